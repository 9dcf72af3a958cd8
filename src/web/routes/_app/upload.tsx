// An alias that opens the form, and the share target of phones (docs/product.md#screens).

import { createFileRoute, redirect } from '@tanstack/react-router';
import { shareAsSearch } from '#web/features/videos/video-search.ts';

export const Route = createFileRoute('/_app/upload')({
  staticData: { roles: ['player', 'admin'] },
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/player/videos', search: shareAsSearch(location.search), replace: true });
  },
});
