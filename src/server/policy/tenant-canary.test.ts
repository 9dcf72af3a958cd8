// Nothing of one club reaches another: every text of club A holds a canary, and no read of the table shows it to people of club B.

import { getColumns, is, sql } from 'drizzle-orm';
import { PgTable, PgText, PgUUID } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import * as schema from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { makeNote } from '#server/testing/coaching.ts';
import { entries } from '#server/testing/endpoint-walk.ts';
import { makeJunior, makeMember, makePlayer, makeSession, makeVideo } from '#server/testing/factories.ts';
import { fillAccount, publishReview } from '#server/testing/filled-account.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const canary = 'Canary';

type Club = Awaited<ReturnType<typeof makeClubWithPeople>>;
let clubA: Club;
let clubB: Club;
/** Every id of a row that there was before club B. */
let ids: string[];

const tables = Object.values(schema).filter((one) => is(one, PgTable));
/** What must stay as it is so that the rows still work: secrets, keys, and codes that are looked up. */
const working = /hash|token|zone|country|key|provider|url$/i;

/** Puts the canary into every text of every row that the database takes one for; tells how many columns have it. */
async function plantCanaries(): Promise<number> {
  let planted = 0;
  for (const table of tables) {
    for (const [name, column] of Object.entries(getColumns(table))) {
      if (!is(column, PgText) || column.enumValues !== undefined || working.test(name)) continue;
      // What stands for a junior's address says whose it is.
      const rows = column === schema.users.email ? sql` where guardian_id is null` : sql``;
      // Some are checked by the database, and the audit log takes no changes.
      const done = await test.context.db
        .execute(
          sql`update ${table} set ${sql.identifier(column.name)} = ${`${canary} `}::text || coalesce(${column}, '')${rows}`,
        )
        .catch(() => null);
      planted += ((done as { rowCount: number | null } | null)?.rowCount ?? 0) > 0 ? 1 : 0;
    }
  }
  return planted;
}

async function collectIds(): Promise<string[]> {
  const found = new Set<string>();
  for (const table of tables) {
    for (const column of Object.values(getColumns(table))) {
      if (!is(column, PgUUID)) continue;
      const rows = await test.context.db
        .selectDistinct({ id: sql<string | null>`${column}` })
        .from(table)
        .where(sql`${column} is not null`);
      for (const { id } of rows) if (id !== null) found.add(id);
    }
  }
  return [...found];
}

beforeAll(async () => {
  const { db } = test.context;
  clubA = await makeClubWithPeople(db);
  const { coach, known, unknown, manager } = clubA;
  await fillAccount(test, known);
  await publishReview(test, coach, known);
  for (const { id } of [await makeVideo(db, known), await makeVideo(db, unknown)])
    await test.call(coach, endpoints.openReview, { params: { videoId: id } });
  const openId = await makeSession(db, coach, [known]);
  await test.call(coach, endpoints.openSession, { params: { sessionId: openId }, body: {} });
  await test.call(unknown, endpoints.joinWaitingList, { params: { sessionId: openId } });
  await makeNote(db, { coachId: coach.id, playerId: known.id });
  const { form, create, rank } = eveningCases(test);
  const members = [known, unknown, await makeMember(db, clubA.club.id), await makeMember(db, clubA.club.id)];
  const { body: evening } = await create(manager, form(coach, members));
  await rank(coach, evening.id, known);
  const person = { firstName: canary, lastName: canary, country: 'DK' };
  await test.call(manager, endpoints.inviteToClub, {
    body: { people: [{ ...person, email: 'canary@pala.test', role: 'player' }] },
  });
  await test.call(manager, endpoints.startClubImport, {
    body: { key: newId(), players: [{ ...person, email: 'canary2@pala.test' }] },
  });
  await makeJunior(db, clubA.club.id, await makePlayer(db, { firstName: canary }));
  const junior = { firstName: canary, lastName: canary, adultOn: '2040-06-01' };
  await test.call(manager, endpoints.askGuardian, {
    body: { guardian: { ...person, email: 'canary3@pala.test' }, country: 'DK', juniors: [junior] },
  });
  await test.runJobs();
  expect(await plantCanaries()).toBeGreaterThan(25);
  ids = await collectIds();
  clubB = await makeClubWithPeople(db);
});

/** Reads behind a session: what is public is for everybody. */
const reads = entries.filter(([, { method, access, onlyIn }]) => method === 'GET' && access !== 'public' && !onlyIn);
const mayCall = ({ access }: EndpointDefinition, role: string) =>
  access === 'signed-in' || (Array.isArray(access) && access.includes(role));

/** The bodies of a read as someone gets them: with each id of club A in the path, or with a search for the canary. */
async function* answers(person: { id: string }, endpoint: EndpointDefinition) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) {
    for (const query of [{}, { search: canary }, { coach: clubA.coach.id }, { player: clubA.known.id }]) {
      yield (await test.call(person, endpoint, { query } as object)).raw;
    }
    return;
  }
  for (const id of ids) {
    const params = Object.fromEntries(names.map((name) => [name, name === 'number' ? '1' : id]));
    yield (await test.call(person, endpoint, { params } as object)).raw;
  }
}

const people = {
  'its manager': () => clubB.manager,
  'its coach': () => clubB.coach,
  'its member': () => clubB.known,
};

describe('to club B,', () => {
  it.each(reads)('%s shows nothing of club A', async (_, endpoint) => {
    for (const person of Object.values(people).map((one) => one())) {
      if (!mayCall(endpoint, person.role)) continue;
      for await (const { body, statusCode, raw } of answers(person, endpoint)) {
        expect([raw.req.url, statusCode < 500, body.includes(canary)]).toEqual([raw.req.url, true, false]);
      }
    }
  });

  it.each(Object.entries(files).filter(([, { path, access }]) => path.includes('{') && access !== 'public'))(
    'the file %s of club A is not there',
    async (_, { path }) => {
      for (const person of Object.values(people).map((one) => one())) {
        const cookie = await test.signIn(person);
        for (const id of ids) {
          const url = path.replaceAll(/\{\w+\}/g, () => id);
          const answer = await test.app.inject({ url, headers: { cookie } });
          expect([url, answer.statusCode >= 400]).toEqual([url, true]);
        }
      }
    },
  );
});

describe('to club A,', () => {
  it('the canaries are there: its manager, coach and member see them in many reads', async () => {
    const seen = new Set<string>();
    for (const person of [clubA.manager, clubA.coach, clubA.known]) {
      for (const [name, endpoint] of reads) {
        if (!mayCall(endpoint, person.role)) continue;
        for await (const { body } of answers(person, endpoint)) {
          if (seen.has(name)) break;
          if (body.includes(canary)) seen.add(name);
        }
      }
    }
    const expected = [
      'getOwnClub',
      'listClubCoaches',
      'listClubPlayers',
      'getClubPlayer',
      'listClubInvitations',
      'listClubVideos',
      'listVideos',
      'getVideo',
      'listCoachedPlayers',
      'listCoachNotes',
      'getGoals',
      'listRankingEvenings',
      'getRankingEvening',
    ];
    expect(expected.filter((name) => !seen.has(name))).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
  });
});

it('a player without a club sees nothing of it either', async () => {
  const stranger = await makePlayer(test.context.db);
  for (const [, endpoint] of reads) {
    if (!mayCall(endpoint, stranger.role)) continue;
    for await (const { body, raw } of answers(stranger, endpoint))
      expect([raw.req.url, body.includes(canary)]).toEqual([raw.req.url, false]);
  }
});
