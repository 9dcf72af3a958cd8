// The list of all coaches' sessions.

import { plural, t } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import type { SentQuery } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionRow } from './session-row.tsx';

interface AllSessionsProps {
  filter: Omit<NonNullable<SentQuery<typeof endpoints.listCoachSessions>>, 'after'>;
  /** Id of the open session. */
  open: string | undefined;
  onOpenChange: (sessionId: string | undefined) => void;
}

export function AllSessions({ filter, open, onOpenChange }: AllSessionsProps) {
  return (
    <>
      <PagedList
        list={usePages(endpoints.listCoachSessions, { query: filter })}
        counted={(count) => plural(count, { one: '# session', other: '# sessions' })}
        empty={
          <EmptyState title={t`No sessions found`} icon={<CalendarDays aria-hidden />}>
            {t`Try fewer filters, or schedule a session.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="grid gap-2">
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} showsCoach onOpen={() => onOpenChange(session.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {open !== undefined && <SessionDialog key={open} sessionId={open} onClose={() => onOpenChange(undefined)} />}
    </>
  );
}
