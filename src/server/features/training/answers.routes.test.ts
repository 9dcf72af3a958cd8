// Players' answers to sessions: who may answer, who reads what, and what follows.

import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SentBody } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { trainingSessions } from '#server/db/schema/index.ts';
import { daysAround } from '#server/testing/clock-changes.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeSession,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let clubId: string;
let coach: Person;
let freja: Person;
let mads: Person;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  test.mails.length = 0;
  clubId = (await makeClub(db)).id;
  coach = await makeCoach(db, { firstName: 'Lucía', lastName: 'Ferrer' });
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [freja, mads]) await connect(db, coach, player);
});

type Reply = SentBody<typeof endpoints.answerSession>;
const answer = (player: Person, sessionId: string, body: Reply) =>
  test.call(player, endpoints.answerSession, { params: { sessionId }, body });
const seenBy = async (reader: Person, sessionId: string) =>
  (await test.call(reader, endpoints.getCoachSession, { params: { sessionId } })).body.players.map(
    ({ firstName, answer: said, reason }) => [firstName, said, reason],
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function bellOf(person: Person) {
  await test.runJobs();
  const bell = await test.call(person, endpoints.listNotifications, { params: { userId: person.id } });
  return bell.body.map(({ type, title, message }) => [type, title, message.split(' on ')[0]]);
}

describe('an answer', () => {
  it('is the player’s own, and silence is no yes', async () => {
    const id = await makeSession(test.context.db, coach, [freja, mads]);
    expect(await seenBy(coach, id)).toEqual([
      ['Freja', null, null],
      ['Mads', null, null],
    ]);
    expect((await answer(freja, id, { answer: 'coming', reason: 'Kept only with a no' })).status).toBe(204);
    expect((await answer(mads, id, { answer: 'cant', reason: '  Away on a trip. ' })).status).toBe(204);
    expect(await seenBy(coach, id)).toEqual([
      ['Freja', 'coming', null],
      ['Mads', 'cant', 'Away on a trip.'],
    ]);
    // By the id of the player's own entry, too.
    const list = await test.call(mads, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
    expect(list.body[0]).toMatchObject({ answer: 'cant', answerReason: 'Away on a trip.', places: 2 });
    expect((await answer(mads, list.body[0]?.id as string, { answer: 'coming' })).status).toBe(204);
    expect((await seenBy(coach, id))[1]).toEqual(['Mads', 'coming', null]);
  });

  it('of another player’s session is not found, and refused to everyone who is no player', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [mads]);
    expect((await answer(freja, id, { answer: 'cant' })).status).toBe(404);
    for (const other of [coach, await makeAdmin(db), await makePerson(db, { role: 'club', clubId })])
      expect((await answer(other, id, { answer: 'cant' })).status).toBe(403);
    expect(await seenBy(coach, id)).toEqual([['Mads', null, null]]);
  });

  it('has a reason for its coach alone: not for other coaches, the club, administrators or players', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja, mads]);
    await answer(mads, id, { answer: 'cant', reason: 'Knee operation' });
    const other = await makeCoach(db);
    await connect(db, other, mads);
    const [admin, manager] = [await makeAdmin(db), await makePerson(db, { role: 'club', clubId })];
    expect(await seenBy(admin, id)).toContainEqual(['Mads', 'cant', null]);
    for (const reader of [other, admin, manager]) {
      const list = await test.call(reader, endpoints.listTrainingSessions, { params: { playerId: mads.id } });
      expect(list.body[0]).toMatchObject({ answer: 'cant', answerReason: null });
    }
    const frejas = await test.call(freja, endpoints.listTrainingSessions, { params: { playerId: freja.id } });
    expect(JSON.stringify(frejas.body)).not.toContain('Knee');
    // Nor is a player who can't come named among those one trains with.
    expect(frejas.body[0]?.partners).toEqual([]);
    expect(JSON.stringify(await bellOf(coach))).not.toContain('Knee');
    expect(JSON.stringify(test.mails)).not.toContain('Knee');
  });

  it('can be changed until the session begins, and not after', async () => {
    const { db } = test.context;
    const soon = await makeSession(db, coach, [freja], { sessionDate: inMinutes(5) });
    expect((await answer(freja, soon, { answer: 'coming' })).status).toBe(204);
    expect((await answer(freja, soon, { answer: 'cant' })).status).toBe(204);
    await db
      .update(trainingSessions)
      .set({ sessionDate: inMinutes(-1) })
      .where(eq(trainingSessions.groupId, soon));
    const late = await answer(freja, soon, { answer: 'coming' });
    expect([late.status, late.error.message]).toEqual([409, 'This session has begun, so the answer stays as it is.']);
    const done = await makeSession(db, coach, [freja], { status: 'completed' });
    expect((await answer(freja, done, { answer: 'cant' })).status).toBe(409);
  });

  it('to another time than the session’s is refused, and the new time is to be answered', async () => {
    const sessionDate = inMinutes(60 * 48);
    const id = await makeSession(test.context.db, coach, [freja], { revision: 0, sessionDate });
    const plan = { title: 'Volleys', time: '06:00', timeZone: 'UTC', duration: 60, revision: 0 };
    const moved = await test.call(coach, endpoints.changeSession, {
      params: { sessionId: id },
      body: { ...plan, date: inMinutes(60 * 24 * 9).slice(0, 10) },
    });
    for (const said of ['coming', 'cant'] as const) {
      const late = await answer(freja, id, { answer: said, sessionDate });
      expect([late.status, late.error.message]).toEqual([
        409,
        'This session has been moved in the meantime. Please look at its new time, and answer again.',
      ]);
    }
    expect(await seenBy(coach, id)).toEqual([['Freja', null, null]]);
    const seen = await test.call(freja, endpoints.listTrainingSessions, { params: { playerId: freja.id } });
    expect(seen.body[0]?.sessionDate).toBe(moved.body.sessionDate);
    expect((await answer(freja, id, { answer: 'coming', sessionDate: moved.body.sessionDate })).status).toBe(204);
    // The same moment, written in another way.
    const other = moved.body.sessionDate.replace(/Z$/, '.000Z').replace(/(\.\d+)\.000Z$/, '$1Z');
    expect((await answer(freja, id, { answer: 'cant', sessionDate: other })).status).toBe(204);
  });

  it('names the field that is wrong', async () => {
    const id = await makeSession(test.context.db, coach, [freja]);
    const odd = await answer(freja, id, { answer: 'maybe' as never });
    expect([odd.status, odd.error.fields]).toEqual([400, { answer: 'Please say whether you’re coming.' }]);
    const long = await answer(freja, id, { answer: 'cant', reason: 'x'.repeat(201) });
    expect(long.error.fields).toEqual({ reason: 'Please keep this under 200 characters.' });
    expect((await answer(freja, id, { answer: 'cant', reason: ' \u200B ' })).status).toBe(204);
    expect(await seenBy(coach, id)).toEqual([['Freja', 'cant', null]]);
  });
});

