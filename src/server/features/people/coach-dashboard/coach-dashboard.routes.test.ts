// The coach's dashboard, with figures that match their lists.

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mondayOf, wallTime } from '#domain/time/time-zones.ts';
import { coachConnections, trainingSessions } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { publishOf, publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
const dashboard = (who: Person, timeZone = 'UTC') =>
  test.call(who, endpoints.getCoachDashboard, { query: { timeZone } });

it('the dashboard is empty for a new coach', async () => {
  const { body } = await dashboard(await makeCoach(test.context.db));
  expect(body).toMatchObject({
    queue: { 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 },
    nextDue: [],
    sessionsToday: [],
    sessionsThisWeek: 0,
    levels: { awaiting: 0, recheck: 0, secondOpinion: 0 },
    requests: 0,
    turnaround: null,
  });
  expect(body.reviewsPerWeek).toHaveLength(8);
  expect(body.reviewsPerWeek.at(-1)).toEqual({ monday: mondayOf(wallTime(Date.now(), 'UTC').date), reviews: 0 });
});

it('the dashboard counts the queue, sessions and turnaround', async () => {
  const { db } = test.context;
  const [coach, other] = [await makeCoach(db), await makeCoach(db)];
  const [pia, max, asking] = [await makePlayer(db, { firstName: 'Pia' }), await makePlayer(db), await makePlayer(db)];
  for (const player of [pia, max]) await connect(db, coach, player);
  await connect(db, other, pia);
  await db.insert(coachConnections).values([
    { coachId: coach.id, playerId: asking.id, status: 'requested', requestedById: asking.id },
    { coachId: coach.id, playerId: (await makePlayer(db)).id, status: 'requested', requestedById: coach.id },
  ]);
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  // Uploaded 50 hours before publishing, with a dead link for 15 of them, and for the last 5.
  const done = await makeVideo(db, pia, { uploadDate: ago(50), pausedSeconds: 54_000, pausedAt: ago(5) });
  await publishOf(test, coach, done.id);
  for (let index = 1; index <= 7; index += 1)
    await makeVideo(db, pia, { title: `Match ${index}`, dueAt: `2026-01-0${index}T00:00:00Z` });
  const taken = await makeVideo(db, pia, { title: 'Hers', dueAt: '2025-01-01T00:00:00Z' });
  await test.call(other, endpoints.claimReview, { params: { videoId: taken.id } });
  const groupId = '01890000-0000-7000-8000-000000000001';
  const session = { coachId: coach.id, title: 'Lobs', sessionDate: sql`now()`, place: 'Court 2' };
  await db.insert(trainingSessions).values([
    { ...session, groupId, playerId: pia.id },
    { ...session, groupId, playerId: max.id },
    { ...session, playerId: max.id, sessionDate: sql`now() + interval '20 days'` },
    { ...session, coachId: other.id, playerId: pia.id },
  ]);
  const { body } = await dashboard(coach);
  expect(body).toMatchObject({
    queue: { 'to-review': 8, mine: 0, unclaimed: 7, done: 1, overdue: 8 },
    sessionsToday: [{ groupId, title: 'Lobs', place: 'Court 2' }],
    sessionsThisWeek: 1,
    levels: { awaiting: 1, recheck: 0, secondOpinion: 0 },
    requests: 1,
    turnaround: { hours: 30, reviews: 1 },
  });
  expect(body.nextDue.map(({ title }) => title)).toEqual(['Match 1', 'Match 2', 'Match 3', 'Match 4', 'Match 5']);
  expect(body.sessionsToday[0]?.players.map(({ id }) => id).toSorted()).toEqual([pia.id, max.id].toSorted());
  expect(body.reviewsPerWeek.at(-1)?.reviews).toBe(1);
});

it('the dashboard counts second opinions to give, not those requested by the coach', async () => {
  const { db } = test.context;
  const [asking, second, player] = [await makeCoach(db), await makeCoach(db), await makePlayer(db)];
  for (const coach of [asking, second]) await connect(db, coach, player);
  const video = await publishReview(test, asking, player);
  for (const [level, basedOn] of [
    [3, null],
    [6, undefined],
  ] as const) {
    const { history } = (await test.call(asking, endpoints.getLevelCase, { params: { userId: player.id } })).body;
    const body = { level, note: 'n', reviewIds: [video.id], basedOn: basedOn ?? history[0]?.id ?? null };
    await test.call(asking, endpoints.verifyLevel, { params: { userId: player.id }, body });
  }
  expect((await dashboard(asking)).body.levels.secondOpinion).toBe(0);
  expect((await dashboard(second)).body.levels.secondOpinion).toBe(1);
});

it.each(['Nowhere/City', '../etc', 'x'.repeat(61)])('the dashboard refuses the time zone %s', async (zone) => {
  expect((await dashboard(await makeCoach(test.context.db), zone)).status).toBe(400);
});

it('the dashboard uses the local day of the zone', async () => {
  const { db } = test.context;
  const [coach, player] = [await makeCoach(db), await makePlayer(db)];
  await connect(db, coach, player);
  // 00:30 today in Kiritimati is yesterday in UTC; the session is today there.
  const zone = 'Pacific/Kiritimati';
  const { date } = wallTime(Date.now(), zone);
  const sessionDate = new Date(Date.parse(`${date}T00:30:00Z`) - 14 * 3_600_000).toISOString();
  await db.insert(trainingSessions).values({ playerId: player.id, coachId: coach.id, title: 'Early', sessionDate });
  // Planned in UTC, where it is another day.
  const times = (await dashboard(coach, zone)).body.sessionsToday.map(({ elsewhere }) => elsewhere);
  expect(times).toEqual([expect.stringMatching(/^[A-Z][a-z]{2} 10:30 UTC$/)]);
});
