// My Profile, for everyone except players, who have theirs below /player.

import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isCoach } from '#domain/people/roles.ts';
import { WithClubRequests } from '#web/features/clubs/requests/club-requests.tsx';
import { CoachProfilePanel } from '#web/features/people/coach-profile/coach-profile-panel.tsx';
import { ProfileScreen } from '#web/features/people/profile/profile-screen.tsx';
import { parseProfileSearch } from '#web/features/people/profile/profile-search.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: msg`My Profile` },
  validateSearch: parseProfileSearch,
  beforeLoad: ({ context, search }) => {
    if (context.user.role === 'player') throw redirect({ to: '/player/profile', search, replace: true });
  },
  component: Profile,
});

function Profile() {
  const navigate = Route.useNavigate();
  const { role } = useCurrentUser();
  return (
    <ProfileScreen
      search={Route.useSearch()}
      onSearchChange={(search, options) => void navigate({ search, resetScroll: false, ...options })}
      {...(isCoach(role) && {
        coaching: <CoachProfilePanel />,
        withClubRequests: (overview) => <WithClubRequests>{overview}</WithClubRequests>,
      })}
    />
  );
}
