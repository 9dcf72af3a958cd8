// Verified levels as marks of the charts.

import type { LevelChange } from '#contract/progress/progress.ts';
import { levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { ChartMark } from '#web/ui/charts/chart-types.ts';

/**
 * A mark for each verified level that was not withdrawn. The figure at the mark is on the charts' own scale, as the ratings beside it are; the sentence
 * names the level on the scale of the player's country.
 */
export function levelMarks(changes: readonly LevelChange[], country: string): ChartMark[] {
  const remaining = changes.filter(({ withdrawn }) => withdrawn === null);
  return remaining.map(({ id, verifiedAt, level, verifiedBy }) => ({
    id,
    at: verifiedAt,
    label: oneDecimal(Number(level)),
    description: `Level verified: ${levelText(level, country)}, by ${personName(verifiedBy, 'a former coach')}`,
  }));
}
