// The four rating levels, for the help center.

import { ratingScale, skillTiers } from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';

/** Each level with its badge and range. */
export function TierList() {
  return (
    <>
      <p>Every rating falls into one of {skillTiers.length} levels:</p>
      <ul className="mt-3 grid gap-2">
        {skillTiers.map(({ id, from }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TierBadge rating={from} />
            {rangeOf(from, skillTiers[index + 1]?.from)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Includes the lower bound but not the upper one. */
function rangeOf(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} and up, to ${ratingScale.max}`;
  return from === 0 ? `below ${next}` : `${from} to under ${next}`;
}
