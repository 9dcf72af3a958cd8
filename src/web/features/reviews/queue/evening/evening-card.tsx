// The evening of reviews on the queue: under way, or its summary.

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
          Your evening of reviews
        </h2>
        <p className="text-sm text-ink-muted">
          {done.length} of {done.length + left.length} done, about {inMinutes(minutesLeft(evening, now))} left
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => change((kept) => kept && endEvening(kept, new Date()))}>
          End
        </Button>
        <Button onClick={() => void leadOn(evening)}>Continue</Button>
      </div>
    </div>
  );
}

/** What was done, and what is left. */
function Summary({ evening }: { evening: Evening }) {
  const { change } = useEvening();
  const { reviews, notes, minutes } = eveningFigures(evening, new Date(evening.endedAt ?? ''));
  const { left } = evening;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-base">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {reviews === 0 ? 'Evening ended' : 'Evening done'}
        </h2>
        <p className="text-sm">
          {reviews === 0
            ? 'No review was published.'
            : `${count(reviews, 'review', 'reviews')} with ${count(notes, 'note', 'notes')} in ${inMinutes(minutes)}.`}
        </p>
        {left.length > 0 && (
          <p className="text-sm text-ink-muted">
            Left for another time: <span translate="no">{left.map(({ title }) => title).join(', ')}</span>
          </p>
        )}
      </div>
      <Button variant="secondary" onClick={() => change(() => null)}>
        Close
      </Button>
    </div>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "1 minute", "40 minutes". */
function inMinutes(minutes: number): string {
  return count(minutes, 'minute', 'minutes');
}
