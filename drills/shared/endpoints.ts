// Walking the table of endpoints from outside: who may call each, an address, and bodies that its schema takes and does not.

import { z } from 'zod';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { makeClub, makePerson } from '#server/testing/factories.ts';
import { type Person, signedIn } from './people.ts';

interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** An endpoint that takes a body, and a body of it in which every field has a value. */
export interface Taken {
  name: string;
  endpoint: EndpointDefinition;
  sample: Record<string, unknown>;
  /** Fields of the body that hold text. */
  textFields: string[];
}

/** Every endpoint with a body that exists on an ordinary installation. */
export function endpointsWithBody(): Taken[] {
  const all = Object.entries(endpoints) as [string, EndpointDefinition][];
  return all.flatMap(([name, endpoint]) => {
    if (!endpoint.body || endpoint.onlyIn) return [];
    const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema;
    const root = schema.$ref ? resolve(schema, schema) : schema;
    const fields = Object.entries(root.properties ?? {});
    const sample = Object.fromEntries(fields.map(([field, one]) => [field, valueFor(one, schema)]));
    const textFields = fields.filter(([, one]) => isText(one, schema)).map(([field]) => field);
    return [{ name, endpoint, sample, textFields }];
  });
}

/** The address of an endpoint, with this for each parameter. */
export const addressOf = ({ path }: EndpointDefinition, value: string = crypto.randomUUID()) =>
  path.replaceAll(/\{\w+\}/g, () => value);

/** Somebody new who may call it; null where nobody needs to be signed in. */
export async function callerOf(db: Database, { access }: EndpointDefinition): Promise<Person | null> {
  if (access === 'public') return null;
  const role: Role = access === 'signed-in' || access.includes('player') ? 'player' : (access[0] ?? 'admin');
  const clubId = role === 'club' || role === 'coach_club' ? (await makeClub(db)).id : null;
  return signedIn(db, await makePerson(db, { role, clubId, analysisCreditsRemaining: role === 'player' ? 100 : 0 }));
}

const resolve = (schema: Schema, root: Schema): Schema =>
  schema.$ref ? resolve(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root) : schema;

function isText(schema: Schema, root: Schema): boolean {
  const found = resolve(schema, root);
  return (found.type === 'string' && !found.enum) || (found.anyOf ?? []).some((one) => isText(one, root));
}

function valueFor(schema: Schema, root: Schema): unknown {
  const found = resolve(schema, root);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  if (found.anyOf) return valueFor(found.anyOf[0] ?? {}, root);
  if (found.type === 'object')
    return Object.fromEntries(Object.entries(found.properties ?? {}).map(([name, one]) => [name, valueFor(one, root)]));
  if (found.type === 'array') return found.items ? [valueFor(found.items, root)] : [];
  if (found.type === 'boolean') return true;
  if (found.type === 'integer' || found.type === 'number') return Math.max(found.minimum ?? 1, 1);
  const texts: Record<string, string> = {
    uuid: crypto.randomUUID(),
    email: 'somebody@pala.test',
    date: '2026-06-01',
    'date-time': '2026-06-01T12:00:00Z',
    uri: 'https://youtu.be/dQw4w9WgXcQ',
  };
  return texts[found.format ?? ''] ?? 'A sample text';
}
