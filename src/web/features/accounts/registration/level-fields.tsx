// What a player says of their own level when registering.

import type { UseFormRegisterReturn } from 'react-hook-form';
import { dpfRankingRange, levelOptions } from '#domain/levels/levels.ts';
import { cleanWord } from '#domain/plain-text.ts';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';

interface LevelFieldProps extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

const options = levelOptions.map(({ value, name }) => ({ value, label: `${value} · ${name}` }));

/** The player's own estimate, 1.0 to 7.0 in half steps. */
export function PlayingLevelField({ label, ...field }: LevelFieldProps & { label: string }) {
  return (
    <SelectField {...field} label={label} help="Your own estimate. A coach verifies it later." options={options} />
  );
}

/** The ranking number of the Danish federation, for those who have one. Register it with `readRanking`. */
export function DpfRankingField(field: LevelFieldProps) {
  return (
    <TextField
      {...field}
      label="DPF ranking"
      optional
      inputMode="numeric"
      placeholder="Not applicable"
      help={`${dpfRankingRange.min} to ${dpfRankingRange.max}, or empty.`}
    />
  );
}

/** How the form reads that field: empty means "Not applicable", which travels as null. */
export const readRanking = {
  setValueAs: (typed: string | number | null): number | null => {
    const text = cleanWord(String(typed ?? ''));
    return text === '' ? null : Number(text);
  },
};
