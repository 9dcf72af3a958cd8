// The bell: your own notifications, in every form of the specified calls.

import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { notifications, users } from '#server/db/schema/index.ts';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type NewNotification, notify } from './notifications.commands.ts';
import { withTexts } from './notifications.presenters.ts';
import { listNotifications } from './notifications.queries.ts';
import { notificationData } from './notifications-data.queries.ts';

const test = useTestApp();
const bell = async (person: { id: string }) =>
  (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body;

/** Something to tell that names nobody. */
const submitted = (number: number): NewNotification => ({
  kind: 'video-submitted',
  facts: { people: {}, videoTitle: `Match ${number}`, dueInHours: 48 },
  cause: `test:${number}`,
});

async function toldPlayer(count = 1) {
  const player = await makePlayer(test.context.db);
  for (let number = 0; number < count; number += 1) await notify(test.context.db, [player.id], submitted(number));
  return player;
}

describe('reading', () => {
  it.each([
    ['no body and no type', {}],
    ['an empty body of type JSON', { headers: { 'content-type': 'application/json' }, payload: '' }],
    ['an empty object', { headers: { 'content-type': 'application/json' }, payload: '{}' }],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }],
  ])('marks one or all as read with %s', async (_, request) => {
    const player = await toldPlayer(2);
    const cookie = await test.signIn(player);
    const [first] = await bell(player);
    const put = (url: string) =>
      test.app.inject({
        method: 'PUT',
        url,
        ...request,
        headers: { ...('headers' in request ? request.headers : {}), cookie },
      });
    expect((await put(`/api/notifications/${first?.id}/read`)).statusCode).toBe(204);
    expect((await bell(player)).map((one) => one.isRead)).toEqual([true, false]);
    expect((await put(`/api/notifications/${player.id}/mark-all-read`)).statusCode).toBe(204);
    expect((await bell(player)).map((one) => one.isRead)).toEqual([true, true]);
  });

  it('can be repeated', async () => {
    const player = await toldPlayer();
    const id = (await bell(player))[0]?.id ?? '';
    for (let round = 0; round < 2; round += 1) {
      expect((await test.call(player, endpoints.readNotification, { params: { id } })).status).toBe(204);
    }
  });
});

it('a notification belongs to one person, even for administrators', async () => {
  const player = await toldPlayer();
  const id = (await bell(player))[0]?.id ?? '';
  for (const other of [
    await makePlayer(test.context.db),
    await makeCoach(test.context.db),
    await makeAdmin(test.context.db),
  ]) {
    expect((await test.call(other, endpoints.listNotifications, { params: { userId: player.id } })).status).toBe(404);
    expect((await test.call(other, endpoints.readNotification, { params: { id } })).status).toBe(404);
    expect((await test.call(other, endpoints.readAllNotifications, { params: { userId: player.id } })).status).toBe(
      404,
    );
  }
  expect((await bell(player))[0]?.isRead).toBe(false);
});

it('the coach-style bell is for administrators only', async () => {
  const { db } = test.context;
  const statusFor = async (person: { id: string }) =>
    (await test.call(person, endpoints.listCoachNotifications, { params: { userId: person.id } })).status;
  expect(
    await Promise.all([makePlayer(db), makeCoach(db), makeAdmin(db)].map(async (one) => statusFor(await one))),
  ).toEqual([403, 403, 200]);
});

it('a cause notifies each person once', async () => {
  const player = await toldPlayer();
  await notify(test.context.db, [player.id], { ...submitted(1), cause: 'test:0' });
  expect(await bell(player)).toHaveLength(1);
});

it('notifications are paged, latest first', async () => {
  const player = await toldPlayer(101);
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 3; pages += 1) {
    const answer = await test.call(player, endpoints.listNotifications, {
      params: { userId: player.id },
      query: after === undefined ? {} : { after },
    });
    seen.push(...answer.body.map(({ message }) => message));
    // What comes meanwhile moves nothing on the pages to come.
    await notify(test.context.db, [player.id], { ...submitted(200 + pages), cause: `later:${pages}` });
    after = /after=([\da-f-]+)/.exec(String(answer.raw.headers['link']))?.[1];
    expect(after === undefined).toBe(pages === 2);
  }
  expect(seen).toHaveLength(101);
  expect([seen[0], seen.at(-1)]).toEqual([
    '“Match 100” is waiting for a coach. Expect your review within 48 hours.',
    '“Match 0” is waiting for a coach. Expect your review within 48 hours.',
  ]);
});

