// A ranking evening.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { EveningScreen } from '#web/features/levels/evenings/evening-screen.tsx';

export const Route = createFileRoute('/_app/club/ranking-evenings/$eveningId')({
  staticData: { title: msg`Ranking evening`, roles: ['club'] },
  component: Evening,
});

function Evening() {
  const navigate = Route.useNavigate();
  const { eveningId } = Route.useParams();
  return (
    <EveningScreen
      key={eveningId}
      eveningId={eveningId}
      onDeleted={() => void navigate({ to: '/club/ranking-evenings' })}
    />
  );
}
