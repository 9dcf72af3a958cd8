// The four rating levels, for the help center.

import { ratingScale, skillTiers } from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';

/** Each level with its badge and its span on the scale. */
export function TierList() {
  return (
    <>
      <p>Every rating falls into one of {skillTiers.length} levels:</p>
      <ul className="mt-3 grid gap-2">
        {skillTiers.map(({ id, from }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TierBadge rating={from} />
            {spanOf(from, skillTiers[index + 1]?.from)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A level's lower bound belongs to it, its upper bound to the next one. */
function spanOf(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} and up, to ${ratingScale.max}`;
  return from === 0 ? `below ${next}` : `${from} to under ${next}`;
}
