// The waiting list of an open session: the order, offers, and its end.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sessionWaiters, trainingSessions, users } from '#server/db/schema/index.ts';
import { connect, makeCoach, makeJunior, makePlayer } from '#server/testing/factories.ts';
import { inHours, makeOpenClub, openSessionCases } from '#server/testing/open-sessions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

type Person = { id: string };
const test = useTestApp();
const { answer, bellOf, join, leave, list, openWith, read, stateOf, take } = openSessionCases(test);
type Club = Awaited<ReturnType<typeof makeOpenClub>>;
let club: Club;
let clubId: string;
let lucia: Club['lucia'];
let freja: Club['freja'];
let mads: Club['mads'];
let ida: Club['ida'];
let emil: Club['emil'];

beforeEach(async () => {
  await test.runJobs();
  test.mails.length = 0;
  club = await makeOpenClub(test);
  ({ clubId, lucia, freja, mads, ida, emil } = club);
});

const close = (by: Person, sessionId: string) => test.call(by, endpoints.closeSession, { params: { sessionId } });

/** A full session with people in line. */
async function fullWith(...line: Person[]): Promise<string> {
  const id = await openWith(club, 1);
  for (const person of line) expect((await join(person, id)).status).toBe(204);
  return id;
}

async function check(): Promise<void> {
  await test.context.jobs.enqueue(test.context.db, 'check-open-sessions', {});
  await test.runJobs();
}

/** Lets the offer of someone end. */
const lapse = (player: Person) =>
  test.context.db
    .update(sessionWaiters)
    .set({ offeredUntil: inHours(-1) })
    .where(eq(sessionWaiters.playerId, player.id));

