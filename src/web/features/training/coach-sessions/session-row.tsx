// A row of a session list.

import { t } from '@lingui/core/macro';
import { ClipboardCheck, Clock, MapPin, MessageCircleQuestionMark, Repeat, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatLongDate } from '#web/lib/format.ts';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { TimeElsewhere } from '../time-elsewhere.tsx';
import { SessionStateBadge } from './session-state-badge.tsx';
import { answersLine, clockRange, playersLine, sessionState } from './session-words.ts';

interface SessionRowProps {
  session: CoachSession;
  /** Shows the coach, in lists of several coaches. */
  showsCoach?: boolean;
  onOpen: () => void;
}

/** The whole row opens the session. */
export function SessionRow({ session, showsCoach = false, onOpen }: SessionRowProps) {
  const { title, sessionDate, place, seriesId, coach } = session;
  const answers = answersLine(session);
  const now = useNow();
  return (
    <li className="relative grid gap-2 rounded-xl border bg-surface-raised p-4 shadow-raised hover:border-line-strong sm:grid-cols-[15rem_minmax(0,1fr)_auto] sm:items-center sm:gap-4">
      <div className="grid text-sm">
        <span className="font-medium">{formatLongDate(sessionDate)}</span>
        <TimeText at={sessionDate} kind="days" className="text-ink-muted" />
      </div>
      <div className="grid min-w-0 gap-1">
        <button
          type="button"
          onClick={onOpen}
          className="w-fit max-w-full rounded-sm text-left font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-xl"
          dir="auto"
        >
          {title}
        </button>
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          <Fact icon={<Clock aria-hidden />}>
            {clockRange(session)}
            <TimeElsewhere session={session} />
          </Fact>
          <Fact icon={<Users aria-hidden />}>{playersLine(session)}</Fact>
          {showsCoach && (
            <Fact icon={<ClipboardCheck aria-hidden />}>
              <span translate="no">{personName(coach, t`Former coach`)}</span>
            </Fact>
          )}
          {answers && <Fact icon={<MessageCircleQuestionMark aria-hidden />}>{answers}</Fact>}
          {place && <Fact icon={<MapPin aria-hidden />}>{place}</Fact>}
          {seriesId && <Fact icon={<Repeat aria-hidden />}>{t`Weekly`}</Fact>}
        </div>
      </div>
      <SessionStateBadge state={sessionState(session, now)} />
    </li>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
