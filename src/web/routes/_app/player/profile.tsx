// My Profile, for players.

import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { WithClubRequests } from '#web/features/clubs/requests/club-requests.tsx';
import { ProfileScreen } from '#web/features/people/profile/profile-screen.tsx';
import { parseProfileSearch } from '#web/features/people/profile/profile-search.ts';
import { GoalsPart } from '#web/features/progress/goals/goals-part.tsx';
import { EmbeddedTraining } from '#web/features/training/training-part.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

const AchievementsPanel = lateComponent<object>(
  () => import('#web/features/progress/achievements/achievements-panel.tsx').then((part) => part.AchievementsPanel),
  <Skeleton className="h-110 w-full" />,
);

export const Route = createFileRoute('/_app/player/profile')({
  staticData: { title: msg`My Profile` },
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
      withClubRequests={(overview) => <WithClubRequests>{overview}</WithClubRequests>}
      player={{ achievements: <AchievementsPanel />, goals: <GoalsPart />, training: <EmbeddedTraining /> }}
    />
  );
}
