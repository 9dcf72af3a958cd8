// What is typed into a form, kept in the browser until it has arrived.

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface DraftOptions<Values> {
  /** Which of the values may be kept; all unless told otherwise. Passwords never are. */
  only?: readonly (keyof Values & string)[];
  /** Where they lie: what visitors type ends with their tab, so that the next person at this browser does not find it. */
  storage?: Storage;
}

/** What was typed and not sent: those of the form's values that are still of their kind. */
export function readFormDraft<Values extends object>(
  key: string,
  empty: Values,
  { storage = localStorage }: Pick<DraftOptions<Values>, 'storage'> = {},
): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
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
  { only, storage = localStorage }: DraftOptions<Values> = {},
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepFormDraft(key, storage, only ? chosen(values, only) : values),
      }),
    [form, key, only, storage],
  );
}

function chosen<Values extends object>(values: Values, only: readonly (keyof Values & string)[]): object {
  return Object.fromEntries(only.map((name) => [name, values[name]]));
}

/** Forgets what was typed, once it has arrived or was given up. */
export function forgetFormDraft(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
}

/** Keeps what was typed. */
export function keepFormDraft(key: string, storage: Storage, values: object): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the form itself still holds everything.
  }
}
