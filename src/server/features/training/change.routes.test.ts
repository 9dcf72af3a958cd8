// Moving, editing and cancelling one session or a series.

import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentBody } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { trainingSessions } from '#server/db/schema/index.ts';
import { daysAround, inWords } from '#server/testing/clock-changes.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let clubId: string;
let coach: Person;
let freja: Person;
let mads: Person;

beforeAll(async () => {
  clubId = (await makeClub(test.context.db)).id;
});

beforeEach(async () => {
  const { db } = test.context;
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [freja, mads]) await connect(db, coach, player);
});

/** A day relative to the next clock change in spring. */
const day = daysAround('spring');
const plan = { date: day(-12), time: '18:00', timeZone: 'Europe/Copenhagen' };

/** Tuesdays at 18:00 across the next clock change in spring, with two players. */
async function bookSeries(repeats = 4): Promise<string[]> {
  const body = { title: 'Volleys', playerIds: [freja.id, mads.id], duration: 60, repeats, ...plan };
  const booked = await test.call(coach, endpoints.createSessions, { body });
  expect(booked.status).toBe(201);
  await test.runJobs();
  test.mails.length = 0;
  return booked.body.map(({ id }) => id);
}

type Change = SentBody<typeof endpoints.changeSession>;
const change = (sessionId: string, parts: Partial<Change>, by = coach) =>
  test.call(by, endpoints.changeSession, {
    params: { sessionId },
    body: { title: 'Volleys', duration: 60, revision: 0, ...plan, ...parts },
  });

/** The coach's sessions in order: moment, players, revision. */
async function sessions() {
  const list = await test.call(coach, endpoints.listCoachSessions, {});
  return list.body.rows.map(({ sessionDate, players, revision }) => [sessionDate, players.length, revision]);
}

async function bellOf(player: Person) {
  await test.runJobs();
  const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
  return bell.body.map(({ title, message }) => `${title}: ${message}`);
}