describe('a no', () => {
  it('is news for the coach, as is taking it back; a yes is not', async () => {
    const id = await makeSession(test.context.db, coach, [freja]);
    await answer(freja, id, { answer: 'coming' });
    expect(await bellOf(coach)).toEqual([]);
    await answer(freja, id, { answer: 'cant' });
    await answer(freja, id, { answer: 'cant', reason: 'Ill' });
    const no = ['session_answer', 'A player can’t come', 'Freja Nygaard can’t come to “Volleys”'];
    expect(await bellOf(coach)).toEqual([no]);
    expect(test.mails.map(({ subject }) => subject)).toEqual(['A player can’t come']);
    await answer(freja, id, { answer: 'coming' });
    expect(await bellOf(coach)).toEqual([
      ['session_answer', 'A player can come after all', 'Freja Nygaard is coming to “Volleys”'],
      no,
    ]);
  });

  it('leaves the player free for other sessions, and needs no reminder', async () => {
    const { db } = test.context;
    const sessionDate = inMinutes(60 * 20);
    const id = await makeSession(db, coach, [freja, mads], { sessionDate });
    await answer(freja, id, { answer: 'cant' });
    const other = await makeCoach(db);
    for (const player of [freja, mads]) await connect(db, other, player);
    const body = { date: sessionDate.slice(0, 10), time: sessionDate.slice(11, 16), timeZone: 'UTC', duration: 60 };
    const plan = await test.call(other, endpoints.planSessions, { body: { ...body, playerIds: [freja.id, mads.id] } });
    expect(plan.body[0]?.conflicts.join()).toMatch(/^Mads Kjær is busy on [^.]*\.$/);
    await test.runJobs();
    test.mails.length = 0;
    await test.context.jobs.enqueue(db, 'session-reminders', {});
    await test.runJobs();
    expect(test.mails.map(({ to }) => to)).toHaveLength(1);
    expect(JSON.stringify(test.mails[0])).toContain('Please say whether you');
  });

  it('counts as free time in the player’s calendar; the coach’s names who comes and who can’t', async () => {
    const { db } = test.context;
    const id = await makeSession(db, coach, [freja, mads], { places: 3 });
    const read = async (person: Person) => {
      const url = `/api/training-sessions/${id}/session.ics`;
      const { body } = await test.app.inject({ method: 'GET', url, headers: { cookie: await test.signIn(person) } });
      const [event] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
      const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
      return { busy: value('transp') !== 'TRANSPARENT', text: value('description'), sequence: value('sequence') };
    };
    await answer(freja, id, { answer: 'cant', reason: 'Flu' });
    expect(await read(freja)).toEqual({
      busy: false,
      text: 'You said that you can’t come.\n\nWith Lucía Ferrer',
      sequence: '0',
    });
    expect(await read(mads)).toEqual({ busy: true, text: 'With Lucía Ferrer', sequence: '0' });
    expect((await read(coach)).text).toBe('With Mads Kjær\n\nCan’t come: Freja Nygaard\n\nPlaces: 1 of 3 taken');
  });

  it('is asked again when the session moves, on each side of a clock change, and stays when only the title changes', async () => {
    for (const day of [daysAround('spring'), daysAround('autumn')]) {
      const plan = { title: 'Lobs', date: day(-5), time: '18:00', timeZone: 'Europe/Copenhagen', duration: 60 };
      const body = { ...plan, playerIds: [freja.id], repeats: 2, despiteConflicts: true };
      const booked = (await test.call(coach, endpoints.createSessions, { body })).body;
      const [first, second] = booked.map(({ id }) => id) as [string, string];
      for (const id of [first, second]) await answer(freja, id, { answer: 'cant', reason: 'Away' });
      const change = (parts: object) =>
        test.call(coach, endpoints.changeSession, {
          params: { sessionId: first },
          body: { ...plan, revision: 0, ...parts },
        });
      expect((await change({ title: 'Lobs and smashes' })).body.players[0]?.answer).toBe('cant');
      expect((await change({ time: '19:00', revision: 1 })).body.players[0]?.answer).toBeNull();
      expect(await seenBy(coach, second)).toEqual([['Freja', 'cant', 'Away']]);
      await test.call(coach, endpoints.cancelSession, { params: { sessionId: first }, query: { scope: 'following' } });
    }
  });
});
