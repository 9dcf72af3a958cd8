// The toast after sessions are booked or logged.

import { plural, t } from '@lingui/core/macro';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { isOver } from '#domain/training/schedule.ts';
import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Names the session and who is notified. */
export function showBookedToast(sessions: readonly CoachSession[], whose = t`Your players have been notified.`): void {
  const [first] = sessions;
  if (!first) return;
  const isLogged = sessions.every(({ sessionDate }) => isOver(sessionDate, new Date()));
  const count = sessions.length;
  const told = isLogged ? t`Players are notified once you complete it.` : whose;
  const there = timeElsewhere(first.sessionDate, first.timeZone, ownTimeZone());
  const at = `${formatMoment(first.sessionDate)}${there === null ? '' : ` (${there})`}`;
  toast({
    title: isLogged
      ? plural(count, { one: 'Session logged', other: '# sessions logged' })
      : plural(count, { one: 'Session scheduled', other: '# sessions scheduled' }),
    description: `${t`“${{ title: first.title }}” on ${{ moment: at }}.`} ${told}`,
    tone: 'success',
  });
}
