// Refusals of schemas, for tests.

import type { z } from 'zod';

/**
 * The sentence for each refused input, by its path (`notes.0.title`), as in the server's answer: the first one of each. Empty if the value
 * is accepted.
 */
export function refusals(schema: z.ZodType, value: unknown): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of schema.safeParse(value).error?.issues ?? []) sentences[issue.path.join('.')] ??= issue.message;
  return sentences;
}

/** The first sentence of a refusal; null if the value is accepted. */
export function refusal(schema: z.ZodType, value: unknown): string | null {
  return Object.values(refusals(schema, value))[0] ?? null;
}
