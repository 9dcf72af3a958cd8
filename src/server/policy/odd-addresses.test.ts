// Every endpoint against odd ids and odd queries: nothing may break, and nothing that is no id may lead anywhere.

import { describe, expect, it } from 'vitest';
import { addressOf, callerOf, entries, sampleBody, send, table } from '#server/testing/endpoint-walk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

describe('an id', () => {
  const odd = [
    '0',
    '-1',
    '1abc',
    '1e0',
    '01',
    '+1',
    '1.0',
    '%31',
    '%201',
    '1%00',
    '%00',
    '1;',
    'NaN',
    'undefined',
    'null',
    'me',
    'true',
    '%2e%2e',
    '..%2f..',
    '%5B%5D',
    '*',
    '%25',
    "'%20or%201=1--",
    '2147483648',
    '99999999999999999999',
    '0193e5a0000070008000000000000001',
    '%7B0193e5a0-0000-7000-8000-000000000001%7D',
    'urn:uuid:0193e5a0-0000-7000-8000-000000000001',
    '0193e5a0-0000-7000-8000-000000000001%00',
    '%200193e5a0-0000-7000-8000-000000000001',
    'x'.repeat(5000),
    '%F0%9F%8E%BE',
    '%ED%A0%80',
  ];
  const nobodys = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

  it.each(table(entries.filter(([, endpoint]) => endpoint.params)))(
    'of $name is one or is not found',
    async ({ endpoint }) => {
      const { headers } = await callerOf(test, endpoint, 'admin');
      const body = endpoint.body && {
        payload: JSON.stringify(sampleBody(endpoint.body)),
        headers: { ...headers, 'content-type': 'application/json' },
      };
      for (const id of odd) {
        const options = { method: endpoint.method, url: addressOf(endpoint, id), headers, ...body };
        expect([id, (await send(test, options)).statusCode]).toEqual([id, expect.toBeOneOf([400, 404])]);
      }
      for (const id of nobodys) {
        const options = { method: endpoint.method, url: addressOf(endpoint, id), headers, ...body };
        // What was there a moment ago and is not any more may be a conflict, to administrators.
        expect([id, (await send(test, options)).statusCode]).toEqual([id, expect.toBeOneOf([404, 409])]);
      }
    },
  );
});

describe('a query', () => {
  const odd = (name: string) => [
    `${name}=a&${name}=b`,
    `${name}[]=x`,
    `${name}[a]=x`,
    `${name}=%00`,
    `${name}=%ED%A0%80`,
    `${name}=%E0%A4%A`,
    `${name}=${'x'.repeat(5000)}`,
    `${name}=99999999999999999999`,
    `${name}=%25%5F%5C`,
    `__proto__[${name}]=1&constructor=1`,
  ];

  it.each(table(entries.filter(([, endpoint]) => endpoint.method === 'GET')))(
    'of $name may be anything, and comes twice without effect',
    async ({ endpoint }) => {
      const { id, headers } = await callerOf(test, endpoint, 'admin');
      for (const name of ['userId', ...Object.keys(endpoint.query?.shape ?? {})]) {
        for (const query of odd(name))
          await send(test, { method: 'GET', url: `${addressOf(endpoint, id)}?${query}`, headers });
      }
    },
  );
});
