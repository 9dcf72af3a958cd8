// Quantity limits for one person: videos an hour, unread notifications of a video, sessions, notes on a player.

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachNotes, sessions, videos } from '#server/db/schema/index.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { maxNotesOnPlayer } from '#server/features/people/coaching/notes.queries.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce, sessionCookie } from '#server/testing/account-forms.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeVideo,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { maxSessions } from './sessions/sessions.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });

it('a player sends twenty videos an hour, even at the same moment; the next one is refused, and costs nothing', async () => {
  const { db } = test.context;
  const player = await makePlayer(db, { credits: 30 });
  const send = (index: number) =>
    test.call(player, endpoints.createVideo, {
      body: videoForm({ title: `Match ${index}`, videoUrl: `https://youtu.be/limit${String(index).padStart(6, '0')}` }),
    });
  const answers = await atOnce(25, send);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.error.message).toBe('You can send 20 videos an hour. Please wait a little, and send this one then.');
  expect(Number(refused?.raw.headers['retry-after'])).toBeGreaterThan(0);
  expect(await db.$count(videos, eq(videos.playerId, player.id))).toBe(20);
  expect((await test.call(player, endpoints.getCurrentUser)).body.analysisCreditsRemaining).toBe(10);
  await db.execute(sql`update attempts set resets_at = now() - interval '1 second'`);
  expect((await send(99)).status).toBe(201);
});

it('a video that is not stored does not count: a retry, a video without a credit', async () => {
  const { db } = test.context;
  const player = await makePlayer(db, { credits: 1 });
  for (let index = 0; index < 25; index += 1) {
    const body = videoForm({ videoUrl: `https://youtu.be/none0${String(index).padStart(6, '0')}` });
    expect((await test.call(player, endpoints.createVideo, { body })).status).toBe(index === 0 ? 201 : 402);
  }
  const member = await makeMember(db, (await makeClub(db)).id);
  expect((await test.call(member, endpoints.createVideo, { body: videoForm() })).status).toBe(201);
});

it('a person has one unread notification per video and kind, the newest; others and read ones stay', async () => {
  const { db } = test.context;
  const [player, other] = [await makePlayer(db), await makePlayer(db)];
  const [video, second] = [await makeVideo(db, player), await makeVideo(db, player)];
  const event = (count: number, videoId: string) => ({
    kind: 'video-works-again' as const,
    facts: { people: { player: player.id }, videoTitle: `Match ${count}` },
    videoId,
    cause: `test:${videoId}:${count}`,
  });
  const shownTo = async (person: { id: string }) =>
    (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body
      .toReversed()
      .map(({ message, videoId, isRead }) => [message.match(/Match \d+/)?.[0], videoId === video.id, isRead]);
  await notify(db, [player.id], event(0, second.id));
  await atOnce(25, (index) => notify(db, [player.id, other.id], event(index, video.id)));
  await notify(db, [player.id, other.id], event(26, video.id));
  expect(await shownTo(player)).toEqual([
    ['Match 0', false, false],
    ['Match 26', true, false],
  ]);
  expect(await shownTo(other)).toEqual([['Match 26', true, false]]);
  await test.call(other, endpoints.readAllNotifications, { params: { userId: other.id } });
  await notify(db, [other.id], event(27, video.id));
  // A job that runs twice notifies once.
  await notify(db, [other.id], event(27, video.id));
  expect(await shownTo(other)).toEqual([
    ['Match 26', true, true],
    ['Match 27', true, false],
  ]);
});

it(`a person has ${maxSessions} sessions at most; one more ends the least recently used`, async () => {
  const { db } = test.context;
  const person = await makePerson(db, { passwordHash: await hashPassword('right-one') });
  const login = () => test.call(null, endpoints.login, { body: { email: person.email, password: 'right-one' } });
  const [first, unused] = [sessionCookie(await login()), sessionCookie(await login())];
  await db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '9 days'`, lastSeenAt: sql`now() - interval '5 days'` })
    .where(eq(sessions.userId, person.id));
  const statusOf = async (cookie: string) =>
    (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;
  expect(await statusOf(first)).toBe(200);
  for (let index = 0; index < maxSessions - 2; index += 1) await test.signIn(person);
  expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(maxSessions);
  const newest = sessionCookie(await login());
  expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(maxSessions);
  expect(await Promise.all([first, unused, newest].map(statusOf))).toEqual([200, 401, 200]);
  await atOnce(10, login);
  expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(maxSessions);
});

it(`a coach has ${maxNotesOnPlayer} notes about a player at most`, async () => {
  const { db } = test.context;
  const [coach, player] = [await makeCoach(db), await makePlayer(db)];
  await connect(db, coach, player);
  await db.insert(coachNotes).values(
    Array.from({ length: maxNotesOnPlayer - 1 }, () => ({
      coachId: coach.id,
      playerId: player.id,
      text: 'A note.',
    })),
  );
  const write = () =>
    test.call(coach, endpoints.createCoachNote, { params: { userId: player.id }, body: { text: 'One more.' } });
  expect((await write()).status).toBe(201);
  const refused = await write();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'You have 2000 notes about this player. Delete some before adding another.',
  ]);
});
