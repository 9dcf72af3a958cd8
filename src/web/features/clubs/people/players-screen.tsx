// The club's members: /club/players.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Baby, FileUp, UserRoundPlus, Users, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { skillLabel } from '#domain/skills/skills.ts';
import { NoMatchingPlayers } from '#web/features/people/shared/no-matching-players.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import type { ClubPlayersSearch } from './club-search.ts';
import { InvitedList } from './invited-list.tsx';
import { MembersList, useCounts } from './members-list.tsx';
import { PlayersFilters } from './players-filters.tsx';
import { memberFilterOf } from './use-chosen.ts';

interface ClubPlayersScreenProps {
  search: ClubPlayersSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: ClubPlayersSearch) => void;
  /** Puts applicants above the members; from another part, passed in by the route. */
  withApplicants: (members: ReactNode) => ReactNode;
}

/** Applicants, then members, open and expired invitations in tabs. */
export function ClubPlayersScreen({ search, onSearchChange, withApplicants }: ClubPlayersScreenProps) {
  const { tab = 'members', search: text } = search;
  const counts = useCounts(search);
  const searchBox = (
    <SearchBox
      label={t`Search by name or email`}
      value={text ?? ''}
      onValueChange={(typed) => onSearchChange({ ...search, search: typed || undefined })}
    />
  );
  return (
    <Page
      title={t`Players`}
      lead={
        search.skill
          ? t`Your members by their latest rating in ${{ skill: skillLabel(search.skill).toLowerCase() }}, weakest first.`
          : t`Your members, their levels, coaches and groups.`
      }
      width="wide"
      actions={
        <>
          {/* A phone has it in the menu. */}
          <Link to="/club/groups" className={cn(buttonStyles({ variant: 'secondary' }), 'max-sm:hidden')}>
            <UsersRound aria-hidden />
            {t`Groups`}
          </Link>
          <Link to="/club/juniors" className={cn(buttonStyles({ variant: 'secondary' }), 'max-sm:hidden')}>
            <Baby aria-hidden />
            {t`Juniors`}
          </Link>
          <Link to="/club/import" className={buttonStyles({ variant: 'secondary' })}>
            <FileUp aria-hidden />
            {t`Import`}
          </Link>
          <Link to="/club/create-user" className={buttonStyles()}>
            <UserRoundPlus aria-hidden />
            {t`Add Players`}
          </Link>
        </>
      }
    >
      <div className="grid gap-4">
        {withApplicants(
          <Tabs
            label={t`Players`}
            value={tab}
            onValueChange={(chosen) => onSearchChange({ tab: chosen === 'members' ? undefined : chosen })}
            tabs={[
              { value: 'members', label: t`Members`, count: counts?.members ?? null },
              { value: 'invited', label: t`Invited`, count: counts?.invited ?? null },
              { value: 'expired', label: t`Expired`, count: counts?.expired ?? null },
            ]}
          >
            <TabPanel value="members" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <PlayersFilters search={search} onSearchChange={onSearchChange} searchBox={searchBox} />
              <MembersList
                search={search}
                onOrderChange={(order) => onSearchChange({ ...search, order: order === 'name' ? undefined : order })}
                empty={<NoPlayers search={search} onShowAll={() => onSearchChange({})} />}
              />
            </TabPanel>
            <TabPanel value="invited" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <search className="flex flex-wrap gap-2">{searchBox}</search>
              <InvitedList state="open" search={text} total={counts?.invited} />
            </TabPanel>
            <TabPanel value="expired" className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <search className="flex flex-wrap gap-2">{searchBox}</search>
              <InvitedList state="expired" search={text} total={counts?.expired} />
            </TabPanel>
          </Tabs>,
        )}
      </div>
    </Page>
  );
}

function NoPlayers({ search, onShowAll }: { search: ClubPlayersSearch; onShowAll: () => void }) {
  if (Object.values(memberFilterOf(search)).every((value) => value === undefined)) {
    return (
      <EmptyState title={t`No members yet`} icon={<Users aria-hidden />}>
        {t`Share your invitation link, add players by email, or import a list.`}
      </EmptyState>
    );
  }
  return <NoMatchingPlayers onShowAll={onShowAll} />;
}
