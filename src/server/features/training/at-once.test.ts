// Several people change one session at once: what one adds is never left behind by another, and no deadlock turns anyone away.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { trainingSessions } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makeMember, makePerson, makeSession } from '#server/testing/factories.ts';
import { makeOpenClub, openSessionCases } from '#server/testing/open-sessions.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

type Person = { id: string };
const test = useTestApp();
const { answer, join, leave, open, openWith, take } = openSessionCases(test);
let club: Awaited<ReturnType<typeof makeOpenClub>>;

beforeEach(async () => {
  club = await makeOpenClub(test);
  for (const person of Object.values(club)) if (typeof person !== 'string') await test.sessionOf(person);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const rowsOf = (groupId: string) =>
  test.context.db.select().from(trainingSessions).where(eq(trainingSessions.groupId, groupId));
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const add = (by: Person, sessionId: string, ...players: Person[]) =>
  test.call(by, endpoints.addSessionPlayers, {
    params: { sessionId },
    body: { playerIds: players.map(({ id }) => id), despiteConflicts: true },
  });
const move = (by: Person, sessionId: string, date: string, parts: object = {}) =>
  test.call(by, endpoints.changeSession, {
    params: { sessionId },
    body: {
      title: 'Volleys',
      date: date.slice(0, 10),
      time: '10:00',
      timeZone: 'UTC',
      duration: 60,
      revision: 0,
      ...parts,
    },
  });
const cancel = (by: Person, sessionId: string, scope: 'one' | 'following' | 'all') =>
  test.call(by, endpoints.cancelSession, { params: { sessionId }, query: { scope } });

/** Two dates of a series in three weeks, of which the second is open to members. */
async function openSeries(round: number): Promise<[string, string]> {
  const columns = { places: 3, revision: 0, seriesId: crypto.randomUUID() };
  const start = 21 + 28 * round;
  const first = await makeSession(test.context.db, club.lucia, [club.freja], {
    ...columns,
    sessionDate: inDays(start),
  });
  const second = await openWith(club, 3, { ...columns, sessionDate: inDays(start + 7) });
  return [first, second];
}

const rounds = 8;
describe('a place that is taken', () => {
  it('while the dates before are cancelled with it is no longer there', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = await openSeries(round);
      await Promise.all([cancel(club.lucia, first, 'following'), take(club.mads, second, { despiteConflicts: true })]);
      expect(await rowsOf(second)).toEqual([]);
    }
  });

  it('while the dates before are moved with it moves too', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = await openSeries(round);
      const [moved] = await Promise.all([
        move(club.lucia, first, inDays(22 + 28 * round), { scope: 'following', despiteConflicts: true }),
        take(club.mads, second, { despiteConflicts: true }),
      ]);
      expect(moved.status).toBe(200);
      expect(new Set((await rowsOf(second)).map(({ sessionDate }) => sessionDate)).size).toBe(1);
    }
  });

  it('while its coach is removed from the club is no longer there', async () => {
    const { db } = test.context;
    const { clubId, ida, mads } = club;
    const manager = await makePerson(db, { role: 'club', clubId });
    await test.sessionOf(manager);
    for (let round = 0; round < rounds; round += 1) {
      const carla = await makeCoach(db, { role: 'coach_club', clubId });
      const id = await makeSession(db, carla, [ida], {
        places: 3,
        ledForClubId: clubId,
        sessionDate: inDays(9 + round),
      });
      await open(carla, id);
      const [removed] = await Promise.all([
        test.call(manager, endpoints.removeClubCoach, { params: { userId: carla.id } }),
        take(mads, id),
      ]);
      expect(removed.status).toBe(204);
      expect(await rowsOf(id)).toEqual([]);
    }
  });

  it('while an administrator takes its coach out of the club is no longer there', async () => {
    const { db } = test.context;
    const { clubId, freja, mads } = club;
    const admin = await makeAdmin(db);
    await reauthenticate(test, admin);
    for (let round = 0; round < rounds; round += 1) {
      const carla = await makeCoach(db, { role: 'coach_club', clubId });
      await connect(db, carla, freja);
      const id = await makeSession(db, carla, [freja], { places: 3, sessionDate: inDays(9 + round) });
      await open(carla, id);
      const body = { role: 'coach_freelance', clubId: null } as const;
      const [changed] = await Promise.all([
        test.call(admin, endpoints.changeRole, { params: { userId: carla.id }, body }),
        take(mads, id),
      ]);
      // Freja is still coached by Carla.
      const players = (await rowsOf(id)).map(({ playerId }) => playerId);
      expect([changed.status, players]).toEqual([204, [freja.id]]);
    }
  });
});

