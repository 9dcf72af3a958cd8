// First and last name, side by side where there is room.

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './field.tsx';

interface NameFieldsProps {
  /** Start of the fields' ids: `register` makes `register-firstName`. */
  form: string;
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  errors: { firstName?: { message?: string }; lastName?: { message?: string } };
  /** Whether it is the name of somebody else, which the browser must not fill in. */
  isOther?: boolean;
}

/** The two fields of a name, each a registered field of the form. */
export function NameFields({ form, firstName, lastName, errors, isOther = false }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...firstName}
        id={`${form}-firstName`}
        label="First name"
        autoComplete={isOther ? 'off' : 'given-name'}
        error={errors.firstName?.message}
      />
      <TextField
        {...lastName}
        id={`${form}-lastName`}
        label="Last name"
        autoComplete={isOther ? 'off' : 'family-name'}
        error={errors.lastName?.message}
      />
    </div>
  );
}
