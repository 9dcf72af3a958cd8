// The filters above the list of videos.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { type VideoStatus, type VideoType, videoStatuses, videoTypes } from '#domain/videos/videos.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { anyPeriod } from './any-period.ts';
import { ClubFilter } from './club-filter.tsx';
import { CoachAndPlayerFields } from './find-people/coach-and-player-fields.tsx';
import type { VideosSearch } from './videos-search.ts';

const all = () => ({ value: 'all' as const, label: t`All` });
const statusLabels: Record<VideoStatus, MessageDescriptor> = {
  Pending: msg({ message: 'In review', context: 'videos' }),
  'AI-Analyzed': msg`With an AI draft`,
  Analyzed: msg({ message: 'Reviewed', context: 'videos' }),
};
const statusOptions = () => [
  all(),
  ...videoStatuses.map((status) => ({ value: status, label: say(statusLabels[status]) })),
];
const typeOptions = () => [all(), ...videoTypes.map((type) => ({ value: type, label: videoTypeLabels[type] }))];

interface VideosFiltersProps {
  search: VideosSearch;
  onSearchChange: (search: VideosSearch) => void;
}

/** Coach, player, status, type, club and upload period. */
export function VideosFilters({ search, onSearchChange }: VideosFiltersProps) {
  const change = (changed: VideosSearch) => onSearchChange({ ...search, ...changed });
  const { show, ...narrowing } = search;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  return (
    <search className="mb-4 grid grid-cols-1 gap-3">
      <CoachAndPlayerFields
        coachId={search.coachId}
        playerId={search.playerId}
        onCoachChange={(coachId) => change({ coachId })}
        onPlayerChange={(playerId) => change({ playerId })}
      />
      <div className="flex flex-wrap gap-2">
        <FilterSelect<VideoStatus | 'all'>
          label={t`Status`}
          value={search.status ?? 'all'}
          options={statusOptions()}
          onValueChange={(value) => change({ status: value === 'all' ? undefined : value })}
        />
        <FilterSelect<VideoType | 'all'>
          label={t`Type`}
          value={search.type ?? 'all'}
          options={typeOptions()}
          onValueChange={(value) => change({ type: value === 'all' ? undefined : value })}
        />
        <ClubFilter value={search.clubId} onValueChange={(clubId) => change({ clubId })} />
        <PeriodPicker search={search} period={anyPeriod(search).period} fallback={null} onChange={change} />
        {isNarrowed && (
          <Button variant="ghost" size="sm" onClick={() => onSearchChange({ show })}>
            <X aria-hidden />
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </search>
  );
}
