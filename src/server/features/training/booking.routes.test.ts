// Booking sessions: clock changes, several players, idempotency and conflicts.

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SentBody } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, trainingSessions, users } from '#server/db/schema/index.ts';
import { daysAround, inWords } from '#server/testing/clock-changes.ts';
import { connect, makeClub, makeCoach, makeMember, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let otherCoach: Person;
let freja: Person;
let mads: Person;

beforeAll(async () => {
  const { db } = test.context;
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  otherCoach = await makeCoach(db);
  [freja, mads] = await makePair();
  await connect(db, otherCoach, freja);
});

/** Two club members connected with the coach. */
async function makePair(): Promise<[Person, Person]> {
  const { db } = test.context;
  const { id: clubId } = await makeClub(db);
  const first = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  const second = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [first, second]) await connect(db, coach, player);
  return [first, second];
}

/** A free day in the year after next spring, three days after the previous one, so that series of up to three weeks never share a date.
 */
let nextDay = 0;
function freeDay(): string {
  nextDay += 3;
  return new Date(Date.now() + (500 + nextDay) * 86_400_000).toISOString().slice(0, 10);
}

type Form = SentBody<typeof endpoints.createSessions>;
function form(parts: Partial<Form> = {}): Form {
  return {
    title: 'Volleys in pairs',
    playerIds: [freja.id],
    date: parts.date ?? freeDay(),
    time: '18:30',
    timeZone: 'Europe/Copenhagen',
    duration: 60,
    ...parts,
  };
}
const book = (parts: Partial<Form> = {}, by = coach, headers: Record<string, string> = {}) =>
  test.call(by, endpoints.createSessions, { body: form(parts), headers });

describe('where a player trains', () => {
  const zoneOf = async (player: Person) =>
    (await test.call(coach, endpoints.listBookablePlayers, { query: { playerId: player.id } })).body[0]?.timeZone;
  const isIn = (player: Person, timeZone: string | null) =>
    test.context.db.update(users).set({ timeZone }).where(eq(users.id, player.id));

  it('is the zone of most players in the club, otherwise their own, otherwise unknown', async () => {
    const [first, second] = await makePair();
    expect(await zoneOf(first)).toBeNull();
    await isIn(first, 'America/New_York');
    expect(await zoneOf(first)).toBe('America/New_York');
    const [member] = await test.context.db.select().from(users).where(eq(users.id, first.id));
    const third = await makeMember(test.context.db, String(member?.clubId));
    for (const one of [second, third]) await isIn(one, 'Europe/Copenhagen');
    expect(await zoneOf(first)).toBe('Europe/Copenhagen');
  });
});

