// A coach asks somebody to be their player: /coach/add-player.

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AddPlayerForm } from './add-player-form.tsx';

/** The form, and what happens with it. */
export function AddPlayerScreen() {
  return (
    <Page
      title="Add a player"
      lead="Players get your request and decide themselves. Whoever has no account yet gets an invitation."
      width="narrow"
      back={
        <Link to="/coach/players" className="inline-flex min-h-8 items-center gap-1.5 text-ink-muted hover:text-ink">
          <ArrowLeft aria-hidden className="size-4" />
          My Players
        </Link>
      }
    >
      <Card>
        <AddPlayerForm />
      </Card>
    </Page>
  );
}
