// Shown to administrators at the address of the player's dashboard.

import { Link } from '@tanstack/react-router';
import { Gauge } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** Explains how to see a player's dashboard. */
export function PlayersOnly() {
  return (
    <Page title="Player dashboard">
      <EmptyState
        icon={<Gauge aria-hidden />}
        title="This dashboard belongs to players"
        action={
          <>
            <Link to="/role-switcher" className={buttonStyles()}>
              Switch Role
            </Link>
            <Link to="/admin/player-dashboard" className={buttonStyles({ variant: 'secondary' })}>
              Choose a player{' '}
            </Link>
          </>
        }
      >
        It shows a player’s own level, videos and feedback. Choose a player to see theirs, or switch role to see it as
        they do.
      </EmptyState>
    </Page>
  );
}
