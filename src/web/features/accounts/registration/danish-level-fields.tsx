// Level and ranking, asked of Danish players only (docs/product.md#accounts).

import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { DpfRankingField, PlayingLevelField } from './level-fields.tsx';

/** The player's own estimate on the DPF scale, and the ranking number for those who have one. */
export function DanishLevelFields({ field }: { field: FieldOf<'currentLevel' | 'dpfRanking'> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlayingLevelField {...field('currentLevel')} label="Current playing level (DPF)" />
      <DpfRankingField {...field('dpfRanking')} />
    </div>
  );
}
