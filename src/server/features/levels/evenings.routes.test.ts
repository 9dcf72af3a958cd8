// A ranking evening from its making to the verified levels.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { NewRankingEvening } from '#contract/levels/ranking-evenings.ts';
import { eveningPlayers, rankingEvenings } from '#server/db/schema/index.ts';
import { makeCoach, makeMember } from '#server/testing/factories.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { read, create, rank, form, situation, evening } = eveningCases(test);

type Person = { id: string };
const seated = (players: readonly Person[]) => ({
  nearLeft: players[0]?.id ?? null,
  nearRight: players[1]?.id ?? null,
  farLeft: players[2]?.id ?? null,
  farRight: players[3]?.id ?? null,
});
const change = (who: Person, eveningId: string, version: number, body: NewRankingEvening) =>
  test.call(who, endpoints.changeRankingEvening, { params: { eveningId }, body: { version, evening: body } });
const list = async (who: Person) => (await test.call(who, endpoints.listRankingEvenings)).body.rows;
async function stand(who: Person, eveningId: string, stretches: object[], version = 0) {
  const courtId = (await read(who, eveningId)).body.courts[0]?.id as string;
  const body = { version, stretches: stretches as never };
  return test.call(who, endpoints.saveCourtStretches, { params: { eveningId, courtId }, body });
}

