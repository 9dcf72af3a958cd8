// The sessions of one tab.

import { t } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { TrainingSession } from '#contract/training/training.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SessionCard } from './session-card.tsx';

/** How many cards are shown at first and added at a time. */
const pageSize = 20;

interface SessionListProps {
  /** In display order. */
  sessions: readonly TrainingSession[];
  emptyTitle: string;
  emptyText: string;
  /** The id of the session that an email leads to. */
  linked?: string | undefined;
}

/** A card per session; a long list grows on demand. */
export function SessionList({ sessions, emptyTitle, emptyText, linked }: SessionListProps) {
  const [shown, setShown] = useState(() => Math.max(pageSize, sessions.findIndex(({ id }) => id === linked) + 1));
  if (sessions.length === 0) {
    return (
      <EmptyState icon={<CalendarDays aria-hidden />} title={emptyTitle}>
        {emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {sessions.slice(0, shown).map((session) => (
          <SessionCard key={session.id} session={session} isLinked={session.id === linked} />
        ))}
      </ul>
      {sessions.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShown(shown + pageSize)}>
          {t`Show more sessions`}
        </Button>
      )}
    </div>
  );
}
