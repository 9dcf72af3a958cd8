// The club's highlight reels.

import { createFileRoute } from '@tanstack/react-router';
import { HighlightsScreen } from '#web/features/club-content/reels/highlights-screen.tsx';

export const Route = createFileRoute('/_app/club/highlights/')({
  staticData: { title: 'Highlights', roles: ['club'] },
  component: HighlightsScreen,
});
