// The filtered list of sessions.

import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays, SearchX, X } from 'lucide-react';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { useSessions } from './session-pages.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionsSearch } from './sessions-search.ts';

interface SessionsListProps {
  search: SessionsSearch;
  onSearchChange: (search: SessionsSearch) => void;
  onOpen: (sessionId: string) => void;
}

/** Upcoming sessions come soonest first, others latest first. */
export function SessionsList({ search, onSearchChange, onOpen }: SessionsListProps) {
  const sessions = useSessions(search);
  return (
    <div className="grid gap-1">
      <Filters search={search} onSearchChange={onSearchChange} sessions={sessions.rows} />
      <PagedList
        list={sessions}
        counted={(count) => plural(count, { one: '# session', other: '# sessions' })}
        empty={<NoSessions search={search} onShowAll={() => onSearchChange({ show: 'all' })} />}
      >
        {(rows) => (
          <ul className="grid gap-2">
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} onOpen={() => onOpen(session.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

const shows = [
  { value: 'upcoming', label: msg`Upcoming` },
  { value: 'completed', label: msg`Completed` },
  { value: 'all', label: msg`All` },
] as const;

interface FiltersProps {
  search: SessionsSearch;
  onSearchChange: (search: SessionsSearch) => void;
  sessions: readonly CoachSession[] | undefined;
}

function Filters({ search, onSearchChange, sessions }: FiltersProps) {
  const { player } = search;
  const named = sessions?.flatMap(({ players }) => players).find(({ id }) => id === player);
  const name = personName(named, t`one player`);
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        label={t`Search title, place or player`}
        value={search.search ?? ''}
        onValueChange={(text) => onSearchChange({ ...search, search: text || undefined })}
      />
      <FilterSelect
        label={t`Show`}
        value={search.show ?? 'upcoming'}
        options={shows.map(({ value, label }) => ({ value, label: say(label) }))}
        onValueChange={(show) => onSearchChange({ ...search, show: show === 'upcoming' ? undefined : show })}
        className="max-sm:grow"
      />
      {player && (
        <Button
          variant="secondary"
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => onSearchChange({ ...search, player: undefined })}
        >
          {t`Only ${{ name }}`}
        </Button>
      )}
    </search>
  );
}

function NoSessions({ search, onShowAll }: { search: SessionsSearch; onShowAll: () => void }) {
  if (search.search || search.player) {
    const showAll = (
      <Button variant="secondary" onClick={onShowAll}>
        {t`Show all sessions`}
      </Button>
    );
    return (
      <EmptyState title={t`No sessions found`} icon={<SearchX aria-hidden />} action={showAll}>
        {t`Try other words or fewer filters.`}
      </EmptyState>
    );
  }
  const schedule = (
    <Link to="/coach/schedule" className={buttonStyles({ variant: 'secondary' })}>
      {t`Schedule a session`}
    </Link>
  );
  return (
    <EmptyState
      title={search.show === 'completed' ? t`No completed sessions` : t`No upcoming sessions`}
      icon={<CalendarDays aria-hidden />}
      action={schedule}
    >
      {search.show === 'completed'
        ? t`Completed sessions appear here with your feedback.`
        : t`Book a session with your players to see it here and in their calendars.`}
    </EmptyState>
  );
}
