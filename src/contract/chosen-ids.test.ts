// The error for a missing choice names the field.

import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

/** The shape of a body, below what refines and transforms it. */
function shapeOf(schema: unknown): Record<string, unknown> {
  const { shape, def } = schema as { shape?: Record<string, unknown>; def?: { in?: unknown; innerType?: unknown } };
  const inner = def?.in ?? def?.innerType;
  return shape ?? (inner === undefined ? {} : shapeOf(inner));
}

const ids = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  'body' in endpoint && endpoint.body
    ? Object.keys(shapeOf(endpoint.body))
        // A turn's id is made by the browser.
        .filter((key) => /Ids?$/.test(key) && key !== 'turnId')
        .map((key) => ({ name, key, body: endpoint.body }))
    : [],
);

it.each(ids)('$name asks for $key in words', ({ key, body }) => {
  for (const value of ['', [''], 'nobody', undefined]) {
    const { error } = body.safeParse({ [key]: value });
    const sentences = (error?.issues ?? []).filter(({ path }) => path[0] === key).map(({ message }) => message);
    expect(sentences.join(' ')).not.toMatch(/valid id|Invalid input/);
  }
});
