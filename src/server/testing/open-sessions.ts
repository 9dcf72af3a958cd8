// Sessions open to members for tests: a club with a coach and members, and the calls about its sessions.

import { endpoints } from '#contract/endpoints.ts';
import type { trainingSessions } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember, makeSession } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Person = { id: string };

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Lucía's club: she coaches Freja (3.2), and not Mads (3.9), Ida (4.5) and Emil (no level). */
export async function makeOpenClub({ context: { db } }: TestApp) {
  const clubId = (await makeClub(db)).id;
  const lucia = await makeCoach(db, { role: 'coach_club', clubId, firstName: 'Lucía', lastName: 'Ferrer' });
  const freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard', currentLevel: '3.2' });
  const mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær', currentLevel: '3.9' });
  const ida = await makeMember(db, clubId, { firstName: 'Ida', lastName: 'Holst', currentLevel: '4.5' });
  const emil = await makeMember(db, clubId, { firstName: 'Emil', lastName: 'Bak' });
  await connect(db, lucia, freja);
  return { clubId, lucia, freja, mads, ida, emil };
}

/** The calls about open sessions. */
export function openSessionCases(test: TestApp) {
  const open = (by: Person, sessionId: string, body: object = {}) =>
    test.call(by, endpoints.openSession, { params: { sessionId }, body });
  const list = async (by: Person) => (await test.call(by, endpoints.listOpenSessions, {})).body;
  return {
    open,
    list,
    take: (by: Person, sessionId: string, body: object = {}) =>
      test.call(by, endpoints.takePlace, { params: { sessionId }, body }),
    join: (by: Person, sessionId: string) => test.call(by, endpoints.joinWaitingList, { params: { sessionId } }),
    leave: (by: Person, sessionId: string) => test.call(by, endpoints.leaveWaitingList, { params: { sessionId } }),
    read: (by: Person, sessionId: string) => test.call(by, endpoints.getCoachSession, { params: { sessionId } }),
    answer: (by: Person, sessionId: string, answer: 'coming' | 'cant') =>
      test.call(by, endpoints.answerSession, { params: { sessionId }, body: { answer } }),
    /** State, free places and place in line of the first session that a member sees. */
    async stateOf(person: Person) {
      const [session] = await list(person);
      return session && [session.state, session.free, session.position];
    },
    /** The bell of a person, without dates. */
    async bellOf(person: Person) {
      await test.runJobs();
      const bell = await test.call(person, endpoints.listNotifications, { params: { userId: person.id } });
      const dates = / (on|until) \w+ \d.*?(?=,|\.| until| is| in time)/g;
      return bell.body.map(({ title, message }) => `${title}: ${message.replaceAll(dates, '')}`);
    },
    /** An open session of a coach with a player in three days, with as many places. */
    async openWith(
      { lucia, freja }: { lucia: Person; freja: Person },
      places: number,
      columns: Partial<typeof trainingSessions.$inferInsert> = {},
      body: object = {},
    ): Promise<string> {
      const id = await makeSession(test.context.db, lucia, [freja], { places, revision: 0, ...columns });
      const { status } = await open(lucia, id, body);
      if (status !== 204) throw new Error(`The session was not opened: ${status}`);
      return id;
    },
  };
}
