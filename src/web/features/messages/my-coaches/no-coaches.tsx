// Shown to players without a coach.

import { Link } from '@tanstack/react-router';
import { Handshake } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Says what happens until then, and leads to finding one. */
export function NoCoaches() {
  return (
    <EmptyState
      title="No coaches assigned yet"
      icon={<Handshake aria-hidden />}
      action={
        <>
          <Link to="/dashboard" className={buttonStyles({ variant: 'secondary' })}>
            Back to Dashboard
          </Link>
          <Link to="/my-coaches/find" className={buttonStyles()}>
            Find a coach
          </Link>
        </>
      }
    >
      Send a request, or accept one from a coach. Until then we assign the next available coach.
    </EmptyState>
  );
}
