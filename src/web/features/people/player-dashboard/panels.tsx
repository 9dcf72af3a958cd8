// Below the reviews: what is under way, the insights for the player's level, the ways on and the figures.

import { ActionCards } from './action-cards.tsx';
import { ComingUp } from './coming-up.tsx';
import type { DashboardPlayer, PlayerDashboard } from './dashboard-read.ts';
import { PerformanceInsights } from './performance-insights.tsx';
import { PlayerFigures } from './player-figures.tsx';

export interface PanelsProps {
  user: DashboardPlayer;
  dashboard: PlayerDashboard;
  /** False when viewing someone else's. */
  isOwn?: boolean;
}

/** The insights have the whole width where nothing is under way. */
export function Panels({ user, dashboard, isOwn = true }: PanelsProps) {
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:has-[>:empty]:grid-cols-1">
        <ComingUp {...{ user, dashboard, isOwn }} />
        <PerformanceInsights user={user} workOn={dashboard.workOn} />
      </div>
      {isOwn && <ActionCards />}
      <PlayerFigures user={user} counts={dashboard.counts} />
    </div>
  );
}
