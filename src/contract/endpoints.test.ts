// The endpoint table holds together.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointDefinition, noContent } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { files } from './files.ts';
import { redirects } from './redirects.ts';

const table = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];

/** Writes that need no session: signing up, in, and back in, and stopping mails. Whoever adds one decides here that it is meant. */
const publicWrites: EndpointName[] = [
  'register',
  'readRegistration',
  'confirmRegistration',
  'refuseRegistration',
  'login',
  'createFirstAdministrator',
  'resendVerification',
  'forgotPassword',
  'setPassword',
  'completeGoogleRegistration',
  'devLogin',
  'confirmTakedown',
  'finishSignIn',
  'requestTakedown',
  'signInWithPasskey',
  'startPasskeySignIn',
  'stopMails',
];

describe('the endpoint table', () => {
  it('has each method and path once, files and redirects included', () => {
    const addresses = [...table.map(([, one]) => one), ...Object.values(files), ...Object.values(redirects)].map(
      // Two names for the same place in a path would still be one address.
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('lets nobody write without a session but for what is named here', () => {
    const found = table.filter(([, one]) => one.method !== 'GET' && one.access === 'public').map(([name]) => name);
    expect(found.toSorted()).toEqual([...publicWrites].toSorted());
  });
});

describe.each(table)('%s', (_, endpoint) => {
  it('has a path in lower case with braces for its parameters', () => {
    expect(endpoint.path).toMatch(/^\/api(\/([a-z][a-z-]*|\{[a-z][A-Za-z]*\}))+$/);
  });

  it('declares exactly the parameters of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  it('has a summary of one or more whole sentences', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('names at least one role, each once, where it names roles', () => {
    if (typeof endpoint.access === 'string') return;
    expect(endpoint.access.length).toBeGreaterThan(0);
    expect(new Set(endpoint.access).size).toBe(endpoint.access.length);
  });

  it('reads without a body', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  it('has parts that JSON Schema can express', () => {
    if (endpoint.response !== noContent) expect(() => z.toJSONSchema(endpoint.response)).not.toThrow();
    for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
      if (part) expect(() => z.toJSONSchema(part, { io: 'input' })).not.toThrow();
    }
  });

  it('answers with ids that are text', () => {
    if (endpoint.response === noContent) return;
    const fromElsewhere = new Set(['googleId', 'drillId', 'youtubeId']);
    for (const [name, schema] of propertiesIn(z.toJSONSchema(endpoint.response))) {
      if (/^(id|\w+Id)$/.test(name) && !fromElsewhere.has(name))
        expect(JSON.stringify(schema)).toContain('"type":"string","format":"uuid"');
    }
  });
});

/** Every property, at any depth, that a JSON Schema describes. */
function propertiesIn(node: unknown): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'properties' in node ? Object.entries(node.properties as object) : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)];
}
