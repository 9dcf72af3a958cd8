// The start: a player's dashboard; everyone else goes to the first screen of their menu.

import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { playerDashboardQuery } from '#web/features/player-dashboard/dashboard-read.ts';
import { PlayerDashboardScreen } from '#web/features/player-dashboard/player-dashboard-screen.tsx';
import { SmashyPopup } from '#web/features/smashy/late-smashy.ts';
import { menus } from '#web/shell/menus/menus.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'Dashboard' },
  beforeLoad: ({ context }) => {
    if (context.user.role === 'player') return;
    const home = menus[context.user.role].find(({ to }) => to !== '/');
    throw home ? redirect({ to: home.to, replace: true }) : notFound();
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(playerDashboardQuery(context.user.id)),
  component: () => <PlayerDashboardScreen popup={<SmashyPopup />} />,
});
