// The details of a training request, for both sides.

import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Timer } from 'lucide-react';
import { daysText, type Weekday } from '#domain/training/training-requests.ts';
import { TimeText } from '#web/ui/time.tsx';

interface RequestFactsProps {
  request: { wish: string; days: readonly Weekday[]; duration: number; createdAt: string };
}

export function RequestFacts({ request: { wish, days, duration, createdAt } }: RequestFactsProps) {
  return (
    <>
      <p dir="auto" className="border-l-2 border-primary/40 pl-3 text-sm whitespace-pre-line wrap-anywhere">
        {wish}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted [&_svg]:size-4">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden />
          <span className="inline-block first-letter:uppercase">{daysText(days)}</span>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Timer aria-hidden />
          {plural(duration, { one: '# minute', other: '# minutes' })}
        </span>
        <span>
          <Trans>
            Asked <TimeText at={createdAt} className="lowercase" />
          </Trans>
        </span>
      </p>
    </>
  );
}
