// A coach's list of players, and a player's page.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { levelVerifications, reviewDrafts, reviews, trainingSessions } from '#server/db/schema/index.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeJunior,
  makeMember,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

type Someone = { id: string };
const list = async (coach: Someone, query: object = {}) =>
  (await test.call(coach, endpoints.listCoachedPlayers, { query })).body;
const names = async (coach: Someone, query: object = {}) =>
  (await list(coach, query)).rows.map(({ firstName }) => firstName);
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`;

async function makePlayers(coach: Someone, ...firstNames: string[]) {
  const players: Someone[] = [];
  for (const firstName of firstNames) {
    const player = await makePlayer(test.context.db, { firstName });
    await connect(test.context.db, coach, player);
    players.push(player);
  }
  return players as [Someone, Someone, Someone];
}

describe('the list of players', () => {
  it('shows level, verification, last video, last contact and waiting videos, without addresses', async () => {
    const { db } = test.context;
    const [coach, colleague] = [await makeCoach(db), await makeCoach(db)];
    const player = await makePlayer(db, { currentLevel: '3.5', isLevelVerified: true });
    await connect(db, coach, player);
    await connect(db, colleague, player);
    await db.insert(levelVerifications).values({ playerId: player.id, level: '3.5', verifiedAt: daysAgo(10) });
    const reviewed = await publishReview(test, coach, player);
    await makeVideo(db, player);
    const theirs = await makeVideo(db, player);
    await db
      .insert(reviewDrafts)
      .values({ videoId: theirs.id, playerId: player.id, coachId: colleague.id, document: emptyReview });
    const answer = await test.call(coach, endpoints.listCoachedPlayers);
    const [line] = answer.body.rows;
    expect(line).toMatchObject({
      id: player.id,
      currentLevel: '3.5',
      isLevelVerified: true,
      videosWaiting: 1,
      lastVideoAt: theirs.uploadDate,
    });
    const [review] = await db.select().from(reviews).where(eq(reviews.videoId, reviewed.id));
    expect(line?.lastContactAt).toBe(review?.publishedAt);
    expect(Date.parse(line?.verifiedAt ?? '')).toBeLessThan(Date.now() - 9 * 86_400_000);
    expect(answer.raw.body).not.toContain('@');
    expect((await list(colleague)).rows[0]).toMatchObject({ videosWaiting: 2, lastContactAt: null });
  });

  it('marks juniors, on their pages too', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const adult = await makePlayer(db, { firstName: 'Anna' });
    const junior = await makeJunior(db, null, adult);
    for (const player of [adult, junior]) await connect(db, coach, player);
    const { rows } = await list(coach);
    expect(rows.map(({ firstName, isJunior }) => [firstName, isJunior])).toEqual([
      ['Anna', false],
      ['Emma', true],
    ]);
    for (const player of [adult, junior]) {
      const page = await test.call(coach, endpoints.getCoachedPlayer, { params: { userId: player.id } });
      expect(page.body.player.isJunior).toBe(player === junior);
    }
  });

  it('counts a completed session as contact, but not another coach’s', async () => {
    const { db } = test.context;
    const [coach, other] = [await makeCoach(db), await makeCoach(db)];
    const [player] = await makePlayers(coach, 'Ada');
    const at = '2026-03-01T18:00:00Z';
    const session = { playerId: player.id, title: 'Walls', status: 'completed', sessionDate: at } as const;
    await db.insert(trainingSessions).values([
      { ...session, coachId: coach.id, completedAt: at },
      { ...session, coachId: other.id, completedAt: '2026-05-01T18:00:00.000Z' },
    ]);
    expect((await list(coach)).rows[0]?.lastContactAt).toBe(at);
    const page = await test.call(coach, endpoints.getCoachedPlayer, { params: { userId: player.id } });
    expect(page.body.lastContactAt).toBe(at);
  });

  it('only contains active connections, and no accounts pending deletion', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    await makePlayers(coach, 'Ada');
    await connect(db, coach, await makePlayer(db), 'requested');
    await connect(db, coach, await makePlayer(db), 'ended');
    await connect(db, coach, await makePlayer(db, { state: 'deleted' }));
    await connect(db, await makeCoach(db), await makePlayer(db));
    expect(await names(coach)).toEqual(['Ada']);
  });

  it('can be searched by name and filtered', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const [waiting, verified, stale] = await makePlayers(coach, 'Wanda', 'Vera', 'Stella');
    await makeVideo(db, waiting);
    await makeVideo(db, verified, { status: 'Analyzed', uploadDate: daysAgo(61) as never });
    await makeVideo(db, stale, { status: 'Analyzed', uploadDate: daysAgo(59) as never });
    await db.execute(sql`update users set is_level_verified = true where id in (${verified.id}, ${stale.id})`);
    await db.insert(levelVerifications).values([
      { playerId: verified.id, level: '3.0', verifiedAt: daysAgo(20) },
      { playerId: stale.id, level: '3.0', verifiedAt: daysAgo(190) },
      { playerId: stale.id, level: '4.0', verifiedAt: daysAgo(5), withdrawnAt: daysAgo(1) },
    ]);
    expect(await names(coach)).toEqual(['Stella', 'Vera', 'Wanda']);
    expect(await names(coach, { search: 'era b' })).toEqual(['Vera']);
    expect(await names(coach, { search: '%' })).toEqual([]);
    expect(await names(coach, { show: 'to-review' })).toEqual(['Wanda']);
    expect(await names(coach, { show: 'unverified' })).toEqual(['Wanda']);
    expect(await names(coach, { show: 'verified' })).toEqual(['Stella', 'Vera']);
    expect(await names(coach, { show: 'recheck' })).toEqual(['Stella']);
    expect(await names(coach, { show: 'quiet' })).toEqual(['Vera']);
    expect(await names(coach, { sort: 'video' })).toEqual(['Wanda', 'Stella', 'Vera']);
    for (const query of [{ show: 'x' }, { sort: 'x' }, { after: 'x' }]) {
      expect((await test.call(coach, endpoints.listCoachedPlayers, { query: query as never })).status).toBe(400);
    }
  });

  it.each(['name', 'video', 'contact'] as const)('pages by %s without gaps', async (sort) => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    // Shared names and moments, and players without a video or contact.
    await db.execute(sql`
      with made as (
        insert into users (id, email, first_name, last_name, country, state)
        select gen_random_uuid(), ${coach.id} || n || '@pala.test', 'Player ' || n % 40, 'Berg', 'DK', 'active'
        from generate_series(1, 120) as n returning id, email
      ), connected as (
        insert into coach_connections (id, coach_id, player_id, status)
        select gen_random_uuid(), ${coach.id}, id, 'active' from made returning player_id
      ), sent as (
        insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at, upload_date)
        select gen_random_uuid(), player_id, 'Match', 'youtube', 'x', 'x', 'x', now(), '2026-01-01'
        from connected limit 70 returning player_id
      )
      insert into training_sessions (id, player_id, coach_id, group_id, title, status, session_date, completed_at)
      select gen_random_uuid(), player_id, ${coach.id}, gen_random_uuid(), 'Walls', 'completed', '2026-01-01', '2026-01-01'
      from sent limit 60`);
    const whole: string[] = [];
    let after: string | null | undefined;
    const sizes: number[] = [];
    while (after !== null) {
      const page = await list(coach, { sort, ...(after && { after }) });
      whole.push(...page.rows.map(({ id }) => id));
      sizes.push(page.rows.length);
      after = page.next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(whole).size).toBe(120);
  });
});

describe('a player’s page', () => {
  it('shows connection, club, counts and the current verification', async () => {
    const { db } = test.context;
    const [coach, club] = [await makeCoach(db), await makeClub(db)];
    const player = await makeMember(db, club.id, { isLevelVerified: true });
    await connect(db, coach, player);
    await db.insert(levelVerifications).values({ playerId: player.id, verifierId: coach.id, level: '3.0' });
    await publishReview(test, coach, player);
    await makeVideo(db, player);
    const answer = await test.call(coach, endpoints.getCoachedPlayer, { params: { userId: player.id } });
    expect(answer.body).toMatchObject({
      player: { id: player.id, isClubMember: true, clubName: club.name },
      counts: { videos: 2, analyzed: 1, waiting: 1 },
      verification: { level: '3.0', verifiedBy: { firstName: 'Carla', lastName: coach.lastName } },
    });
    expect(answer.raw.body).not.toContain('@');
    expect(answer.body.connection.id).not.toBe('');
  });

  it('lists the player’s videos by status with reviewers, a page at a time', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const [player] = await makePlayers(coach, 'Ada');
    const ids: string[] = [];
    for (let index = 0; index < 26; index += 1) {
      const uploadDate = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString();
      ids.push((await makeVideo(db, player, { uploadDate, status: index === 3 ? 'Analyzed' : 'Pending' })).id);
    }
    await db
      .insert(reviewDrafts)
      .values({ videoId: ids[25] as string, playerId: player.id, coachId: coach.id, document: emptyReview });
    const read = async (query: object) =>
      (await test.call(coach, endpoints.listPlayerVideos, { params: { userId: player.id }, query })).body;
    const first = await read({});
    const second = await read({ after: first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([24, 2, null]);
    expect(first.rows.find(({ id }) => id === ids[25])?.reviewer).toMatchObject({ firstName: 'Carla' });
    const whole = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(whole.toSorted()).toEqual(ids.toSorted());
    expect((await read({ status: 'analyzed' })).rows.map(({ id }) => id)).toEqual([ids[3]]);
    expect((await read({ status: 'pending' })).rows).toHaveLength(24);
  });
});
