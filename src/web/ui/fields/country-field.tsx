// The country of a person, found by typing.

import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { countries, isCountryCode } from '#domain/people/countries.ts';
import { containsText, searchText } from '#domain/search-text.ts';
import { countryNames } from '#web/lib/country-names.ts';
import { whenIdleInTurn } from '#web/lib/late/when-idle.ts';
import { ComboboxField } from './combobox-field.tsx';

const items = countries.map(({ code, name }) => ({ value: code, label: name }));

interface CountryFieldProps {
  id: string;
  /** Code of the country, or empty. */
  value: string;
  onChange: (code: string) => void;
  error?: string;
}

/**
 * By a part of the English name, the code, or the beginning of what the country is called elsewhere. A code in capitals is meant as one.
 */
function isMatch({ value, label }: { value: string; label: string }, typed: string): boolean {
  if (isCountryCode(typed)) return value === typed;
  const start = searchText(typed).trim();
  return (
    containsText(label, typed) ||
    value.toLowerCase() === start ||
    countryNames(value).some((name) => searchText(name).startsWith(start))
  );
}

/** One of the list of countries. */
export function CountryField({ id, value, onChange, error }: CountryFieldProps) {
  // So that the first letter does not wait for all names.
  useEffect(() => {
    const ends = countries.map(({ code }) => whenIdleInTurn(() => countryNames(code)));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <ComboboxField
      id={id}
      label={t`Country`}
      placeholder={t`Search for a country`}
      emptyText={t`No country found.`}
      items={items}
      isMatch={isMatch}
      value={value || null}
      onValueChange={(code) => onChange(code ?? '')}
      error={error}
    />
  );
}
