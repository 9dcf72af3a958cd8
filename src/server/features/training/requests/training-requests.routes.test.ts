// Training requests and their answers.

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { trainingRequests } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string; email: string };
let [player, coach]: Person[] = [];

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  player = await makeMember(db, (await makeClub(db)).id, { firstName: 'Freja', lastName: 'Lund' });
  coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Ruiz' });
  await connect(db, coach, player);
});

const someWish = { wish: 'Volleys\nand lobs', days: ['friday', 'monday'] as const, duration: 90 };
const ask = (who = player as Person, whom = coach as Person) =>
  test.call(who, endpoints.requestTraining, { body: { coachId: whom.id, ...someWish, days: [...someWish.days] } });
const own = async (who = player as Person) => (await test.call(who, endpoints.listOwnTrainingRequests)).body.rows;
const asked = async (who: { id: string }) => (await test.call(who, endpoints.listTrainingRequests)).body.rows;
const decline = (id: string, reason = 'I am away in May.', who = coach as Person) =>
  test.call(who, endpoints.declineTrainingRequest, { params: { id }, body: { reason } });
const withdraw = (id: string) => test.call(player as Person, endpoints.withdrawTrainingRequest, { params: { id } });
const bell = async (who: { id: string }) =>
  (await test.call(who, endpoints.listNotifications, { params: { userId: who.id } })).body;

/** A booking in five days, optionally answering a request. */
const booking = (playerIds: string[], requestId?: string) => ({
  title: 'Volleys',
  playerIds,
  date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  time: '18:30',
  timeZone: 'UTC',
  duration: 90,
  ...(requestId !== undefined && { requestId }),
});

describe('a training request', () => {
  it('is visible to both sides, with days in week order', async () => {
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(await own()).toMatchObject([
      {
        id: body.id,
        state: 'open',
        wish: 'Volleys\nand lobs',
        days: ['monday', 'friday'],
        duration: 90,
        reason: null,
        closedAt: null,
        coach: { id: coach?.id, firstName: 'Carla' },
      },
    ]);
    expect(await asked(coach as Person)).toMatchObject([
      { id: body.id, player: { id: player?.id, firstName: 'Freja' } },
    ]);
  });

  it('notifies the coach and administrators, and emails the coach', async () => {
    const admin = await makeAdmin(test.context.db);
    await ask();
    await test.runJobs();
    expect(await bell(coach as Person)).toMatchObject([
      { type: 'training_request', message: 'Freja Lund would like to train with you for 90 minutes.' },
    ]);
    expect(await bell(admin)).toMatchObject([
      { type: 'training_request', message: 'Freja Lund asked Carla Ruiz for a 90-minute session.' },
    ]);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [coach?.email, 'Freja Lund has requested a training session'],
    ]);
    expect(test.mails[0]?.text).toContain('Suitable days: Monday and Friday.');
    expect(test.mails[0]?.headers?.['List-Unsubscribe']).toContain('kind=requests');
  });

  it('must be answered before another to the same coach', async () => {
    const other = await makeCoach(test.context.db);
    await connect(test.context.db, other, player as Person);
    const { body } = await ask();
    const again = await ask();
    expect([again.status, again.error.message]).toEqual([
      409,
      'You have already asked this coach. Wait for an answer or withdraw your request.',
    ]);
    expect((await ask(player, other)).status).toBe(201);
    await withdraw(body.id);
    expect((await ask()).status).toBe(201);
  });

  it('is created once by concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array(7).fill(409),
    ]);
  });

  it('is for club members and their connected coaches', async () => {
    const { db } = test.context;
    const direct = await makePlayer(db);
    await connect(db, coach as Person, direct);
    const refused = await ask(direct);
    expect([refused.status, refused.error.message]).toEqual([403, 'Training sessions are for club members.']);
    expect((await ask(player, await makeCoach(db))).status).toBe(404);
    const ended = await makeCoach(db);
    await connect(db, ended, player as Person, 'ended');
    expect((await ask(player, ended)).status).toBe(404);
  });

  it.each([
    ['no wish', { wish: ' ' }, 'wish'],
    ['a wish that is too long', { wish: 'x'.repeat(501) }, 'wish'],
    ['a day that there is not', { days: ['someday'] }, 'days'],
    ['a length of its own', { duration: 61 }, 'duration'],
  ])('refuses %s', async (_, part, field) => {
    const body = { coachId: coach?.id ?? '', ...someWish, days: [], ...part } as never;
    const { status, error } = await test.call(player as Person, endpoints.requestTraining, { body });
    expect([status, Object.keys(error.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
  });
});

describe('an answer', () => {
  it('that declines sends the reason as notification and email', async () => {
    const { body } = await ask();
    await test.runJobs();
    test.mails.length = 0;
    expect((await decline(body.id)).status).toBe(204);
    await test.runJobs();
    expect(await own()).toMatchObject([{ state: 'declined', reason: 'I am away in May.' }]);
    expect(await asked(coach as Person)).toEqual([]);
    const { body: closed } = await test.call(coach as Person, endpoints.getTrainingRequest, { params: body });
    expect(closed).toMatchObject({ state: 'declined', player: { id: player?.id } });
    expect((await bell(player as Person))[0]).toMatchObject({
      type: 'training_booked',
      message: 'Carla Ruiz declined your training request: I am away in May.',
    });
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [player?.email, 'Your training request was declined'],
    ]);
  });

  it('that declines needs a reason, and is given once', async () => {
    const { body } = await ask();
    expect((await decline(body.id, '  ')).status).toBe(400);
    await decline(body.id);
    expect((await decline(body.id)).status).toBe(409);
    expect((await withdraw(body.id)).status).toBe(409);
    const late = { body: booking([player?.id ?? ''], body.id) };
    expect((await test.call(coach as Person, endpoints.createSessions, late)).status).toBe(409);
  });

  it('that accepts is a booked session, with one notification', async () => {
    const { body } = await ask();
    const answer = await test.call(coach as Person, endpoints.createSessions, {
      body: booking([player?.id ?? ''], body.id),
    });
    expect(answer.status).toBe(201);
    expect(await own()).toMatchObject([{ state: 'booked' }]);
    await test.runJobs();
    expect((await bell(player as Person)).map(({ title }) => title)).toEqual(['Session booked']);
    // A request answered before the job ran is not notified.
    expect(await bell(coach as Person)).toEqual([]);
  });

  it('needs a session of the same coach with the same player', async () => {
    const { db } = test.context;
    const other = await makeMember(db, (await makeClub(db)).id);
    await connect(db, coach as Person, other);
    const { body } = await ask();
    const wrong = await test.call(coach as Person, endpoints.createSessions, { body: booking([other.id], body.id) });
    expect([wrong.status, wrong.error.fields]).toMatchObject([400, { playerIds: expect.any(String) }]);
    const second = await makeCoach(db);
    await connect(db, second, player as Person);
    const params = { body: booking([player?.id ?? ''], body.id) };
    expect((await test.call(second, endpoints.createSessions, params)).status).toBe(404);
    expect(await own()).toMatchObject([{ state: 'open' }]);
    expect((await test.call(coach as Person, endpoints.listCoachSessions)).body.rows).toEqual([]);
  });
});

