// The client of a server that speaks OpenAI's API.

import OpenAI from 'openai';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';

/** The longest answer that is read, in bytes. */
const maxBytes = 256 * 1024;

/** A client that asks once, reads nothing from the environment and logs nothing. */
export function createClient({
  baseUrl,
  apiKey,
}: Pick<NonNullable<Config['assistant']>, 'baseUrl' | 'apiKey'>): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // Servers of one's own often want no key, the package always does.
    apiKey: apiKey ?? 'none',
    // The package would read these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch(maxBytes),
  });
}
