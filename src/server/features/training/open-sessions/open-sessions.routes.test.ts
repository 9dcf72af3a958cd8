// Sessions open to the members of a club: who sees them, takes a place, and waits for one.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sessionWaiters, trainingSessions, users } from '#server/db/schema/index.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeJunior,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let clubId: string;
let lucia: Person;
let freja: Person;
let mads: Person;
let ida: Person;
let emil: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  clubId = (await makeClub(db)).id;
  lucia = await makeCoach(db, { role: 'coach_club', clubId, firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard', currentLevel: '3.2' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær', currentLevel: '3.9' });
  ida = await makeMember(db, clubId, { firstName: 'Ida', lastName: 'Holst', currentLevel: '4.5' });
  emil = await makeMember(db, clubId, { firstName: 'Emil', lastName: 'Bak' });
  await connect(db, lucia, freja);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const levels = { from: '3.0', to: '3.5' } as const;
const open = (sessionId: string, body: object = {}, by = lucia) =>
  test.call(by, endpoints.openSession, { params: { sessionId }, body });
const close = (sessionId: string, by = lucia) => test.call(by, endpoints.closeSession, { params: { sessionId } });
const list = async (by: Person) => (await test.call(by, endpoints.listOpenSessions, {})).body;
const take = (by: Person, sessionId: string, body: object = {}) =>
  test.call(by, endpoints.takePlace, { params: { sessionId }, body });
const join = (by: Person, sessionId: string) => test.call(by, endpoints.joinWaitingList, { params: { sessionId } });
const leave = (by: Person, sessionId: string) => test.call(by, endpoints.leaveWaitingList, { params: { sessionId } });
const read = (sessionId: string, by = lucia) => test.call(by, endpoints.getCoachSession, { params: { sessionId } });
const answer = (by: Person, sessionId: string, body: { answer: 'coming' | 'cant' }) =>
  test.call(by, endpoints.answerSession, { params: { sessionId }, body });

/** An open session of Freja's in three days, with as many places. */
async function openWith(places: number, columns: object = {}, body: object = {}): Promise<string> {
  const id = await makeSession(test.context.db, lucia, [freja], { places, revision: 0, ...columns });
  expect((await open(id, body)).status).toBe(204);
  return id;
}

