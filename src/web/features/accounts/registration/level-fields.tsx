// The level a player states when registering.

import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { levelOptions } from '#domain/levels/levels.ts';
import { numberText } from '#domain/round-to.ts';
import { SelectField } from '#web/ui/fields/field.tsx';

interface LevelFieldProps extends UseFormRegisterReturn {
  id: string;
  error: string | undefined;
}

/** The player's own estimate, 1.0 to 7.0 in half steps. */
export function PlayingLevelField({
  label,
  isOptional = false,
  ...field
}: LevelFieldProps & { label: string; isOptional?: boolean }) {
  const options = levelOptions.map(({ value, name }) => ({ value, label: `${numberText(value)} · ${name}` }));
  return (
    <SelectField
      {...field}
      label={label}
      help={t`Your own estimate. A coach verifies it later.`}
      options={isOptional ? [{ value: '', label: t`I don’t know yet` }, ...options] : options}
    />
  );
}
