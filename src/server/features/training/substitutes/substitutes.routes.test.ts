// Another coach of the club takes sessions over: who may, what they see, and what follows.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { trainingSessions, users } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember, makePerson, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let clubId: string;
let lucia: Person;
let carla: Person;
let manager: Person;
let freja: Person;
let mads: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  clubId = (await makeClub(db)).id;
  lucia = await makeCoach(db, { role: 'coach_club', clubId, firstName: 'Lucía', lastName: 'Ferrer' });
  carla = await makeCoach(db, { role: 'coach_club', clubId, firstName: 'Carla', lastName: 'Ruiz' });
  manager = await makePerson(db, { role: 'club', clubId });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [freja, mads]) await connect(db, lucia, player);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const handOver = (by: Person, sessionId: string, to: Person, parts: object = {}) =>
  test.call(by, endpoints.handOverSession, {
    params: { sessionId },
    body: { coachId: to.id, revision: 0, ...parts },
  });
const read = (by: Person, sessionId: string) => test.call(by, endpoints.getCoachSession, { params: { sessionId } });
const answer = (player: Person, sessionId: string, body: { answer: 'coming' | 'cant'; reason?: string }) =>
  test.call(player, endpoints.answerSession, { params: { sessionId }, body });
const weekly = async (dates: number) => {
  const seriesId = crypto.randomUUID();
  const ids: string[] = [];
  for (let week = 0; week < dates; week += 1)
    ids.push(await makeSession(test.context.db, lucia, [freja, mads], { seriesId, sessionDate: inDays(3 + 7 * week) }));
  return ids;
};
async function bellOf(person: Person) {
  await test.runJobs();
  const bell = await test.call(person, endpoints.listNotifications, { params: { userId: person.id } });
  return bell.body.map(({ title, message }) => `${title}: ${message.replaceAll(/ on \w+ \d.*?(?=,| instead)/g, '')}`);
}

