// A member's video and its published review, as the player reads it.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { parseAnalysisSearch } from '#web/features/reviews/published/analysis-search.ts';
import { VideoAnalysisScreen } from '#web/features/reviews/published/video-analysis-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/video-analysis/$videoId')({
  staticData: { roles: ['club'] },
  validateSearch: parseAnalysisSearch,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getVideo, { params })),
  component: Analysis,
});

function Analysis() {
  const { videoId } = Route.useParams();
  const { t } = Route.useSearch();
  return <VideoAnalysisScreen key={videoId} videoId={videoId} startAt={t} />;
}
