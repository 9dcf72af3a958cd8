// Classifies a model server's failure without revealing what was sent.

import { APIError } from 'openai';

/** Never the error's message, because servers may repeat the prompt in it. */
export function failureKind(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) return `status ${String(error.status)}`;
  return error instanceof Error ? error.name : 'unknown';
}
