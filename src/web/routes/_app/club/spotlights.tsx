// The club's cards about its players.

import { createFileRoute } from '@tanstack/react-router';
import { SpotlightsScreen } from '#web/features/club-content/spotlights/spotlights-screen.tsx';

export const Route = createFileRoute('/_app/club/spotlights')({
  staticData: { title: 'Spotlights', roles: ['club'] },
  component: SpotlightsScreen,
});
