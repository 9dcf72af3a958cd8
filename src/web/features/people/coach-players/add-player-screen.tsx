// Adding a player: /coach/add-player.

import { t } from '@lingui/core/macro';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AddPlayerForm } from './add-player-form.tsx';

export function AddPlayerScreen() {
  return (
    <Page
      title={t`Add a player`}
      lead={t`We send the player your request, or an invitation if they have no account yet.`}
      width="narrow"
      back={<BackLink to="/coach/players">{t`My Players`}</BackLink>}
    >
      <Card>
        <AddPlayerForm />
      </Card>
    </Page>
  );
}
