// Choosing a player, for administrators.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight, UserRoundSearch } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

/** The most players in one response. */
const listed = 100;

interface PlayerChoiceProps {
  /** The search text. */
  search: string;
  onSearchChange: (search: string) => void;
  onChoose: (userId: string) => void;
  /** The label of the choose button. */
  action?: string;
}

/** Active players by name. */
export function PlayerChoice({ search, onSearchChange, onChoose, action = t`Show progress` }: PlayerChoiceProps) {
  const players = useQuery({
    ...query(endpoints.listPlayers, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t`Choose a player`} className="grid gap-3">
      <SearchBox label={t`Search players by name`} value={search} onValueChange={onSearchChange} />
      <p role="status" className="text-sm text-ink-muted">
        {players.data && countSentence(players.data.length)}
      </p>
      {players.data ? (
        players.data.length > 0 ? (
          <Card className="py-1 sm:py-2">
            <ul aria-busy={players.isPlaceholderData} className="divide-y">
              {players.data.map((player) => {
                const name = personName(player);
                return (
                  <li key={player.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                    <PlayerLine player={player} className="grow basis-52" />
                    <Button variant="secondary" size="sm" onClick={() => onChoose(player.id)}>
                      <Trans>
                        {action}
                        <span className="sr-only">
                          {' '}
                          of <span translate="no">{name}</span>
                        </span>
                      </Trans>
                      <ChevronRight aria-hidden />
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Card>
        ) : (
          <EmptyState title={t`No matches`} icon={<UserRoundSearch aria-hidden />}>
            {t`Try another name. Only active players are listed.`}
          </EmptyState>
        )
      ) : players.error ? (
        <ErrorState message={errorSentence(players.error)} onRetry={() => void players.refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-xl" />
      )}
    </section>
  );
}

function countSentence(count: number): string {
  if (count === listed) return t`First ${{ count }} players. Keep typing to narrow the list.`;
  return plural(count, { one: '# player', other: '# players' });
}
