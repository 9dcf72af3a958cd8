// Walks the endpoint registry: for each entry a permitted caller, an address, a valid body, and rules for every answer.

import type { LightMyRequestResponse } from 'fastify';
import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import type { EndpointDefinition, Method } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { seasonOf } from '#domain/levels/clip-season.ts';
import type { Role } from '#domain/people/roles.ts';
import { drills } from '#domain/skills/drills.ts';
import { makeClub, makePerson } from './factories.ts';
import { reauthenticate } from './proofs.ts';
import type { TestApp } from './test-app.ts';

/** Every entry of the registry with its name. */
export const entries = Object.entries(endpoints) as [string, EndpointDefinition][];
/** Entries that may change something. */
export const changing = entries.filter(([, endpoint]) => endpoint.method !== 'GET');

/** All of them, for `it.each`. */
export const table = (list: typeof entries) => list.map(([name, endpoint]) => ({ name, endpoint }));

/**
 * The headers of a new permitted caller of an endpoint: a session, or none for a public one.
 *
 * @param preferred the role to use if several may call
 */
export async function callerOf(
  test: TestApp,
  endpoint: EndpointDefinition,
  preferred: Role,
): Promise<{ id: string; headers: Record<string, string> }> {
  const { context, signIn } = test;
  if (endpoint.access === 'public') return { id: newId(), headers: {} };
  const mayCall = endpoint.access === 'signed-in' || endpoint.access.includes(preferred);
  const role = mayCall ? preferred : (endpoint.access[0] as Role);
  const clubId = role === 'club' || role === 'coach_club' ? (await makeClub(context.db)).id : null;
  const analysisCreditsRemaining = role === 'player' ? 100 : 0;
  const { id } = await makePerson(context.db, { role, clubId, analysisCreditsRemaining });
  const headers = { cookie: await signIn({ id }) };
  if (endpoint.needsRecentProof) await reauthenticate(test, { id });
  return { id, headers };
}

/** Never in an answer: stacks, statements, library names, their own error messages. */
const leaks = /\bat \/|node_modules|select |insert into|syntax error|FST_|SQLSTATE|ZodError|drizzle/i;

/** Sends a request and checks the rules for every answer: no internal error, never cached, refusals from the catalogue only. */
export async function send(
  { app }: TestApp,
  options: { method: Method; url: string; payload?: string; headers: Record<string, string> },
): Promise<LightMyRequestResponse> {
  const answer = await app.inject(options);
  const asked = `${options.method} ${options.url.slice(0, 200)} ${options.payload?.slice(0, 200) ?? ''}`;
  expect([asked, answer.statusCode < 500, answer.headers['cache-control']]).toEqual([asked, true, 'no-store']);
  if (answer.statusCode >= 400) {
    expect(Object.keys(errorCatalogue)).toContain(answer.json<{ code: string }>().code);
    expect(answer.body).not.toMatch(leaks);
  }
  return answer;
}

/** The address of an endpoint with `value` for each parameter, unescaped. */
export function addressOf(endpoint: { path: string }, value: string = newId()): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, () => value);
}

/** Values for fields with rules beyond their JSON Schema. */
const particular: Record<string, unknown> = {
  ids: ['0193e5a0-0000-7000-8000-000000000001'],
  country: 'DK',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  consentToDataProcessing: true,
  targetLevel: '4.5',
  journeyStartDate: '2026-01-01',
  time: '18:30',
  timeZone: 'Europe/Copenhagen',
  duration: 60,
  reviewIds: [newId()],
  code: 'SAMPLE-7',
  courts: [{ id: null, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
  playerIds: [newId(), newId(), newId(), newId()],
  heldOn: '2026-05-12',
  season: seasonOf(new Date()),
  end: 30,
  agreed: { lob: 3 },
  focus: [{ skill: 'lob', drillId: drills[0]?.id }],
};

interface Schema {
  /** A list for what may be null. */
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  minimum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** A body with every field that the schema names; passwords and their confirmations are equal. */
export function sampleBody(body: z.ZodType): Record<string, unknown> {
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const sample = (schema: Schema, name: string): unknown => {
    if (schema.$ref) return sample(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, name);
    if (name in particular) return particular[name];
    if (/password/i.test(name)) return 'secret-word';
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, name);
    const [type] = [schema.type].flat();
    if (type === 'object')
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sample(one, key)]));
    if (type === 'array') return [];
    if (type === 'boolean') return true;
    // A range has a length.
    if (type === 'integer' || type === 'number') return name === 'to' ? 30 : Math.max(schema.minimum ?? 1, 1);
    return sampleText(schema.format);
  };
  const made = sample(root, '');
  return typeof made === 'object' && made !== null ? (made as Record<string, unknown>) : {};
}

function sampleText(format: string | undefined): string {
  if (format === 'uuid') return newId();
  if (format === 'email') return `${newId()}@pala.test`;
  if (format === 'base64') return 'QUJD';
  if (format === 'date') return '2026-06-01';
  if (format === 'date-time') return '2026-06-01T12:00:00Z';
  return 'A sample text';
}
