// All people, pending ones first: /admin/users.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { UserRoundCheck, UserRoundPlus, UserRoundSearch } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PeopleFilters } from './people-filters.tsx';
import type { PeopleSearch } from './people-search.ts';
import { PeopleTable } from './people-table.tsx';
import { useSelection } from './use-selection.ts';

interface PeopleScreenProps {
  search: PeopleSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: PeopleSearch) => void;
}

/** Search and filters, then people with their actions. */
export function PeopleScreen({ search, onSearchChange }: PeopleScreenProps) {
  const people = usePeople(search);
  const selection = useSelection(people.rows);
  return (
    <Page
      title={t`User Management`}
      lead={t`Approve new players, invite people and look after their accounts.`}
      width="wide"
      actions={<InviteLink />}
    >
      <PeopleFilters search={search} onSearchChange={onSearchChange} />
      <PagedList
        list={people}
        counted={(count) => plural(count, { one: '# person', other: '# people' })}
        empty={<NoPeople search={search} onShowAll={() => onSearchChange({})} />}
      >
        {(rows) => (
          <div className="grid gap-3">
            <BulkBar people={rows} selection={selection} />
            <PeopleTable people={rows} selection={selection} />
          </div>
        )}
      </PagedList>
    </Page>
  );
}

function InviteLink() {
  return (
    <Link to="/admin/create-user" className={buttonStyles()}>
      <UserRoundPlus aria-hidden />
      {t`Invite a person`}
    </Link>
  );
}

function NoPeople({ search, onShowAll }: { search: PeopleSearch; onShowAll: () => void }) {
  const showAll = (
    <Button variant="secondary" onClick={onShowAll}>
      {t`Show everyone`}
    </Button>
  );
  const isQueueEmpty = search.state === 'pending' && !search.search && !search.role && !search.clubId;
  return isQueueEmpty ? (
    <EmptyState title={t`No one is waiting`} icon={<UserRoundCheck aria-hidden />} action={showAll}>
      {t`New players appear here once they confirm their email address.`}
    </EmptyState>
  ) : (
    <EmptyState title={t`No matches`} icon={<UserRoundSearch aria-hidden />} action={showAll}>
      {t`Try another name or fewer filters.`}
    </EmptyState>
  );
}

/**
 * Matching people, newest first. Without a state filter, pending ones come
 * first.
 */
function usePeople(filter: PeopleSearch) {
  const { state, ...others } = filter;
  const isMixed = state === undefined;
  const matching = usePages(endpoints.listPeople, { query: filter });
  const waiting = usePages(endpoints.listPeople, { query: { ...others, state: 'pending' } }, { isEnabled: isMixed });
  const first = isMixed ? waiting.rows : [];
  const firstIds = new Set(first?.map(({ id }) => id));
  return {
    ...matching,
    rows: first && matching.rows && [...first, ...matching.rows.filter(({ id }) => !firstIds.has(id))],
    error: matching.error ?? (isMixed ? waiting.error : null),
    retry: () => {
      matching.retry();
      if (isMixed) waiting.retry();
    },
  };
}
