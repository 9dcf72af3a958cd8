// The long part of a migration runs while servers of the version before go on.

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { migrationsFolder } from '#server/paths.ts';
import { databaseAt, onServer } from '#server/testing/temporary-cluster.ts';
import { migrateTo, migrateUnderLock } from './migrations.ts';

const all = readdirSync(migrationsFolder).toSorted();
const long = all.find((name) => name.endsWith('_reviews_name_their_player')) as string;

const longParts = readFileSync(join(migrationsFolder, long, 'online.sql'), 'utf8').split('--> statement-breakpoint');

let name: string;
let url: string;
let client: Client;

beforeEach(async () => {
  name = `pala_test_${randomUUID().replaceAll('-', '')}`;
  const { server } = inject('database');
  await onServer(server, `create database ${name} template template0`);
  url = databaseAt(server, name);
  client = await connected();
  await migrateTo(
    drizzle({ client }),
    all.filter((other) => other < long),
  );
});

afterEach(async () => {
  await client.end();
  await onServer(inject('database').server, `drop database ${name} with (force)`);
});

async function connected() {
  const own = new Client({ connectionString: url });
  await own.connect();
  return own;
}

/** A published review with a note and a rating, as the version before wrote them. */
async function publish(by: Client) {
  const [playerId, coachId, videoId] = [randomUUID(), randomUUID(), randomUUID()];
  const person = `insert into users (id, email, first_name, last_name, country) values ($1, $2, 'A', 'B', 'DK')`;
  for (const id of [playerId, coachId]) await by.query(person, [id, `${id}@pala.test`]);
  await by.query(
    `insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at)
     values ($1, $2, 'T', 'youtube', 'x', 'u', 'u', now())`,
    [videoId, playerId],
  );
  await by.query(
    `insert into reviews (video_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement)
     values ($1, $2, '', '', '', '')`,
    [videoId, coachId],
  );
  await by.query(`insert into review_versions (video_id, number, document) values ($1, 1, '{}')`, [videoId]);
  await note(by, videoId);
  return { videoId };
}

const note = (by: Client, videoId: string) =>
  by.query(
    `insert into annotations (id, video_id, timestamp, type, title, comment) values ($1, $2, 1, 'strength', '', '')`,
    [randomUUID(), videoId],
  );

const named = (table: string) =>
  client
    .query(`select count(*)::int as rows, count(*) filter (where own.player_id = videos.player_id)::int as named
            from ${table} own join videos on videos.id = own.video_id`)
    .then(({ rows }) => rows[0]);

it('names the player of every row, of those that are written meanwhile or locked too', async () => {
  const { videoId } = await publish(client);
  await publish(client);
  const fillAt = longParts.findIndex((part) => part.includes('SKIP LOCKED'));
  const fill = longParts[fillAt] ?? '';
  for (const part of longParts.slice(0, fillAt)) await client.query(part);
  // Written by the version before, which knows of no such column.
  await note(client, videoId);
  const [coach, filling] = [await connected(), await connected()];
  await coach.query('begin');
  await coach.query('select from reviews where video_id = $1 for update', [videoId]);
  const filled = filling.query(fill);
  await expect.poll(() => named('annotations')).toEqual({ rows: 3, named: 3 });
  await coach.query('commit');
  await filled;
  await Promise.all([coach.end(), filling.end()]);
  expect([await named('reviews'), await named('review_versions')]).toEqual([
    { rows: 2, named: 2 },
    { rows: 2, named: 2 },
  ]);
});

it('continues where a start was ended, and lets the version before write until it is stopped', async () => {
  await publish(client);
  for (const part of longParts.slice(0, -2)) await client.query(part);
  await migrateUnderLock(url);
  const { rows } = await client.query(
    `select table_name from information_schema.columns where column_name = 'player_id' and is_nullable = 'YES'
     and table_name in ('reviews', 'annotations')`,
  );
  expect(rows).toEqual([]);
  await publish(client);
  expect(await named('reviews')).toEqual({ rows: 2, named: 2 });
  await expect(client.query('update reviews set player_id = $1', [randomUUID()])).rejects.toThrow('reviews_video_fkey');
});

it('waits for older transactions with its indexes, and leaves none invalid', async () => {
  await publish(client);
  const reader = await connected();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select count(*) from videos');
  const migrated = migrateUnderLock(url, 50);
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = $1 and query ilike '%index concurrently%' and wait_event_type = 'Lock' and now() - query_start > interval '200 ms'
      and pid <> pg_backend_pid()`;
  await expect
    .poll(() => client.query(waiting, [name]).then(({ rows }) => rows[0]), { timeout: 30_000 })
    .toEqual({
      waiting: 1,
    });
  await reader.query('commit');
  await reader.end();
  await migrated;
  const { rows } = await client.query('select indexrelid::regclass::text as name from pg_index where not indisvalid');
  expect(rows).toEqual([]);
});

it('without the long part names them itself', async () => {
  await publish(client);
  await migrateTo(drizzle({ client }), all);
  expect([await named('annotations'), await named('review_versions')]).toEqual([
    { rows: 1, named: 1 },
    { rows: 1, named: 1 },
  ]);
});

it.each([
  ['beside the servers of the version before', () => migrateUnderLock(url)],
  ['by itself', () => migrateTo(drizzle({ client }), all)],
])('works out the turnaround of reviews %s, and of those that are published later', async (_, migrateAll) => {
  const publishLate = async () => {
    const { videoId } = await publish(client);
    await client.query(
      `update videos set upload_date = published_at - interval '50 hours', paused_seconds = 54000,
         paused_at = published_at - interval '5 hours'
       from reviews where video_id = id and id = $1`,
      [videoId],
    );
    return videoId;
  };
  const before = await publishLate();
  await migrateAll();
  const later = await publishLate();
  await client.query('update reviews set published_at = published_at where video_id = $1', [later]);
  const { rows } = await client.query('select turnaround_seconds as seconds from reviews where video_id = any($1)', [
    [before, later],
  ]);
  expect(rows).toEqual([{ seconds: 108_000 }, { seconds: 108_000 }]);
});
