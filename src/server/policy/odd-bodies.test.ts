// Every endpoint against odd bodies and odd fields: each is refused or harmless, and nothing breaks.

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addressOf, callerOf, changing, sampleBody, send, table } from '#server/testing/endpoint-walk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

// Of the network's own, so that the calls of development are there as well.
const test = useTestApp({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost' });

describe('a body', () => {
  const malformed = [
    '{"a"',
    '{"a":1,}',
    "{'a':1}",
    '{"a":NaN}',
    '{"a":"\u0000"}',
    '{"__proto__":{"role":"admin"}}',
    '{"x":{"__proto__":{"isAdmin":true}}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    'undefined',
    'a=1&b=2',
  ];
  const odd = [
    '',
    'null',
    '[]',
    '[null]',
    '"x"',
    '0',
    '1e400',
    'true',
    '{}',
    '{"":""}',
    '{"toString":1,"hasOwnProperty":1}',
    '{"role":"player","role":"admin"}',
    `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`,
    '{"a":"\\ud800"}',
    '\uFEFF{}',
  ];

  it.each(table(changing))('of $name can be anything without harm', async ({ endpoint }) => {
    const options = { method: endpoint.method, url: addressOf(endpoint) };
    const { headers } = await callerOf(test, endpoint, 'player');
    const attempt = (payload: string) =>
      send(test, { ...options, payload, headers: { ...headers, 'content-type': 'application/json' } });
    for (const payload of malformed) {
      const answer = await attempt(payload);
      expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, 'malformed_body']);
    }
    for (const payload of odd) {
      const answer = await attempt(payload);
      const isValid = endpoint.body?.safeParse(parsed(payload)).success ?? true;
      if (!isValid) expect([payload.slice(0, 50), answer.statusCode < 400]).toEqual([payload.slice(0, 50), false]);
    }
  });

  function parsed(payload: string): unknown {
    try {
      return payload === '' ? undefined : JSON.parse(payload);
    } catch {
      return undefined;
    }
  }
});

describe('a field', () => {
  const odd: unknown[] = [
    null,
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    true,
    [],
    {},
    [null],
    ['x', 'y'],
    { $ne: null },
    '',
    ' ',
    '0',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '\u202Eabc\u2066',
    'infinity',
    '9999-99-99',
    '\u{1F3BE}'.repeat(300),
    'a'.repeat(50_000),
  ];
  const unstorable = ['\0', 'a\0b', '\uD800', 'a\uDFFFb'];

  it.each(table(changing.filter(([, endpoint]) => endpoint.body)))(
    'of $name may hold anything: it is refused or kept, and text that cannot be stored is refused',
    async ({ endpoint }) => {
      const sample = () => sampleBody(endpoint.body as z.ZodType);
      for (const field of Object.keys(sample())) {
        // Each field has a new caller, since some of these calls end sessions.
        const { id, headers } = await callerOf(test, endpoint, 'player');
        const attempt = (value: unknown) =>
          send(test, {
            method: endpoint.method,
            url: addressOf(endpoint, id),
            payload: JSON.stringify({ ...sample(), [field]: value }),
            headers: { ...headers, 'content-type': 'application/json' },
          });
        for (const value of unstorable) {
          expect([field, value, (await attempt(value)).statusCode < 400]).toEqual([field, value, false]);
        }
        for (const value of odd) await attempt(value);
      }
    },
  );
});
