// Adding a player: /coach/add-player.

import { BackLink } from '#web/lib/links/back-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AddPlayerForm } from './add-player-form.tsx';

export function AddPlayerScreen() {
  return (
    <Page
      title="Add a player"
      lead="We send the player your request, or an invitation if they have no account yet."
      width="narrow"
      back={<BackLink to="/coach/players">My Players</BackLink>}
    >
      <Card>
        <AddPlayerForm />
      </Card>
    </Page>
  );
}
