// The player's dashboard.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SmashyPopup } from '#web/features/assistant/late-smashy.ts';
import { playerDashboardQuery } from '#web/features/people/player-dashboard/dashboard-read.ts';
import { PlayerDashboardScreen } from '#web/features/people/player-dashboard/player-dashboard-screen.tsx';

export const Route = createFileRoute('/_app/player/')({
  staticData: { title: msg`Dashboard`, roles: ['player', 'admin'] },
  loader: ({ context }) => {
    const { id, role } = context.user;
    if (role === 'player') void context.queryClient.prefetchQuery(playerDashboardQuery(id));
  },
  component: () => <PlayerDashboardScreen popup={<SmashyPopup />} />,
});