describe('making an evening', () => {
  it('shows it to the club’s managers and to its coach, who is notified', async () => {
    const { manager, coach, players } = await situation();
    const { status, body } = await create(manager, form(coach, players));
    expect(status).toBe(201);
    for (const who of [manager, coach]) {
      const shown = (await read(who, body.id)).body;
      expect(shown).toMatchObject({ title: 'Tuesday ladder', heldOn: '2026-05-12', finishedAt: null, gone: 0 });
      expect(shown.players.map(({ player }) => player.firstName)).toEqual(['Ana', 'Bo', 'Cleo', 'Dan']);
      expect(await list(who)).toMatchObject([{ id: body.id, players: 4, ready: 0, deadLinks: 0 }]);
    }
    await test.runJobs();
    const bells = (await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } })).body;
    expect(bells.map(({ title }) => title)).toEqual(['Levels to give']);
  });

  it('is possible for a coach, for themselves alone', async () => {
    const { db, club, coach, players } = await situation();
    expect((await create(coach, form(coach, players))).status).toBe(201);
    const other = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const answer = await create(coach, form(other, players));
    expect([answer.status, answer.error.fields]).toEqual([400, { coachId: 'You can only plan your own evenings.' }]);
  });

  it.each<[string, (all: Awaited<ReturnType<typeof situation>>) => Partial<NewRankingEvening>, string, string]>([
    [
      'the same link twice',
      () => ({
        courts: [
          { id: null, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
          { id: null, name: 'Court 2', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5' },
        ],
      }),
      'courts.1.videoUrl',
      'Another court already has this link.',
    ],
    [
      'a court twice',
      ({ coach }) => ({
        courts: [
          { id: coach.id, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
          { id: coach.id, name: 'Court 2', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' },
        ],
      }),
      'courts.1.name',
      'This court appears twice.',
    ],
    [
      'a link to something else',
      () => ({ courts: [{ id: null, name: 'Court 1', videoUrl: 'https://vimeo.com/1' }] }),
      'courts.0.videoUrl',
      'Please provide a valid YouTube or Matchi.tv URL.',
    ],
    [
      'a player twice',
      ({ players }) => ({ playerIds: [...players.map(({ id }) => id), players[0].id] }),
      'playerIds',
      'A player is chosen twice.',
    ],
    ['one player', ({ players }) => ({ playerIds: [players[0].id] }), 'playerIds', 'Please choose 4 to 16 players.'],
    [
      'someone who is no member',
      ({ players, manager }) => ({ playerIds: [...players.slice(1).map(({ id }) => id), manager.id] }),
      'playerIds',
      'Please choose only active members of your club.',
    ],
    [
      'a coach of nobody',
      ({ players }) => ({ coachId: players[0].id }),
      'coachId',
      'Please choose a coach of your club.',
    ],
    ['a day to come', () => ({ heldOn: '2199-01-01' }), 'heldOn', 'Please choose today or an earlier day.'],
    ['no title', () => ({ title: '  ' }), 'title', 'Please give the evening a title.'],
    ['no court', () => ({ courts: [] }), 'courts', 'Please give 1 to 6 courts, each with its link.'],
  ])('refuses %s and names the field', async (_, parts, field, sentence) => {
    const all = await situation();
    const answer = await create(all.manager, form(all.coach, all.players, parts(all)));
    expect([answer.status, answer.error.fields?.[field]]).toEqual([400, sentence]);
    expect(await list(all.manager)).toEqual([]);
  });

  it('stops at 30 open ones', async () => {
    const { db, club, manager, coach, players } = await situation();
    const row = { clubId: club.id, coachId: coach.id, title: 'Open', heldOn: '2026-05-01' };
    await db.insert(rankingEvenings).values(Array.from({ length: 29 }, () => row));
    const answers = await Promise.all([1, 2, 3].map(() => create(manager, form(coach, players))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('finds members by name, and a group for managers', async () => {
    const { manager, coach, players } = await situation();
    const find = (who: Person, query: object) => test.call(who, endpoints.findEveningPlayers, { query });
    expect((await find(coach, { search: 'cle' })).body.map(({ id }) => id)).toEqual([players[2].id]);
    const body = { name: 'Juniors', rule: null };
    const { id: groupId } = (await test.call(manager, endpoints.createClubGroup, { body })).body;
    const ids = players.slice(0, 2).map(({ id }) => id);
    await test.call(manager, endpoints.addGroupMembers, { params: { groupId }, body: { selection: { ids } } });
    expect((await find(manager, { groupId })).body.map(({ id }) => id)).toEqual(ids);
    expect((await find(coach, { groupId })).status).toBe(404);
  });
});

describe('changing an evening', () => {
  it('keeps courts by their id, over the version that was read', async () => {
    const { id, manager, coach, players } = await evening();
    await stand(coach, id, [{ from: 0, to: 600, seats: seated(players) }]);
    const { courts } = (await read(manager, id)).body;
    const court = { id: courts[0]?.id as string, name: 'Centre court', videoUrl: 'https://youtu.be/AAAAAAAAAAA' };
    const second = { id: null, name: 'Court 2', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' };
    const body = form(coach, players, { title: 'Ladder', courts: [second, court] });
    expect((await change(manager, id, 0, body)).body).toEqual({ version: 1 });
    const after = (await read(coach, id)).body;
    expect(after.courts.map(({ name, provider, stretches }) => [name, provider, stretches.length])).toEqual([
      ['Court 2', 'matchi', 0],
      ['Centre court', 'youtube', 1],
    ]);
    expect((await change(coach, id, 0, body)).status).toBe(409);
  });

  it('loses neither a begun player nor a cited court', async () => {
    const { db, club, id, manager, coach, players } = await evening();
    const [ana, ...others] = players;
    const joined = await makeMember(db, club.id);
    await rank(coach, id, ana);
    const { courts } = (await read(manager, id)).body;
    const kept = courts.map(({ name, videoUrl, ...court }) => ({ id: court.id, name, videoUrl }));
    const without = await change(manager, id, 0, form(coach, [...others, joined], { courts: kept }));
    expect(without.error.fields?.['playerIds']).toContain('has begun to rank someone');
    const elsewhere = await change(manager, id, 0, form(coach, players));
    expect(elsewhere.error.fields?.['courts']).toContain('it has to stay');
    const more = await change(manager, id, 0, form(coach, [ana, ...others.slice(1), joined], { courts: kept }));
    expect(more.status).toBe(200);
    expect((await read(coach, id)).body.players).toHaveLength(4);
  });

  it('lets a manager choose another coach, who goes on with the drafts', async () => {
    const { db, club, id, manager, coach, players } = await evening();
    const dario = await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Dario' });
    await rank(coach, id, players[0]);
    const { courts } = (await read(manager, id)).body;
    const kept = courts.map(({ name, videoUrl, ...court }) => ({ id: court.id, name, videoUrl }));
    await change(manager, id, 0, form(dario, players, { courts: kept }));
    expect((await read(coach, id)).status).toBe(404);
    expect((await read(dario, id)).body.players[0]?.draft).toMatchObject({ level: 3.5, version: 1 });
  });

  it('deletes an open one with its drafts', async () => {
    const { db, id, manager, coach, players } = await evening();
    await rank(coach, id, players[0]);
    const remove = () => test.call(manager, endpoints.deleteRankingEvening, { params: { eveningId: id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await db.$count(eveningPlayers, eq(eveningPlayers.eveningId, id))).toBe(0);
  });
});

describe('who stands where', () => {
  it('is saved by court and time, over the version that was read', async () => {
    const { id, manager, coach, players } = await evening();
    const late = { from: 700, to: 900, seats: seated(players) };
    const early = { from: 0, to: 700, seats: seated(players.toReversed()) };
    expect((await stand(coach, id, [late, early])).body).toEqual({ version: 1 });
    expect((await read(manager, id)).body.courts[0]?.stretches).toEqual([early, late]);
    expect((await stand(manager, id, [early])).status).toBe(409);
    expect((await stand(manager, id, [early], 1)).body).toEqual({ version: 2 });
  });

  it('refuses overlaps, a player in two places, and strangers, and names the stretch', async () => {
    const { id, coach, manager, players } = await evening();
    const first = { from: 0, to: 700, seats: seated(players) };
    const cases: [object, string][] = [
      [{ ...first, from: 699, to: 900 }, 'stretches.1.from'],
      [{ from: 700, to: 900, seats: { ...seated(players), farLeft: players[0]?.id } }, 'stretches.1.seats'],
      [{ from: 700, to: 900, seats: { ...seated(players), farLeft: manager.id } }, 'stretches.1.seats'],
      [{ ...first, from: 900, to: 800 }, 'stretches.1.to'],
      [{ ...first, from: -1 }, 'stretches.1.from'],
    ];
    for (const [second, field] of cases) {
      const answer = await stand(coach, id, [first, second]);
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
    }
    const many = Array.from({ length: 201 }, (_, at) => ({ from: at, to: at + 1, seats: seated(players) }));
    expect((await stand(coach, id, many)).error.fields).toEqual({ stretches: 'An evening has at most 200 stretches.' });
  });
});

describe('a draft', () => {
  it('is the coach’s alone, and never overwritten by another window', async () => {
    const { id, manager, coach, players } = await evening();
    const ana = players[0];
    expect((await rank(coach, id, ana, { level: 4 })).body).toEqual({ version: 1 });
    const answers = await Promise.all([3, 5].map((level) => rank(coach, id, ana, { level, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.error.message).toBe('This level was changed in another window.');
    const [mine, theirs] = [(await read(coach, id)).body.players[0], (await read(manager, id)).body.players[0]];
    expect(mine?.draft).toMatchObject({ version: 2, moments: [{ at: 83, skill: 'volley' }, { at: 600 }] });
    expect(theirs).toMatchObject({ draft: null, lastVerified: null, result: null });
    expect((await rank(manager, id, ana)).status).toBe(403);
    expect(await list(manager)).toMatchObject([{ players: 4, ready: 1 }]);
  });

  it.each([
    [{ level: 7.5 }, 'level'],
    [{ level: 3.25 }, 'level'],
    [
      { moments: [{ courtId: '018f3f3e-0000-7000-8000-000000000000', at: 1, text: 'A lob.', skill: null }] },
      'moments.0.courtId',
    ],
  ])('refuses %j and names the field', async (parts, field) => {
    const { id, coach, players } = await evening();
    const answer = await rank(coach, id, players[0], parts);
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('has at most three moments, each with a sentence', async () => {
    const { id, coach, players } = await evening();
    const courtId = (await read(coach, id)).body.courts[0]?.id as string;
    const moment = (text: string) => ({ courtId, at: 5, text, skill: null });
    const save = (moments: ReturnType<typeof moment>[]) => rank(coach, id, players[0], { moments });
    expect((await save(['a', 'b', 'c', 'd'].map(moment))).error.fields?.['moments']).toContain('at most 3');
    expect(Object.keys((await save([moment(' ')])).error.fields ?? {})).toEqual(['moments.0.text']);
  });
});