describe('handing a session over', () => {
  it('gives it to another coach of the club and notifies everyone', async () => {
    const id = await makeSession(test.context.db, lucia, [freja, mads], { revision: 0 });
    const offered = await test.call(lucia, endpoints.listSubstitutes, { params: { sessionId: id } });
    expect(offered.body.map(({ firstName }) => firstName)).toEqual(['Carla']);
    expect((await handOver(lucia, id, carla)).status).toBe(204);
    expect((await read(lucia, id)).status).toBe(404);
    const taken = await read(carla, id);
    expect([taken.status, taken.body.revision, taken.body.coach?.firstName]).toEqual([200, 1, 'Carla']);
    expect(await bellOf(freja)).toEqual([
      'Another coach leads your session: Carla Ruiz leads “Volleys” instead of Lucía Ferrer.',
    ]);
    expect(await bellOf(carla)).toEqual([
      'You lead a session for Lucía Ferrer: You lead “Volleys” instead of Lucía Ferrer.',
    ]);
    expect(await bellOf(lucia)).toEqual(['Carla Ruiz leads for you: Carla Ruiz leads “Volleys” instead of you.']);
    expect(test.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Another coach leads your session: Volleys',
      'Another coach leads your session: Volleys',
      'Carla Ruiz leads for you',
      'You lead a session for Lucía Ferrer',
    ]);
    const file = test.mails.find(({ subject }) => subject.endsWith(': Volleys'))?.attachments?.[0]?.content;
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('With Carla Ruiz');
  });

  it('shows names and answers of players, and nothing else of those whom the substitute does not coach', async () => {
    await connect(test.context.db, carla, mads);
    const id = await makeSession(test.context.db, lucia, [freja, mads]);
    await answer(freja, id, { answer: 'cant', reason: 'For Lucía' });
    await handOver(lucia, id, carla);
    const { players } = (await read(carla, id)).body;
    expect(players).toEqual([
      {
        id: freja.id,
        firstName: 'Freja',
        lastName: 'Nygaard',
        answer: 'cant',
        reason: null,
        attendance: null,
        isOpen: false,
      },
      { id: mads.id, firstName: 'Mads', lastName: 'Kjær', answer: null, reason: null, attendance: null, isOpen: true },
    ]);
    // Written to the coach who leads it now.
    await answer(freja, id, { answer: 'cant', reason: 'For Carla' });
    expect((await read(carla, id)).body.players[0]?.reason).toBe('For Carla');
    const ofFreja = { params: { playerId: freja.id } };
    expect((await test.call(carla, endpoints.listTrainingSessions, ofFreja)).status).toBe(404);
    const message = { body: { receiverId: freja.id, content: 'Hello' } };
    expect((await test.call(carla, endpoints.sendMessage, message)).status).toBeGreaterThanOrEqual(400);
    const bookable = await test.call(carla, endpoints.listBookablePlayers, {});
    expect(bookable.body.map(({ firstName }) => firstName)).toEqual(['Mads']);
    const today = await test.call(carla, endpoints.listCoachSessions, {});
    expect(today.body.rows.map((one) => one.id)).toEqual([id]);
  });

  it('lets the substitute lead it: move, complete and note who came', async () => {
    const { db } = test.context;
    const id = await makeSession(db, lucia, [freja, mads]);
    await handOver(lucia, id, carla);
    await db
      .update(trainingSessions)
      .set({ sessionDate: inDays(-1) })
      .where(eq(trainingSessions.groupId, id));
    const params = { sessionId: id };
    expect((await test.call(carla, endpoints.noteAttendance, { params, body: { came: [freja.id] } })).status).toBe(200);
    expect((await test.call(carla, endpoints.completeSession, { params, body: { feedback: 'Good.' } })).status).toBe(
      200,
    );
  });

  it.each([
    ['one', [true, false, false]],
    ['following', [true, true, true]],
  ] as const)('of a series reaches as far as chosen: %s', async (scope, expected) => {
    const ids = await weekly(3);
    expect((await handOver(lucia, ids[0] as string, carla, { scope })).status).toBe(204);
    const statuses = await Promise.all(ids.map(async (id) => (await read(carla, id)).status === 200));
    expect(statuses).toEqual(expected);
  });

  it('leaves dates of the series to whom leads them', async () => {
    const ids = await weekly(3);
    await handOver(lucia, ids[1] as string, carla);
    expect((await read(lucia, ids[0] as string)).body).toMatchObject({ following: 1, toCome: 2 });
    expect((await read(carla, ids[1] as string)).body).toMatchObject({ following: 0, toCome: 1 });
    const params = { sessionId: ids[0] as string };
    expect((await test.call(lucia, endpoints.cancelSession, { params, query: { scope: 'all' } })).status).toBe(204);
    expect((await read(carla, ids[1] as string)).status).toBe(200);
  });

  it('says when the substitute is busy, without what is booked, and can be done despite it', async () => {
    const id = await makeSession(test.context.db, lucia, [freja]);
    await makeSession(test.context.db, carla, [mads], { title: 'Secret title' });
    const refused = await handOver(lucia, id, carla);
    expect([refused.status, refused.error.code]).toEqual([409, 'session_conflict']);
    expect(refused.error.message).toMatch(/^Carla Ruiz is busy on /);
    expect(refused.error.message).not.toContain('Secret');
    expect((await handOver(lucia, id, carla, { despiteConflicts: true })).status).toBe(204);
  });

  it('is refused for begun sessions, players of elsewhere and coaches of elsewhere', async () => {
    const { db } = test.context;
    const { id: otherClub } = await makeClub(db);
    const outsider = await makeMember(db, otherClub);
    await connect(db, lucia, outsider);
    const mixed = await makeSession(db, lucia, [freja, outsider]);
    expect((await handOver(lucia, mixed, carla)).error.message).toContain('all members of the club');
    const begun = await makeSession(db, lucia, [freja], { sessionDate: inDays(-0.01) });
    expect((await handOver(lucia, begun, carla)).status).toBe(409);
    const id = await makeSession(db, lucia, [freja]);
    for (const wrong of [
      lucia,
      freja,
      await makeCoach(db, { role: 'coach_club', clubId: otherClub }),
      await makeCoach(db, { role: 'coach_club', clubId, state: 'suspended' }),
    ]) {
      const refused = await handOver(lucia, id, wrong);
      expect([refused.status, refused.error.fields]).toEqual([
        400,
        { coachId: 'Please choose another active coach of the club.' },
      ]);
    }
    expect((await handOver(carla, id, carla)).status).toBe(404);
    const managerElsewhere = await makePerson(db, { role: 'club', clubId: otherClub });
    expect((await handOver(managerElsewhere, id, carla)).status).toBe(404);
  });
});

