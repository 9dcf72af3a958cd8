// The members who match a filter: choosing them, what can be done with them, and the table.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { MemberOrder } from '#domain/clubs/club-lists.ts';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { BulkBar } from './bulk-bar.tsx';
import { countedMembers } from './bulk-words.ts';
import type { ClubPlayersSearch } from './club-search.ts';
import { MemberActions } from './member-actions.tsx';
import { MembersTable } from './members-table.tsx';
import { memberFilterOf, useChosen } from './use-chosen.ts';

interface MembersListProps {
  search: ClubPlayersSearch;
  onOrderChange: (order: MemberOrder) => void;
  /** Instead of a list without rows. */
  empty: ReactNode;
  /** The group made by hand whose page this is. */
  group?: { id: string; name: string } | undefined;
}

/** Numbers of members, matches and invitations: the same call for the tabs and the list. */
export function useCounts(search: ClubPlayersSearch) {
  return useQuery(query(endpoints.countClubPeople, { query: memberFilterOf(search) })).data;
}

/** The list, paged; everyone who matches can be chosen, also those who are not loaded. */
export function MembersList({ search, onOrderChange, empty, group }: MembersListProps) {
  const { skill, order = 'name' } = search;
  const filter = memberFilterOf(search);
  const list = usePages(endpoints.listClubPlayers, { query: { ...filter, ...(search.order && { order }) } });
  const total = useCounts(search)?.matching;
  const { chosen, selection } = useChosen(filter, total);
  const loaded = list.rows?.map(({ id }) => id) ?? [];
  return (
    <PagedList
      list={list}
      counted={countedMembers}
      total={total}
      errorTitle={t`Could not load your members`}
      empty={empty}
    >
      {(rows) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <BulkBar chosen={chosen} loaded={loaded} total={total}>
            <MemberActions selection={selection} chosen={chosen} group={group} />
          </BulkBar>
          <MembersTable players={rows} chosen={chosen} skill={skill} order={order} onOrderChange={onOrderChange} />
        </div>
      )}
    </PagedList>
  );
}
