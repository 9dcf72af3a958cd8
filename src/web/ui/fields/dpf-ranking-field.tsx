// The ranking number of the Danish federation, or that there is none.

import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { CheckboxField, TextField } from './field.tsx';

interface DpfRankingFieldProps extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
  /** Whether the form's value is "Not applicable". */
  isNone: boolean;
  /** "Not applicable" was chosen: the form's value becomes null. */
  onNone: () => void;
}

/** A number, or the choice "Not applicable" (docs/product.md#accounts), which an empty field means as well. Register it with `readRanking`. */
export function DpfRankingField({ isNone, onNone, ...field }: DpfRankingFieldProps) {
  /** Unticked, and nothing typed yet. */
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...field}
        label="DPF ranking"
        optional
        inputMode="numeric"
        help={`${dpfRankingRange.min} to ${dpfRankingRange.max}.`}
      />
      <CheckboxField
        label="Not applicable"
        checked={isNone && !isAsked}
        onChange={({ target: { checked } }) => {
          setIsAsked(!checked);
          if (checked) onNone();
          else document.getElementById(field.id)?.focus();
        }}
      />
    </div>
  );
}

/** How a form reads that field: empty means "Not applicable", which travels as null. */
export const readRanking = {
  setValueAs: (typed: string | number | null): number | null => {
    const text = String(typed ?? '').trim();
    return text === '' ? null : Number(text);
  },
};
