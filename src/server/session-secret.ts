// The secret for sealed cookies: configured, or made once and kept next to the data.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readOrMakeFile } from './kept-file.ts';

/** Shortest accepted secret, in characters, also in the configuration. */
const minLength = 32;

/** Whether a text is long enough to be the secret. */
export function isSessionSecret(text: string): boolean {
  return text.length >= minLength;
}

/**
 * The configured secret, or the one in `DATA_DIR/session-secret`, made on first use and readable by its owner only.
 * Servers with different data directories must be given the same `SESSION_SECRET`, or each opens only the cookies it sealed itself.
 *
 * @throws Error if the file contains no secret
 */
export function readSessionSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== null) return sessionSecret;
  const secret = readOrMakeFile(dataDir, 'session-secret', () => randomBytes(32).toString('base64url'));
  if (!isSessionSecret(secret)) {
    throw new Error(`${join(dataDir, 'session-secret')} contains no secret. Delete it, and a new one is made.`);
  }
  return secret;
}
