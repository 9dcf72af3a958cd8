// A club's members: finding them, and taking one out.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  coachConnections,
  notifications,
  reviewDrafts,
  sessions,
  skillRatings,
  users,
} from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { connect, makeCoach, makeMember, makeVideo } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
type Query = Parameters<typeof test.call<typeof endpoints.listClubPlayers>>[2];

const list = async (manager: Person, query: NonNullable<Query>['query'] = {}) =>
  (await test.call(manager, endpoints.listClubPlayers, { query })).body.rows;
const ids = async (manager: Person, query: NonNullable<Query>['query']) =>
  (await list(manager, query)).map(({ id }) => id);
const remove = (manager: Person, userId: string) =>
  test.call(manager, endpoints.removeClubPlayer, { params: { userId } });

describe('the list of members', () => {
  it('shows level, videos, coaches and the last activity of each, by name', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    const freelance = await makeCoach(db, { firstName: 'Zoe' });
    await connect(db, freelance, known);
    await makeVideo(db, known);
    const [first, second] = await list(manager);
    expect([first?.id, second?.id]).toEqual([known.id, unknown.id]);
    expect(first).toMatchObject({ videos: 1, videosWaiting: 1, isLevelVerified: false, isSuspended: false });
    expect(first?.coaches.map(({ id, isOfClub }) => [id, isOfClub])).toEqual([
      [coach.id, true],
      [freelance.id, false],
    ]);
    expect(second).toMatchObject({ videos: 0, lastVideoAt: null, lastActiveOn: null, coaches: [], groups: [] });
    // A day, never the time.
    expect(first?.lastActiveOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(first?.email).toBe(known.email);
    await makeMember(db, club.id, { state: 'unverified' });
    expect(await list(manager)).toHaveLength(2);
  });

  it('searches by name and filters by level, activity and coach', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    const verified = await makeMember(db, club.id, { firstName: 'Øyvind', isLevelVerified: true });
    await makeVideo(db, known);
    await makeVideo(db, unknown, { uploadDate: '2020-01-01T12:00:00.000Z' });
    await db.update(sessions).set({ lastSeenAt: sql`now()` });
    expect(await ids(manager, { search: 'øyv' })).toEqual([verified.id]);
    expect(await ids(manager, { search: '%' })).toEqual([]);
    expect(await ids(manager, { level: 'verified' })).toEqual([verified.id]);
    expect(await ids(manager, { level: 'unverified' })).toEqual([known.id, unknown.id]);
    expect(await ids(manager, { activity: 'active' })).toEqual([known.id]);
    expect((await ids(manager, { activity: 'quiet' })).toSorted()).toEqual([unknown.id, verified.id].toSorted());
    expect(await ids(manager, { coach: coach.id })).toEqual([known.id]);
    expect((await ids(manager, { coach: 'none' })).toSorted()).toEqual([unknown.id, verified.id].toSorted());
    const refused = await test.call(manager, endpoints.listClubPlayers, { query: { level: 'x' as never } });
    expect(refused.status).toBe(400);
  });

  it('has a member whose only coach is suspended and not of the club without a coach, everywhere', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    const first = await makeMember(db, club.id, { firstName: 'Aage', lastName: 'Aa' });
    const outsider = await makeCoach(db, { firstName: 'Aage', lastName: 'Aa', state: 'suspended' });
    for (const player of [first, known]) await connect(db, outsider, player);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, coach.id));
    const byCoach = await list(manager, { order: 'coach' });
    expect(byCoach.map(({ id, coaches }) => [id, coaches.map((one) => one.id)])).toEqual([
      [known.id, [coach.id]],
      [first.id, []],
      [unknown.id, []],
    ]);
    expect((await ids(manager, { coach: 'none' })).toSorted()).toEqual([first.id, unknown.id].toSorted());
    expect((await test.call(manager, endpoints.getClubDashboard)).body.needs.withoutCoach).toBe(2);
  });

  it('with a skill has the members rated in it, the lowest newest rating first, with their mark', async () => {
    const { db } = test.context;
    const [{ club, manager, known, unknown }, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const equal = await makeMember(db, club.id);
    const rate = async (player: Person, rating: string, createdAt: string) => {
      const video = await makeVideo(db, player);
      await db
        .insert(skillRatings)
        .values({ videoId: video.id, playerId: player.id, skillName: 'lob', rating, createdAt });
    };
    await rate(known, '2.1', '2026-01-01T12:00:00.000Z');
    await rate(known, '4.6', '2026-02-01T12:00:00.000Z');
    await rate(unknown, '3.9', '2026-01-01T12:00:00.000Z');
    await rate(equal, '4.6', '2026-01-01T12:00:00.000Z');
    await rate(other.known, '1.0', '2026-01-01T12:00:00.000Z');
    const shown = async (query: object) => (await list(manager, query)).map(({ id, rating }) => [id, rating]);
    const strongest = [known.id, equal.id].toSorted().map((id) => [id, 4.6]);
    expect(await shown({ skill: 'lob' })).toEqual([[unknown.id, 3.9], ...strongest]);
    expect(await shown({ skill: 'lob', after: unknown.id })).toEqual(strongest);
    expect(await shown({ skill: 'lob', after: strongest[0]?.[0] })).toEqual(strongest.slice(1));
    expect(await shown({ skill: 'volley' })).toEqual([]);
    expect((await list(manager))[0]).not.toHaveProperty('rating');
    expect(await ids(manager, { skill: 'lob', coach: 'none' })).not.toContain(known.id);
  });

  it('takes as many statements for fifty members as for two', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    await list(manager);
    const few = await countStatements(() => list(manager));
    for (let index = 0; index < 48; index += 1) await makeMember(db, club.id);
    expect(await countStatements(() => list(manager))).toBe(few);
  });
});

