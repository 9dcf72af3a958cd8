// The toast after sessions are booked or logged.

import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { isOver } from '#domain/training/schedule.ts';
import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Names the session and who is notified. */
export function showBookedToast(sessions: readonly CoachSession[], whose = 'Your players have been notified.'): void {
  const [first] = sessions;
  if (!first) return;
  const isLogged = sessions.every(({ sessionDate }) => isOver(sessionDate, new Date()));
  const done = isLogged ? 'logged' : 'scheduled';
  const told = isLogged ? 'Players are notified once you complete it.' : whose;
  const there = timeElsewhere(first.sessionDate, first.timeZone, ownTimeZone());
  const at = `${formatMoment(first.sessionDate)}${there === null ? '' : ` (${there})`}`;
  toast({
    title: sessions.length === 1 ? `Session ${done}` : `${sessions.length} sessions ${done}`,
    description: `“${first.title}” on ${at}. ${told}`,
    tone: 'success',
  });
}
