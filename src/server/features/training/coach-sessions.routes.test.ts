// The lists of coaches' sessions, booked times and bookable players.

import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeSession,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let freja: Person;

beforeAll(async () => {
  const { db } = test.context;
  const { id: clubId } = await makeClub(db);
  coach = await makeCoach(db);
  freja = await makeMember(db, clubId, { firstName: 'Freja', lastName: 'Nygaard' });
  const mads = await makeMember(db, clubId, { firstName: 'Mads', lastName: 'Kjær' });
  for (const player of [freja, mads]) await connect(db, coach, player);
});

describe('bookable players', () => {
  it('are the coach’s club members, searched by name', async () => {
    await connect(test.context.db, coach, await makePlayer(test.context.db, { firstName: 'Direct' }));
    const all = await test.call(coach, endpoints.listBookablePlayers, {});
    expect(all.body.map(({ firstName }) => firstName)).toEqual(['Freja', 'Mads']);
    const found = await test.call(coach, endpoints.listBookablePlayers, { query: { search: 'kjæ' } });
    expect(found.body.map(({ firstName }) => firstName)).toEqual(['Mads']);
    const one = await test.call(coach, endpoints.listBookablePlayers, { query: { playerId: freja.id } });
    expect(one.body.map(({ firstName }) => firstName)).toEqual(['Freja']);
  });
});

