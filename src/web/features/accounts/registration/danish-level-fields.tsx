// Level and ranking, asked of Danish players only (docs/product.md#accounts).

import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from '#contract/accounts/accounts.ts';
import { DpfRankingField, PlayingLevelField, readRanking } from './level-fields.tsx';
import type { RegistrationForm } from './register-form.tsx';

/** The player's own estimate on the DPF scale, and the ranking number for those who have one. */
export function DanishLevelFields({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlayingLevelField
        {...register('currentLevel')}
        id="register-currentLevel"
        label="Current playing level (DPF)"
        error={errors.currentLevel?.message}
      />
      <DpfRankingField
        {...register('dpfRanking', readRanking)}
        id="register-dpfRanking"
        error={errors.dpfRanking?.message}
      />
    </div>
  );
}
