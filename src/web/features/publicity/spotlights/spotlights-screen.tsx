// The club's cards about its players.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IdCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ContentNav } from '../content-nav.tsx';
import { CardTile } from './card-tile.tsx';
import { NewCardDialog } from './new-card-dialog.tsx';

/** All cards with their state, and New card. */
export function SpotlightsScreen() {
  const [isNew, setIsNew] = useState(false);
  const cards = useQuery(query(endpoints.listSpotlights));
  const begin = (
    <Button icon={<Plus aria-hidden />} onClick={() => setIsNew(true)}>
      {t`New card`}
    </Button>
  );
  return (
    <Page
      title={t`Spotlights`}
      lead={
        <p>
          <span>{t`Cards about your players, to share once they have agreed.`}</span>{' '}
          <Link to="/club/settings" className="text-primary underline">
            {t`Change colour and logo`}
          </Link>
        </p>
      }
      actions={cards.data?.length ? begin : undefined}
    >
      <ContentNav />
      <div className="grid gap-6">
        {cards.isError ? (
          <ErrorState message={errorSentence(cards.error)} onRetry={() => void cards.refetch()} />
        ) : !cards.data ? (
          <Skeleton className="h-72 rounded-xl" />
        ) : cards.data.length === 0 ? (
          <EmptyState title={t`No cards yet`} icon={<IdCard aria-hidden />} action={begin}>
            <p>{t`A card shows a player’s level, stamp and strongest skills, with a quote from their coach.`}</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {cards.data.map((card) => (
              <CardTile key={card.id} card={card} />
            ))}
          </ul>
        )}
      </div>
      <NewCardDialog open={isNew} onOpenChange={setIsNew} />
    </Page>
  );
}
