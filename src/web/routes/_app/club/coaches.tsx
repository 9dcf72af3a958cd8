// The club's coaches.

import { createFileRoute } from '@tanstack/react-router';
import { CoachesScreen } from '#web/features/club-people/coaches-screen.tsx';

export const Route = createFileRoute('/_app/club/coaches')({
  staticData: { title: 'Coaches', roles: ['club'] },
  component: Coaches,
});

function Coaches() {
  return <CoachesScreen isInviting={false} onInvitingEnd={() => {}} />;
}
