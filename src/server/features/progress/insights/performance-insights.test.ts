// Performance insights across players.

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { coachBiases, levelModels, playerAbilities, reviews, skillRatings } from '#server/db/schema/index.ts';
import { computeLevelModel, refreshAbilities } from '#server/features/levels/model/level-model.commands.ts';
import { makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

interface One {
  id: string;
}
let admin: One;
beforeAll(async () => {
  admin = await makeAdmin(test.context.db);
});
// The model is computed from all existing ratings.
beforeEach(async () => {
  await test.context.db.delete(skillRatings);
  await test.context.db.delete(reviews);
  await test.context.db.delete(levelModels);
  await test.context.db.delete(coachBiases);
  await test.context.db.delete(playerAbilities);
});

/** A moment a number of days ago. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** A published review with some ratings. */
async function rate(player: One, coach: One, days: number, ratings: Partial<Record<SkillName, string>>) {
  const { db } = test.context;
  const video = await makeVideo(db, player, { status: 'Analyzed', uploadDate: ago(days) });
  await db.insert(reviews).values({
    videoId: video.id,
    playerId: player.id,
    coachId: coach.id,
    finalSummary: 's',
    overallStrengths: '',
    areasOfImprovement: '',
    recommendationsForImprovement: '',
    publishedAt: ago(days),
  });
  await db.insert(skillRatings).values(
    Object.entries(ratings).map(([skillName, rating]) => ({
      videoId: video.id,
      playerId: player.id,
      skillName: skillName as SkillName,
      rating,
      createdAt: ago(days),
    })),
  );
  await refreshAbilities(db, player.id);
}

/** Computes the level model as if it had not been computed for a day. */
async function measure(): Promise<void> {
  await test.context.db.delete(levelModels);
  await computeLevelModel(test.context);
}

it('coach agreement finds high and low raters of the same players, and who is compared with nobody', async () => {
  const { db } = test.context;
  const [high, low] = [await makeCoach(db, { lastName: 'High' }), await makeCoach(db, { lastName: 'Low' })];
  for (let index = 0; index < 6; index += 1) {
    const player = await makePlayer(db);
    await rate(player, high, 300, { overall: '4.0', lob: '4.0' });
    await rate(player, low, 280, { overall: '3.4', lob: '3.4' });
    await rate(player, high, 260, { overall: '4.0', lob: '4.0' });
  }
  await rate(await makePlayer(db), await makeCoach(db, { lastName: 'Alone' }), 10, { overall: '4.0' });
  expect((await test.call(admin, endpoints.getCoachAgreement)).body).toMatchObject({ coaches: [], computedAt: null });
  await measure();
  const { body } = await test.call(admin, endpoints.getCoachAgreement);
  expect(
    body.coaches.map(({ coach, reviews: count, players, clips, group }) => [
      coach.lastName,
      count,
      players,
      clips,
      group,
    ]),
  ).toEqual([
    ['High', 12, 6, 0, 0],
    ['Low', 6, 6, 0, 0],
  ]);
  const [higher, lower] = body.coaches;
  expect(higher?.bias).toBeGreaterThan(0.2);
  expect(lower?.bias).toBeCloseTo(-(higher?.bias ?? 0), 5);
  expect(higher?.interval.from).toBeLessThan(higher?.bias ?? 0);
  expect(body.alone).toBe(1);
  expect(body.computedAt).toMatch(/Z$/);
});

it('skill counts use measured abilities by level band', async () => {
  const { db } = test.context;
  const coach = await makeCoach(db);
  const player = await makePlayer(db, { currentLevel: '6.0' });
  await rate(player, coach, 40, { vibora: '5.9' });
  await rate(player, coach, 20, { vibora: '5.9' });
  await rate(await makePlayer(db, { currentLevel: '5.5' }), coach, 20, { vibora: '4.6' });
  await rate(await makePlayer(db, { currentLevel: '6.0', state: 'suspended' }), coach, 20, { vibora: '6.0' });
  const { body } = await test.call(admin, endpoints.listSkillCounts);
  const [high, low, ...others] = body;
  expect([high, low]).toMatchObject([
    { band: 'advanced', skill: 'vibora', tier: 'advanced', players: 1 },
    { band: 'advanced', skill: 'vibora', tier: 'solid', players: 1 },
  ]);
  expect(high?.sum).toBeCloseTo(5.8, 0);
  expect(others).toEqual([]);
});

it('the players of a skill are listed by their measured ability, the lowest first, of one level band or all', async () => {
  const { db } = test.context;
  const coach = await makeCoach(db);
  const [rising, weak] = [await makePlayer(db, { currentLevel: '6.0' }), await makePlayer(db, { currentLevel: '2.0' })];
  await rate(rising, coach, 40, { vibora: '1.0' });
  await rate(rising, coach, 20, { vibora: '5.5' });
  await rate(weak, coach, 20, { vibora: '2.4' });
  await rate(await makePlayer(db, { currentLevel: null }), coach, 20, { vibora: '1.1' });
  await rate(await makePlayer(db, { currentLevel: '6.0', state: 'suspended' }), coach, 20, { vibora: '1.2' });
  const equal = await Promise.all(Array.from({ length: 26 }, () => makePlayer(db, { currentLevel: '4.0' })));
  for (const player of equal) await rate(player, coach, 10, { vibora: '3.0' });
  const list = async (query: { band?: 'advanced'; after?: string }) =>
    (await test.call(admin, endpoints.listSkillPlayers, { params: { skill: 'vibora' }, query })).body;
  const first = await list({});
  const second = await list({ after: first.next ?? '' });
  const rows = [...first.rows, ...second.rows];
  expect(rows.map(({ player }) => player.id)).toEqual([weak.id, ...equal.map(({ id }) => id).toSorted(), rising.id]);
  expect(rows[0]?.rating).toBeCloseTo(2.5, 0);
  expect([first.rows.length, second.next]).toEqual([25, null]);
  expect((await list({ band: 'advanced' })).rows.map(({ player }) => player.id)).toEqual([rising.id]);
});

it('movers are players who rose or fell in a period with at least three reviews', async () => {
  const { db } = test.context;
  const coach = await makeCoach(db);
  const [rising, falling, few] = [
    await makePlayer(db, { lastName: 'Rising' }),
    await makePlayer(db, { lastName: 'Falling' }),
    await makePlayer(db, { lastName: 'Few' }),
  ];
  for (const [player, values] of [
    [rising, ['0.5', '3.0', '6.9']],
    [falling, ['6.9', '4.0', '0.5']],
    [few, ['0.1', '7.0']],
  ] as const)
    for (const [index, overall] of values.entries()) await rate(player, coach, 30 - index * 5, { overall });
  const period = { from: ago(45).slice(0, 10), to: ago(-1).slice(0, 10), timeZone: 'Europe/Copenhagen' };
  const { body } = await test.call(admin, endpoints.listMovers, { query: period });
  expect(body.up[0]).toMatchObject({ player: { lastName: 'Rising' }, earlier: 0.5, later: 4.95, reviews: 3 });
  expect(body.down[0]).toMatchObject({ player: { lastName: 'Falling' }, earlier: 6.9, later: 2.25 });
  expect(JSON.stringify(body)).not.toContain('"Few"');
  const century = await test.call(admin, endpoints.listMovers, {
    query: { from: '1900-01-01', to: '2100-12-31', timeZone: 'UTC' },
  });
  expect(century.status).toBe(200);
  const wrong = await test.call(admin, endpoints.listMovers, {
    query: { ...period, from: period.to, to: period.from },
  });
  expect(wrong.status).toBe(400);
});

it('inactive players are listed longest inactive first, page by page', async () => {
  const { db } = test.context;
  for (let index = 0; index < 30; index += 1) {
    const player = await makePlayer(db, { createdAt: ago(2000 + index), lastName: `Quiet${index}` });
    if (index === 3) await makeVideo(db, player, { uploadDate: ago(1) });
    if (index === 4) await makeVideo(db, player, { uploadDate: ago(1990) });
  }
  const first = await test.call(admin, endpoints.listInactivePlayers, { query: { days: '90' } });
  const second = await test.call(admin, endpoints.listInactivePlayers, {
    query: { days: '90', after: first.body.next ?? '' },
  });
  const quiet = [...first.body.rows, ...second.body.rows]
    .map(({ player }) => player.lastName)
    .filter((name) => name.startsWith('Quiet'));
  const expected = Array.from({ length: 30 }, (_, index) => 29 - index).filter((index) => index !== 3 && index !== 4);
  expect(quiet).toEqual([...expected.map((index) => `Quiet${index}`), 'Quiet4']);
  const last = second.body.rows.find(({ player }) => player.lastName === 'Quiet4');
  expect([last?.lastVideoAt?.slice(0, 10), last?.lastSessionAt]).toEqual([ago(1990).slice(0, 10), null]);
});
