// The coach's review of one video.

import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { startReview } from '#web/features/review/workspace/open-review.ts';
import { ReviewScreen } from '#web/features/review/workspace/review-screen.tsx';

export const Route = createFileRoute('/_app/coach/video-analysis/$videoId')({
  staticData: { roles: coachRoles },
  loader: startReview,
  component: Review,
});

function Review() {
  const { videoId } = Route.useParams();
  return <ReviewScreen key={videoId} videoId={videoId} queue={{ to: '/coach/videos', label: 'Videos to Review' }} />;
}
