// A club's coaches: the list, connecting with members, and letting a coach go.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, notifications, reviewDrafts, trainingSessions, users } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { connect, makeCoach, makePlayer, makeSession, makeVideo } from '#server/testing/factories.ts';
import { publishOf, publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };

const list = async (manager: Person) => (await test.call(manager, endpoints.listClubCoaches)).body.rows;
const remove = (manager: Person, userId: string) =>
  test.call(manager, endpoints.removeClubCoach, { params: { userId } });
const pair = (coach: Person, player: Person) => ({ body: { coachId: coach.id, playerId: player.id } });
const toldTo = async (person: Person) => {
  await test.runJobs();
  const rows = await test.context.db.select().from(notifications).where(eq(notifications.userId, person.id));
  return rows.map(({ kind }) => kind);
};
const statusOf = async (coach: Person, player: Person) =>
  (await test.context.db.select().from(coachConnections).where(eq(coachConnections.coachId, coach.id)))
    .filter(({ playerId }) => playerId === player.id)
    .map(({ status }) => status);
const reviewerOf = async (video: Person) =>
  (await test.context.db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, video.id)))[0]?.coachId;

describe('the list of coaches', () => {
  it('counts members, begun reviews and planned sessions of this club alone, with the turnaround of 30 days', async () => {
    const { db } = test.context;
    const { club, manager, coach, known } = await makeClubWithPeople(db);
    const outsider = await makePlayer(db);
    await connect(db, coach, outsider);
    const [video, foreign] = [await makeVideo(db, known), await makeVideo(db, outsider)];
    for (const { id } of [video, foreign]) await test.call(coach, endpoints.claimReview, { params: { videoId: id } });
    await makeSession(db, coach, [known]);
    await makeSession(db, coach, [outsider]);
    const tenHoursAgo = new Date(Date.now() - 10 * 3_600_000).toISOString();
    await publishOf(test, coach, (await makeVideo(db, known, { uploadDate: tenHoursAgo, pausedSeconds: 7200 })).id);
    await publishReview(test, coach, outsider);
    await makeCoach(db, { role: 'coach_club', clubId: club.id, state: 'unverified', firstName: 'Invited' });
    const [row, ...others] = await list(manager);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: coach.id,
      members: 1,
      openReviews: 1,
      sessions: 1,
      recentReviews: 1,
      turnaroundHours: 8,
    });
    expect(row?.lastActiveAt).not.toBeNull();
  });

  it('pages without gaps', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    for (let index = 0; index < 52; index += 1)
      await makeCoach(db, { role: 'coach_club', clubId: club.id, lastName: `B${index}` });
    const first = (await test.call(manager, endpoints.listClubCoaches)).body;
    const second = (await test.call(manager, endpoints.listClubCoaches, { query: { after: first.next ?? '' } })).body;
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53);
  });
});

describe('connecting a coach with a member', () => {
  it('takes effect at once and notifies both; repeating it changes nothing', async () => {
    const { manager, coach, unknown } = await makeClubWithPeople(test.context.db);
    for (let times = 0; times < 2; times += 1)
      expect((await test.call(manager, endpoints.connectCoachWithMember, pair(coach, unknown))).status).toBe(204);
    expect(await statusOf(coach, unknown)).toEqual(['active']);
    expect([await toldTo(coach), await toldTo(unknown)]).toEqual([['club-gave-player'], ['club-gave-coach']]);
  });

  it('accepts an open request between the two', async () => {
    const { db } = test.context;
    const { manager, coach, unknown } = await makeClubWithPeople(db);
    await connect(db, coach, unknown, 'requested');
    await test.call(manager, endpoints.connectCoachWithMember, pair(coach, unknown));
    expect(await statusOf(coach, unknown)).toEqual(['active']);
  });

  it('works within the own club only', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    for (const body of [pair(other.coach, own.known), pair(own.coach, other.known), pair(other.coach, other.unknown)])
      expect((await test.call(own.manager, endpoints.connectCoachWithMember, body)).status).toBe(404);
    const freelance = pair(await makeCoach(db), own.known);
    expect((await test.call(own.manager, endpoints.connectCoachWithMember, freelance)).status).toBe(404);
  });

  it('ends in the same way and notifies both', async () => {
    const { manager, coach, known } = await makeClubWithPeople(test.context.db);
    const end = () => test.call(manager, endpoints.disconnectCoachFromMember, pair(coach, known));
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    expect(await statusOf(coach, known)).toEqual(['ended']);
    expect([await toldTo(coach), await toldTo(known)]).toEqual([['player-ended'], ['coach-ended']]);
  });
});

describe('a removed coach', () => {
  it('becomes a freelance coach and keeps other players', async () => {
    const { db } = test.context;
    const { manager, coach, known } = await makeClubWithPeople(db);
    const outsider = await makePlayer(db);
    await connect(db, coach, outsider);
    const own = await makeVideo(db, outsider);
    await test.call(coach, endpoints.claimReview, { params: { videoId: own.id } });
    expect((await remove(manager, coach.id)).status).toBe(204);
    const [account] = await db.select().from(users).where(eq(users.id, coach.id));
    expect(account).toMatchObject({ role: 'coach_freelance', clubId: null, accessType: 'direct', state: 'active' });
    expect([await statusOf(coach, known), await statusOf(coach, outsider)]).toEqual([['ended'], ['active']]);
    expect(await reviewerOf(own)).toBe(coach.id);
    expect(await list(manager)).toEqual([]);
    expect((await remove(manager, coach.id)).status).toBe(404);
    expect([await toldTo(coach), await toldTo(known)]).toEqual([['club-left'], ['coach-ended']]);
  });

  it('returns unfinished reviews to the queue with their drafts', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    const colleague = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const videos = [await makeVideo(db, known), await makeVideo(db, unknown)];
    for (const { id } of videos) await test.call(coach, endpoints.claimReview, { params: { videoId: id } });
    await remove(manager, coach.id);
    for (const video of videos) {
      expect(await reviewerOf(video)).toBeNull();
      const params = { videoId: video.id };
      expect((await test.call(coach, endpoints.getVideo, { params })).status).toBe(404);
      expect((await test.call(colleague, endpoints.claimReview, { params })).status).toBe(204);
    }
  });

  it('loses planned sessions with members, who are notified', async () => {
    const { db } = test.context;
    const { manager, coach, known } = await makeClubWithPeople(db);
    await makeSession(db, coach, [known]);
    await remove(manager, coach.id);
    expect(await db.select().from(trainingSessions).where(eq(trainingSessions.coachId, coach.id))).toEqual([]);
    expect(await toldTo(known)).toContain('session-cancelled');
  });

  it('must be a coach of the own club', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    for (const { id } of [own.known, own.manager, other.coach, await makeCoach(db)])
      expect((await remove(own.manager, id)).status).toBe(404);
  });
});
