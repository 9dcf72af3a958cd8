// The secret that seals cookies: configured, or made once and kept beside the data.

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Shortest secret that is accepted, in characters; the configuration asks for as many. */
const minLength = 32;

/**
 * The configured secret, or the one in `DATA_DIR/session-secret`, which is made at first need and readable by its owner only.
 * Servers with different data directories must be given the same `SESSION_SECRET`, or each opens only the cookies it sealed itself.
 *
 * @throws Error when the file holds no secret
 */
export function readSessionSecret({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (sessionSecret !== null) return sessionSecret;
  const file = join(dataDir, 'session-secret');
  const secret = readIfThere(file) ?? makeSecret(dataDir, file);
  if (secret.length < minLength) throw new Error(`${file} holds no secret. Delete it, and a new one is made.`);
  return secret;
}

/** Written in full beside its place, then put there unless another process was quicker: nobody ever reads half a secret. */
function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