describe('a session in a series', () => {
  it('can be moved alone', async () => {
    const [, second] = await bookSeries();
    const moved = await change(second as string, { date: day(-4), time: '19:30' });
    expect(moved.status).toBe(200);
    expect(await sessions()).toEqual([
      [`${day(-12)}T17:00:00Z`, 2, 0],
      [`${day(-4)}T18:30:00Z`, 2, 1],
      [`${day(2)}T16:00:00Z`, 2, 0],
      [`${day(9)}T16:00:00Z`, 2, 0],
    ]);
    expect((await bellOf(mads))[0]).toBe(
      `Session moved: Lucía Ferrer moved “Volleys” from ${inWords(day(-5))} at 18:00 to ${inWords(day(-4))} at 19:30 (Copenhagen time).`,
    );
    expect(test.mails.map(({ subject }) => subject)).toEqual(['Session moved: Volleys', 'Session moved: Volleys']);
    expect(test.mails[0]?.attachments?.[0]?.content).toContain('SEQUENCE:1');
  });

  it('can be moved with the following ones, by the same number of days at the same local time', async () => {
    const [, second] = await bookSeries();
    const moved = await change(second as string, { date: day(-4), time: '19:30', scope: 'following' });
    expect(moved.status).toBe(200);
    expect(await sessions()).toEqual([
      [`${day(-12)}T17:00:00Z`, 2, 0],
      [`${day(-4)}T18:30:00Z`, 2, 1],
      [`${day(3)}T17:30:00Z`, 2, 1],
      [`${day(10)}T17:30:00Z`, 2, 1],
    ]);
    expect((await bellOf(freja))[0]).toContain(' and the 2 weekly sessions after it.');
    expect(test.mails).toHaveLength(2);
  });

  it('keeps its time when only texts change, without notification', async () => {
    const [first] = await bookSeries(2);
    await change(first as string, { objectives: 'Feet first', notes: 'Balls', scope: 'following' });
    expect((await sessions()).map(([, , revision]) => revision)).toEqual([1, 1]);
    expect((await sessions()).map(([moment]) => moment)).toEqual([`${day(-12)}T17:00:00Z`, `${day(-5)}T17:00:00Z`]);
    expect(await bellOf(freja)).toHaveLength(1);
    await change(first as string, { place: 'Court 4', revision: 1 });
    expect((await bellOf(freja))[0]).toBe(
      `Session changed: Lucía Ferrer changed “Volleys” on ${inWords(day(-12))} at 18:00 (Copenhagen time).`,
    );
  });

  it('can be cancelled alone or with the following ones', async () => {
    const [, second, third] = await bookSeries();
    const cancel = (sessionId: string, scope: 'one' | 'following') =>
      test.call(coach, endpoints.cancelSession, { params: { sessionId }, query: { scope } });
    expect((await cancel(second as string, 'one')).status).toBe(204);
    expect((await sessions()).map(([moment]) => moment)).not.toContain(`${day(-5)}T17:00:00Z`);
    expect((await bellOf(mads))[0]).toBe(
      `Session cancelled: Lucía Ferrer cancelled “Volleys” on ${inWords(day(-5))} at 18:00 (Copenhagen time).`,
    );
    const own = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
    expect(own.body[0]?.cancelledDates.map((date) => date.slice(0, 10))).toEqual([day(-5)]);
    expect((await cancel(third as string, 'following')).status).toBe(204);
    expect(await sessions()).toHaveLength(1);
    expect((await bellOf(mads))[0]).toContain('Sessions cancelled: ');
    const late = await cancel(third as string, 'one');
    expect([late.status, late.error?.message]).toEqual([
      404,
      'This session no longer exists. It may have been cancelled.',
    ]);
    expect(test.mails.map(({ subject }) => subject)).toEqual([
      'Session cancelled',
      'Session cancelled',
      'Sessions cancelled',
      'Sessions cancelled',
    ]);
  });

  it('keeps its local time in a newly chosen zone, even if this moment stays', async () => {
    const [first] = await bookSeries();
    const moved = await change(first as string, { time: '17:00', timeZone: 'Europe/London', scope: 'following' });
    expect([moved.status, moved.body.timeZone]).toEqual([200, 'Europe/London']);
    // The clocks change in both zones that night.
    expect(await sessions()).toEqual([
      [`${day(-12)}T17:00:00Z`, 2, 1],
      [`${day(-5)}T17:00:00Z`, 2, 1],
      [`${day(2)}T16:00:00Z`, 2, 1],
      [`${day(9)}T16:00:00Z`, 2, 1],
    ]);
  });

  it('is removed from the calendar that its email added it to', async () => {
    const [first, second, third] = await bookSeries(3);
    const cancel = (sessionId: string | undefined, scope: 'one' | 'following') =>
      test.call(coach, endpoints.cancelSession, { params: { sessionId: String(sessionId) }, query: { scope } });
    await cancel(second, 'following');
    await cancel(first, 'one');
    await test.runJobs();
    const files = test.mails
      .filter(({ text }) => text.includes('Freja'))
      .flatMap(({ attachments = [] }) => attachments.map(({ mediaType, content }) => ({ mediaType, content })));
    const facts = files.map(({ mediaType, content }) => {
      const calendar = new ICAL.Component(ICAL.parse(content));
      const value = (of: ICAL.Component, name: string) => of.getFirstPropertyValue(name)?.toString();
      return {
        mediaType,
        method: value(calendar, 'method'),
        events: calendar
          .getAllSubcomponents('vevent')
          .map((event) => ['uid', 'status', 'sequence', 'organizer'].map((name) => value(event, name))),
      };
    });
    const gone = (id: string | undefined) => [`${id}@pala`, 'CANCELLED', '1', 'mailto:no-reply@pala.example'];
    const cancelled = { mediaType: 'text/calendar; charset=utf-8; method=CANCEL', method: 'CANCEL' };
    expect(facts).toEqual([
      { ...cancelled, events: [gone(second), gone(third)] },
      { ...cancelled, events: [gone(first)] },
    ]);
  });
});