describe('a removed member', () => {
  it('becomes a direct player and keeps all data; the club and its coaches lose access', async () => {
    const { db } = test.context;
    const { manager, coach, known } = await makeClubWithPeople(db);
    const published = await publishReview(test, coach, known);
    const freelance = await makeCoach(db);
    await connect(db, freelance, known);
    expect((await remove(manager, known.id)).status).toBe(204);
    const [account] = await db.select().from(users).where(eq(users.id, known.id));
    expect(account).toMatchObject({ accessType: 'direct', clubId: null, state: 'active', role: 'player' });
    const params = { videoId: published.id };
    expect((await test.call(known, endpoints.getVideo, { params })).body.finalSummary).not.toBeNull();
    for (const nobody of [manager, coach])
      expect((await test.call(nobody, endpoints.getVideo, { params })).status).toBe(404);
    expect((await test.call(freelance, endpoints.getVideo, { params })).status).toBe(200);
    expect((await test.call(manager, endpoints.getClubPlayer, { params: { userId: known.id } })).status).toBe(404);
    const left = await db.select().from(coachConnections).where(eq(coachConnections.playerId, known.id));
    expect(left.filter(({ status }) => status === 'active').map(({ coachId }) => coachId)).toEqual([freelance.id]);
    await test.runJobs();
    const received = await db.select().from(notifications).where(eq(notifications.userId, known.id));
    expect(received.map(({ kind }) => kind)).toContain('club-left');
    expect((await remove(manager, known.id)).status).toBe(404);
  });

  it('releases an unfinished review, also with an unconnected coach', async () => {
    const { db } = test.context;
    const { manager, coach, unknown } = await makeClubWithPeople(db);
    const video = await makeVideo(db, unknown);
    await test.call(coach, endpoints.claimReview, { params: { videoId: video.id } });
    await remove(manager, unknown.id);
    const [draft] = await db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, video.id));
    expect(draft?.coachId).toBeNull();
  });

  it('must be a member of the own club', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    for (const { id } of [own.coach, own.manager, other.known])
      expect((await remove(own.manager, id)).status).toBe(404);
  });
});

describe('the videos of members', () => {
  it('filter by status, player and coach within the club', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const waiting = await makeVideo(db, own.unknown, { title: 'Tuesday cup' });
    const late = await makeVideo(db, own.known, { dueAt: '2020-01-01T12:00:00.000Z' });
    await test.call(own.coach, endpoints.claimReview, { params: { videoId: late.id } });
    const done = await publishReview(test, own.coach, own.known);
    await makeVideo(db, other.known);
    const shown = async (query: object) =>
      (await test.call(own.manager, endpoints.listClubVideos, { query })).body.rows.map(({ id }) => id).toSorted();
    const sorted = (...videos: Person[]) => videos.map(({ id }) => id).toSorted();
    expect(await shown({})).toEqual(sorted(waiting, late, done));
    expect(await shown({ show: 'to-review' })).toEqual(sorted(waiting, late));
    expect(await shown({ show: 'overdue' })).toEqual(sorted(late));
    expect(await shown({ show: 'unclaimed' })).toEqual(sorted(waiting));
    expect(await shown({ show: 'analyzed' })).toEqual(sorted(done));
    expect(await shown({ coach: own.coach.id })).toEqual(sorted(late, done));
    expect(await shown({ player: own.unknown.id })).toEqual(sorted(waiting));
    expect(await shown({ search: 'tuesday' })).toEqual(sorted(waiting));
    expect(await shown({ player: other.known.id })).toEqual([]);
  });

  it('page latest first across members', async () => {
    const { db } = test.context;
    const { manager, known, unknown } = await makeClubWithPeople(db);
    // Two of each member were sent in at the same moment.
    const sent = Array.from({ length: 54 }, (_, index) => new Date(Date.UTC(2026, 0, 1, Math.floor(index / 4))));
    const made = [];
    for (const [index, moment] of sent.entries()) {
      const uploadDate = moment.toISOString();
      made.push({ id: (await makeVideo(db, index % 2 === 0 ? known : unknown, { uploadDate })).id, uploadDate });
    }
    const order = made
      .toSorted((a, b) => (a.uploadDate < b.uploadDate || (a.uploadDate === b.uploadDate && a.id < b.id) ? 1 : -1))
      .map(({ id }) => id);
    const page = async (query: object) => (await test.call(manager, endpoints.listClubVideos, { query })).body;
    const first = await page({});
    const second = await page({ after: first.next });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(order);
    expect([first.rows.length, second.next]).toEqual([50, null]);
  });
});
