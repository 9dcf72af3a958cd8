// Says that a call failed, in the words that are fixed for it (docs/product.md#errors).

import { ApiError } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/**
 * Shows the server's message, why it could not be reached, or else the text fixed for this failure; a form shows the reason beside its
 * fields as well.
 */
export function failureToast(title: string, error: unknown, fallback: string): void {
  toast({ title, description: explanation(error) ?? fallback, tone: 'danger' });
}

function explanation(error: unknown): string | undefined {
  return error instanceof ApiError && (error.body !== undefined || error.status === 0) ? error.sentence : undefined;
}
