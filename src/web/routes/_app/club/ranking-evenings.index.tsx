// Ranking evenings.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { EveningsScreen } from '#web/features/levels/evenings/evenings-screen.tsx';

export const Route = createFileRoute('/_app/club/ranking-evenings/')({
  staticData: { title: msg`Ranking Evenings`, roles: ['club'] },
  component: Evenings,
});

function Evenings() {
  const navigate = Route.useNavigate();
  return (
    <EveningsScreen
      onMade={(eveningId) => void navigate({ to: '/club/ranking-evenings/$eveningId', params: { eveningId } })}
    />
  );
}
