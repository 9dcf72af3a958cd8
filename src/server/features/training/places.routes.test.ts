// Filling free places of a session that is booked.

import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { connect, makeClub, makeCoach, makeMember, makePlayer, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let freja: Person;
let mads: Person;
let ida: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  const { id: clubId } = await makeClub(db);
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  ida = await makeMember(db, clubId, { firstName: 'Ida', lastName: 'Holst' });
  for (const player of [freja, mads, ida]) await connect(db, coach, player);
});

const add = (sessionId: string, players: Person[], parts: object = {}, by = coach) =>
  test.call(by, endpoints.addSessionPlayers, {
    params: { sessionId },
    body: { playerIds: players.map(({ id }) => id), ...parts },
  });
const answer = (player: Person, sessionId: string, said: 'coming' | 'cant') =>
  test.call(player, endpoints.answerSession, { params: { sessionId }, body: { answer: said } });
const namesOf = (session: { players: { firstName: string }[] }) => session.players.map(({ firstName }) => firstName);

it('a free place goes to another player, who is notified like at a booking', async () => {
  const id = await makeSession(test.context.db, coach, [freja], { places: 2 });
  const added = await add(id, [mads]);
  expect([added.status, namesOf(added.body), added.body.revision]).toEqual([200, ['Freja', 'Mads'], 1]);
  await test.runJobs();
  expect(test.mails.map(({ subject }) => subject)).toEqual(['Session booked: Volleys']);
  const list = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
  expect(list.body[0]).toMatchObject({ title: 'Volleys', partners: ['Freja'], answer: null });
  const coachs = await test.call(coach, endpoints.listCoachSessions, {});
  expect(coachs.body.rows).toHaveLength(1);
});

it('a no frees a place; once it is taken, that player needs another one', async () => {
  const id = await makeSession(test.context.db, coach, [freja]);
  const full = await add(id, [mads]);
  expect([full.status, full.error.message]).toEqual([409, 'Every place is taken. Give the session more places first.']);
  expect((await answer(freja, id, 'cant')).status).toBe(204);
  expect((await add(id, [mads, ida])).error.message).toBe('Only 1 place is free.');
  expect((await add(id, [mads])).status).toBe(200);
  const late = await answer(freja, id, 'coming');
  expect([late.status, late.error.message]).toMatchObject([409, expect.stringContaining('Your place has been taken')]);
});

it('the last place goes to one of two at once', async () => {
  const { db } = test.context;
  for (let round = 0; round < 5; round += 1) {
    const sessionDate = new Date(Date.now() + (10 + round) * 86_400_000).toISOString();
    const id = await makeSession(db, coach, [freja], { places: 2, sessionDate });
    const codes = (await Promise.all([add(id, [mads]), add(id, [ida])])).map(({ status }) => status);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
});

it('a place that is taken back and given away at once is one player’s', async () => {
  const { db } = test.context;
  for (let round = 0; round < 5; round += 1) {
    const sessionDate = new Date(Date.now() + (20 + round) * 86_400_000).toISOString();
    const id = await makeSession(db, coach, [freja], { sessionDate });
    await answer(freja, id, 'cant');
    const [given, back] = await Promise.all([add(id, [mads]), answer(freja, id, 'coming')]);
    expect([given.status === 200, back.status === 204]).toContain(true);
    expect([given.status, back.status]).toContain(409);
  }
});

it('a free place is refused for players of the session, players who cannot be booked, other coaches’ players, and completed sessions', async () => {
  const { db } = test.context;
  const id = await makeSession(db, coach, [freja], { places: 5 });
  expect((await add(id, [freja])).error.fields).toEqual({ playerIds: 'A player can be in a session only once.' });
  const direct = await makePlayer(db);
  await connect(db, coach, direct);
  expect((await add(id, [direct])).error.fields?.['playerIds']).toMatch(/^Training sessions are for club members/);
  const stranger = await makeMember(db, (await makeClub(db)).id);
  expect((await add(id, [stranger])).status).toBe(404);
  const other = await makeCoach(db);
  await connect(db, other, freja);
  expect((await add(id, [mads], {}, other)).status).toBe(404);
  const done = await makeSession(db, coach, [freja], { places: 5, status: 'completed' });
  expect((await add(done, [mads])).status).toBe(409);
});

it('a player who is busy then is a conflict unless the coach insists', async () => {
  const { db } = test.context;
  const other = await makeCoach(db);
  await connect(db, other, mads);
  const sessionDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await makeSession(db, other, [mads], { sessionDate });
  const id = await makeSession(db, coach, [freja], { places: 2, sessionDate });
  const busy = await add(id, [mads]);
  expect([busy.status, busy.error.code]).toEqual([409, 'session_conflict']);
  expect(busy.error.message).toMatch(/^Mads Kjær is busy on/);
  expect((await add(id, [mads], { despiteConflicts: true })).status).toBe(200);
});
