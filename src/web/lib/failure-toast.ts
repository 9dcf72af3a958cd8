// Says that a call failed, in the words that the specification fixes for it (section 8).

import { toast } from '#web/ui/toast.tsx';
import { ApiError } from './api-error.ts';

/** Shows the server's message, why it could not be reached, or else the text fixed for this failure. */
export function failureToast(title: string, error: Error, fallback: string): void {
  const isExplained = error instanceof ApiError && (error.body !== undefined || error.status === 0);
  toast({ title, description: isExplained ? error.sentence : fallback, tone: 'danger' });
}
