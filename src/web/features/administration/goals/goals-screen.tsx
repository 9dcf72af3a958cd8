// All goals, or one player's: /admin/goals.

import { plural, t } from '@lingui/core/macro';
import { Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ChosenGoals, type GoalsPlayer } from './chosen-goals.tsx';
import { GoalsFilters } from './goals-filters.tsx';
import { type GoalsSearch, goalsFilter } from './goals-search.ts';
import { GoalsTable } from './goals-table.tsx';

interface GoalsScreenProps {
  search: GoalsSearch;
  onSearchChange: (search: GoalsSearch) => void;
  /** The goals editor of another feature, passed in by the route. */
  editor: (player: GoalsPlayer) => ReactNode;
}

/** The list, or the goals of a chosen player. */
export function GoalsScreen({ search, onSearchChange, editor }: GoalsScreenProps) {
  const { player } = search;
  return (
    <Page title={t`Goals`} lead={t`Club members’ goals. Your changes are recorded in the audit log.`} width="wide">
      {player === undefined ? (
        <AllGoals search={search} onSearchChange={onSearchChange} />
      ) : (
        <ChosenGoals
          key={player}
          playerId={player}
          editor={editor}
          onClose={() => onSearchChange({ ...search, player: undefined })}
        />
      )}
    </Page>
  );
}

function AllGoals({ search, onSearchChange }: Omit<GoalsScreenProps, 'editor'>) {
  return (
    <>
      <GoalsFilters search={search} onSearchChange={onSearchChange} />
      <PagedList
        list={usePages(endpoints.listAllGoals, goalsFilter(search))}
        counted={(count) => plural(count, { one: '# player', other: '# players' })}
        empty={
          <EmptyState title={t`No matching goals`} icon={<Target aria-hidden />}>
            {t`Try fewer filters, or choose a player above to set goals.`}
          </EmptyState>
        }
      >
        {(rows) => <GoalsTable rows={rows} onOpen={(playerId) => onSearchChange({ ...search, player: playerId })} />}
      </PagedList>
    </>
  );
}
