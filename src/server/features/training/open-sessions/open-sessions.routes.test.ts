// Sessions open to the members of a club: who sees them and takes a place.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
} from '#server/testing/factories.ts';
import { inHours, makeOpenClub, openSessionCases } from '#server/testing/open-sessions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const levels = { from: '3.0', to: '3.5' } as const;
const test = useTestApp();
const { bellOf, join, leave, list, open, openWith, read, take } = openSessionCases(test);
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

describe('an open session', () => {
  it('is listed to members of its levels who are not in it', async () => {
    const id = await openWith(club, 3, {}, { levels });
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
    await open(lucia, id);
    expect([await list(ida), await list(emil)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is nothing to other clubs, direct players and suspended members', async () => {
    const { db } = test.context;
    const id = await openWith(club, 3);
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
    expect((await open(colleague, id)).status).toBe(404);
    expect((await open(lucia, id, { levels: { from: '5.0', to: '3.0' } })).body).toMatchObject({
      fields: { 'levels.to': 'The lowest level has to come before the highest.' },
    });
    const past = await makeSession(db, lucia, [freja], { places: 2, sessionDate: inHours(-1) });
    expect((await open(lucia, past)).status).toBe(409);
    const stranger = await makeMember(db, (await makeClub(db)).id);
    await connect(db, lucia, stranger);
    const mixed = await makeSession(db, lucia, [freja, stranger], { places: 3 });
    expect((await open(lucia, mixed)).body).toMatchObject({
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
    const id = await openWith(club, 2);
    expect((await take(mads, id)).status).toBe(204);
    const own = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
    expect(own.body).toMatchObject([{ title: 'Volleys', answer: 'coming', partners: ['Freja'] }]);
    const { players } = (await read(lucia, id)).body;
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
    const id = await openWith(club, 2);
    const answers = await Promise.all([mads, ida, emil].map((person) => take(person, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  });

  it('refuses a place at the time of another session unless the member confirms', async () => {
    const { db } = test.context;
    const sessionDate = inHours(72);
    const id = await openWith(club, 2, { sessionDate });
    await makeSession(db, await makeCoach(db), [mads], { sessionDate });
    const refused = await take(mads, id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'session_conflict', message: 'You have another session at that time.' },
    ]);
    expect((await take(mads, id, { despiteConflicts: true })).status).toBe(204);
  });

  it('takes a member who leaves the club out of it', async () => {
    const id = await openWith(club, 2);
    await take(mads, id);
    const manager = await makePerson(test.context.db, { role: 'club', clubId });
    await test.call(manager, endpoints.removeClubPlayer, { params: { userId: mads.id } });
    expect((await read(lucia, id)).body.players.map(({ firstName }) => firstName)).toEqual(['Freja']);
    expect((await take(mads, id)).status).toBe(404);
  });
});
