// What is typed into a form, kept in the browser until it has arrived.

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was typed and not sent: those of the form's values that are still of their kind. */
export function readFormDraft<Values extends object>(key: string, empty: Values): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const known = Object.entries(stored ?? {}).filter(([name, value]) => name in empty && isAlike(empty, name, value));
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return {};
  }
}

function isAlike(empty: object, name: string, value: unknown): boolean {
  const known: unknown = empty[name as keyof typeof empty];
  if (Array.isArray(known)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof known;
}

/** Keeps a form's values under a key: a phone that drops the page, or a session that ends, must not cost what was typed. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => write(key, values) }),
    [form, key],
  );
}

/** Forgets what was typed, once it has arrived or was given up. */
export function forgetFormDraft(key: string): void {
  localStorage.removeItem(key);
}

function write(key: string, values: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the form itself still holds everything.
  }
}
