// How a model's server failed, in a word that holds nothing of what was sent.

import { APIError } from 'openai';

/** Never the message of an error: servers repeat in it what they were sent. */
export function failureKind(error: unknown): string {
  if (error instanceof APIError && error.status !== undefined) return `status ${String(error.status)}`;
  return error instanceof Error ? error.name : 'unknown';
}