/** A full session with people in line. */
async function fullWith(...line: Person[]): Promise<string> {
  const id = await openWith(1);
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

async function bellOf(person: Person) {
  await test.runJobs();
  const bell = await test.call(person, endpoints.listNotifications, { params: { userId: person.id } });
  return bell.body.map(
    ({ title, message }) => `${title}: ${message.replaceAll(/ (on|until) \w+ \d.*?(?=,|\.| until| is| in time)/g, '')}`,
  );
}

const stateOf = async (person: Person) => {
  const [session] = await list(person);
  return session && [session.state, session.free, session.position];
};

describe('an open session', () => {
  it('is listed to members of its levels who are not in it', async () => {
    const id = await openWith(3, {}, { levels });
    const [session] = await list(mads);
    expect(session).toMatchObject({
      id,
      title: 'Volleys',
      coach: { firstName: 'Lucía', lastName: 'Ferrer' },
      places: 3,
      free: 2,
      waiting: 0,
      state: 'free',
      position: null,
      offeredUntil: null,
    });
    expect(await list(freja)).toEqual([]);
    expect(await list(ida)).toEqual([]);
    expect(await list(emil)).toEqual([]);
    await open(id);
    expect([await list(ida), await list(emil)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is nothing to other clubs, direct players and suspended members', async () => {
    const { db } = test.context;
    const id = await openWith(3);
    const [other, direct] = [await makeMember(db, (await makeClub(db)).id), await makePlayer(db)];
    for (const person of [other, direct]) {
      expect(await list(person)).toEqual([]);
      expect((await take(person, id)).status).toBe(404);
      expect((await join(person, id)).status).toBe(404);
      expect((await leave(person, id)).status).toBe(404);
    }
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, mads.id));
    expect((await take(mads, id)).status).toBe(401);
    expect((await take(ida, await makeSession(db, lucia, [freja], { places: 4 }))).status).toBe(404);
  });

  it('is opened by the club coach who leads it, while it is to come and all its players are members', async () => {
    const { db } = test.context;
    const colleague = await makeCoach(db, { role: 'coach_club', clubId });
    const id = await makeSession(db, lucia, [freja], { places: 2 });
    expect((await open(id, {}, colleague)).status).toBe(404);
    expect((await open(id, { levels: { from: '5.0', to: '3.0' } })).body).toMatchObject({
      fields: { 'levels.to': 'The lowest level has to come before the highest.' },
    });
    const past = await makeSession(db, lucia, [freja], { places: 2, sessionDate: inHours(-1) });
    expect((await open(past)).status).toBe(409);
    const stranger = await makeMember(db, (await makeClub(db)).id);
    await connect(db, lucia, stranger);
    const mixed = await makeSession(db, lucia, [freja, stranger], { places: 3 });
    expect((await open(mixed)).body).toMatchObject({
      message: 'Only a session whose players are all members of your club can be opened to members.',
    });
  });

  it('is opened with the booking', async () => {
    const body = {
      title: 'Open volleys',
      playerIds: [freja.id],
      date: inHours(96).slice(0, 10),
      time: '18:00',
      timeZone: 'Europe/Copenhagen',
      repeats: 2,
      places: 4,
      opening: { levels },
    };
    expect((await test.call(lucia, endpoints.createSessions, { body })).status).toBe(201);
    expect((await list(mads)).map(({ title }) => title)).toEqual(['Open volleys', 'Open volleys']);
    const freelance = await makeCoach(test.context.db);
    await connect(test.context.db, freelance, freja);
    const refused = await test.call(freelance, endpoints.createSessions, { body: { ...body, despiteConflicts: true } });
    expect(refused.body).toMatchObject({
      fields: { opening: 'Only coaches of a club can open a session to its members.' },
    });
    const logged = { ...body, date: inHours(-96).slice(0, 10), repeats: 1 };
    expect((await test.call(lucia, endpoints.createSessions, { body: logged })).status).toBe(400);
  });

  it('gives a free place in one press, and its coach a name and an answer', async () => {
    const id = await openWith(2);
    expect((await take(mads, id)).status).toBe(204);
    const own = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
    expect(own.body).toMatchObject([{ title: 'Volleys', answer: 'coming', partners: ['Freja'] }]);
    const { players } = (await read(id)).body;
    expect(players).toContainEqual({
      id: mads.id,
      firstName: 'Mads',
      lastName: 'Kjær',
      answer: 'coming',
      reason: null,
      attendance: null,
      isOpen: false,
    });
    const ofMads = { params: { playerId: mads.id } };
    expect((await test.call(lucia, endpoints.listTrainingSessions, ofMads)).status).toBe(404);
    const bookable = await test.call(lucia, endpoints.listBookablePlayers, {});
    expect(bookable.body.map(({ firstName }) => firstName)).toEqual(['Freja']);
    expect(await bellOf(lucia)).toEqual(['A member joined your session: Mads Kjær took a free place in “Volleys”.']);
    expect(test.mails.map(({ subject }) => subject)).toEqual(['A member joined your session']);
    expect((await take(mads, id)).status).toBe(404);
    expect((await take(ida, id)).status).toBe(409);
  });

  it('never gives the last place to two', async () => {
    const id = await openWith(2);
    const answers = await Promise.all([mads, ida, emil].map((person) => take(person, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  });

  it('refuses a place at the time of another session unless the member confirms', async () => {
    const { db } = test.context;
    const sessionDate = inHours(72);
    const id = await openWith(2, { sessionDate });
    await makeSession(db, await makeCoach(db), [mads], { sessionDate });
    const refused = await take(mads, id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'session_conflict', message: 'You have another session at that time.' },
    ]);
    expect((await take(mads, id, { despiteConflicts: true })).status).toBe(204);
  });

  it('takes a member who leaves the club out of it', async () => {
    const id = await openWith(2);
    await take(mads, id);
    const manager = await makePerson(test.context.db, { role: 'club', clubId });
    await test.call(manager, endpoints.removeClubPlayer, { params: { userId: mads.id } });
    expect((await read(id)).body.players.map(({ firstName }) => firstName)).toEqual(['Freja']);
    expect((await take(mads, id)).status).toBe(404);
  });
});

describe('the waiting list', () => {
  it('is joined when a session is full, shows the place in line, and is left at any time', async () => {
    const id = await openWith(2);
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
    expect((await read(id)).body.opening).toEqual({
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
    await answer(freja, id, { answer: 'cant' });
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
    expect((await answer(freja, id, { answer: 'coming' })).status).toBe(409);
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
    await answer(freja, id, { answer: 'cant' });
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
    await answer(freja, id, { answer: 'cant' });
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

  it('offers places anew when the session moves', async () => {
    const id = await openWith(2);
    await take(mads, id);
    await join(ida, id);
    await answer(mads, id, { answer: 'cant' });
    await test.runJobs();
    expect(await stateOf(ida)).toEqual(['offered', 0, 1]);
    const { revision } = (await read(id)).body;
    const body = { title: 'Volleys', date: inHours(240).slice(0, 10), time: '18:00', timeZone: 'UTC', duration: 60 };
    await test.call(lucia, endpoints.changeSession, { params: { sessionId: id }, body: { ...body, revision } });
    await test.runJobs();
    // Mads is asked again, so his place is his for now.
    expect(await stateOf(ida)).toEqual(['waiting', 0, 1]);
  });

  it('keeps nothing in the last 2 hours: everyone in line is notified, and the first takes the place', async () => {
    const id = await openWith(1, { sessionDate: inHours(1.5) });
    for (const person of [mads, ida]) await join(person, id);
    await answer(freja, id, { answer: 'cant' });
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
    const id = await openWith(1, {}, { levels: { from: '3.0', to: '6.0' } });
    for (const person of [mads, ida]) await join(person, id);
    await answer(freja, id, { answer: 'cant' });
    await test.runJobs();
    await db.update(users).set({ currentLevel: '2.0' }).where(eq(users.id, mads.id));
    expect((await take(mads, id)).status).toBe(404);
    expect((await read(id)).body.opening?.waiting.map(({ firstName }) => firstName)).toEqual(['Ida']);
    await check();
    expect(await stateOf(ida)).toEqual(['offered', 0, 1]);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, ida.id));
    await check();
    expect((await read(id)).body.opening?.waiting).toEqual([]);
    expect(await db.$count(sessionWaiters, eq(sessionWaiters.groupId, id))).toBe(0);
  });

  it('ends with a notice when the session is closed to members or cancelled', async () => {
    const [closed, cancelled] = [await fullWith(mads), await fullWith(ida)];
    expect((await close(closed, await makeCoach(test.context.db, { role: 'coach_club', clubId }))).status).toBe(404);
    expect((await close(closed)).status).toBe(204);
    await test.call(lucia, endpoints.cancelSession, { params: { sessionId: cancelled } });
    const ended =
      'Waiting list closed: The waiting list for “Volleys” is closed. The session is cancelled or no longer open to members.';
    expect([await bellOf(mads), await bellOf(ida)]).toEqual([[ended], [ended]]);
    expect([await list(mads), (await read(closed)).body.opening]).toEqual([[], null]);
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
    expect((await read(id, carla)).body.opening?.waiting).toHaveLength(1);
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
    const id = await openWith(1);
    await db.insert(sessionWaiters).values({ groupId: id, playerId: emma.id });
    await answer(freja, id, { answer: 'cant' });
    await test.runJobs();
    expect(test.mails.find(({ to }) => to === 'anna@pala.test')?.subject).toBe('For Emma: A place for you');
  });
});
