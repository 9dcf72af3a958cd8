// Who came to a session: noted by its coach, once it has begun.

import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { connect, makeClub, makeCoach, makeMember, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let freja: Person;
let mads: Person;
let ida: Person;

beforeAll(async () => {
  const { db } = test.context;
  const { id: clubId } = await makeClub(db);
  coach = await makeCoach(db);
  freja = await makeMember(db, clubId, { firstName: 'Freja' });
  mads = await makeMember(db, clubId, { firstName: 'Mads' });
  ida = await makeMember(db, clubId, { firstName: 'Ida' });
  for (const player of [freja, mads, ida]) await connect(db, coach, player);
});

const note = (sessionId: string, came: Person[], by = coach) =>
  test.call(by, endpoints.noteAttendance, { params: { sessionId }, body: { came: came.map(({ id }) => id) } });
const begun = () => new Date(Date.now() - 60_000).toISOString();

it('attendance is noted for everyone at once, corrected, and kept when the session is completed', async () => {
  const { db } = test.context;
  const id = await makeSession(db, coach, [freja, mads]);
  // Before it began, Mads said no.
  await test.call(mads, endpoints.answerSession, { params: { sessionId: id }, body: { answer: 'cant' } });
  const early = await note(id, [freja]);
  expect([early.status, early.error.message]).toEqual([409, 'You can note who came once the session has started.']);
  const started = await makeSession(db, coach, [freja, mads, ida], { sessionDate: begun() });
  expect((await note(started, [freja])).body.players.map(({ attendance }) => attendance)).toEqual([
    'came',
    'missed',
    'missed',
  ]);
  expect((await note(started, [freja, ida])).status).toBe(200);
  const params = { sessionId: started };
  const completed = await test.call(coach, endpoints.completeSession, { params, body: {} });
  expect(completed.body.players.map(({ attendance }) => attendance)).toEqual(['came', 'came', 'missed']);
  expect((await note(started, [freja, ida, mads])).status).toBe(200);
  const list = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
  expect(list.body.find(({ status }) => status === 'completed')?.attendance).toBe('came');
});

it('excuses who said no beforehand', async () => {
  const { db } = test.context;
  const said = { answer: 'cant', sessionDate: begun() } as const;
  const id = await makeSession(db, coach, [freja], said);
  expect((await note(id, [])).body.players[0]?.attendance).toBe('excused');
  expect((await note(id, [freja])).body.players[0]?.attendance).toBe('came');
});

it('attendance is not for other coaches, nor of players who are not in the session', async () => {
  const { db } = test.context;
  const id = await makeSession(db, coach, [freja], { sessionDate: begun() });
  const other = await makeCoach(db);
  await connect(db, other, freja);
  expect((await note(id, [freja], other)).status).toBe(404);
  expect((await note(id, [freja, mads])).status).toBe(404);
  const params = { sessionId: id };
  const session = await test.call(coach, endpoints.getCoachSession, { params });
  expect(session.body.players[0]?.attendance).toBeNull();
});
