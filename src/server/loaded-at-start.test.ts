// Packages that load before the server is ready. Everyone pays for their time and memory, so others load on first use.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packagesLoadedBy } from '#server/testing/imports-at-start.ts';

/** The program, the server that it loads after the configuration, and the embedded database. */
const entries = ['server/main.ts', 'server/server.ts', 'server/db/embedded.ts'];

/** Packages that may load by then; none for emails, PDFs, pictures, payments or models. */
const allowed = new Set([
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@lingui/core',
  '@lingui/message-utils',
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

  it('the server loads only the listed packages', () => {
    const more = [...loaded].filter(([name]) => !allowed.has(name));
    expect(more.map(([name, chain]) => `${name} ← ${chain.toReversed().join(' ← ')}`)).toEqual([]);
  });

  it('the list names no package that is no longer loaded', () => {
    expect([...allowed].filter((name) => !loaded.has(name))).toEqual([]);
  });
});