describe('booked times', () => {
  it('are the coach’s sessions, and of chosen players only when others train them', async () => {
    const { db } = test.context;
    const { id: clubId } = await makeClub(db);
    const [own, other, stranger] = [await makeCoach(db), await makeCoach(db), await makeCoach(db)];
    const ida = await makeMember(db, clubId, { firstName: 'Ida', lastName: 'Holst' });
    const bo = await makeMember(db, clubId, { firstName: 'Bo', lastName: 'Friis' });
    for (const player of [ida, bo]) await connect(db, own, player);
    const at = (hour: number) => `2027-02-02T${String(hour).padStart(2, '0')}:00:00Z`;
    await makeSession(db, own, [ida, bo], { title: 'Lobs', sessionDate: at(9) });
    await makeSession(db, own, [bo], { title: 'Logged', sessionDate: at(11), status: 'completed' });
    await makeSession(db, other, [ida, bo], { title: 'Secret', place: 'Court 9', sessionDate: at(13), duration: 90 });
    await makeSession(db, other, [ida], { title: 'Over', sessionDate: at(15), status: 'completed' });
    await makeSession(db, own, [ida], { title: 'A week later', sessionDate: '2027-02-09T09:00:00.000Z' });

    const ask = (by: Person, query: { playerIds?: string; coachId?: string } = {}) =>
      test.call(by, endpoints.listBookedTimes, { query: { from: at(0), to: at(23), ...query } });
    const told = async (...asked: Parameters<typeof ask>) =>
      (await ask(...asked)).body.times.map(({ title, players }) => [
        title,
        ...players.map(({ firstName }) => firstName),
      ]);

    expect(await told(own)).toEqual([
      ['Lobs', 'Bo', 'Ida'],
      ['Logged', 'Bo'],
    ]);
    const { body } = await ask(own, { playerIds: `${ida.id},${bo.id}` });
    expect(body.times.map(({ title, players }) => [title, ...players.map(({ firstName }) => firstName)])).toEqual([
      ['Lobs', 'Bo', 'Ida'],
      ['Logged', 'Bo'],
      [null, 'Bo'],
      [null, 'Ida'],
    ]);
    const busy = body.times.at(-1);
    expect(busy).toEqual({
      sessionDate: at(13),
      duration: 90,
      title: null,
      players: [{ id: ida.id, firstName: 'Ida', lastName: 'Holst' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Secret|Court 9/);
    // A coach sees nothing of players who are not theirs, and always their own week.
    expect(await told(stranger, { playerIds: ida.id, coachId: own.id })).toEqual([]);
    // An administrator sees the week of the coach they book for.
    const admin = await makeAdmin(db);
    expect(await told(admin, { playerIds: ida.id })).toEqual([
      [null, 'Ida'],
      [null, 'Ida'],
    ]);
    expect(await told(admin, { playerIds: ida.id, coachId: own.id })).toEqual([
      ['Lobs', 'Bo', 'Ida'],
      ['Logged', 'Bo'],
      [null, 'Ida'],
    ]);
  });

  it('name no player whose connection with the coach has ended, and take as many statements for any week', async () => {
    const { db } = test.context;
    const { id: clubId } = await makeClub(db);
    const alone = await makeCoach(db);
    const left = await makeMember(db, clubId);
    const people = await Promise.all(Array.from({ length: 8 }, () => makeMember(db, clubId)));
    for (const player of people) await connect(db, alone, player);
    await connect(db, alone, left, 'ended');
    const sessionDate = '2027-02-03T10:00:00.000Z';
    await makeSession(db, alone, [left], { title: 'Still booked', sessionDate });
    await makeSession(db, await makeCoach(db), [left], { sessionDate });
    const query = { from: '2027-02-01T00:00:00.000Z', to: '2027-02-08T00:00:00.000Z' };
    const ask = (players: readonly Person[]) =>
      test.call(alone, endpoints.listBookedTimes, {
        query: { ...query, playerIds: players.map(({ id }) => id).join() },
      });
    // The first call of a session writes down that it is in use.
    await ask(people);
    const few = await countStatements(async () =>
      expect((await ask([left])).body.times).toMatchObject([{ title: 'Still booked', players: [] }]),
    );
    for (const player of people)
      for (let hour = 8; hour < 12; hour += 1)
        await makeSession(db, alone, [player], {
          sessionDate: `2027-02-04T${String(hour).padStart(2, '0')}:00:00.000Z`,
        });
    const many = await countStatements(async () => expect((await ask(people)).body.times).toHaveLength(33));
    expect(many).toBe(few);
    const tooMany = Array.from({ length: 17 }, () => left);
    expect((await ask(tooMany)).status).toBe(400);
  });
});

describe('holidays', () => {
  it('are those of the country where the players train, else of the coach’s club, else the coach’s own', async () => {
    const { db } = test.context;
    const [madrid, aarhus] = [(await makeClub(db)).id, (await makeClub(db)).id];
    const own = await makeCoach(db, { country: 'DE' });
    const ofClub = await makeCoach(db, { country: 'DE', role: 'coach_club', clubId: aarhus });
    const guest = await makeMember(db, madrid, { country: 'DK' });
    for (let index = 0; index < 2; index += 1) await makeMember(db, madrid, { country: 'ES' });
    const [ida, bo] = [
      await makeMember(db, aarhus, { country: 'DK' }),
      await makeMember(db, aarhus, { country: 'DK' }),
    ];
    const abroad = await makePlayer(db, { country: 'FR' });
    for (const player of [guest, ida, bo, abroad]) await connect(db, own, player);

    const ask = async (by: Person, players: readonly Person[], more = {}) => {
      const query = { from: '2026-12-05T23:00:00.000Z', to: '2026-12-26T23:00:00.000Z', ...more };
      const playerIds = players.map(({ id }) => id).join();
      const { body } = await test.call(by, endpoints.listBookedTimes, {
        query: players.length === 0 ? query : { ...query, playerIds },
      });
      return body.holidays.map(({ date, localName }) => `${date.slice(8)} ${localName}`);
    };
    const german = ['24 Heiliger Abend', '25 1. Weihnachtstag', '26 2. Weihnachtstag'];
    const danish = ['24 Juleaftensdag', '25 Juledag', '26 Anden Juledag'];
    const spanish = ['06 null', '08 La inmaculada concepción', '25 Navidad'];
    expect(await ask(own, [])).toEqual(german);
    expect(await ask(own, [guest])).toEqual(spanish);
    expect(await ask(own, [guest, ida, bo])).toEqual(danish);
    expect(await ask(ofClub, [])).toEqual(danish);
    // Players whom the coach does not see, or who are in no club, do not count.
    expect(await ask(ofClub, [guest])).toEqual(danish);
    expect(await ask(own, [abroad])).toEqual(german);
    // An administrator sees those of the coach they book for.
    const admin = await makeAdmin(db, { country: 'ES' });
    expect(await ask(admin, [], { coachId: ofClub.id })).toEqual(danish);
    expect(await ask(admin, [])).toEqual([]);
  });
});

describe('the list of sessions', () => {
  it('contains only the coach’s own sessions with connected players', async () => {
    const { db } = test.context;
    const [left, stays] = [
      await makeMember(db, (await makeClub(db)).id),
      await makeMember(db, (await makeClub(db)).id),
    ];
    const alone = await makeCoach(db);
    await connect(db, alone, left, 'ended');
    await connect(db, alone, stays);
    await makeSession(db, alone, [left], { title: 'Gone' });
    const together = await makeSession(db, alone, [left, stays], { title: 'Both' });
    const list = await test.call(alone, endpoints.listCoachSessions, {});
    expect(list.body.rows.map(({ title, players }) => [title, players.length])).toEqual([['Both', 1]]);
    expect((await test.call(coach, endpoints.getCoachSession, { params: { sessionId: together } })).status).toBe(404);
  });

  it('can be filtered by state, time, player and text, and is paged', async () => {
    const { db } = test.context;
    const busy = await makeCoach(db);
    const member = await makeMember(db, (await makeClub(db)).id, { firstName: 'Ida', lastName: 'Holst' });
    await connect(db, busy, member);
    const start = Date.now() + 86_400_000;
    for (let index = 0; index < 60; index += 1) {
      const sessionDate = new Date(start + index * 3_600_000).toISOString();
      await makeSession(db, busy, [member], { title: `Session ${index}`, sessionDate });
    }
    await makeSession(db, busy, [member], { title: 'Done', status: 'completed', sessionDate: '2026-01-05T10:00:00Z' });
    const first = await test.call(busy, endpoints.listCoachSessions, {});
    expect(first.body.rows).toHaveLength(50);
    const after = first.body.next as string;
    const second = await test.call(busy, endpoints.listCoachSessions, { query: { after } });
    expect(second.body.rows.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Session ${index + 50}`),
    );
    expect(second.body.next).toBeNull();
    const titles = async (query: object) =>
      (await test.call(busy, endpoints.listCoachSessions, { query })).body.rows.map(({ title }) => title);
    expect(await titles({ show: 'completed' })).toEqual(['Done']);
    expect(await titles({ show: 'all', search: 'done' })).toEqual(['Done']);
    expect(await titles({ search: 'session 59' })).toEqual(['Session 59']);
    expect(await titles({ search: 'ida holst' })).toHaveLength(50);
    const from = new Date(start + 2 * 3_600_000).toISOString();
    const to = new Date(start + 4 * 3_600_000).toISOString();
    expect(await titles({ from, to })).toEqual(['Session 2', 'Session 3']);
  });
});
