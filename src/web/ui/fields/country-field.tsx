// The country of a person, found by typing.

import { countries } from '#domain/people/countries.ts';
import { ComboboxField } from './combobox-field.tsx';

const items = countries.map(({ code, name }) => ({ value: code, label: name }));

interface CountryFieldProps {
  id: string;
  /** Code of the country, or empty. */
  value: string;
  onChange: (code: string) => void;
  error?: string;
}

/** One of the list of countries. */
export function CountryField({ id, value, onChange, error }: CountryFieldProps) {
  return (
    <ComboboxField
      id={id}
      label="Country"
      placeholder="Search for a country"
      emptyText="No country found."
      items={items}
      value={value || null}
      onValueChange={(code) => onChange(code ?? '')}
      error={error}
    />
  );
}
