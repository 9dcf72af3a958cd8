// The coach's queue.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { parseQueueSearch, queueFilter } from '#web/features/reviews/queue/queue-search.ts';
import { ReviewQueueScreen } from '#web/features/reviews/queue/review-queue-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/coach/videos')({
  staticData: { title: msg`Videos to Review`, roles: coachRoles },
  validateSearch: parseQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listReviewQueue, queueFilter(deps)),
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
