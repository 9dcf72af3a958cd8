// The videos of the club's members: /club/videos.

import { t } from '@lingui/core/macro';
import type { ClubVideoFilter } from '#domain/clubs/club-people.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import type { ClubVideosSearch } from './club-search.ts';
import { useCoachOptions } from './use-coaches.ts';
import { ClubVideoList } from './videos-table.tsx';

interface ClubVideosScreenProps {
  search: ClubVideosSearch;
  /** Replaces the filters in the address. */
  onSearchChange: (search: ClubVideosSearch) => void;
}

/** Videos by status; each links to its review. */
export function ClubVideosScreen({ search, onSearchChange }: ClubVideosScreenProps) {
  const show = search.show ?? 'all';
  const change = (changed: ClubVideosSearch) => onSearchChange({ ...search, ...changed });
  const coaches = useCoachOptions([{ value: 'all', label: t`Any` }]);
  return (
    <Page title={t`Club Videos`} lead={t`Your members’ videos and the progress of each review.`} width="wide">
      <Tabs
        label={t`Which videos`}
        value={show}
        onValueChange={(next: ClubVideoFilter) => change({ show: next === 'all' ? undefined : next })}
        tabs={[
          { value: 'all', label: t`All` },
          { value: 'to-review', label: t`To review` },
          { value: 'overdue', label: t`Overdue` },
          { value: 'unclaimed', label: t`Unclaimed` },
          { value: 'analyzed', label: t`Reviewed` },
        ]}
      >
        <TabPanel value={show}>
          <div className="grid gap-4">
            <search className="flex flex-wrap gap-2">
              <SearchBox
                label={t`Search by title or player`}
                value={search.search ?? ''}
                onValueChange={(text) => change({ search: text || undefined })}
              />
              <FilterSelect
                label={t`Coach`}
                value={search.coach ?? 'all'}
                options={coaches}
                onValueChange={(coach) => change({ coach: coach === 'all' ? undefined : coach })}
              />
              {search.player && (
                <Button variant="secondary" onClick={() => change({ player: undefined })}>
                  {t`Show all players`}
                </Button>
              )}
            </search>
            <ClubVideoList search={search} />
          </div>
        </TabPanel>
      </Tabs>
    </Page>
  );
}
