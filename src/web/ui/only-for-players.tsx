// Shown to other roles on screens that are for players only.

import { t } from '@lingui/core/macro';
import { Ticket } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** Says that credits and subscriptions are for players. */
export function OnlyForPlayers({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        icon={<Ticket aria-hidden />}
        title={t`This is for players`}
        action={
          <a href="/" className={buttonStyles({ variant: 'secondary' })}>
            {t`Back to Home`}
          </a>
        }
      >
        {t`Players subscribe and buy credits here. Your account doesn’t need to.`}
      </EmptyState>
    </Page>
  );
}
