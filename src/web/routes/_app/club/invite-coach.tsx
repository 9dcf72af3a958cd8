// The club's coaches, with the invitation form open.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CoachesScreen } from '#web/features/clubs/people/coaches-screen.tsx';

export const Route = createFileRoute('/_app/club/invite-coach')({
  staticData: { title: msg`Invite a coach`, roles: ['club'] },
  component: InviteCoach,
});

function InviteCoach() {
  const navigate = Route.useNavigate();
  return <CoachesScreen isInviting onInvitingEnd={() => void navigate({ to: '/club/coaches' })} />;
}
