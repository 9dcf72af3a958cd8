// Only fields of a response's schema leave the server.

import { expect, it } from 'vitest';
import { z } from 'zod';
import { Video } from '#contract/videos/videos.ts';
import { serializer, serializerSchema } from './serializer.ts';

function serialize(schema: z.ZodType, answer: unknown): string {
  return serializer(schema)(answer);
}

it('drops keys that the schema does not name, at every depth', () => {
  const schema = z.object({
    name: z.string(),
    inner: z.array(z.object({ a: z.int().nullable() }).meta({ id: 'Inner' })),
  });
  const answer = { name: 'x', passwordHash: 'secret', inner: [{ a: null, token: 'secret' }, { a: 2 }] };
  expect(JSON.parse(serialize(schema, answer))).toEqual({ name: 'x', inner: [{ a: null }, { a: 2 }] });
});

it('keeps null, text with quotes and control characters, and numbers as they are', () => {
  const schema = z.object({
    text: z.string(),
    none: z.string().nullable(),
    time: z.number(),
    person: z.object({ id: z.string() }).nullable(),
  });
  const answer = { text: '“\\"\n\u2028 🎾', none: null, time: 83.25, person: null };
  expect(JSON.parse(serialize(schema, answer))).toEqual(answer);
});

it('inlines every named schema of the largest answer', () => {
  expect(JSON.stringify(serializerSchema(Video))).not.toMatch(/\$ref|anyOf/);
});
