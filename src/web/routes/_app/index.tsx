// The start: a player's dashboard; everyone else goes to the first screen of their menu.

import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { SmashyPopup } from '#web/features/assistant/late-smashy.ts';
import { playerDashboardQuery } from '#web/features/people/player-dashboard/dashboard-read.ts';
import { PlayerDashboardScreen } from '#web/features/people/player-dashboard/player-dashboard-screen.tsx';
import { homes } from '#web/shell/menus/homes.ts';

export const Route = createFileRoute('/_app/')({
  staticData: { title: msg`Dashboard` },
  beforeLoad: ({ context }) => {
    const home = homes[context.user.role];
    if (home !== '/') throw redirect({ to: home, replace: true });
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(playerDashboardQuery(context.user.id)),
  component: () => <PlayerDashboardScreen popup={<SmashyPopup />} />,
});
