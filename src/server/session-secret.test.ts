// The secret for sealed cookies.

import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSessionSecret } from './session-secret.ts';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'pala-secret-'));

it('the configured secret is used, without a file', () => {
  const dataDir = makeFolder();
  expect(readSessionSecret({ sessionSecret: 'configured', dataDir })).toBe('configured');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('a secret is made once, readable by its owner only, and leaves nothing else behind', () => {
  const dataDir = join(makeFolder(), 'new');
  const secret = readSessionSecret({ sessionSecret: null, dataDir });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSessionSecret({ sessionSecret: null, dataDir })).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readSessionSecret({ sessionSecret: null, dataDir: makeFolder() })).not.toBe(secret);
});

it('a file without a secret is an error', () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, 'session-secret'), '\n');
  expect(() => readSessionSecret({ sessionSecret: null, dataDir })).toThrow(/session-secret contains no secret/);
});
