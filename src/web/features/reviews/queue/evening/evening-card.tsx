// The evening of reviews on the queue: under way, or its summary.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Timer } from 'lucide-react';
import { type Evening, endEvening, eveningFigures, minutesLeft } from '#domain/reviews/evening/evening-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useEvening } from '../../shared/evening/evening-state.ts';
import { useLeadOn } from '../../shared/evening/use-lead-on.ts';

/** Nothing without an evening. */
export function EveningCard() {
  const { evening } = useEvening();
  if (!evening) return null;
  return (
    <Card as="section" className="mb-6">
      {evening.endedAt === null ? <UnderWay evening={evening} /> : <Summary evening={evening} />}
    </Card>
  );
}

function UnderWay({ evening }: { evening: Evening }) {
  const now = useNow();
  const { change } = useEvening();
  const leadOn = useLeadOn();
  const { done, left } = evening;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-base">
          <Timer aria-hidden className="size-5 text-primary" />
          {t`Your evening of reviews`}
        </h2>
        <p className="text-sm text-ink-muted">
          {t`${{ done: done.length }} of ${{ all: done.length + left.length }} done, about ${plural({ minutes: minutesLeft(evening, now) }, { one: '# minute', other: '# minutes' })} left`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => change((kept) => kept && endEvening(kept, new Date()))}>
          {t`End`}
        </Button>
        <Button onClick={() => void leadOn(evening)}>{t`Continue`}</Button>
      </div>
    </div>
  );
}

/** What was done, and what is left. */
function Summary({ evening }: { evening: Evening }) {
  const { change } = useEvening();
  const { reviews, notes, minutes } = eveningFigures(evening, new Date(evening.endedAt ?? ''));
  const { left } = evening;
  const titles = left.map(({ title }) => title).join(', ');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-base">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {reviews === 0 ? t`Evening ended` : t`Evening done`}
        </h2>
        <p className="text-sm">
          {reviews === 0
            ? t`No review was published.`
            : t`${plural(reviews, { one: '# review', other: '# reviews' })} with ${plural(notes, { one: '# note', other: '# notes' })} in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
        </p>
        {left.length > 0 && (
          <p className="text-sm text-ink-muted">
            <Trans>
              Left for another time: <span translate="no">{titles}</span>
            </Trans>
          </p>
        )}
      </div>
      <Button variant="secondary" onClick={() => change(() => null)}>
        {t`Close`}
      </Button>
    </div>
  );
}
