// Marking movement, for administrators and the coaches who review.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { MovementScreen } from '#web/features/reviews/movement/movement-screen.tsx';
import { parseMovementSearch } from '#web/features/reviews/movement/movement-search.ts';

export const Route = createFileRoute('/_app/admin/movement-analysis')({
  staticData: { title: msg`Movement Analysis`, roles: coachesAndAdministrators },
  validateSearch: parseMovementSearch,
  component: Movement,
});

function Movement() {
  const navigate = Route.useNavigate();
  return (
    <MovementScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
