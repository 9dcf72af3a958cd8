// Says that a call failed, in the words that are fixed for it (docs/product.md#errors).

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { showFormErrors } from './form-errors.ts';

/** Shows the server's message, why it could not be reached, or else the text fixed for this failure. */
export function failureToast(title: string, error: Error, fallback: string): void {
  toast({ title, description: explanation(error) ?? fallback, tone: 'danger' });
}

/** The same for a form, which shows the reason in place, where it stays: the message does not say it a second time. */
export function formFailure<Form extends FieldValues, Output>(
  title: string,
  error: Error,
  fallback: string,
  form: Pick<UseFormReturn<Form, unknown, Output>, 'setError' | 'getValues'>,
): void {
  showFormErrors(error, form);
  toastBesideForm(title, error, fallback);
}

/** The message alone, for a form that has shown the reason itself. */
export function toastBesideForm(title: string, error: Error, fallback: string): void {
  const isSaidInPlace = explanation(error) !== undefined;
  toast({ title, ...(!isSaidInPlace && { description: fallback }), tone: 'danger' });
}

function explanation(error: Error): string | undefined {
  return error instanceof ApiError && (error.body !== undefined || error.status === 0) ? error.sentence : undefined;
}
