// Level and ranking, asked of Danish players only (docs/product.md#accounts).

import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { DpfRankingField } from '#web/ui/fields/dpf-ranking-field.tsx';
import { PlayingLevelField } from './level-fields.tsx';

interface DanishLevelFieldsProps {
  field: FieldOf<'currentLevel' | 'dpfRanking'>;
  /** As `DpfRankingField` has them. */
  typed: string;
  onNone: () => void;
}

/** The player's own estimate on the DPF scale, and the ranking number for those who have one. */
export function DanishLevelFields({ field, ...ranking }: DanishLevelFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlayingLevelField {...field('currentLevel')} label="Current playing level (DPF)" />
      <DpfRankingField {...field('dpfRanking')} {...ranking} />
    </div>
  );
}
