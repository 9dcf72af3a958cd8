// Finding a coach: /my-coaches/find.

import { plural, t } from '@lingui/core/macro';
import { UserRoundSearch } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { countryName } from '#domain/people/countries.ts';
import { languageName } from '#domain/people/languages.ts';
import { compareNames } from '#domain/search-text.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { FindSearch } from './find-search.ts';
import { ListedCoachCard } from './listed-coach-card.tsx';

interface FindCoachScreenProps {
  search: FindSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: FindSearch) => void;
}

/** Search and filters, then the coaches, each of whom can get a request. */
export function FindCoachScreen({ search, onSearchChange }: FindCoachScreenProps) {
  const coaches = usePages(endpoints.findCoaches, { query: search });
  const offered = coaches.first?.offered ?? { countries: [], languages: [] };
  const isNarrowed = Object.values(search).some(Boolean);
  return (
    <Page
      title={t`Find a coach`}
      lead={t`Certified coaches who are taking players. They can’t see anything of yours until they accept your request.`}
      back={<BackLink to="/my-coaches">{t`My Coaches`}</BackLink>}
    >
      <search className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          label={t`Search by name`}
          value={search.search ?? ''}
          onValueChange={(text) => onSearchChange({ ...search, search: text || undefined })}
        />
        <CodeFilter
          label={t`Country`}
          value={search.country}
          codes={offered.countries}
          nameOf={countryName}
          onChange={(country) => onSearchChange({ ...search, country })}
        />
        <CodeFilter
          label={t`Language`}
          value={search.language}
          codes={offered.languages}
          nameOf={languageName}
          onChange={(language) => onSearchChange({ ...search, language })}
        />
      </search>
      <PagedList
        list={coaches}
        counted={(count) => plural(count, { one: '# coach', other: '# coaches' })}
        errorMessage={t`Error loading coaches. Please try again later.`}
        empty={
          <EmptyState
            title={isNarrowed ? t`No coaches match` : t`No coaches yet`}
            icon={<UserRoundSearch aria-hidden />}
            action={
              isNarrowed && (
                <Button variant="secondary" onClick={() => onSearchChange({})}>
                  {t`Show all coaches`}
                </Button>
              )
            }
          >
            {isNarrowed
              ? t`Try another name, country or language.`
              : t`Coaches appear here once they have filled in their profile.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <h2 className="sr-only">{t`Coaches`}</h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {rows.map((coach) => (
                <ListedCoachCard key={coach.id} coach={coach} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Page>
  );
}

interface CodeFilterProps {
  label: string;
  value: string | undefined;
  codes: readonly string[];
  nameOf: (code: string) => string;
  onChange: (code: string | undefined) => void;
}

/** A filter over the available codes, by name; a chosen code stays listed even when nobody has it. */
function CodeFilter({ label, value, codes, nameOf, onChange }: CodeFilterProps) {
  const known = [...new Set([...codes, ...(value ? [value] : [])])];
  const options = known
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: t`Any` }, ...options]}
      onValueChange={(code) => onChange(code || undefined)}
      // Keeps its width before the options are known.
      className="w-46 max-sm:min-w-0 max-sm:flex-[1_1_40%]"
    />
  );
}
