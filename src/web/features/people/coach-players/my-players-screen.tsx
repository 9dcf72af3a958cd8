// My Players of a coach: /coach/players.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { UserRoundPlus, Users } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { NoMatchingPlayers } from '../shared/no-matching-players.tsx';
import { PlayerFilters } from './player-filters.tsx';
import type { PlayersSearch } from './players-search.ts';
import { PlayersTable } from './players-table.tsx';
import { RequestsAbove } from './requests.tsx';

interface MyPlayersScreenProps {
  search: PlayersSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: PlayersSearch) => void;
}

/** Requests, then the list of players. */
export function MyPlayersScreen({ search, onSearchChange }: MyPlayersScreenProps) {
  const players = usePages(endpoints.listCoachedPlayers, { query: search });
  return (
    <Page
      title={t`My Players`}
      lead={t`Your players, and requests waiting for you.`}
      width="wide"
      actions={
        <Link to="/coach/add-player" className={buttonStyles()}>
          <UserRoundPlus aria-hidden />
          {t`Add Player`}
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RequestsAbove>
          <PlayerFilters search={search} onSearchChange={onSearchChange} />
          <PagedList
            list={players}
            counted={(count) => plural(count, { one: '# player', other: '# players' })}
            errorTitle={t`Your players could not be loaded`}
            empty={<NoPlayers search={search} onShowAll={() => onSearchChange({})} />}
          >
            {(rows) => <PlayersTable players={rows} />}
          </PagedList>
        </RequestsAbove>
      </div>
    </Page>
  );
}

function NoPlayers({ search, onShowAll }: { search: PlayersSearch; onShowAll: () => void }) {
  if (!search.search && !search.show) {
    return (
      <EmptyState title={t`No players yet`} icon={<Users aria-hidden />}>
        {t`Add a player by email, or complete your coach profile under My Profile › Coaching so players can find you.`}
      </EmptyState>
    );
  }
  return <NoMatchingPlayers onShowAll={onShowAll} />;
}
