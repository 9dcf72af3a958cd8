// Level and ranking, asked of Danish players only (specification, section 5).

import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from '#contract/accounts.ts';
import { dpfRankingRange, levelOptions } from '#domain/levels.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { RegistrationForm } from './register-form.tsx';

const options = levelOptions.map(({ value, name }) => ({ value, label: `${value} · ${name}` }));

/** The player's own estimate on the DPF scale, and the ranking number for those who have one. */
export function DanishLevelFields({ form }: { form: UseFormReturn<RegistrationForm, unknown, Registration> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...register('currentLevel')}
        id="register-currentLevel"
        label="Current playing level (DPF)"
        help="Your own estimate. A coach verifies it later."
        options={options}
        error={errors.currentLevel?.message}
      />
      <TextField
        {...register('dpfRanking', { setValueAs: rankingOf })}
        id="register-dpfRanking"
        label="DPF ranking"
        optional
        inputMode="numeric"
        placeholder="Not applicable"
        help={`${dpfRankingRange.min} to ${dpfRankingRange.max}, or empty.`}
        error={errors.dpfRanking?.message}
      />
    </div>
  );
}

/** An empty field means "Not applicable", which travels as null. */
function rankingOf(typed: string | number | null): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
