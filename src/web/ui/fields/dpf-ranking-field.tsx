// The ranking number of the Danish federation, or that there is none.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { CheckboxField } from './field.tsx';
import { NumberField } from './number-field.tsx';

interface DpfRankingFieldProps extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
  /** What is typed; nothing means "Not applicable". */
  typed: string;
  /** "Not applicable" was chosen: nothing is typed any more. */
  onNone: () => void;
}

/** A number, or the choice "Not applicable" (docs/product.md#accounts), which an empty field means as well. */
export function DpfRankingField({ typed, onNone, ...field }: DpfRankingFieldProps) {
  /** Unticked, and nothing typed yet. */
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="grid content-start gap-1">
      <NumberField
        {...field}
        range={dpfRankingRange}
        label={t`DPF ranking`}
        optional
        help={t`${{ min: dpfRankingRange.min }} to ${{ max: dpfRankingRange.max }}.`}
      />
      <CheckboxField
        label={t`Not applicable`}
        checked={typed === '' && !isAsked}
        onChange={({ target: { checked } }) => {
          setIsAsked(!checked);
          if (checked) onNone();
          else document.getElementById(field.id)?.focus();
        }}
      />
    </div>
  );
}
