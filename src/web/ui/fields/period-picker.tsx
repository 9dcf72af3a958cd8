// The period picker: a preset, or two dates.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { type Period, type PeriodPreset, periodPresets } from '#domain/time/period.ts';
import type { PeriodSearch } from '#web/lib/period-search.ts';
import { cn } from '../class-names.ts';
import { FilterSelect } from './filter-select.tsx';

const presetLabels: Record<PeriodPreset, MessageDescriptor> = {
  'last-30-days': msg`Last 30 days`,
  'last-90-days': msg`Last 90 days`,
  'last-12-months': msg`Last 12 months`,
  'this-month': msg`This month`,
  'last-month': msg`Last month`,
  'this-year': msg`This year`,
};

interface PeriodPickerProps {
  search: PeriodSearch;
  /** The days that are shown, which the two fields begin with. */
  period: Period;
  /** What the screen shows when the address names no period; null for a list that is not narrowed then. */
  fallback: PeriodPreset | null;
  /** Receives what the address is to say; a key that is undefined is to be left out. */
  onChange: (search: PeriodSearch) => void;
}

/** A select, and two dates once "From … to …" is chosen. A date that is not complete, or out of order, changes nothing. */
export function PeriodPicker({ search, period, fallback, onChange }: PeriodPickerProps) {
  const isOwn = search.from !== undefined;
  const options = [
    ...(fallback === null ? [{ value: 'any' as const, label: t`Any time` }] : []),
    ...periodPresets.map((value) => ({ value, label: say(presetLabels[value]) })),
    { value: 'own' as const, label: t`From … to …` },
  ];
  const chooseDays = (days: Partial<Period>) => {
    const { from, to } = { ...period, ...days };
    if (from !== '' && to !== '' && from <= to) onChange({ period: undefined, from, to });
  };
  return (
    <>
      <FilterSelect
        label={t`Period`}
        value={isOwn ? 'own' : (search.period ?? fallback ?? 'any')}
        options={options}
        onValueChange={(value) => {
          if (value === 'own') chooseDays({});
          else {
            const isLeftOut = value === 'any' || value === fallback;
            onChange({ period: isLeftOut ? undefined : value, from: undefined, to: undefined });
          }
        }}
      />
      {isOwn && (
        <>
          <DayField
            label={t({ message: 'From', context: 'first day' })}
            value={period.from}
            max={period.to}
            onChange={(from) => chooseDays({ from })}
          />
          <DayField
            label={t({ message: 'to', context: 'last day' })}
            value={period.to}
            min={period.from}
            onChange={(to) => chooseDays({ to })}
          />
        </>
      )}
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day in a box as small as the filters beside it. Half a date, while one is typed, stays in the field. */
function DayField({ label, value, min = '1900-01-01', max = '2100-12-31', onChange }: DayFieldProps) {
  const id = useId();
  // A date in the making belongs to the value that it is about to replace.
  const [typed, setTyped] = useState({ over: value, text: value });
  return (
    <div
      className={cn(
        'inline-flex min-h-11 items-center rounded-lg border border-line-strong/60 bg-surface-raised text-sm',
        'hover:border-ink-muted pointer-fine:min-h-9',
      )}
    >
      <label htmlFor={id} className="pl-3 whitespace-nowrap text-ink-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={typed.over === value ? typed.text : value}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped({ over: value, text: target.value });
          if (target.validity.valid && target.value !== '') onChange(target.value);
        }}
        className="min-w-0 self-stretch rounded-lg bg-transparent px-2 font-medium"
      />
    </div>
  );
}
