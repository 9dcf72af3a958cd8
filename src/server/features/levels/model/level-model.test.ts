// The level model on published reviews: what is stored, when, and for whom.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { modelVersion } from '#domain/levels/model/model-figures.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { coachBiases, levelModels, playerAbilities, users, videos } from '#server/db/schema/index.ts';
import { makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { computeLevelModel, refreshAbilities } from './level-model.commands.ts';

const test = useTestApp();
type Person = { id: string };

/** A published review that rates all skills alike; the match was so many days ago. */
async function review(coach: Person, player: Person, rating: number, daysAgo: number): Promise<string> {
  const { db } = test.context;
  const video = await makeVideo(db, player, { status: 'Analyzed', overallScore: rating.toFixed(1) });
  const at = sql`now() - make_interval(days => ${daysAgo})`;
  await db
    .update(videos)
    .set({ uploadDate: at as never })
    .where(eq(videos.id, video.id));
  await db.execute(sql`insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at, updated_at)
    values (${video.id}, ${player.id}, ${coach.id}, 's', '', '', '', ${at}, ${at})`);
  await db.execute(sql`insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
    select gen_random_uuid(), ${video.id}, ${player.id}, skill, ${rating}, ${at} from unnest(string_to_array(${skillNames.join(',')}, ',')) as skill`);
  return video.id;
}

/** Eight players, each rated by both coaches: Anna rates 0.8 higher. */
async function twoCoaches() {
  const { db } = test.context;
  const [anna, bo] = [await makeCoach(db, { firstName: 'Anna' }), await makeCoach(db, { firstName: 'Bo' })];
  const players = await Promise.all(Array.from({ length: 8 }, () => makePlayer(db)));
  for (const [index, player] of players.entries()) {
    await review(anna, player, 3.4 + index / 5, 20);
    await review(bo, player, 2.6 + index / 5, 10);
  }
  return { db, anna, bo, players };
}

const biasOf = async (coach: Person) =>
  (await test.context.db.select().from(coachBiases).where(eq(coachBiases.coachId, coach.id)))[0];
const abilitiesOf = async (player: Person) =>
  (await test.context.db.select().from(playerAbilities).where(eq(playerAbilities.playerId, player.id)))[0];
/** Computes the model as if the last run had been yesterday. */
async function compute(): Promise<void> {
  const { db } = test.context;
  await db.update(levelModels).set({ computedAt: sql`now() - interval '1 day'` });
  await computeLevelModel(test.context);
}
const runs = () => test.context.db.select().from(levelModels);

describe('the job that computes levels', () => {
  it('stores who rates higher, and every player’s abilities with their error', async () => {
    const { anna, bo, players } = await twoCoaches();
    await compute();
    const [high, low] = [await biasOf(anna), await biasOf(bo)];
    expect(high?.bias).toBeGreaterThan(0.25);
    expect(low?.bias).toBeLessThan(-0.25);
    expect(high).toMatchObject({ players: 8, reviews: 8, clips: 0, groupNumber: low?.groupNumber });
    const levels = await Promise.all(players.map(abilitiesOf));
    for (const [index, one] of levels.entries()) {
      expect(one?.level).toBeGreaterThan(2.6 + index / 5 - 0.1);
      expect(one?.level).toBeLessThan(3.4 + index / 5 + 0.1);
      expect(one).toMatchObject({ reviews: 2, skills: expect.objectContaining({ length: skillNames.length }) });
      expect(one?.levelError).toBeGreaterThan(0.05);
    }
  });

  it('computes nothing while nothing has changed, and again after a new review', async () => {
    const { anna, players } = await twoCoaches();
    await compute();
    const [first] = await runs();
    expect(first?.version).toBe(modelVersion);
    await compute();
    const [same] = await runs();
    expect(same?.computedAt).not.toBe(first?.computedAt);
    expect(Date.parse(same?.computedAt ?? '')).toBeLessThan(Date.parse(first?.computedAt ?? ''));
    await review(anna, players[0] as Person, 5, 1);
    await compute();
    const [second] = await runs();
    expect(second).toMatchObject({ reviews: (first?.reviews ?? 0) + 1, players: first?.players });
  });

  it('rests after a long run', async () => {
    const { db, anna, players } = await twoCoaches();
    await compute();
    await db.update(levelModels).set({ tookMs: 60_000 });
    const before = await runs();
    await review(anna, players[0] as Person, 5, 1);
    await computeLevelModel(test.context);
    expect(await runs()).toEqual(before);
  });

  it('forgets a player whose last review is no more, and a coach who has none', async () => {
    const { db, anna } = await twoCoaches();
    const [lone, other] = [await makePlayer(db), await makeCoach(db)];
    const video = await review(other, lone, 4, 3);
    await compute();
    expect(await abilitiesOf(lone)).toBeDefined();
    await db.delete(videos).where(eq(videos.id, video));
    await compute();
    expect([await abilitiesOf(lone), await biasOf(other)]).toEqual([undefined, undefined]);
    expect(await biasOf(anna)).toBeDefined();
  });

  it('keeps a review that is published while it runs', async () => {
    const { db, anna, players } = await twoCoaches();
    const player = players[2] as Person;
    await db.update(levelModels).set({ computedAt: sql`now() - interval '1 day'` });
    const run = computeLevelModel(test.context);
    const video = await review(anna, player, 5, 1);
    await db.execute(sql`update reviews set updated_at = clock_timestamp() where video_id = ${video}`);
    await refreshAbilities(db, player.id);
    await run;
    expect(await abilitiesOf(player)).toMatchObject({ reviews: 3 });
  });

  it('may run twice at once', async () => {
    const { anna } = await twoCoaches();
    await Promise.all([compute(), compute()]);
    expect(await biasOf(anna)).toBeDefined();
    expect(await runs()).toHaveLength(1);
  });

  it('runs as a job', async () => {
    const { db, jobs } = test.context;
    const { anna } = await twoCoaches();
    await db.delete(levelModels);
    await jobs.enqueue(db, 'compute-levels', {});
    await test.runJobs();
    expect(await biasOf(anna)).toBeDefined();
  });
});

describe('abilities of one player', () => {
  it('are the same after the job and after a review of theirs', async () => {
    const { db, players } = await twoCoaches();
    await compute();
    const before = await abilitiesOf(players[3] as Person);
    await refreshAbilities(db, players[3]?.id ?? '');
    expect(await abilitiesOf(players[3] as Person)).toEqual(before);
  });

  it('exist before the model was ever computed, and count the match’s own day', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    const video = await review(coach, player, 4.5, 5);
    await db.update(videos).set({ eventDate: '2024-05-12' }).where(eq(videos.id, video));
    await refreshAbilities(db, player.id);
    const found = await abilitiesOf(player);
    expect(found?.day).toBe(Date.UTC(2024, 4, 12) / 86_400_000);
    expect(found?.level).toBeGreaterThan(4);
    expect(found?.level).toBeLessThanOrEqual(4.5);
  });

  it('are deleted with the account', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    await review(coach, player, 4.5, 5);
    await refreshAbilities(db, player.id);
    await db.delete(users).where(eq(users.id, player.id));
    expect(await abilitiesOf(player)).toBeUndefined();
  });
});
