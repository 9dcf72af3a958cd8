// The review of one video.

import { createFileRoute } from '@tanstack/react-router';
import { parseAnalysisSearch } from '#web/features/video-analysis/analysis-search.ts';
import { VideoAnalysisScreen } from '#web/features/video-analysis/video-analysis-screen.tsx';

export const Route = createFileRoute('/_app/player/video-analysis/$videoId')({
  staticData: { roles: ['player', 'admin'] },
  validateSearch: parseAnalysisSearch,
  component: Analysis,
});

function Analysis() {
  const { videoId } = Route.useParams();
  const { t } = Route.useSearch();
  return <VideoAnalysisScreen key={videoId} videoId={videoId} startAt={t} />;
}
