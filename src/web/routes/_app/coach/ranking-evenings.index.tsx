// Ranking evenings.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { EveningsScreen } from '#web/features/levels/evenings/evenings-screen.tsx';

export const Route = createFileRoute('/_app/coach/ranking-evenings/')({
  staticData: { title: msg`Ranking Evenings`, roles: coachRoles },
  component: Evenings,
});

function Evenings() {
  const navigate = Route.useNavigate();
  return (
    <EveningsScreen
      onMade={(eveningId) => void navigate({ to: '/coach/ranking-evenings/$eveningId', params: { eveningId } })}
    />
  );
}
