// Only fields of a response's schema leave the server.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { Video } from '#contract/videos/videos.ts';
import { WrittenRows } from '#server/db/fast/written-page.ts';
import { rowsText, serializer, serializerSchema } from './serializer.ts';

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

const id = '019a0000-0000-7000-8000-000000000001';
const at = '2026-11-26T18:30:00.5Z';

// All pages that PostgreSQL writes: `testing/structure.test.ts` names the files that may write one.
describe.each([
  [
    'listVideos',
    `{"id":"${id}","title":"A  final","videoUrl":"https://youtu.be/a","videoType":null,"status":"Pending","uploadDate":"${at}","updatedAt":"${at}","overallScore":null,"eventDate":null,"venue":null}`,
  ],
  [
    'getConversation',
    `{"id":"${id}","senderId":"${id}","receiverId":"${id}","createdAt":"${at}","readAt":null,"note":null,"voice":null,"content":"Good  game"}`,
  ],
] as const)('a page of %s that PostgreSQL wrote', (name, row) => {
  const text = (written: string, isChecked: boolean) =>
    rowsText(endpoints[name].response, isChecked)(new WrittenRows(written));
  const withKey = row.replace('{', '{"passwordHash":"secret",');

  it.each([true, false])('goes out as it is (checked: %s)', (isChecked) => {
    const page = `[${row},\n${row}]`;
    expect([text(page, isChecked), text('[]', isChecked)]).toEqual([page, '[]']);
  });

  it('loses a key that its schema does not name', () => {
    const cut = JSON.parse(text(`[${withKey},\n${withKey}]`, false));
    expect(cut).toEqual([JSON.parse(row), JSON.parse(row)]);
  });

  it('throws outside production when a key is missing, too many or of another type', () => {
    for (const wrong of ['{}', withKey, row.replace(`"id":"${id}"`, '"id":7')])
      expect(() => text(`[${wrong}]`, true)).toThrow();
  });
});
