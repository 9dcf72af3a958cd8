// The club's highlight reels.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { HighlightsScreen } from '#web/features/publicity/reels/highlights-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/highlights/')({
  staticData: { title: msg`Highlights`, roles: ['club'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(endpoints.listReels)),
  component: HighlightsScreen,
});
