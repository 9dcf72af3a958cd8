// Pair Matches.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { PairMatchesScreen } from '#web/features/videos/pairs/pair-matches-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/pair/')({
  staticData: { title: msg`Pair Matches`, roles: ['player'] },
  loader: ({ context }) => {
    if (context.user.viewedBy === null) void context.queryClient.prefetchQuery(query(endpoints.listPairMatches));
  },
  component: PairMatchesScreen,
});