describe('the waiting list', () => {
  it('is joined when a session is full, shows the place in line, and is left at any time', async () => {
    const id = await openWith(club, 2);
    expect((await join(mads, id)).body).toMatchObject({ message: 'A place is free, so you can take it.' });
    await take(mads, id);
    expect(await stateOf(ida)).toEqual(['full', 0, null]);
    await join(ida, id);
    await join(emil, id);
    await join(emil, id);
    expect([await stateOf(ida), await stateOf(emil)]).toEqual([
      ['waiting', 0, 1],
      ['waiting', 0, 2],
    ]);
    expect((await read(lucia, id)).body.opening).toEqual({
      levels: null,
      waiting: [
        { id: ida.id, firstName: 'Ida', lastName: 'Holst', offeredUntil: null },
        { id: emil.id, firstName: 'Emil', lastName: 'Bak', offeredUntil: null },
      ],
    });
    expect((await leave(ida, id)).status).toBe(204);
    expect((await leave(ida, id)).status).toBe(404);
    expect([await stateOf(ida), await stateOf(emil)]).toEqual([
      ['full', 0, null],
      ['waiting', 0, 1],
    ]);
  });

  it('offers a place that becomes free to the first, who is notified and takes it', async () => {
    const id = await fullWith(mads, ida);
    await answer(freja, id, 'cant');
    // Kept from the first moment, before anything is offered.
    expect((await take(emil, id)).status).toBe(409);
    expect(await bellOf(mads)).toEqual(['A place for you: We’re keeping a place in “Volleys” with Lucía Ferrer.']);
    expect(await bellOf(ida)).toEqual([]);
    expect(test.mails.map(({ subject }) => subject).toSorted()).toEqual(['A place for you', 'A player can’t come']);
    const [offered] = await list(mads);
    expect(offered).toMatchObject({ state: 'offered', position: 1 });
    const hours = (Date.parse(offered?.offeredUntil as string) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11);
    expect(hours).toBeLessThanOrEqual(12);
    expect([(await take(ida, id)).status, (await take(emil, id)).status]).toEqual([409, 409]);
    expect((await answer(freja, id, 'coming')).status).toBe(409);
    await connect(test.context.db, lucia, emil);
    const added = await test.call(lucia, endpoints.addSessionPlayers, {
      params: { sessionId: id },
      body: { playerIds: [emil.id] },
    });
    expect(added.body).toMatchObject({
      message: 'The free places are offered to the waiting list. Give the session more places first.',
    });
    expect((await take(mads, id)).status).toBe(204);
    expect(await stateOf(ida)).toEqual(['waiting', 0, 1]);
  });

  it('offers a declined place to the next', async () => {
    const id = await fullWith(mads, ida);
    await answer(freja, id, 'cant');
    await test.runJobs();
    expect((await leave(mads, id)).status).toBe(204);
    await test.runJobs();
    expect([await stateOf(mads), await stateOf(ida)]).toEqual([
      ['full', 0, null],
      ['offered', 0, 1],
    ]);
  });

  it('offers a lapsed place to the next, once however often the job runs', async () => {
    const id = await fullWith(mads, ida);
    await answer(freja, id, 'cant');
    await test.runJobs();
    await lapse(mads);
    expect((await take(mads, id)).status).toBe(409);
    await check();
    await check();
    expect([await stateOf(mads), await stateOf(ida)]).toEqual([
      ['full', 0, null],
      ['offered', 0, 1],
    ]);
    expect((await bellOf(mads))[0]).toBe(
      'Your offer has ended: You didn’t take the place in “Volleys” in time, so the next person gets it.',
    );
    expect(await bellOf(ida)).toHaveLength(1);
  });

  it('offers places that are added, and keeps them when the number is lowered', async () => {
    const id = await fullWith(mads, ida, emil);
    const change = (places: number, revision: number) =>
      test.call(lucia, endpoints.changeSession, {
        params: { sessionId: id },
        body: { ...details, places, revision },
      });
    const details = { title: 'Volleys', date: inHours(72).slice(0, 10), time: '18:00', timeZone: 'UTC', duration: 60 };
    // The time of the factory is any: this moves it, which changes nothing for the line.
    expect((await change(3, 0)).status).toBe(200);
    await test.runJobs();
    expect([await stateOf(mads), await stateOf(ida), await stateOf(emil)]).toEqual([
      ['offered', 0, 1],
      ['offered', 0, 2],
      ['waiting', 0, 3],
    ]);
    expect((await change(2, 1)).body).toMatchObject({
      fields: { places: '3 places are taken or offered to the waiting list, so please enter at least 3.' },
    });
  });

  it('offers places that are added to another date of its series', async () => {
    const columns = { seriesId: crypto.randomUUID(), timeZone: 'UTC' };
    const onTheHour = (hours: number) => `${inHours(hours).slice(0, 13)}:00:00Z`;
    const first = await openWith(club, 2, { ...columns, sessionDate: onTheHour(72) });
    const second = await openWith(club, 1, { ...columns, sessionDate: onTheHour(72 + 7 * 24) });
    await join(mads, second);
    await test.runJobs();
    const { title, sessionDate, timeZone, duration, revision } = (await read(lucia, first)).body;
    const time = { date: sessionDate.slice(0, 10), time: sessionDate.slice(11, 16), timeZone, duration };
    const changed = await test.call(lucia, endpoints.changeSession, {
      params: { sessionId: first },
      body: { ...time, title, places: 2, scope: 'all', revision },
    });
    expect(changed.status).toBe(200);
    await test.runJobs();
    const [, offered] = await list(mads);
    expect(offered).toMatchObject({ id: second, state: 'offered' });
  });

  it('makes new offers when the session moves', async () => {
    const id = await openWith(club, 2);
    await take(mads, id);
    await join(ida, id);
    await answer(mads, id, 'cant');
    await test.runJobs();
    expect(await stateOf(ida)).toEqual(['offered', 0, 1]);
    const { revision } = (await read(lucia, id)).body;
    const body = { title: 'Volleys', date: inHours(240).slice(0, 10), time: '18:00', timeZone: 'UTC', duration: 60 };
    await test.call(lucia, endpoints.changeSession, { params: { sessionId: id }, body: { ...body, revision } });
    await test.runJobs();
    // Mads is asked again, so his place is his for now.
    expect(await stateOf(ida)).toEqual(['waiting', 0, 1]);
  });

  it('keeps nothing in the last 2 hours: everyone in line is notified, and the first takes the place', async () => {
    const id = await openWith(club, 1, { sessionDate: inHours(1.5) });
    for (const person of [mads, ida]) await join(person, id);
    await answer(freja, id, 'cant');
    await test.runJobs();
    await check();
    for (const person of [mads, ida]) {
      expect(await bellOf(person)).toEqual([
        'A place is free: A place is free in “Volleys” with Lucía Ferrer. The first to take it gets it.',
      ]);
    }
    expect((await stateOf(emil))?.[0]).toBe('free');
    expect((await take(ida, id)).status).toBe(204);
    await test.runJobs();
    expect(await stateOf(mads)).toEqual(['waiting', 0, 1]);
    expect((await take(mads, id)).status).toBe(409);
  });

  it('leaves out who has left the club, is suspended or has another level', async () => {
    const { db } = test.context;
    const id = await openWith(club, 1, {}, { levels: { from: '3.0', to: '6.0' } });
    for (const person of [mads, ida]) await join(person, id);
    await answer(freja, id, 'cant');
    await test.runJobs();
    await db.update(users).set({ currentLevel: '2.0' }).where(eq(users.id, mads.id));
    expect((await take(mads, id)).status).toBe(404);
    expect((await read(lucia, id)).body.opening?.waiting.map(({ firstName }) => firstName)).toEqual(['Ida']);
    await check();
    expect(await stateOf(ida)).toEqual(['offered', 0, 1]);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, ida.id));
    await check();
    expect((await read(lucia, id)).body.opening?.waiting).toEqual([]);
    expect(await db.$count(sessionWaiters, eq(sessionWaiters.groupId, id))).toBe(0);
  });

  it('ends with a notice when the session is closed to members or cancelled', async () => {
    const [closed, cancelled] = [await fullWith(mads), await fullWith(ida)];
    expect((await close(await makeCoach(test.context.db, { role: 'coach_club', clubId }), closed)).status).toBe(404);
    expect((await close(lucia, closed)).status).toBe(204);
    await test.call(lucia, endpoints.cancelSession, { params: { sessionId: cancelled } });
    const ended =
      'Waiting list closed: The waiting list for “Volleys” is closed. The session is cancelled or no longer open to members.';
    expect([await bellOf(mads), await bellOf(ida)]).toEqual([[ended], [ended]]);
    expect([await list(mads), (await read(lucia, closed)).body.opening]).toEqual([[], null]);
    expect((await join(mads, closed)).status).toBe(404);
  });

  it('ends when no coach of the club leads the session, and stays with a substitute', async () => {
    const { db } = test.context;
    const carla = await makeCoach(db, { role: 'coach_club', clubId, firstName: 'Carla' });
    const id = await fullWith(mads);
    await test.call(lucia, endpoints.handOverSession, {
      params: { sessionId: id },
      body: { coachId: carla.id, revision: 0 },
    });
    await check();
    expect((await list(mads)).map(({ coach }) => coach.firstName)).toEqual(['Carla']);
    expect((await read(carla, id)).body.opening?.waiting).toHaveLength(1);
    await db
      .update(trainingSessions)
      .set({ coachId: (await makeCoach(db)).id })
      .where(eq(trainingSessions.groupId, id));
    expect(await list(mads)).toEqual([]);
    await check();
    expect((await bellOf(mads))[0]).toMatch(/^Waiting list closed/);
  });

  it('notifies a junior’s guardian by email', async () => {
    const { db } = test.context;
    const anna = await makePlayer(db, { firstName: 'Anna', email: 'anna@pala.test' });
    const emma = await makeJunior(db, clubId, anna);
    const id = await openWith(club, 1);
    await db.insert(sessionWaiters).values({ groupId: id, playerId: emma.id });
    await answer(freja, id, 'cant');
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === 'anna@pala.test')?.subject).toBe('For Emma: A place for you');
  });
});
