// The club's members: /club/players.

import { Link } from '@tanstack/react-router';
import { FileUp, UserRoundPlus, UserRoundSearch, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { ClubPlayersSearch } from './club-search.ts';
import { Invitations } from './invitations.tsx';
import { PlayersFilters } from './players-filters.tsx';
import { PlayersTable } from './players-table.tsx';

interface ClubPlayersScreenProps {
  search: ClubPlayersSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: ClubPlayersSearch) => void;
  /** Puts applicants above the members; from another part, passed in by the route. */
  withApplicants: (members: ReactNode) => ReactNode;
}

/** Applicants, members, open invitations. */
export function ClubPlayersScreen({ search, onSearchChange, withApplicants }: ClubPlayersScreenProps) {
  const players = usePages(endpoints.listClubPlayers, { query: search });
  return (
    <Page
      title="Players"
      lead={
        search.skill
          ? `Your members by their latest rating in ${skillLabel(search.skill).toLowerCase()}, weakest first.`
          : 'Your members, their levels, coaches and recent activity.'
      }
      width="wide"
      actions={
        <>
          <Link to="/club/import" className={buttonStyles({ variant: 'secondary' })}>
            <FileUp aria-hidden />
            Import
          </Link>
          <Link to="/club/create-user" className={buttonStyles()}>
            <UserRoundPlus aria-hidden />
            Add Players
          </Link>
        </>
      }
    >
      <div className="grid gap-4">
        {withApplicants(
          <>
            <PlayersFilters search={search} onSearchChange={onSearchChange} />
            <PagedList
              list={players}
              noun={['player', 'players']}
              errorTitle="Could not load your players"
              empty={<NoPlayers search={search} onShowAll={() => onSearchChange({})} />}
            >
              {(rows) => <PlayersTable players={rows} skill={search.skill} />}
            </PagedList>
            <Invitations of="player" isListPending={players.isPending} />
          </>,
        )}
      </div>
    </Page>
  );
}

function NoPlayers({ search, onShowAll }: { search: ClubPlayersSearch; onShowAll: () => void }) {
  if (Object.values(search).every((value) => value === undefined)) {
    return (
      <EmptyState title="No members yet" icon={<Users aria-hidden />}>
        Share your invitation link, add players by email, or import a list.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matches"
      icon={<UserRoundSearch aria-hidden />}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all players
        </Button>
      }
    >
      Try another name or filter.
    </EmptyState>
  );
}
