// A player who is leaving Pala and may come back within 48 hours: the session stays one, with their place.

import { beforeEach, expect, it } from 'vitest';
import type { SentBody } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makeSession } from '#server/testing/factories.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let admin: Person;
let coach: Person;
let freja: Person;
let mads: Person;
let ida: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  const { id: clubId } = await makeClub(db);
  admin = await makeAdmin(db);
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  ida = await makeMember(db, clubId, { firstName: 'Ida', lastName: 'Holst' });
  for (const player of [freja, mads, ida]) await connect(db, coach, player);
});

async function leave(player: Person): Promise<void> {
  await reauthenticate(test, player);
  expect((await test.call(player, endpoints.requestDeletion)).status).toBe(200);
}
async function comeBack(player: Person): Promise<void> {
  await reauthenticate(test, admin);
  expect((await test.call(admin, endpoints.restorePerson, { params: { userId: player.id } })).status).toBe(204);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayOf = (moment: string) => moment.slice(0, 10);
const add = (sessionId: string, player: Person) =>
  test.call(coach, endpoints.addSessionPlayers, { params: { sessionId }, body: { playerIds: [player.id] } });
const change = (sessionId: string, parts: Partial<SentBody<typeof endpoints.changeSession>>) =>
  test.call(coach, endpoints.changeSession, {
    params: { sessionId },
    body: {
      title: 'Volleys',
      date: dayOf(inDays(9)),
      time: '10:00',
      timeZone: 'UTC',
      duration: 60,
      revision: 0,
      ...parts,
    },
  });
const cancel = (sessionId: string, scope: 'one' | 'all' = 'one') =>
  test.call(coach, endpoints.cancelSession, { params: { sessionId }, query: { scope } });
/** The coach's sessions as they see them: day, and who is in it. */
const sessions = async () =>
  (await test.call(coach, endpoints.listCoachSessions, { query: { show: 'all' } })).body.rows.map(
    ({ sessionDate, status, players }) => [dayOf(sessionDate), status, players.map(({ firstName }) => firstName)],
  );
/** What a player has, read by the coach: leaving has signed the player out. */
const entriesOf = async (player: Person) =>
  (await test.call(coach, endpoints.listTrainingSessions, { params: { playerId: player.id } })).body;

it('keeps their place', async () => {
  const id = await makeSession(test.context.db, coach, [freja, mads], { places: 2 });
  await leave(freja);
  const full = await add(id, ida);
  expect([full.status, full.error.message]).toEqual([409, 'Every place is taken. Give the session more places first.']);
  expect((await change(id, { places: 1 })).error.fields).toHaveProperty('places');
  await comeBack(freja);
  expect((await sessions()).map(([, , names]) => names)).toEqual([['Freja', 'Mads']]);
});

it('a leaving player is neither bookable nor named', async () => {
  const id = await makeSession(test.context.db, coach, [freja, mads], { places: 3 });
  await leave(freja);
  expect((await add(id, freja)).status).toBe(404);
});

it('comes with the others when the session moves', async () => {
  const id = await makeSession(test.context.db, coach, [freja, mads]);
  await leave(freja);
  expect((await change(id, {})).status).toBe(200);
  await test.runJobs();
  expect(test.mails.filter(({ subject }) => subject === 'Session moved: Volleys')).toHaveLength(1);
  await comeBack(freja);
  expect(await sessions()).toEqual([[dayOf(inDays(9)), 'scheduled', ['Freja', 'Mads']]]);
});

it('finds cancelled what was cancelled, on all dates', async () => {
  const { db } = test.context;
  const seriesId = crypto.randomUUID();
  const [first] = [
    await makeSession(db, coach, [freja, mads], { seriesId, sessionDate: inDays(3) }),
    await makeSession(db, coach, [freja], { seriesId, sessionDate: inDays(10) }),
  ];
  await leave(freja);
  expect((await cancel(first, 'all')).status).toBe(204);
  await test.runJobs();
  expect(test.mails.filter(({ subject }) => subject === 'Session cancelled')).toHaveLength(1);
  await comeBack(freja);
  expect(await entriesOf(freja)).toEqual([]);
  expect(await sessions()).toEqual([]);
});

it('finds completed what was completed, without a note on whether they came', async () => {
  const id = await makeSession(test.context.db, coach, [freja, mads], { sessionDate: inDays(-1) });
  await leave(freja);
  const params = { sessionId: id };
  const note = (...came: Person[]) =>
    test.call(coach, endpoints.noteAttendance, { params, body: { came: came.map((player) => player.id) } });
  expect((await note(freja)).status).toBe(404);
  expect((await note(mads)).status).toBe(200);
  expect((await test.call(coach, endpoints.completeSession, { params, body: {} })).status).toBe(200);
  const feedback = await test.call(coach, endpoints.giveSessionFeedback, { params, body: { feedback: 'Feet first.' } });
  expect(feedback.status).toBe(200);
  await comeBack(freja);
  expect(await entriesOf(freja)).toMatchObject([
    { status: 'completed', coachCompletionNotes: 'Feet first.', attendance: null },
  ]);
  expect(await sessions()).toEqual([[dayOf(inDays(-1)), 'completed', ['Freja', 'Mads']]]);
});

it('alone in a session leaves it out of everyone’s hands until they come back', async () => {
  const id = await makeSession(test.context.db, coach, [freja]);
  await leave(freja);
  expect([(await change(id, {})).status, (await cancel(id)).status]).toEqual([404, 404]);
  await comeBack(freja);
  expect(await entriesOf(freja)).toHaveLength(1);
});