describe('a booking', () => {
  it('by a coach abroad keeps the chosen zone’s local time across clock changes', async () => {
    const [first] = await makePair();
    const abroad = await makeCoach(test.context.db, { timeZone: 'America/New_York' });
    await connect(test.context.db, abroad, first);
    await test.context.db.update(users).set({ timeZone: 'Europe/Copenhagen' }).where(eq(users.id, first.id));
    const date = daysAround('spring')(-3);
    const { body } = await book({ playerIds: [first.id], time: '10:00', date, repeats: 2 }, abroad);
    expect(body.map(({ sessionDate }) => sessionDate.slice(11, 16))).toEqual(['09:00', '08:00']);
    const again = await book({ playerIds: [first.id], time: '10:00', date, repeats: 2 }, abroad);
    expect(again.error.message).toContain(' at 10:00 (Copenhagen time).');
    test.mails.length = 0;
    await test.runJobs();
    expect(test.mails.map(({ text }) => text).join()).toContain(' at 10:00 (Copenhagen time)');
  });

  it('is one session with its players for coach and players', async () => {
    // Uses its own people, whose lists contain no other bookings.
    const [first, second] = await makePair();
    const { status, body } = await book({ playerIds: [second.id, first.id, second.id], place: ' Court 2 ', notes: '' });
    expect(status).toBe(201);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ seriesId: null, status: 'scheduled', place: 'Court 2', notes: null, revision: 0 });
    expect(body[0]?.players.map(({ firstName }) => firstName)).toEqual(['Freja', 'Mads']);
    expect(body[0]?.coach?.id).toBe(coach.id);
    const seen = await test.call(first, endpoints.listTrainingSessions, { params: { playerId: first.id } });
    expect(seen.body[0]).toMatchObject({ title: 'Volleys in pairs', partners: ['Mads'], following: 0 });
    const list = await test.call(coach, endpoints.listCoachSessions, { query: { playerId: second.id } });
    expect(list.body.rows).toHaveLength(1);
    expect(list.body.rows[0]?.players).toHaveLength(2);
  });

  it.each([
    ['spring', ['17:30', '17:30', '16:30']],
    ['autumn', ['16:30', '16:30', '17:30']],
  ] as const)('keeps its local time weekly when the clocks change in %s', async (change, times) => {
    const day = daysAround(change);
    const { body } = await book({ date: day(-8), repeats: 3 });
    const moments = times.map((time, week) => `${day(week * 7 - 8)}T${time}:00Z`);
    expect(body.map(({ sessionDate }) => sessionDate)).toEqual(moments);
    expect(new Set(body.map(({ seriesId }) => seriesId)).size).toBe(1);
    const one = await test.call(coach, endpoints.getCoachSession, { params: { sessionId: body[0]?.id as string } });
    expect(one.body.following).toBe(2);
  });

  it('at a time skipped in spring moves forward', async () => {
    const date = daysAround('spring')(0);
    const { body } = await book({ date, time: '02:30' });
    expect(body[0]?.sessionDate).toBe(`${date}T01:30:00Z`);
  });

  it('sent again with its key leaves out players no longer connected', async () => {
    const { db } = test.context;
    const player = await makeMember(db, (await makeClub(db)).id, { firstName: 'Gone' });
    await connect(db, coach, player);
    const headers = { 'idempotency-key': 'booking-of-two' };
    const body = form({ playerIds: [freja.id, player.id] });
    const booked = await test.call(coach, endpoints.createSessions, { body, headers });
    expect(booked.body[0]?.players).toHaveLength(2);
    await db.update(coachConnections).set({ status: 'ended' }).where(eq(coachConnections.playerId, player.id));
    const again = await test.call(coach, endpoints.createSessions, { body, headers });
    expect(again.body[0]?.players.map(({ firstName }) => firstName)).toEqual(['Freja']);
  });

  it('sent twenty times at once with one key is booked once', async () => {
    const body = form({ title: 'Only once', repeats: 2 });
    const headers = { 'idempotency-key': 'booking-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.call(coach, endpoints.createSessions, { body, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((one) => one.body.map(({ id }) => id).join())).size).toBe(1);
    const rows = await test.context.db.select().from(trainingSessions).where(eq(trainingSessions.title, 'Only once'));
    expect(rows).toHaveLength(2);
    const another = await test.call(coach, endpoints.createSessions, { body: form({ title: 'Other' }), headers });
    expect(another.status).toBe(409);
  });
});

describe('the places of a session', () => {
  it('are one for each player unless the coach gives more, and can be changed', async () => {
    const [first, second] = await makePair();
    const playerIds = [first.id, second.id];
    const usual = await book({ playerIds, repeats: 2 });
    expect(usual.body.map(({ places }) => places)).toEqual([2, 2]);
    const roomy = await book({ playerIds, places: 4, despiteConflicts: true });
    expect(roomy.body[0]?.places).toBe(4);
    const params = { sessionId: roomy.body[0]?.id as string };
    const { title, date, time, timeZone } = form();
    const change = (parts: object) =>
      test.call(coach, endpoints.changeSession, {
        params,
        body: { title, date, time, timeZone, duration: 60, despiteConflicts: true, revision: 0, ...parts },
      });
    expect((await change({ places: 1 })).error.fields?.['places']).toMatch(/^There are 2 players/);
    expect((await change({})).body.places).toBe(4);
    expect((await change({ places: 3, revision: 1 })).body.places).toBe(3);
  });
});

