// The coach's review of one video.

import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { startReview } from '#web/features/review/workspace/open-review.ts';
import { ReviewScreen } from '#web/features/review/workspace/review-screen.tsx';
import { ReviewSkeleton } from '#web/features/review/workspace/review-skeleton.tsx';
import { parseAnalysisSearch } from '#web/features/video-analysis/analysis-search.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const VideoAnalysis = lateComponent(
  () => import('#web/features/video-analysis/video-analysis-screen.tsx').then((part) => part.VideoAnalysisScreen),
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
  const { t } = Route.useSearch();
  return (
    <ReviewScreen
      key={videoId}
      videoId={videoId}
      startAt={t}
      published={<VideoAnalysis videoId={videoId} startAt={t} />}
      queue={{ to: '/coach/videos', label: 'Videos to Review' }}
    />
  );
}
