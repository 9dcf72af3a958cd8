// The player's request, above the booking form that answers it.

import type { TrainingRequest } from '#contract/training/training-requests.ts';
import { personName } from '#domain/people/person-name.ts';
import { daysText } from '#domain/training/training-requests.ts';

/** Player, days and duration; the wish is already in the objectives. */
export function AnsweredRequest({ request: { player, days, duration } }: { request: TrainingRequest }) {
  return (
    <p className="rounded-lg bg-primary-soft p-3 text-sm">
      <span translate="no" className="font-semibold">
        {personName(player)}
      </span>{' '}
      would like a {duration}-minute session. Preferred days: {daysText(days)}. Booking answers the request.
    </p>
  );
}
