// The administrator's review of one video: the same workspace.

import { createFileRoute } from '@tanstack/react-router';
import { startReview } from '#web/features/review/workspace/open-review.ts';
import { ReviewScreen } from '#web/features/review/workspace/review-screen.tsx';

export const Route = createFileRoute('/_app/admin/video-review/$videoId')({
  staticData: { roles: ['admin'] },
  loader: startReview,
  component: Review,
});

function Review() {
  const { videoId } = Route.useParams();
  return <ReviewScreen key={videoId} videoId={videoId} queue={{ to: '/admin/videos', label: 'Videos' }} />;
}
