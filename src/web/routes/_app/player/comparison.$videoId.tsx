// Two reviews of one match beside each other.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ComparisonScreen } from '#web/features/reviews/published/second/comparison-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/comparison/$videoId')({
  staticData: { roles: ['player', 'admin'] },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(endpoints.getReviewComparison, { params })),
  component: Comparison,
});

function Comparison() {
  const { videoId } = Route.useParams();
  return <ComparisonScreen key={videoId} videoId={videoId} />;
}
