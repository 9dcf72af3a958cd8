// The queue of videos to review: content, order and paging.

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { looksThrough } from './review-queue.queries.ts';

const test = useTestApp();
type Person = { id: string };
type Query = NonNullable<Parameters<typeof test.call<typeof endpoints.listReviewQueue>>[2]>['query'];

const queue = async (who: Person, query: Query = {}) =>
  (await test.call(who, endpoints.listReviewQueue, { query })).body;
const titles = async (who: Person, query: Query = {}) => (await queue(who, query)).rows.map(({ title }) => title);
const counts = async (who: Person) => (await test.call(who, endpoints.countReviewQueue)).body;
const claim = (who: Person, video: Person) => test.call(who, endpoints.claimReview, { params: { videoId: video.id } });

/** A coach with a player. */
async function situation() {
  const { db } = test.context;
  const player = await makePlayer(db, { firstName: 'Pia', lastName: 'Lund' });
  const coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
  await connect(db, coach, player);
  return { db, player, coach };
}
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`;

describe('the queue', () => {
  it('lists the earliest due first, dead links last, done ones latest first, and no other players’ videos', async () => {
    const { db, coach, player } = await situation();
    await publishReview(test, coach, player);
    await publishReview(test, coach, player);
    await makeVideo(db, player, { title: 'Dead, due early', dueAt: day(1), pausedAt: day(1), linkProblem: 'private' });
    await makeVideo(db, player, { title: 'Dead, due first', dueAt: day(1), pausedAt: day(2), linkProblem: 'missing' });
    await makeVideo(db, player, { title: 'Later', dueAt: day(9) });
    await makeVideo(db, player, { title: 'Urgent', dueAt: day(2) });
    await situation();
    expect(await titles(coach)).toEqual(['Urgent', 'Later', 'Dead, due early', 'Dead, due first']);
    const { rows: items } = await queue(coach, { show: 'to-review' });
    expect(items[0]).toMatchObject({ player: { firstName: 'Pia' }, reviewer: null, pausedAt: null, linkProblem: null });
    expect(items[2]).toMatchObject({ pausedAt: '2026-01-01T00:00:00Z', linkProblem: 'private' });
    const done = (await queue(coach, { show: 'done' })).rows.map(({ publishedAt }) => publishedAt as string);
    expect(done).toHaveLength(2);
    // Compared as times: text without milliseconds sorts after text with them.
    const moments = done.map((at) => Date.parse(at));
    expect(moments.toSorted((a, b) => b - a)).toEqual(moments);
  });

  it('is empty for a coach whose connection is only requested or has ended', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    for (const status of ['requested', 'ended'] as const) {
      const player = await makePlayer(db);
      await connect(db, coach, player, status);
      await makeVideo(db, player);
    }
    expect(await queue(coach)).toEqual({ rows: [], next: null });
    expect(await counts(coach)).toEqual({ 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 });
  });

  it('has views for mine, unclaimed and done, with their counts', async () => {
    const { db, coach, player } = await situation();
    const other = await makeCoach(db);
    await connect(db, other, player);
    await publishReview(test, coach, player);
    const mine = await makeVideo(db, player, { title: 'Mine' });
    const hers = await makeVideo(db, player, { title: 'Hers' });
    await makeVideo(db, player, { title: 'Free, late', dueAt: day(1) });
    await makeVideo(db, player, { title: 'Free, paused', dueAt: day(1), pausedAt: day(1), linkProblem: 'missing' });
    await claim(coach, mine);
    await claim(other, hers);
    expect(await titles(coach, { show: 'mine' })).toEqual(['Mine']);
    expect(await titles(coach, { show: 'unclaimed' })).toEqual(['Free, late', 'Free, paused']);
    expect(await counts(coach)).toEqual({ 'to-review': 4, mine: 1, unclaimed: 2, done: 1, overdue: 1 });
    const admin = await makeAdmin(db);
    expect((await counts(admin))['to-review']).toBeGreaterThanOrEqual(4);
  });

  it('offers a club’s coach the unclaimed videos of the club’s members, until someone else takes one', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id);
    const [one, other] = [
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
    ];
    const video = await makeVideo(db, member, { title: 'Offered' });
    expect(await titles(one, { show: 'unclaimed' })).toEqual(['Offered']);
    expect((await claim(one, video)).status).toBe(204);
    expect(await titles(one, { show: 'mine' })).toEqual(['Offered']);
    expect(await titles(other)).toEqual([]);
    const strange = await makeCoach(db, { role: 'coach_club', clubId: (await makeClub(db)).id });
    expect(await titles(strange)).toEqual([]);
  });

  it('searches title and player literally', async () => {
    const { db, coach, player } = await situation();
    const second = await makePlayer(db, { firstName: 'Søren', lastName: 'Kjær' });
    await connect(db, coach, second);
    await makeVideo(db, player, { title: '100% lobs', dueAt: day(1) });
    await makeVideo(db, second, { title: 'Final', dueAt: day(2) });
    expect(await titles(coach, { search: 'PIA lu' })).toEqual(['100% lobs']);
    expect(await titles(coach, { search: 'kjær' })).toEqual(['Final']);
    expect(await titles(coach, { search: '0%' })).toEqual(['100% lobs']);
    expect(await titles(coach, { search: '_' })).toEqual([]);
  });

  it.each(['to-review', 'done'] as const)('searches beyond the first videos: %s', async (show) => {
    const { db, coach, player } = await situation();
    const [second, stranger] = [await makePlayer(db, { firstName: 'Søren', lastName: 'Kjær' }), await makePlayer(db)];
    await connect(db, coach, second);
    const status = show === 'done' ? 'Analyzed' : 'Pending';
    const place = (title: string, owner: Person, number: number) =>
      makeVideo(db, owner, { title, status, dueAt: day(number), updatedAt: day(30 - number) });
    for (const [number, owner] of [player, stranger, player].entries()) await place('Semi-final', owner, 10 + number);
    await place('Quarter-final', second, 15);
    await db.execute(sql`
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, due_at, updated_at)
      select gen_random_uuid(), ${player.id}, 'Match ' || n, 'youtube', 'x', 'u', 'u', ${status}, ${day(1)}, ${day(29)}
      from generate_series(1, ${looksThrough}::int) as n`);
    await db.execute(sql`
      insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
      select id, player_id, ${coach.id}, '', '', '', '', updated_at from videos
      where status = 'Analyzed' and player_id in (${player.id}, ${second.id}, ${stranger.id})`);
    expect(await titles(coach, { show, search: 'final' })).toEqual(['Semi-final', 'Semi-final', 'Quarter-final']);
    expect(await titles(coach, { show, search: 'Kjær' })).toEqual(['Quarter-final']);
    expect(await titles(coach, { show, search: 'nothing' })).toEqual([]);
    // Two letters are too few for the indexes.
    expect(await titles(coach, { show, search: 'kj' })).toEqual(['Quarter-final']);
    const first = await queue(coach, { show, search: 'semi', limit: 1 });
    const next = await queue(coach, { show, search: 'semi', limit: 1, after: first.next ?? '' });
    expect([first.rows.length, next.rows.length, next.next]).toEqual([1, 1, null]);
    expect(next.rows[0]?.videoId).not.toBe(first.rows[0]?.videoId);
    expect((await queue(coach, { show, search: 'match', limit: 50 })).rows).toHaveLength(50);
  });

  it.each(['to-review', 'done'] as const)('pages without duplicates or gaps: %s', async (show) => {
    const { db, coach, player } = await situation();
    for (let number = 0; number < 7; number += 1) {
      if (show === 'done') await publishReview(test, coach, player);
      else
        await makeVideo(db, player, {
          dueAt: day(1 + (number % 3)),
          ...(number > 4 && { pausedAt: day(1), linkProblem: 'missing' as const }),
        });
    }
    // The same time for all, so that only ids differ.
    if (show === 'done') await db.execute(sql`update reviews set published_at = now() where coach_id = ${coach.id}`);
    const whole = (await queue(coach, { show })).rows.map(({ videoId }) => videoId);
    expect(whole).toHaveLength(7);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await queue(coach, { show, limit: 3, ...(after && { after }) });
      seen.push(...page.rows.map(({ videoId }) => videoId));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(whole);
  });

  it.each([
    [{ show: 'everything' }, 400],
    [{ limit: 51 }, 400],
    [{ limit: 0 }, 400],
    [{ after: 'x' }, 400],
    [{ search: 'a'.repeat(101) }, 400],
  ])('refuses %j', async (query, status) => {
    const { coach } = await situation();
    expect((await test.call(coach, endpoints.listReviewQueue, { query: query as never })).status).toBe(status);
  });
});
