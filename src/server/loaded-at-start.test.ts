// What the server loads before it is ready: start and memory are paid for by everybody, so a package comes in here or when it is first used.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packagesLoadedBy } from '#server/testing/imports-at-start.ts';

/** The program, what it loads once the configuration is read, and the embedded database. */
const entries = ['server/main.ts', 'server/server.ts', 'server/db/embedded.ts'];

/** Every package that may be loaded by then. Mails, PDFs, pictures, payments and models are none of them. */
const allowed = new Set([
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'drizzle-orm',
  'fast-json-stringify',
  'fastify',
  'helmet',
  'ical-generator',
  'jose',
  'openid-client',
  'otpauth',
  'p-retry',
  'papaparse',
  'pg',
  'pg-boss',
  'pino',
  'uqr',
  'uuid',
  'zod',
]);

describe('before it is ready', () => {
  const loaded = packagesLoadedBy(entries, fileURLToPath(new URL('..', import.meta.url)));

  it('the server loads no package but those of the list', () => {
    const more = [...loaded].filter(([name]) => !allowed.has(name));
    expect(more.map(([name, chain]) => `${name} ← ${chain.toReversed().join(' ← ')}`)).toEqual([]);
  });

  it('the list names none that is not loaded any more', () => {
    expect([...allowed].filter((name) => !loaded.has(name))).toEqual([]);
  });
});
