// Lists that are read a page at a time in another order than that of their ids: each row is found once, also where many are equal.

import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import {
  auditEntries,
  clubInvitations,
  coachConnections,
  coachProfiles,
  messages,
  paymentDifferences,
  playerGoals,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { makeAdmin, makeClub, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
/** More than two pages of the longest. */
const many = 120;
const moment = '2025-03-01T12:00:00Z';

/** People with equal names and dates, and unordered ids. */
async function makeMany(db: Database, columns: Partial<typeof users.$inferInsert> = {}): Promise<string[]> {
  const rows = Array.from({ length: many }, () => ({
    id: crypto.randomUUID(),
    email: `${newId()}@pala.test`,
    firstName: 'Åse',
    lastName: 'Østergård',
    country: 'DK',
    state: 'active' as const,
    role: 'player' as const,
    createdAt: moment,
    ...columns,
  }));
  await db.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

const connectAll = (db: Database, coachId: string, playerIds: readonly string[]) =>
  db.insert(coachConnections).values(playerIds.map((playerId) => ({ coachId, playerId, status: 'active' as const })));

/** A video of each of them, all sent at the same moment. */
const sendAll = (db: Database, playerIds: readonly string[]) =>
  db.insert(videos).values(
    playerIds.map((playerId) => ({
      id: crypto.randomUUID(),
      playerId,
      title: 'Sunday',
      provider: 'youtube' as const,
      providerVideoId: 'dQw4w9WgXcQ',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      originalUrl: 'https://youtu.be/dQw4w9WgXcQ',
      uploadDate: moment,
      updatedAt: moment,
      dueAt: moment,
    })),
  );

async function coachOfMany(db: Database) {
  const coach = await makeCoach(db);
  const playerIds = await makeMany(db);
  await connectAll(db, coach.id, playerIds);
  await sendAll(db, playerIds);
  return { coach, playerIds };
}

async function clubOfMany(db: Database, columns: Partial<typeof users.$inferInsert>) {
  const club = await makeClub(db);
  const playerIds = await makeMany(db, { ...columns, clubId: club.id });
  return { clubId: club.id, manager: await makePerson(db, { role: 'club', clubId: club.id }), playerIds };
}

interface List {
  reader: { id: string };
  path: string;
  queries?: string[];
}

const lists: Record<string, (db: Database) => Promise<List>> = {
  async 'failed jobs'(db) {
    await db.execute(sql`delete from pgboss.job`);
    const work = { email: 'a@pala.test', firstName: 'Bo', reason: 'none' };
    for (let index = 0; index < many; index += 1) await test.context.jobs.enqueue(db, 'account-rejected-mail', work);
    // All within one millisecond, which is as much as the answer says of it.
    await db.execute(sql`update pgboss.job set state = 'failed', output = '{}',
      completed_on = ${moment}::timestamptz + random() * interval '900 microseconds'`);
    return { reader: await makeAdmin(db), path: endpoints.listFailures.path };
  },
  async 'the players of a coach'(db) {
    const { coach } = await coachOfMany(db);
    const queries = ['sort=name', 'sort=video', 'sort=contact'];
    return { reader: coach, path: endpoints.listCoachedPlayers.path, queries };
  },
  async 'the review queue'(db) {
    return { reader: (await coachOfMany(db)).coach, path: endpoints.listReviewQueue.path };
  },
  async 'the videos of a player'(db) {
    const { coach, playerIds } = await coachOfMany(db);
    const playerId = playerIds[0] ?? '';
    await sendAll(
      db,
      Array.from({ length: many - 1 }, () => playerId),
    );
    return { reader: coach, path: endpoints.listPlayerVideos.path.replace('{userId}', playerId) };
  },
  async 'the sessions of a coach'(db) {
    const { coach, playerIds } = await coachOfMany(db);
    const row = { coachId: coach.id, title: 'Lobs', sessionDate: moment };
    await db
      .insert(trainingSessions)
      .values(
        playerIds.map((playerId) => ({ id: crypto.randomUUID(), groupId: crypto.randomUUID(), playerId, ...row })),
      );
    return { reader: coach, path: endpoints.listCoachSessions.path, queries: ['show=upcoming', 'show=all'] };
  },
  async 'the conversations of a coach'(db) {
    const { coach, playerIds } = await coachOfMany(db);
    const row = { coachId: coach.id, senderId: coach.id, content: 'Hi', createdAt: moment };
    await db.insert(messages).values(playerIds.map((playerId) => ({ id: crypto.randomUUID(), playerId, ...row })));
    return { reader: coach, path: endpoints.listConversations.path };
  },
  async 'coaches to ask'(db) {
    const ids = await makeMany(db, { role: 'coach_freelance' });
    await db.insert(coachProfiles).values(ids.map((coachId) => ({ coachId, about: 'Lobs' })));
    return { reader: await makePlayer(db), path: endpoints.findCoaches.path };
  },
  async 'the players of a club'(db) {
    const { manager } = await clubOfMany(db, { accessType: 'club' });
    return { reader: manager, path: endpoints.listClubPlayers.path };
  },
  async 'the coaches of a club'(db) {
    const { manager } = await clubOfMany(db, { role: 'coach_club', accessType: 'club' });
    return { reader: manager, path: endpoints.listClubCoaches.path };
  },
  async 'the videos of a club'(db) {
    const { manager, playerIds } = await clubOfMany(db, { accessType: 'club' });
    await sendAll(db, playerIds);
    return { reader: manager, path: endpoints.listClubVideos.path };
  },
  async 'the invitations of a club'(db) {
    const { manager, clubId } = await clubOfMany(db, { accessType: 'club' });
    const row = { clubId, firstName: 'Bo', lastName: 'Ek', country: 'DK', role: 'player' as const, createdAt: moment };
    await db
      .insert(clubInvitations)
      .values(Array.from({ length: many }, () => ({ id: crypto.randomUUID(), email: `${newId()}@pala.test`, ...row })));
    return { reader: manager, path: endpoints.listClubInvitations.path };
  },
  async 'inactive players'(db) {
    await db.execute(sql`delete from users`);
    await makeMany(db);
    return { reader: await makeAdmin(db), path: endpoints.listInactivePlayers.path, queries: ['days=30'] };
  },
  async goals(db) {
    await db.execute(sql`delete from player_goals`);
    const { playerIds } = await clubOfMany(db, { accessType: 'club' });
    await db.insert(playerGoals).values(playerIds.map((playerId) => ({ playerId, updatedAt: moment })));
    return { reader: await makeAdmin(db), path: endpoints.listAllGoals.path };
  },
  async 'the audit log'(db) {
    await db.execute(sql`delete from audit_entries`);
    const row = { action: 'club.created', subjectType: 'club', createdAt: moment };
    await db.insert(auditEntries).values(Array.from({ length: many }, () => ({ id: crypto.randomUUID(), ...row })));
    return { reader: await makeAdmin(db), path: endpoints.listAuditEntries.path };
  },
  async payments(db) {
    const row = { kind: 'amount-differs' as const, ours: '39.00', theirs: '35.00', foundAt: moment };
    await db
      .insert(paymentDifferences)
      .values(Array.from({ length: many }, () => ({ id: crypto.randomUUID(), subject: newId(), ...row })));
    return { reader: await makeAdmin(db), path: endpoints.listPayments.path, queries: ['month=2025-03'] };
  },
};

type Row = { id?: string; playerId?: string; videoId?: string; player?: { id: string }; person?: { id: string } };
const idOf = (row: Row) => row.id ?? row.videoId ?? row.playerId ?? row.player?.id ?? row.person?.id;

/** The ids of all rows, page after page. */
async function walk(cookie: string, path: string, query: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  let next: string | null = null;
  do {
    const url = `${path}?${query}${next === null ? '' : `&after=${next}`}`;
    const answer = await test.app.inject({ url, headers: { cookie } });
    expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
    const page: { rows: Row[]; next: string | null } = answer.json();
    found.push(...page.rows.map(idOf));
    next = page.next;
  } while (next !== null && found.length <= many * 2);
  return found;
}

it.each(Object.keys(lists))('%s returns each row once across pages', async (name) => {
  const list = await lists[name]?.(test.context.db);
  if (!list) throw new Error(name);
  const cookie = await test.sessionOf(list.reader);
  for (const query of list.queries ?? ['']) {
    const found = await walk(cookie, list.path, query);
    expect([query, found.length, new Set(found).size]).toEqual([query, many, many]);
  }
});