describe('an unanswered request', () => {
  it('can be withdrawn repeatedly', async () => {
    const { body } = await ask();
    for (let time = 0; time < 2; time += 1) expect((await withdraw(body.id)).status).toBe(204);
    expect(await own()).toMatchObject([{ state: 'withdrawn' }]);
    expect(await asked(coach as Person)).toEqual([]);
  });

  it('lapses with the connection', async () => {
    await ask();
    const [relationship] = (await test.call(player as Person, endpoints.listRelationships)).body;
    await test.call(player as Person, endpoints.endConnection, { params: { id: relationship?.id ?? '' } });
    expect(await own()).toMatchObject([{ state: 'lapsed' }]);
  });

  it('lapses after thirty days, and not before', async () => {
    const { db, jobs } = test.context;
    await ask();
    const [recent] = [await makeCoach(db)];
    await connect(db, recent, player as Person);
    await db
      .update(trainingRequests)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(sql`player_id = ${player?.id}`);
    await ask(player, recent);
    await jobs.enqueue(db, 'lapse-training-requests', {});
    await test.runJobs();
    expect((await own()).map(({ state }) => state)).toEqual(['open', 'lapsed']);
  });
});

it('requests are paged: latest first for players, longest waiting first for coaches', async () => {
  const { db } = test.context;
  const old = {
    playerId: player?.id ?? '',
    coachId: coach?.id ?? '',
    days: [],
    duration: 60,
    state: 'declined' as const,
  };
  for (let number = 1; number <= 23; number += 1)
    await db.insert(trainingRequests).values({ ...old, wish: `Wish ${number}` });
  const first = (await test.call(player as Person, endpoints.listOwnTrainingRequests)).body;
  const second = await test.call(player as Person, endpoints.listOwnTrainingRequests, {
    query: { after: first.next ?? '' },
  });
  expect([first.rows.length, first.rows[0]?.wish, second.body.rows.at(-1)?.wish, second.body.next]).toEqual([
    20,
    'Wish 23',
    'Wish 1',
    null,
  ]);
  const others = [await makeMember(db, (await makeClub(db)).id), await makeMember(db, (await makeClub(db)).id)];
  for (const other of others) {
    await connect(db, coach as Person, other);
    await ask(other);
  }
  expect((await asked(coach as Person)).map((one) => one.player.id)).toEqual(others.map(({ id }) => id));
});
