// The choice of how a name is shown in public.

import { useId } from 'react';
import { type NameStyle, nameStyles, shownName } from '#domain/levels/certificates.ts';

interface NameChoiceProps {
  legend: string;
  person: { firstName: string; lastName: string };
  value: NameStyle;
  disabled: boolean;
  onValueChange: (value: NameStyle) => void;
}

/** The three styles, each shown with the person's name. */
export function NameChoice({ legend, person, value, disabled, onValueChange }: NameChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {nameStyles.map((style) => (
          <label
            key={style}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong/60 px-3.5 text-sm transition-colors hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55 pointer-fine:min-h-10"
          >
            <input
              type="radio"
              name={name}
              checked={style === value}
              onChange={() => onValueChange(style)}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {shownName(person, style)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
