// What a distributed table needs, held without a Citus: its keys, its references, and the statements that use it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/paths.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { OpenDatabase } from './database.ts';
import { DistributionError, distribute, distributedTables } from './distribution.ts';
import * as schema from './schema/index.ts';

const tables = Object.keys(distributedTables);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsOf = async (statement: string) => {
  const answer: unknown = await database.db.execute(sql.raw(statement));
  return (answer as { rows: Record<string, unknown>[] }).rows;
};
const listed = tables.map((table) => `'${table}'::regclass`).join(', ');

describe('a distributed table', () => {
  it('has the player in every unique key', async () => {
    const keys =
      await rowsOf(`select indexrelid::regclass::text as key from pg_index where indrelid in (${listed}) and indisunique
      and not exists (select from pg_attribute where attrelid = indrelid and attnum = any(indkey) and attname = 'player_id')`);
    expect(keys).toEqual([]);
  });

  it('refers to its video with the player, and to others only by what is forgotten with them', async () => {
    const references = await rowsOf(`select conrelid::regclass::text || ': ' || pg_get_constraintdef(oid) as reference
      from pg_constraint where contype = 'f' and conrelid in (${listed})`);
    const expected = Object.entries(distributedTables).flatMap(([table, { forgets }]) => [
      `${table}: FOREIGN KEY (player_id, video_id) REFERENCES videos(player_id, id) ON DELETE CASCADE`,
      ...(forgets ? [`${table}: FOREIGN KEY (${forgets}) REFERENCES users(id) ON DELETE SET NULL`] : []),
    ]);
    expect(references.map(({ reference }) => String(reference)).toSorted()).toEqual(expected.toSorted());
  });

  it('is referred to by no other table', async () => {
    const others = await rowsOf(`select conname from pg_constraint where contype = 'f' and confrelid in (${listed})`);
    expect(others).toEqual([]);
  });
});

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(^|\/)testing\//.test(path))
  .filter((path) => !path.startsWith('db/'));

/** The names that the code has for the listed tables. */
const variables = Object.entries(schema).flatMap(([name, value]) =>
  value instanceof PgTable && tables.includes(getTableConfig(value).name) ? [name] : [],
);

/** The statements of a file that use one of these tables, each with the name it has there. */
function statementsOf(text: string): { name: string; statement: string }[] {
  const aliases = [...text.matchAll(/const (\w+) = alias\((\w+), /g)].flatMap(([, name = '', of = '']) =>
    variables.includes(of) ? [name] : [],
  );
  return text
    .split(/;\n/)
    .flatMap((statement) =>
      [...variables, ...aliases]
        .filter((name) =>
          new RegExp(`(from|Join|update|delete)\\(\\s*${name}\\b|from \\$\\{${name}\\}`, 'i').test(statement),
        )
        .map((name) => ({ name, statement })),
    );
}

/** Lists of everyone's rows, rare ones, which ask all workers. */
const ofEveryone: Record<string, readonly string[]> = {
  'the list of all notes': ['features/reviews/notes/review-notes.queries.ts'],
  'the note at which a page of moments begins': ['features/publicity/reels/moments.queries.ts'],
  'marks by who saved them': ['features/reviews/movement/movement.queries.ts'],
  'the demo': ['demo/demo.queries.ts', 'demo/demo-messages.ts'],
};

describe('the code', () => {
  it('names the player in every statement about a distributed table', () => {
    const allowed = new Set(Object.values(ofEveryone).flat());
    const without = files
      .filter((path) => !allowed.has(path))
      .flatMap((path) =>
        statementsOf(readFileSync(`${source}/${path}`, 'utf8'))
          .filter(
            ({ name, statement }) =>
              !new RegExp(`isOfVideo\\(\\s*${name}|isAmong\\(${name}|${name}\\.playerId`).test(statement),
          )
          .map(({ statement }) => `${path}: ${statement.trim().slice(0, 200)}`),
      );
    expect(without).toEqual([]);
  });

  it('plans once no statement that has another table beside a distributed one', () => {
    const mixed = files.flatMap((path) =>
      statementsOf(readFileSync(`${source}/${path}`, 'utf8'))
        .filter(({ statement }) => /plannedOnce\(|plannedForViewer\(/.test(statement))
        .filter(({ statement }) => /Join\w*\(|exists\(|\(\s*select|\.with\(/i.test(statement))
        .map(({ statement }) => `${path}: ${statement.trim().slice(0, 200)}`),
    );
    expect(mixed).toEqual([]);
  });
});

describe('migrations', () => {
  it('do nothing to a distributed table that workers refuse, since tables can be distributed', () => {
    const refused = new RegExp(
      `(?=[^]*\\b(${tables.join('|')})\\b)(?=[^]*(\\btrigger\\b|\\breferences\\b|\\bfor (no key )?update\\b))`,
      'i',
    );
    const found = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.sql'))
      .filter((path) =>
        readFileSync(`${migrationsFolder}/${path}`, 'utf8')
          .split('--> statement-breakpoint')
          .some((statement) => refused.test(statement)),
      )
      .map((path) => path.split(/[\\/]/)[0] ?? '');
    expect([...new Set(found)].toSorted().at(-1)).toBe('20261128005916_reviews_name_their_player');
  });
});

describe('distributing', () => {
  it('is refused by a PostgreSQL without Citus, which stays as it is', async () => {
    for (const isPlan of [true, false])
      await expect(distribute(database.address, isPlan)).rejects.toThrow(DistributionError);
    const triggers =
      await rowsOf(`select tgname from pg_trigger where tgrelid in ('videos'::regclass, 'users'::regclass)
      and not tgisinternal`);
    expect(triggers).toEqual([]);
  });
});
