// The coach's queue.

import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { parseQueueSearch } from '#web/features/review-queue/queue-search.ts';
import { ReviewQueueScreen } from '#web/features/review-queue/review-queue-screen.tsx';

export const Route = createFileRoute('/_app/coach/videos')({
  staticData: { title: 'Videos to Review', roles: coachRoles },
  validateSearch: parseQueueSearch,
  component: Videos,
});

function Videos() {
  const navigate = Route.useNavigate();
  return (
    <ReviewQueueScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