it('a player who is added while the session is completed is in a completed session', async () => {
  const { db } = test.context;
  await connect(db, club.lucia, club.mads);
  for (let round = 0; round < rounds; round += 1) {
    const id = await makeSession(db, club.lucia, [club.freja], { places: 2, sessionDate: inDays(-1 - round) });
    const [completed] = await Promise.all([
      test.call(club.lucia, endpoints.completeSession, { params: { sessionId: id }, body: {} }),
      add(club.lucia, id, club.mads),
    ]);
    expect(completed.status).toBe(200);
    expect(new Set((await rowsOf(id)).map(({ status }) => status))).toEqual(new Set(['completed']));
  }
});

describe('nobody is turned away', () => {
  it('who leaves the waiting list and takes the place at once, while places are offered', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await openWith(club, 1, { sessionDate: inDays(3 + round) });
      for (const person of [club.mads, club.ida, club.emil]) await join(person, id);
      await answer(club.freja, id, 'cant');
      await test.runJobs();
      const [left, taken, other] = await Promise.all([
        leave(club.mads, id),
        take(club.mads, id, { despiteConflicts: true }),
        leave(club.ida, id),
        test.context.jobs.enqueue(test.context.db, 'offer-places', { sessionId: id }).then(() => test.runJobs()),
      ]);
      expect([204, 404]).toContain(left.status);
      expect([204, 409]).toContain(taken.status);
      expect(other.status).toBe(204);
      expect((await rowsOf(id)).length).toBe(taken.status === 204 ? 2 : 1);
      await cancel(club.lucia, id, 'one');
    }
  });

  it('who moves a session while its player is removed from the club', async () => {
    const { db } = test.context;
    const { clubId, lucia } = club;
    const manager = await makePerson(db, { role: 'club', clubId });
    await test.sessionOf(manager);
    for (let round = 0; round < rounds; round += 1) {
      const member = await makeMember(db, clubId);
      await connect(db, lucia, member);
      const id = await makeSession(db, lucia, [member], { revision: 0, sessionDate: inDays(9 + 3 * round) });
      const both = await Promise.all([
        move(lucia, id, inDays(10 + 3 * round)),
        test.call(manager, endpoints.removeClubPlayer, { params: { userId: member.id } }),
      ]);
      for (const status of statusesOf(both)) expect([200, 204, 404]).toContain(status);
      expect(both[1].status).toBe(204);
      expect(await rowsOf(id)).toEqual([]);
    }
  });

  it('who adds a player to a session while its players are removed from the club', async () => {
    const { db } = test.context;
    const { clubId, lucia } = club;
    const manager = await makePerson(db, { role: 'club', clubId });
    await test.sessionOf(manager);
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = [await makeMember(db, clubId), await makeMember(db, clubId)];
      for (const member of [first, second]) await connect(db, lucia, member);
      const ids = [
        await makeSession(db, lucia, [first], { places: 2, sessionDate: inDays(9 + 3 * round) }),
        await makeSession(db, lucia, [second], { places: 2, sessionDate: inDays(10 + 3 * round) }),
      ] as const;
      const all = await Promise.all([
        add(lucia, ids[0], second),
        add(lucia, ids[1], first),
        ...[first, second].map(({ id }) => test.call(manager, endpoints.removeClubPlayer, { params: { userId: id } })),
      ]);
      const statuses = statusesOf(all);
      for (const status of statuses.slice(0, 2)) expect([200, 404]).toContain(status);
      expect(statuses.slice(2)).toEqual([204, 204]);
      for (const id of ids) expect(await rowsOf(id)).toEqual([]);
    }
  });

  it('who moves a date while others of its series are handed to them', async () => {
    const { db } = test.context;
    const { clubId, lucia, freja } = club;
    const carla = await makeCoach(db, { role: 'coach_club', clubId });
    await connect(db, carla, freja);
    await test.sessionOf(carla);
    for (let round = 0; round < rounds; round += 1) {
      const columns = { revision: 0, seriesId: crypto.randomUUID() };
      const start = 21 + 28 * round;
      const own = await makeSession(db, carla, [freja], { ...columns, sessionDate: inDays(start) });
      const given = await makeSession(db, lucia, [freja], { ...columns, sessionDate: inDays(start + 7) });
      const both = await Promise.all([
        move(carla, own, inDays(start + 1)),
        test.call(lucia, endpoints.handOverSession, {
          params: { sessionId: given },
          body: { coachId: carla.id, revision: 0, scope: 'all', despiteConflicts: true },
        }),
      ]);
      expect(statusesOf(both)).toEqual([200, 204]);
    }
  });
});
