// The list of levels.

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelView } from '#domain/levels/level-views.ts';
import { levelRequests, levelVerifications, users } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { refreshAbilities } from './model/level-model.commands.ts';

const test = useTestApp();
type Person = { id: string };
type Query = { show?: LevelView; search?: string; after?: string };
const list = async (who: Person, query: Query = {}) => (await test.call(who, endpoints.listLevels, { query })).body;
const names = async (who: Person, query: Query = {}) =>
  (await list(who, query)).rows.map(({ player }) => player.firstName);
const counts = async (who: Person) => (await test.call(who, endpoints.countLevels)).body;

/** A published review of a player, with an overall rating. */
async function review(coach: Person, player: Person, rating: string, daysAgo = 1) {
  const { db } = test.context;
  const uploadDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const video = await makeVideo(db, player, { status: 'Analyzed', overallScore: rating, uploadDate });
  const at = sql`now() - make_interval(days => ${daysAgo})`;
  await db.execute(sql`insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
    values (${video.id}, ${player.id}, ${coach.id}, 's', '', '', '', ${at})`);
  await db.execute(sql`insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
    values (gen_random_uuid(), ${video.id}, ${player.id}, 'overall', ${rating}, ${at})`);
  await refreshAbilities(db, player.id);
}
async function verification(coach: Person, player: Person, daysAgo: number) {
  const { db } = test.context;
  const verifiedAt = sql`now() - make_interval(days => ${daysAgo})`;
  await db.insert(levelVerifications).values({ playerId: player.id, verifierId: coach.id, level: '3.5', verifiedAt });
  await db.update(users).set({ isLevelVerified: true }).where(sql`${users.id} = ${player.id}`);
}
async function situation() {
  const { db } = test.context;
  const coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
  const add = async (firstName: string) => {
    const player = await makePlayer(db, { firstName, currentLevel: '3.0' });
    await connect(db, coach, player);
    return player;
  };
  return { db, coach, add };
}

describe('the list of levels', () => {
  it('shows each player in the right view, with the facts for a decision', async () => {
    const { db, coach, add } = await situation();
    await add('Unreviewed');
    const [early, late, due, fresh, asked] = [
      await add('Early'),
      await add('Late'),
      await add('Due'),
      await add('Fresh'),
      await add('Asked'),
    ];
    for (const rating of ['2.0', '3.4', '3.6', '3.9']) await review(coach, early, rating, Number(rating) < 3 ? 90 : 5);
    for (const one of [late, due, fresh, asked]) await review(coach, one, '4.0');
    await verification(coach, due, 200);
    await verification(coach, fresh, 100);
    await verification(coach, asked, 3);
    const request = { level: '5.0', note: 'n', reviewIds: [] };
    await db.insert(levelRequests).values({ ...request, playerId: asked.id, verifierId: coach.id });
    expect(await names(coach)).toEqual(['Late', 'Early']);
    expect(await names(coach, { show: 'recheck' })).toEqual(['Due']);
    expect(await names(coach, { show: 'verified' })).toEqual(['Asked', 'Fresh']);
    expect(await names(coach, { show: 'second-opinion' })).toEqual(['Asked']);
    expect(await counts(coach)).toEqual({ awaiting: 2, 'second-opinion': 1, recheck: 1, verified: 2 });
    expect((await list(coach)).rows[1]).toMatchObject({
      player: { firstName: 'Early', currentLevel: '3.0', isLevelVerified: false },
      suggestedLevel: 3.5,
      reviews: 4,
      lastReviewAt: expect.stringMatching(/Z$/),
      verified: null,
      request: null,
    });
    expect((await list(coach, { show: 'second-opinion' })).rows[0]).toMatchObject({
      verified: { by: { firstName: 'Carla' }, at: expect.stringMatching(/Z$/) },
      request: { level: '5.0', by: { id: coach.id } },
    });
    expect(await names(coach, { search: 'eAr' })).toEqual(['Early']);
    expect(await names(coach, { search: '%' })).toEqual([]);
  });

  it('shows coaches their own players, and administrators all', async () => {
    const { coach, add } = await situation();
    const player = await add('Someone');
    await review(coach, player, '3.0');
    expect(await names(await makeCoach(test.context.db))).toEqual([]);
    expect(await names(await makeAdmin(test.context.db), { search: 'Someone' })).toEqual(['Someone']);
    await test.context.db.execute(sql`update coach_connections set status = 'ended' where coach_id = ${coach.id}`);
    expect(await names(coach)).toEqual([]);
    expect((await counts(coach)).awaiting).toBe(0);
  });

  it.each(['awaiting', 'second-opinion', 'recheck', 'verified'] as const)(
    'pages without duplicates or gaps: %s',
    async (show) => {
      const { db, coach, add } = await situation();
      for (let number = 0; number < 28; number += 1) {
        const player = await add(`P${number}`);
        await review(coach, player, '3.0', 1 + (number % 3));
        if (show !== 'awaiting') await verification(coach, player, (show === 'recheck' ? 200 : 10) + (number % 3));
        const request = { level: '5.0', note: 'n', reviewIds: [] };
        if (show === 'second-opinion')
          await db.insert(levelRequests).values({ ...request, playerId: player.id, verifierId: coach.id });
      }
      const first = await list(coach, { show });
      expect(first.rows).toHaveLength(25);
      const second = await list(coach, { show, after: first.next as string });
      expect(second.next).toBeNull();
      const seen = [...first.rows, ...second.rows].map(({ player }) => player.id);
      expect(new Set(seen).size).toBe(28);
      expect(seen).toHaveLength(28);
    },
  );
});
