// The coach's review of one video.

import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { parseAnalysisSearch } from '#web/features/reviews/published/analysis-search.ts';
import { ReviewScreen } from '#web/features/reviews/workspace/screen/review-screen.tsx';
import { ReviewSkeleton } from '#web/features/reviews/workspace/screen/review-skeleton.tsx';
import { startReview } from '#web/features/reviews/workspace/state/open-review.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const VideoAnalysis = lateComponent(
  () => import('#web/features/reviews/published/video-analysis-screen.tsx').then((part) => part.VideoAnalysisScreen),
  <ReviewSkeleton />,
);

export const Route = createFileRoute('/_app/coach/video-analysis/$videoId')({
  staticData: { roles: coachRoles },
  validateSearch: parseAnalysisSearch,
  loader: startReview,
  component: Review,
});

function Review() {
  const { videoId } = Route.useParams();
  const { t: startAt } = Route.useSearch();
  return (
    <ReviewScreen
      key={videoId}
      videoId={videoId}
      startAt={startAt}
      published={<VideoAnalysis videoId={videoId} startAt={startAt} />}
      queue={{ to: '/coach/videos', label: t`Videos to Review` }}
    />
  );
}
