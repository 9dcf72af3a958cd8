// The lowest and the highest level of a choice, both open.

import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { levelOptions, levelText } from '#domain/levels/levels.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { useScaleMappings } from './scale-mappings.ts';

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

interface LevelBandFieldsProps {
  field: (name: 'from' | 'to') => FieldProps;
  /** Whose scale the levels are shown on. */
  country: string;
}

/** Two selects; "Any" is the end of the scale. */
export function LevelBandFields({ field, country }: LevelBandFieldsProps) {
  const mappings = useScaleMappings();
  const any = { value: '', label: t({ message: 'Any', context: 'level' }) };
  const levels = levelOptions.map(({ value }) => ({ value, label: levelText(value, country, mappings) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField {...field('from')} label={t`Level from`} options={[any, ...levels]} />
      <SelectField {...field('to')} label={t`Level to`} options={[any, ...levels]} />
    </div>
  );
}
