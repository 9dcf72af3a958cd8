// All clubs, or an open one: /admin/clubs.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Building2, Plus } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { clubFilters } from '#domain/clubs/club-filters.ts';
import { say } from '#domain/language/say.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ClubScreen } from './club-screen.tsx';
import { type ClubsSearch, clubsFilter } from './clubs-search.ts';
import { ClubsTable } from './clubs-table.tsx';

interface ClubsScreenProps {
  search: ClubsSearch;
  onSearchChange: (search: ClubsSearch) => void;
}

const showOptions = [
  { value: 'active', label: msg({ message: 'Active', context: 'clubs' }) },
  { value: 'deactivated', label: msg({ message: 'Deactivated', context: 'clubs' }) },
  { value: 'all', label: msg`All` },
] as const satisfies readonly { value: (typeof clubFilters)[number]; label: MessageDescriptor }[];

/** The list, or one club. */
export function ClubsScreen({ search, onSearchChange }: ClubsScreenProps) {
  if (search.club !== undefined) return <ClubScreen key={search.club} clubId={search.club} />;
  return <ClubsList search={search} onSearchChange={onSearchChange} />;
}

function ClubsList({ search, onSearchChange }: ClubsScreenProps) {
  const { show = 'active', search: text } = search;
  const clubs = usePages(endpoints.listAdminClubs, clubsFilter(search));
  return (
    <Page
      title={t`Club Management`}
      lead={t`Clubs, their staff and the codes that members join with.`}
      width="wide"
      actions={
        <Link to="/admin/create-club" className={buttonStyles()}>
          <Plus aria-hidden />
          {t`Create Club`}
        </Link>
      }
    >
      <search className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          label={t`Search by name or code`}
          value={text ?? ''}
          onValueChange={(typed) => onSearchChange({ ...search, search: typed || undefined })}
        />
        <FilterSelect
          label={t`Show`}
          value={show}
          options={showOptions.map((option) => ({ value: option.value, label: say(option.label) }))}
          onValueChange={(value) => onSearchChange({ ...search, show: value === 'active' ? undefined : value })}
        />
      </search>
      <PagedList
        list={clubs}
        counted={(count) => plural(count, { one: '# club', other: '# clubs' })}
        empty={
          <EmptyState title={text ? t`No matching clubs` : t`No clubs here`} icon={<Building2 aria-hidden />}>
            {text ? t`Try another name or code.` : t`Create a club, and its manager can invite members.`}
          </EmptyState>
        }
      >
        {(rows) => <ClubsTable clubs={rows} />}
      </PagedList>
    </Page>
  );
}
