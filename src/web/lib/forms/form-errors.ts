// Shows the server's errors beside their fields.

import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';

/** What a failed call says of a form: the sentence of each field that it has, and under `root` what concerns none of them. */
export function refusals(error: unknown, fields: readonly string[]): Record<string, string> {
  const refused = Object.entries(error instanceof ApiError ? error.fields : {});
  const own = refused.filter(([name]) => fields.includes(name));
  const elsewhere = refused.filter(([name]) => !fields.includes(name)).map(([, sentence]) => sentence);
  if (own.length > 0 && elsewhere.length === 0) return Object.fromEntries(own);
  return { ...Object.fromEntries(own), root: elsewhere.join(' ') || errorSentence(error) };
}

/**
 * Shows a failed call in its form: each refused input beside its field. The focus goes to the form's summary (`FormErrors`), which
 * leads to the first of them. What belongs to no field of the form becomes `errors.root`.
 */
export function showFormErrors<Form extends FieldValues, Output>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Form, unknown, Output>, 'setError' | 'getValues'>,
): void {
  for (const [name, message] of Object.entries(refusals(error, Object.keys(getValues())))) {
    setError(name as Path<Form> | 'root', { type: 'server', message });
  }
}

/**
 * All errors of a form for `FormErrors`. The id of each field is the form's id, a dash, and the field's name; of a field in a list the path
 * to it, such as `courts.0.name`.
 */
export function errorList(errors: FieldErrors, formId: string, path = ''): { fieldId?: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (Array.isArray(error)) return error.flatMap((one, index) => errorList(one ?? {}, formId, `${name}.${index}.`));
    const message = typeof error?.message === 'string' ? error.message : '';
    if (message === '') return [];
    return [name === 'root' ? { message } : { fieldId: `${formId}-${path}${name}`, message }];
  });
}
