// The client of a server with OpenAI's API.

import OpenAI from 'openai';
import type { Config } from '#server/config.ts';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';

/** The longest answer of a chat model that is read, in bytes. */
const chatBytes = 256 * 1024;

/** A client without retries, environment variables or logging. @param maxBytes the longest answer that is read, in bytes */
export function createClient(
  { baseUrl, apiKey }: Pick<NonNullable<Config['assistant']>, 'baseUrl' | 'apiKey'>,
  maxBytes = chatBytes,
): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // Self-hosted servers often need no key, but the package requires one.
    apiKey: apiKey ?? 'none',
    // The package would read these from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: boundedFetch(maxBytes),
  });
}
