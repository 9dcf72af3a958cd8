// My Profile of players.

import { createFileRoute, redirect } from '@tanstack/react-router';
import { AchievementsPanel } from '#web/features/achievements/achievements-panel.tsx';
import { ClubRequestsAbove } from '#web/features/club-requests/club-requests.tsx';
import { GoalsPart } from '#web/features/goals/goals-part.tsx';
import { ProfileScreen } from '#web/features/profile/profile-screen.tsx';
import { parseProfileSearch } from '#web/features/profile/profile-search.ts';
import { EmbeddedTraining } from '#web/features/training/training-part.tsx';

export const Route = createFileRoute('/_app/player/profile')({
  staticData: { title: 'My Profile' },
  validateSearch: parseProfileSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user.role !== 'player') throw redirect({ to: '/profile', search, replace: true });
  },
  component: Profile,
});

function Profile() {
  const navigate = Route.useNavigate();
  return (
    <ProfileScreen
      search={Route.useSearch()}
      onSearchChange={(search, options) => void navigate({ search, resetScroll: false, ...options })}
      withClubRequests={(overview) => <ClubRequestsAbove>{overview}</ClubRequestsAbove>}
      player={{ achievements: <AchievementsPanel />, goals: <GoalsPart />, training: <EmbeddedTraining /> }}
    />
  );
}
