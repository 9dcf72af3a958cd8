// The player's dashboard.

import { createFileRoute } from '@tanstack/react-router';
import { PlayerDashboardScreen } from '#web/features/player-dashboard/player-dashboard-screen.tsx';
import { SmashyPopup } from '#web/features/smashy/smashy-popup.tsx';

export const Route = createFileRoute('/_app/player/')({
  staticData: { title: 'Dashboard', roles: ['player', 'admin'] },
  component: () => <PlayerDashboardScreen popup={<SmashyPopup />} />,
});
