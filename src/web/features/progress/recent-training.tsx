// The latest training sessions.

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { TrainingSession } from '#contract/training/training.ts';
import { personName } from '#domain/people/person-name.ts';
import { shownFirst } from '#domain/progress/player-progress.ts';
import { completedSessions, sessionMinutes } from '#domain/training/training.ts';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The three latest completed sessions (docs/product.md#progress). */
export function RecentTraining({ sessions }: { sessions: readonly TrainingSession[] }) {
  const now = useNow();
  const recent = completedSessions(sessions, now).slice(0, shownFirst.trainings);
  if (recent.length === 0) {
    return (
      <p className="text-ink-muted">{t`No completed sessions yet. Completed sessions with a coach appear here.`}</p>
    );
  }
  return (
    <ul className="-my-2 divide-y">
      {recent.map(({ id, title, sessionDate, duration, coach, coachCompletionNotes }) => (
        <li key={id} className="grid gap-0.5 py-3">
          <p className="leading-snug font-medium">{title}</p>
          <p className="text-sm text-ink-muted">
            <TimeText at={sessionDate} kind="date" />
            {' · '}
            <SessionWords minutes={sessionMinutes(duration)} coach={personName(coach, t`Unknown`)} />
          </p>
          {coachCompletionNotes && <p className="line-clamp-2 text-sm">{coachCompletionNotes}</p>}
        </li>
      ))}
    </ul>
  );
}

function SessionWords({ minutes, coach }: { minutes: number; coach: string }) {
  return (
    <span>
      <Trans>
        <Plural value={minutes} one="# minute" other="# minutes" /> with <span translate="no">{coach}</span>
      </Trans>
    </span>
  );
}
