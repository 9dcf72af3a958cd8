// The administrator's review of one video: the same workspace.

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { parseAnalysisSearch } from '#web/features/reviews/published/analysis-search.ts';
import { ReviewScreen } from '#web/features/reviews/workspace/screen/review-screen.tsx';
import { startReview } from '#web/features/reviews/workspace/state/open-review.ts';

export const Route = createFileRoute('/_app/admin/video-review/$videoId')({
  staticData: { roles: ['admin'] },
  validateSearch: parseAnalysisSearch,
  loader: startReview,
  component: Review,
});

function Review() {
  const { videoId } = Route.useParams();
  const { t: startAt } = Route.useSearch();
  return (
    <ReviewScreen key={videoId} videoId={videoId} startAt={startAt} queue={{ to: '/admin/videos', label: t`Videos` }} />
  );
}
