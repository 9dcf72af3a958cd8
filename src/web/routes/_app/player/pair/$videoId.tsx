// A match shared by two players.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { parseAnalysisSearch } from '#web/features/reviews/published/analysis-search.ts';
import { PairScreen } from '#web/features/reviews/published/pair/pair-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/pair/$videoId')({
  staticData: { roles: ['player'] },
  validateSearch: parseAnalysisSearch,
  loader: ({ context, params }) => {
    if (context.user.viewedBy === null)
      void context.queryClient.prefetchQuery(query(endpoints.getPairPage, { params }));
  },
  component: Pair,
});

function Pair() {
  const { videoId } = Route.useParams();
  const { t } = Route.useSearch();
  return <PairScreen key={videoId} videoId={videoId} startAt={t} />;
}
