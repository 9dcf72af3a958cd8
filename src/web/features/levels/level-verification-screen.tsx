// Level Verification: the list of players and an open case.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import type { LevelView } from '#domain/levels/level-views.ts';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { backStyles } from '#web/lib/links/back-link.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { EmptyLevels } from './empty-levels.tsx';
import { LevelCaseView } from './level-case-view.tsx';
import { LevelLineLink } from './level-line.tsx';
import { type LevelSearch, levelsFilter } from './level-search.ts';

interface LevelVerificationScreenProps {
  search: LevelSearch;
  onSearchChange: (search: LevelSearch) => void;
}

const labels: readonly { value: LevelView; label: MessageDescriptor }[] = [
  { value: 'awaiting', label: msg({ message: 'Awaiting', context: 'levels' }) },
  { value: 'second-opinion', label: msg`Second opinion` },
  { value: 'recheck', label: msg`Re-check` },
  { value: 'verified', label: msg({ message: 'Verified', context: 'levels' }) },
];

/** The list or, once a player is chosen, the case. */
export function LevelVerificationScreen({ search, onSearchChange }: LevelVerificationScreenProps) {
  const show = search.show ?? 'awaiting';
  const counts = useLevelCounts();
  const { player } = search;
  return (
    <Page
      title={t`Level Verification`}
      lead={t`A verified level is based on published reviews and your judgement.`}
      width="wide"
      back={player && <BackToList search={search} />}
    >
      {player ? (
        <LevelCaseView key={player} playerId={player} />
      ) : (
        <Tabs
          label={t`Level views`}
          value={show}
          onValueChange={(next: LevelView) =>
            onSearchChange({ ...search, show: next === 'awaiting' ? undefined : next })
          }
          tabs={labels.map(({ value, label }) => ({ value, label: say(label), count: counts ? counts[value] : null }))}
        >
          <TabPanel value={show} className="grid gap-4">
            <search className="flex">
              <SearchBox
                label={t`Search by name`}
                value={search.search ?? ''}
                onValueChange={(text) => onSearchChange({ ...search, search: text || undefined })}
              />
            </search>
            <LevelList search={search} onSearchChange={onSearchChange} />
          </TabPanel>
        </Tabs>
      )}
    </Page>
  );
}

function BackToList({ search: { show, search } }: { search: LevelSearch }) {
  return (
    <Link to="/admin/level-verification" search={{ show, search }} className={backStyles}>
      <ArrowLeft aria-hidden className="size-4" />
      {t`All players`}
    </Link>
  );
}

function LevelList({ search, onSearchChange }: LevelVerificationScreenProps) {
  const { show = 'awaiting' } = search;
  const players = usePages(endpoints.listLevels, levelsFilter(search));
  return (
    <PagedList
      list={players}
      counted={(count) => plural(count, { one: '# player', other: '# players' })}
      empty={
        <EmptyLevels
          show={show}
          search={search.search}
          onClearSearch={() => onSearchChange({ ...search, search: undefined })}
        />
      }
    >
      {(rows) => (
        <ul className="grid gap-3 md:grid-cols-2">
          {rows.map((line) => (
            <LevelLineLink key={line.player.id} line={line} search={search} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** The number of players in each view; undefined while loading. */
function useLevelCounts() {
  return useQuery(query(endpoints.countLevels)).data;
}
