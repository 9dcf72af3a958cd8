// The lists of coaches' sessions and bookable players.

import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { connect, makeClub, makeCoach, makeMember, makePlayer, makeSession } from '#server/testing/factories.ts';
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