describe('a refused change', () => {
  it('conflicts with a newer revision, and nothing is lost', async () => {
    const [first] = await bookSeries(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(first as string, { place: `Court ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'conflict')).toHaveLength(19);
  });

  it('moves into the past or to a conflicting time', async () => {
    const [first, second] = await bookSeries(2);
    expect((await change(first as string, { date: '2026-01-05' })).error.fields?.['date']).toBe(
      'Please choose a time in the future.',
    );
    const onto = await change(first as string, { date: day(-5), time: '18:30' });
    expect(onto.error).toMatchObject({
      code: 'session_conflict',
      message: `“Volleys” with Freja Nygaard and Mads Kjær is booked on ${inWords(day(-5))} at 18:00.`,
    });
    const meant = await change(first as string, { date: day(-5), time: '18:30', despiteConflicts: true });
    expect(meant.status).toBe(200);
    // Moving both by a week puts the first where the second is now, which is no conflict.
    const { body } = await test.call(coach, endpoints.getCoachSession, { params: { sessionId: second as string } });
    expect(body.revision).toBe(0);
  });

  it('is not caused by a series moving by a week onto itself', async () => {
    const [first] = await bookSeries(3);
    expect((await change(first as string, { date: day(-5), scope: 'following' })).status).toBe(200);
    expect((await sessions()).map(([moment]) => moment)).toEqual([
      `${day(-5)}T17:00:00Z`,
      `${day(2)}T16:00:00Z`,
      `${day(9)}T16:00:00Z`,
    ]);
  });

  it('comes from other or no longer connected coaches, not from administrators', async () => {
    const { db } = test.context;
    const [first] = await bookSeries(1);
    const other = await makeCoach(db);
    for (const player of [freja, mads]) await connect(db, other, player);
    expect((await change(first as string, { place: 'X' }, other)).status).toBe(404);
    expect((await change(first as string, { place: 'X' }, await makeAdmin(db))).status).toBe(200);
    const former = await makeCoach(db);
    await connect(db, former, freja, 'ended');
    const old = await makeSession(db, former, [freja]);
    expect((await change(old, { place: 'X' }, former)).status).toBe(404);
  });
});

describe('completing', () => {
  const past = () => new Date(Date.now() - 2 * 3_600_000).toISOString();
  const complete = (sessionId: string, body: object = {}) =>
    test.call(coach, endpoints.completeSession, { params: { sessionId }, body });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])('refuses a next session in %s', async (nextSessionDate) => {
    const id = await makeSession(test.context.db, coach, [freja], { sessionDate: past() });
    expect((await complete(id, { nextSessionDate })).status).toBe(400);
  });

  it('applies to all players, with feedback and the date of the next session', async () => {
    const id = await makeSession(test.context.db, coach, [freja, mads], { sessionDate: past(), notes: 'Bring water' });
    const nextSessionDate = `${day(0)}T17:00:00Z`;
    const { status, body } = await complete(id, { feedback: 'Feet first.', nextSessionDate });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      coachCompletionNotes: 'Feet first.',
      notes: 'Bring water',
      nextSessionDate,
    });
    for (const player of [freja, mads]) {
      const { body: seen } = await test.call(player, endpoints.listTrainingSessions, {
        params: { playerId: player.id },
      });
      expect(seen[0]).toMatchObject({ status: 'completed', coachCompletionNotes: 'Feet first.' });
      expect((await bellOf(player)).toSorted()).toEqual([
        'Feedback on your session: Lucía Ferrer wrote feedback on “Volleys”.',
        'Session completed: “Volleys” with Lucía Ferrer is completed.',
      ]);
    }
  });

  it('happens once, and completed sessions stay unchanged', async () => {
    const id = await makeSession(test.context.db, coach, [freja], { sessionDate: past() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe('This session is already completed.');
    expect((await change(id, { revision: 1 })).error.message).toBe(
      'This session is completed, so you can no longer change it.',
    );
    const cancelled = await test.call(coach, endpoints.cancelSession, { params: { sessionId: id } });
    expect(cancelled.status).toBe(409);
  });

  it('is refused before the session starts', async () => {
    const id = await makeSession(test.context.db, coach, [freja]);
    expect((await complete(id)).error.message).toBe('You can complete a session once it has started.');
  });

  it('allows feedback later, with one notification', async () => {
    const id = await makeSession(test.context.db, coach, [freja], { sessionDate: past() });
    const give = (feedback: string) =>
      test.call(coach, endpoints.giveSessionFeedback, { params: { sessionId: id }, body: { feedback } });
    expect((await give('Too early')).error.message).toBe('Complete the session before giving feedback.');
    await complete(id);
    expect((await give(' ')).error.fields?.['feedback']).toBe('Please write your feedback.');
    expect((await give('Good feet.')).body.coachCompletionNotes).toBe('Good feet.');
    expect(await bellOf(freja)).toContain('Feedback on your session: Lucía Ferrer wrote feedback on “Volleys”.');
    expect((await give('Very good feet.')).body.coachCompletionNotes).toBe('Very good feet.');
    // No notifications remain.
    expect(await test.runJobs()).toBe(0);
  });
});

it('ending a connection cancels future sessions and notifies the player', async () => {
  await bookSeries(2);
  const { body } = await test.call(freja, endpoints.listRelationships, {});
  const connection = body.find((one) => one.coach.id === coach.id);
  await test.call(coach, endpoints.endConnection, { params: { id: connection?.id as string } });
  const left = await test.context.db.select().from(trainingSessions).where(eq(trainingSessions.coachId, coach.id));
  expect(new Set(left.map(({ playerId }) => playerId))).toEqual(new Set([mads.id]));
  expect((await bellOf(freja)).some((news) => news.startsWith('Sessions cancelled: '))).toBe(true);
});

describe('all sessions of a series that are to come', () => {
  const cancel = (sessionId: string, scope: 'one' | 'following' | 'all') =>
    test.call(coach, endpoints.cancelSession, { params: { sessionId }, query: { scope } });
  const read = async (sessionId: string) =>
    (await test.call(coach, endpoints.getCoachSession, { params: { sessionId } })).body;

  it('move with one of them, by as many days to the same hour, across a clock change', async () => {
    const [, second] = await bookSeries(3);
    const moved = await change(second as string, { date: day(-4), time: '19:00', scope: 'all' });
    expect(moved.status).toBe(200);
    expect(await sessions()).toEqual([
      [`${day(-11)}T18:00:00Z`, 2, 1],
      [`${day(-4)}T18:00:00Z`, 2, 1],
      [`${day(3)}T17:00:00Z`, 2, 1],
    ]);
  });

  it('move across the clock change in autumn', async () => {
    const autumn = daysAround('autumn');
    const given = { title: 'Lobs', date: autumn(-5), time: '18:00', timeZone: 'Europe/Copenhagen', duration: 60 };
    const body = { ...given, playerIds: [freja.id], repeats: 2 };
    const [, last] = (await test.call(coach, endpoints.createSessions, { body })).body;
    const params = { sessionId: last?.id as string };
    const later = { ...given, date: autumn(2), time: '17:00', scope: 'all' as const, revision: 0 };
    expect((await test.call(coach, endpoints.changeSession, { params, body: later })).status).toBe(200);
    expect(await sessions()).toEqual([
      [`${autumn(-5)}T15:00:00Z`, 1, 1],
      [`${autumn(2)}T16:00:00Z`, 1, 1],
    ]);
  });

  it('are not moved when one of them would be over', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const given = { title: 'Lobs', date: soon, time: '18:00', timeZone: 'UTC', duration: 60, despiteConflicts: true };
    const body = { ...given, playerIds: [freja.id], repeats: 2 };
    const [, last] = (await test.call(coach, endpoints.createSessions, { body })).body;
    const params = { sessionId: last?.id as string };
    const twoDaysBefore = new Date(Date.parse(soon) + 5 * 86_400_000).toISOString().slice(0, 10);
    const earlier = { ...given, date: twoDaysBefore, scope: 'all' as const, revision: 0 };
    const refused = await test.call(coach, endpoints.changeSession, { params, body: earlier });
    expect([refused.status, refused.error.fields]).toEqual([400, { date: 'Please choose a time in the future.' }]);
  });

  it('are counted, and one date taken out stays named for a month', async () => {
    const [first, second, third] = (await bookSeries(3)) as [string, string, string];
    expect(await read(second)).toMatchObject({ following: 1, toCome: 3, cancelledDates: [] });
    expect((await cancel(second, 'one')).status).toBe(204);
    expect(await read(first)).toMatchObject({ following: 1, toCome: 2, cancelledDates: [`${day(-5)}T17:00:00Z`] });
    expect((await sessions()).map(([moment]) => moment)).toEqual([`${day(-12)}T17:00:00Z`, `${day(2)}T16:00:00Z`]);
    expect((await cancel(third, 'all')).status).toBe(204);
    expect(await sessions()).toEqual([]);
  });

  it('keep their own places when none are given, and offer those that are added on any date', async () => {
    const [first, second] = (await bookSeries(2)) as [string, string];
    expect((await change(second, { date: day(-5), places: 6 })).status).toBe(200);
    expect((await change(first, { place: 'Court 3', scope: 'all' })).status).toBe(200);
    expect([(await read(first)).places, (await read(second)).places]).toEqual([2, 6]);
    expect((await change(first, { places: 4, scope: 'all', revision: 1 })).status).toBe(200);
    expect([(await read(first)).places, (await read(second)).places]).toEqual([4, 4]);
  });

  it('are each looked at for news and conflicts', async () => {
    const [first, second] = (await bookSeries(2)) as [string, string];
    expect((await change(first, { place: 'Court 3', duration: 90, places: 3 })).status).toBe(200);
    const { db } = test.context;
    const ida = await makeMember(db, clubId);
    await connect(db, coach, ida);
    const body = { playerIds: [ida.id] };
    await test.call(coach, endpoints.addSessionPlayers, { params: { sessionId: first }, body });
    await test.runJobs();
    test.mails.length = 0;
    await makeSession(db, coach, [freja], { title: 'Lobs', sessionDate: `${day(-5)}T18:15:00Z` });
    const all = { place: 'Court 3', duration: 90, scope: 'all' as const, revision: 2 };
    const longer = await change(first, all);
    expect([longer.status, longer.error.code]).toEqual([409, 'session_conflict']);
    expect((await change(first, { ...all, despiteConflicts: true })).status).toBe(200);
    expect((await read(second)).place).toBe('Court 3');
    await test.runJobs();
    // Nothing changed for Ida, who comes to the first date alone.
    expect(test.mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Session changed: Volleys'));
  });

  it('can be changed and cancelled at once from any of them without a deadlock', async () => {
    const ids = await bookSeries(4);
    const answers = await Promise.all([
      ...ids.map((id) => change(id, { title: 'Together', scope: 'all' })),
      ...ids.map((id) => cancel(id, 'following')),
    ]);
    for (const { status } of answers) expect([200, 204, 404, 409]).toContain(status);
  });
});