describe('a manager', () => {
  it('finds the sessions of a coach with members alone, and hands them over', async () => {
    const { db } = test.context;
    const outsider = await makeMember(db, (await makeClub(db)).id);
    await connect(db, lucia, outsider);
    await makeSession(db, lucia, [freja, outsider]);
    const [first = ''] = await weekly(2);
    const params = { userId: lucia.id };
    const led = await test.call(manager, endpoints.listLedSessions, { params });
    expect(led.body.map(({ id, players, following, toCome }) => [id === first, players, following, toCome])).toEqual([
      [true, 2, 1, 2],
      [false, 2, 0, 2],
    ]);
    expect((await handOver(manager, first, carla, { scope: 'following' })).status).toBe(204);
    expect((await test.call(manager, endpoints.listLedSessions, { params })).body).toEqual([]);
    expect(await bellOf(lucia)).toEqual([
      'Carla Ruiz leads for you: Carla Ruiz leads “Volleys”, and the weekly session after it, instead of you.',
    ]);
    const elsewhere = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    expect((await test.call(elsewhere, endpoints.listLedSessions, { params: { userId: carla.id } })).status).toBe(404);
  });
});

describe('at once', () => {
  it('one of two who hand the same session over wins', async () => {
    const { db } = test.context;
    const third = await makeCoach(db, { role: 'coach_club', clubId });
    for (let round = 0; round < 5; round += 1) {
      const id = await makeSession(db, lucia, [freja], { sessionDate: inDays(10 + round) });
      const both = await Promise.all([handOver(manager, id, carla), handOver(manager, id, third)]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
      expect(await coachesOf(id)).toHaveLength(1);
    }
  });

  it('an answer is neither lost nor sent to the wrong coach', async () => {
    const { db } = test.context;
    for (let round = 0; round < 5; round += 1) {
      const id = await makeSession(db, lucia, [freja, mads], { sessionDate: inDays(10 + round) });
      const [handed, said] = await Promise.all([handOver(lucia, id, carla), answer(freja, id, { answer: 'cant' })]);
      expect([handed.status, said.status]).toEqual([204, 204]);
      expect((await read(carla, id)).body.players[0]?.answer).toBe('cant');
    }
  });

  it('a player who is added keeps the session one coach’s', async () => {
    const { db } = test.context;
    for (let round = 0; round < 5; round += 1) {
      const id = await makeSession(db, lucia, [freja], { places: 2, sessionDate: inDays(10 + round) });
      const added = test.call(lucia, endpoints.addSessionPlayers, {
        params: { sessionId: id },
        body: { playerIds: [mads.id] },
      });
      await Promise.all([handOver(lucia, id, carla), added]);
      expect(await coachesOf(id)).toHaveLength(1);
    }
  });
});

async function coachesOf(groupId: string) {
  const { db } = test.context;
  return db
    .selectDistinct({ coachId: trainingSessions.coachId })
    .from(trainingSessions)
    .where(eq(trainingSessions.groupId, groupId));
}

describe('leaving the club', () => {
  it.each(['coach', 'player'] as const)('a %s loses what was led for it, and players are notified', async (who) => {
    const { db } = test.context;
    const id = await makeSession(db, lucia, [freja, mads]);
    await handOver(lucia, id, carla);
    await test.runJobs();
    test.mails.length = 0;
    const removed =
      who === 'coach'
        ? await test.call(manager, endpoints.removeClubCoach, { params: { userId: carla.id } })
        : await test.call(manager, endpoints.removeClubPlayer, { params: { userId: freja.id } });
    expect(removed.status).toBeLessThan(300);
    await test.runJobs();
    const left = await db.select().from(trainingSessions).where(eq(trainingSessions.groupId, id));
    expect(left.map(({ playerId }) => playerId)).toEqual(who === 'coach' ? [] : [mads.id]);
    const cancelled = test.mails.filter(({ subject }) => subject === 'Session cancelled');
    expect(cancelled).toHaveLength(who === 'coach' ? 2 : 1);
  });

  it('ends what the substitute sees at once', async () => {
    const { db } = test.context;
    const id = await makeSession(db, lucia, [freja]);
    await handOver(lucia, id, carla);
    await db.update(users).set({ clubId: null, accessType: 'direct' }).where(eq(users.id, freja.id));
    expect((await read(carla, id)).status).toBe(404);
  });
});