describe('a refused booking', () => {
  it('names direct players', async () => {
    const direct = await makePlayer(test.context.db, { firstName: 'Oliver', lastName: 'Hansson' });
    await connect(test.context.db, coach, direct);
    const { status, error } = await book({ playerIds: [freja.id, direct.id] });
    expect(status).toBe(400);
    expect(error.fields).toEqual({
      playerIds: 'Training sessions are for club members. Oliver Hansson is not in a club.',
    });
  });

  it('includes a suspended member', async () => {
    const { db } = test.context;
    const suspended = await makeMember(db, (await makeClub(db)).id);
    await connect(db, coach, suspended);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, suspended.id));
    const { status, error } = await book({ playerIds: [freja.id, suspended.id] });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['playerIds']]);
    const booked = await db.select().from(trainingSessions).where(eq(trainingSessions.playerId, suspended.id));
    expect(booked).toEqual([]);
  });

  it('treats other coaches’ players as not found', async () => {
    expect((await book({ playerIds: [mads.id] }, otherCoach)).status).toBe(404);
    const plan = await test.call(otherCoach, endpoints.planSessions, { body: form({ playerIds: [mads.id] }) });
    expect(plan.status).toBe(404);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Please enter a title.'],
    [{ playerIds: [] }, 'playerIds', 'Please choose at least one player.'],
    [{ date: '2027-02-30' }, 'date', 'Please enter a valid date.'],
    [{ time: '24:00' }, 'time', 'Please enter a time.'],
    [
      { timeZone: 'Mars/Olympus' },
      'timeZone',
      'Please give a time zone by its name, e.g. Europe/Copenhagen. An offset such as +13:00 is not one.',
    ],
    [{ duration: 4 }, 'duration', 'A session must last 5 to 600 minutes.'],
    [{ repeats: 53 }, 'repeats', 'Please enter 1 to 52 weekly sessions.'],
    [{ date: '2020-01-01' }, 'date', 'Please choose a date from the last year or in the future.'],
    [{ date: '2099-01-01' }, 'date', 'Please choose a date within the next two years.'],
  ])('includes %j', async (parts, field, sentence) => {
    const { status, error } = await book(parts);
    expect([status, error.fields?.[field]]).toEqual([400, sentence]);
  });

  it('has more than sixteen players', async () => {
    const playerIds = Array.from({ length: 17 }, () => crypto.randomUUID());
    expect((await book({ playerIds })).error.fields?.['playerIds']).toBe('A session can have at most 16 players.');
  });

  it('has fewer places than players, or more than sixteen', async () => {
    const few = await book({ playerIds: [freja.id, mads.id], places: 1 });
    expect([few.status, few.error.fields]).toEqual([
      400,
      { places: 'There are 2 players, so please enter at least 2 places.' },
    ]);
    expect((await book({ places: 17 })).error.fields?.['places']).toBe('A session can have 1 to 16 places.');
  });
});

describe('a past session', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  it('is logged without notification, corrected and completed', async () => {
    const [first, second] = await makePair();
    await test.runJobs();
    test.mails.length = 0;
    const { status, body } = await book({ playerIds: [first.id, second.id], date: daysAgo(3), title: 'Logged' });
    expect(status).toBe(201);
    await test.runJobs();
    expect(test.mails).toEqual([]);
    const params = { sessionId: body[0]?.id as string };
    const { title, date, time, timeZone } = form({ title: 'Logged', date: daysAgo(4) });
    const change = { title, date, time, timeZone, duration: 60, revision: 0 };
    expect((await test.call(coach, endpoints.changeSession, { params, body: change })).status).toBe(200);
    await test.runJobs();
    expect(test.mails).toEqual([]);
    const done = await test.call(coach, endpoints.completeSession, { params, body: { feedback: 'Well done.' } });
    expect(done.body).toMatchObject({ status: 'completed', coachCompletionNotes: 'Well done.' });
  });

  it('in a series is logged, and players are notified of future ones', async () => {
    const [first] = await makePair();
    await test.runJobs();
    test.mails.length = 0;
    await book({ playerIds: [first.id], date: daysAgo(3), time: '06:30', repeats: 3 });
    await test.runJobs();
    expect(test.mails).toHaveLength(1);
  });
});

