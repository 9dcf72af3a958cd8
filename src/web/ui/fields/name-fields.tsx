// First and last name, side by side where there is room.

import { t } from '@lingui/core/macro';
import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { TextField } from './field.tsx';

interface NameFieldsProps {
  field: FieldOf<'firstName' | 'lastName'>;
  /** Whether it is the name of someone else, which the browser must not fill in. */
  isOther?: boolean;
}

/** The two fields of a name, each a field of the form. */
export function NameFields({ field, isOther = false }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstName')} label={t`First name`} autoComplete={isOther ? 'off' : 'given-name'} />
      <TextField {...field('lastName')} label={t`Last name`} autoComplete={isOther ? 'off' : 'family-name'} />
    </div>
  );
}
