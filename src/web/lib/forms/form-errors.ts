// Puts what the server refused beside the fields that it is about.

import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';

/**
 * Shows a failed call in its form: each refused input beside its field. The focus goes to the form's summary (`FormErrors`), which
 * leads to the first of them. What belongs to no field of the form becomes `errors.root`.
 */
export function showFormErrors<Form extends FieldValues, Output>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Form, unknown, Output>, 'setError' | 'getValues'>,
): void {
  const refused = error instanceof ApiError ? error.fields : {};
  const known = Object.keys(getValues()).filter((name) => name in refused);
  for (const name of known) setError(name as Path<Form>, { type: 'server', message: refused[name] ?? '' });
  const elsewhere = Object.entries(refused).filter(([name]) => !known.includes(name));
  if (known.length === 0 || elsewhere.length > 0) {
    const sentences = elsewhere.map(([, sentence]) => sentence);
    setError('root', { type: 'server', message: sentences.join(' ') || errorSentence(error) });
  }
}

/** All errors of a form for `FormErrors`. The id of each field is the form's id, a dash, and the field's name. */
export function errorList(errors: FieldErrors, formId: string): { fieldId?: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = typeof error?.message === 'string' ? error.message : '';
    if (message === '') return [];
    return [name === 'root' ? { message } : { fieldId: `${formId}-${name}`, message }];
  });
}