describe('conflicts', () => {
  it('are returned as sentences, and can be overridden', async () => {
    const date = freeDay();
    const booked = await book({ date });
    expect(booked.status).toBe(201);
    const again = await book({ date, time: '19:00', title: 'Second', playerIds: [mads.id] });
    expect([again.status, again.error.code]).toEqual([409, 'session_conflict']);
    expect(again.error.message).toMatch(/^“Volleys in pairs” is booked on \w+ \d+ \w+ \d{4} at 18:30\.$/);
    const next = await book({ date, time: '19:30', title: 'Right after' });
    expect(next.status).toBe(201);
    const meant = await book({ date, time: '19:00', title: 'Second', playerIds: [mads.id], despiteConflicts: true });
    expect(meant.status).toBe(201);
  });

  it('with another coach’s session only say that the player is busy', async () => {
    const date = freeDay();
    const other = await book({ date, time: '18:00', title: 'Secret session', place: 'Hidden hall' }, otherCoach);
    expect(other.status).toBe(201);
    const { error } = await book({ date, playerIds: [freja.id, mads.id] });
    expect(error.message).toMatch(/^Freja Nygaard is busy on .+ at 18:30\.$/);
    expect(JSON.stringify(error)).not.toMatch(/Secret|Hidden|Carla/);
  });

  it('are listed for each planned date in order, without saving anything', async () => {
    const date = freeDay();
    const second = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
    await book({ date: second, title: 'In the way', playerIds: [mads.id, freja.id] });
    const before = await test.context.db.$count(trainingSessions);
    const { status, body } = await test.call(coach, endpoints.planSessions, { body: form({ date, repeats: 3 }) });
    expect(status).toBe(200);
    expect(body.map(({ conflicts }) => conflicts.length)).toEqual([0, 1, 0]);
    expect(body[1]?.conflicts[0]).toContain('“In the way” with Freja Nygaard is booked on ');
    expect(await test.context.db.$count(trainingSessions)).toBe(before);
  });

  it('are detected between concurrent bookings', async () => {
    const date = freeDay();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => book({ date, title: `At once ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'session_conflict')).toHaveLength(9);
  });
});

describe('notifications of a booking', () => {
  it('are one notification and one email per series, in the player’s time zone', async () => {
    const { db } = test.context;
    await db.update(users).set({ timeZone: 'America/New_York' }).where(eq(users.id, mads.id));
    await test.runJobs();
    test.mails.length = 0;
    // New York is six hours behind.
    const date = daysAround('spring')(65);
    await book({ playerIds: [mads.id], date, repeats: 4, title: 'Series', objectives: 'Lobs' });
    await test.runJobs();
    expect(test.mails).toHaveLength(1);
    const [mail] = test.mails;
    expect(mail?.subject).toBe('Sessions booked: Series');
    expect(mail?.text).toContain(
      `Lucía Ferrer booked 4 weekly sessions “Series”, the first on ${inWords(date)} at 12:30 (New York time).`,
    );
    expect(mail?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    const bell = await test.call(mads, endpoints.listNotifications, { params: { userId: mads.id } });
    expect(bell.body.filter(({ message }) => message.includes('“Series”'))).toMatchObject([
      { type: 'training_booked', title: 'Sessions booked' },
    ]);
  });
});