it('marking all as read includes later pages', async () => {
  const player = await toldPlayer(60);
  await test.call(player, endpoints.readAllNotifications, { params: { userId: player.id } });
  const [latest] = await bell(player);
  const older = await test.call(player, endpoints.listNotifications, {
    params: { userId: player.id },
    query: { after: latest?.id },
  });
  expect(older.body.every(({ isRead }) => isRead)).toBe(true);
});

it('a very full bell marks the latest at once, and the rest in a job', async () => {
  const { db } = test.context;
  const player = await toldPlayer(2);
  await db.execute(sql`
    insert into notifications (id, user_id, type, kind, subject_ids, facts, cause)
    select gen_random_uuid(), user_id, type, kind, subject_ids, facts, 'many:' || n
    from notifications, generate_series(1, 2500) as n where user_id = ${player.id} and cause = 'test:0'`);
  const unread = () =>
    db.$count(notifications, and(eq(notifications.userId, player.id), eq(notifications.isRead, false)));
  await test.call(player, endpoints.readAllNotifications, { params: { userId: player.id } });
  expect((await bell(player)).every(({ isRead }) => isRead)).toBe(true);
  expect(await unread()).toBe(1_502);
  await test.runJobs();
  expect(await unread()).toBe(0);
});

/** A coach sends a request to a player, who is notified. */
async function askedPlayer(name: Partial<typeof users.$inferInsert> = {}) {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db, name)];
  const facts = { people: { coach: coach.id } };
  await notify(db, [player.id], { kind: 'coach-asks', facts, cause: `connection_requested:${newId()}` });
  return { player, coach };
}

describe('people in a notification', () => {
  it('have their current names', async () => {
    const { player, coach } = await askedPlayer({ firstName: 'Inge', lastName: 'Madsen' });
    const message = async () => (await bell(player))[0]?.message;
    expect(await message()).toBe('Inge Madsen would like to be your coach. Answer under My Coaches.');
    const change = { params: { id: coach.id }, body: { lastName: 'Ørsted' } };
    expect((await test.call(coach, endpoints.updateProfile, change)).status).toBe(200);
    expect(await message()).toBe('Inge Ørsted would like to be your coach. Answer under My Coaches.');
  });

  it('are looked up together, however many notifications name them', async () => {
    const { db } = test.context;
    const reader = await makeCoach(db);
    for (let index = 0; index < 12; index += 1) {
      const player = await makePlayer(db, { firstName: `Player${index}` });
      const facts = { people: { player: player.id } };
      await notify(db, [reader.id], { kind: 'player-asks', facts, cause: `test:${index}` });
    }
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const list = await withTexts(db, (await listNotifications(db, reader.id)).rows, []);
    const queries = query.mock.calls.length;
    query.mockRestore();
    expect(list.map(({ message }) => message.split(' ')[0])).toEqual(
      Array.from({ length: 12 }, (_, index) => `Player${11 - index}`),
    );
    expect(queries).toBe(2);
  });

  it('take their notifications along when erased', async () => {
    const { db } = test.context;
    const { player, coach } = await askedPlayer();
    const other = await makeCoach(db);
    // The id of the one is in the cause of what tells of the other.
    const facts = { people: { coach: other.id } };
    await notify(db, [player.id], { kind: 'coach-asks', facts, cause: `test:${coach.id}` });
    const twoNamed = { people: { verifier: other.id, player: coach.id }, level: '4.0', country: 'DK' };
    await notify(db, [player.id], { kind: 'level-requested', facts: twoNamed, cause: 'test:two' });
    await notify(db, [coach.id], submitted(0));
    await db.transaction((tx) => notificationData.erase(tx, { ...coach, newName: { firstName: 'A', lastName: 'B' } }));
    expect((await bell(player)).map(({ message }) => message)).toEqual([
      expect.stringContaining(`${other.firstName} ${other.lastName}`),
    ]);
    expect(await bell(coach)).toEqual([]);
  });

  it('leave review notifications under the remaining name', async () => {
    const { db } = test.context;
    const { player, coach } = await askedPlayer();
    const facts = { people: { coach: coach.id }, videoTitle: 'Final' };
    await notify(db, [player.id], { kind: 'review-published', facts, cause: 'test:review' });
    const newName = { firstName: 'Former', lastName: 'coach' };
    await db.update(users).set(newName).where(eq(users.id, coach.id));
    await db.transaction((tx) => notificationData.erase(tx, { ...coach, newName }));
    expect((await bell(player)).map(({ message }) => message)).toEqual(['Former coach reviewed “Final”.']);
  });
});
