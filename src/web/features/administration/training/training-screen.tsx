// All training sessions, and booking one: /admin/training.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ArrowLeft, CalendarPlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#domain/language/say.ts';
import type { sessionFilters } from '#domain/training/session-filters.ts';
import { backStyles } from '#web/lib/links/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { anyPeriod } from '../any-period.ts';
import { ClubFilter } from '../club-filter.tsx';
import { CoachAndPlayerFields } from '../find-people/coach-and-player-fields.tsx';
import type { TrainingSearch } from './training-search.ts';

interface TrainingScreenProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  /** Puts training requests above the rest. All three are parts of other features, passed in by the route. */
  withRequests: (rest: ReactNode) => ReactNode;
  list: ReactNode;
  booking: ReactNode;
}

const shows = [
  { value: 'upcoming', label: msg({ message: 'Upcoming', context: 'sessions' }) },
  { value: 'completed', label: msg({ message: 'Completed', context: 'sessions' }) },
  { value: 'all', label: msg`All` },
] as const satisfies readonly { value: (typeof sessionFilters)[number]; label: MessageDescriptor }[];

/** The list, or the booking form. */
export function TrainingScreen({ search, onSearchChange, withRequests, list, booking }: TrainingScreenProps) {
  if (search.book) {
    return (
      <Page
        title={t`Schedule Session`}
        lead={t`This connects the coach with the players. We’ll let them all know.`}
        back={
          <button type="button" className={backStyles} onClick={() => onSearchChange({ ...search, book: undefined })}>
            <ArrowLeft aria-hidden className="size-4" />
            {t`Training Sessions`}
          </button>
        }
      >
        {booking}
      </Page>
    );
  }
  return (
    <Page
      title={t`Training Sessions`}
      lead={t`Every coach’s sessions. Your changes are recorded in the audit log.`}
      width="wide"
      actions={
        <Button icon={<CalendarPlus aria-hidden />} onClick={() => onSearchChange({ ...search, book: true })}>
          {t`Schedule Session`}
        </Button>
      }
    >
      <div className="grid gap-8">
        {withRequests(
          <>
            <Filters search={search} onSearchChange={onSearchChange} />
            {list}
          </>,
        )}
      </div>
    </Page>
  );
}

function Filters({ search, onSearchChange }: Pick<TrainingScreenProps, 'search' | 'onSearchChange'>) {
  const change = (changed: TrainingSearch) => onSearchChange({ ...search, ...changed });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <search className="mb-4 grid grid-cols-1 gap-3">
      <CoachAndPlayerFields
        coachId={search.coach}
        playerId={search.player}
        onCoachChange={(coach) => change({ coach })}
        onPlayerChange={(player) => change({ player })}
      />
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={t`Search title, place or player`}
          value={search.search ?? ''}
          onValueChange={(text) => change({ search: text || undefined })}
        />
        <FilterSelect
          label={t`Show`}
          value={search.show ?? 'upcoming'}
          options={shows.map(({ value, label }) => ({ value, label: say(label) }))}
          onValueChange={(show) => change({ show: show === 'upcoming' ? undefined : show })}
        />
        <ClubFilter value={search.club} onValueChange={(club) => change({ club })} />
        <PeriodPicker search={search} period={anyPeriod(search).period} fallback={null} onChange={change} />
        {isNarrowed && (
          <Button variant="ghost" size="sm" icon={<X aria-hidden />} onClick={() => onSearchChange({})}>
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </search>
  );
}
