// The database searches and sorts as the domain does in a browser.

import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareNames, searchText } from '#domain/search-text.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { OpenDatabase } from './database.ts';
import { holdsSearch, inOrder, searchable } from './search.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Each text with the result of an expression. */
const each = async (texts: readonly string[]) => {
  const rows = await database.db
    .select({ text: sql<string>`text`, made: searchable(sql`text`) })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`);
  return rows.map(({ text, made }) => [text, made]);
};

/** Every character of the scripts that people use here, with wide forms, signs and invisible characters. */
const blocks = [
  [1, 0x24f],
  [0x2b0, 0x52f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x1100, 0x11ff],
  [0x17b0, 0x17bf],
  [0x1800, 0x180f],
  [0x1e00, 0x218f],
  [0x2460, 0x24ff],
  [0x2800, 0x28ff],
  [0x3000, 0x31ff],
  [0xac00, 0xad00],
  [0xf900, 0xfb4f],
  [0xfe00, 0xffff],
  [0x1_f1_00, 0x1_f6_ff],
  [0xe_00_00, 0xe_01_ef],
] as const;

describe('search_text', () => {
  it('gives the domain’s result for every character', async () => {
    const characters = blocks.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => `x${String.fromCodePoint(from + index)}y`),
    );
    expect(await each(characters)).toEqual(characters.map((text) => [text, searchText(text)]));
  });

  it('gives the domain’s result for texts', async () => {
    const latin = fc.string({
      unit: fc.constantFrom(...Array.from('aAåÅæøØßẞðÞłđİıéÉñ\u0301\u200B\u00AD\u00A0 \n-–’.ｖ①ﬁΣς')),
    });
    const texts = fc.sample(latin, { seed: 1, numRuns: 2000 });
    expect(await each(texts)).toEqual(texts.map((text) => [text, searchText(text)]));
  });
});

describe('holdsSearch', () => {
  it.each([
    ['vibora', 'La víbora', true],
    ['Møller', 'Moller', true],
    ['moller', 'Møller', true],
    ['ÅRHUS', 'aarhus', true],
    ['50%', '50 % off', false],
    ['50%', 'a 50% serve', true],
    ['a_b', 'axb', false],
    ['\\', 'a\\b', true],
  ])('for %j in %j says %s', async (search, text, isThere) => {
    const rows = await database.db
      .select({ found: holdsSearch(search, sql`${text}::text`) as SQL })
      .from(sql`(select) as one`);
    expect(rows).toEqual([{ found: isThere }]);
  });

  it.each([undefined, '', ' ', '\u200B'])('adds no condition for %j', (search) => {
    expect(holdsSearch(search, sql`text`)).toBeUndefined();
  });
});

describe('inOrder', () => {
  it('sorts as the domain does', async () => {
    const names = [
      'Zoe',
      'ana',
      'Østen',
      'Ana',
      'Ängla',
      'Otto',
      'Åse',
      'Aase',
      'Bo',
      "O'Neill",
      'Özil',
      'Šarić',
      'Sara',
      'de Vries',
      'Anne Marie',
      'Anne-Marie',
      'Łukasz',
      'Đorić',
      'þór',
      'ßa',
      'æ',
      '李',
      'Ж',
      '10',
      '9',
    ];
    const rows = await database.db
      .select({ name: sql<string>`name` })
      .from(sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`)
      .orderBy(inOrder(sql`name`));
    expect(rows.map(({ name }) => name)).toEqual(names.toSorted(compareNames));
  });
});
