// The review of one video.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { parseAnalysisSearch } from '#web/features/reviews/published/analysis-search.ts';
import { VideoAnalysisScreen } from '#web/features/reviews/published/video-analysis-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/video-analysis/$videoId')({
  staticData: { roles: ['player', 'admin'] },
  validateSearch: parseAnalysisSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getVideo, { params })),
  component: Analysis,
});

function Analysis() {
  const { videoId } = Route.useParams();
  const { t, partner } = Route.useSearch();
  return <VideoAnalysisScreen key={videoId} videoId={videoId} startAt={t} isInviting={partner} />;
}
