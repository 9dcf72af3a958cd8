// The club's cards about its players.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { SpotlightsScreen } from '#web/features/publicity/spotlights/spotlights-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/spotlights')({
  staticData: { title: msg`Spotlights`, roles: ['club'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(endpoints.listSpotlights)),
  component: SpotlightsScreen,
});
