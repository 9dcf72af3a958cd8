// Every field of every body: text that shows nothing is answered as an empty one is.

import { expect, it } from 'vitest';
import type { z } from 'zod';
import { entries, sampleBody } from '#server/testing/endpoint-walk.ts';

type Body = Record<string, unknown>;

/** What is no text of people: passwords, taken exactly as they are typed, and values that have a form of their own. */
const notTexts = /password|token|code|email|url|photo|id$/i;

/** A body once for each of its texts, with that text replaced. */
function* withText(body: Body, text: string): Generator<[path: string, body: Body]> {
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'string' && !notTexts.test(key)) yield [key, { ...body, [key]: text }];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [path, inner] of withText(value as Body, text)) yield [`${key}.${path}`, { ...body, [key]: inner }];
    }
  }
}

/** How a schema reads a body, or why it refuses it, for each of its texts replaced. */
function readings(schema: z.ZodType, body: Body, text: string) {
  return [...withText(body, text)].map(([path, changed]) => {
    const { data, error } = schema.safeParse(changed);
    return [path, data ?? error?.issues[0]?.message];
  });
}

// Google registrations take the name of the verified profile.
const asked = entries.filter(([name]) => name !== 'completeGoogleRegistration');
const bodies = asked.flatMap(([name, { body }]) => (body ? [{ name, schema: body, body: sampleBody(body) }] : []));
it.each(bodies)('$name treats invisible text as unset', ({ schema, body }) => {
  const empty = readings(schema, body, '');
  for (const blank of ['\u200B', ' \uFEFF\u2060 ', '\u3164', '\u2800']) {
    expect(readings(schema, body, blank)).toEqual(empty);
  }
});
