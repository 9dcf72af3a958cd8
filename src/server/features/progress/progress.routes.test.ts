// A player's dashboard, progress, goals, sessions and achievements over HTTP.

import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { levelVerifications, playerGoals, reviews, trainingSessions, videos } from '#server/db/schema/index.ts';
import { makeReviewedVideo } from '#server/testing/club-content.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let member: { id: string };
let direct: { id: string };
let coach: { id: string };

/** Publishes a review of a new video of the player. */
async function review(player: { id: string }, title: string, ratings: Partial<Record<SkillName, number>>) {
  const { id: videoId } = await makeVideo(test.context.db, player, { title });
  const document = reviewDocument({
    finalSummary: `About ${title}`,
    overallStrengths: `Strong in ${title}`,
    ratings: Object.entries(ratings).map(([skillName, rating]) => ({
      skillName: skillName as SkillName,
      rating,
      comment: '',
      evidence: [],
    })),
  });
  const saved = await test.call(coach, endpoints.saveReviewDraft, {
    params: { videoId },
    body: { version: 0, document },
  });
  const answer = await test.call(coach, endpoints.publishReview, {
    params: { videoId },
    body: { version: saved.body.version },
  });
  expect(answer.status).toBe(200);
  return videoId;
}

beforeAll(async () => {
  const { db } = test.context;
  const club = await makeClub(db);
  [member, direct, coach] = [await makeMember(db, club.id), await makePlayer(db), await makeCoach(db)];
  await connect(db, coach, member);
  await connect(db, coach, direct);
});

describe('progress and dashboard', () => {
  let videoIds: string[];

  beforeAll(async () => {
    videoIds = [
      await review(member, 'first', { overall: 4, lob: 3, volley: 4.5 }),
      await review(member, 'second', { overall: 4.2, lob: 2.5, volley: 5, bandeja: 3 }),
    ];
    await makeVideo(test.context.db, member);
    await test.context.db.insert(levelVerifications).values([
      { playerId: member.id, verifierId: coach.id, level: '4.0', previousLevel: '3.5' },
      {
        playerId: member.id,
        verifierId: null,
        level: '7.0',
        verifiedAt: '2026-01-02T10:00:00Z',
        withdrawnAt: '2026-01-03T10:00:00Z',
      },
    ]);
    await test.runJobs();
  });

  it('return published ratings in order, the latest texts and verified levels', async () => {
    const { body } = await test.call(member, endpoints.getPlayerProgress, { params: { userId: member.id } });
    expect(body.player).toMatchObject({ id: member.id, isClubMember: true });
    expect(body.reviews).toMatchObject([
      { videoId: videoIds[0], title: 'first', ratings: { overall: '4.0', lob: '3.0', volley: '4.5' } },
      { videoId: videoIds[1], overallScore: '4.2', ratings: { lob: '2.5', bandeja: '3.0' } },
    ]);
    expect(body.latestTexts).toMatchObject({ videoId: videoIds[1], overallStrengths: 'Strong in second' });
    expect(body.levelChanges).toMatchObject([
      { level: '7.0', verifiedBy: null, withdrawn: { at: '2026-01-03T10:00:00Z', by: null } },
      { level: '4.0', previousLevel: '3.5', verifiedBy: { firstName: 'Carla' }, withdrawn: null },
    ]);
  });

  it('return empty lists for a player without reviews', async () => {
    const { body } = await test.call(direct, endpoints.getPlayerProgress, { params: { userId: direct.id } });
    expect(body).toMatchObject({ reviews: [], latestTexts: null, levelChanges: [], player: { isClubMember: false } });
  });

  it('return counts, the latest feedback first, and the weakest skills', async () => {
    const { body } = await test.call(coach, endpoints.getPlayerDashboard, { params: { userId: member.id } });
    expect(body.counts).toEqual({ videos: 3, analyzed: 2, inReview: 1 });
    expect(body.recentFeedback.map(({ id }) => id)).toEqual(videoIds.toReversed());
    expect(body.workOn).toEqual([
      { skill: 'lob', focus: null },
      { skill: 'bandeja', focus: null },
    ]);
  });

  it('prefer the coach’s priorities from the latest review to the ratings', async () => {
    const [, latest = ''] = videoIds;
    const priorities = [{ skill: 'volley' as const, focus: 'Block it low', drillId: 'two-at-the-net' }];
    const say = (said: typeof priorities) =>
      test.context.db.update(reviews).set({ priorities: said }).where(eq(reviews.videoId, latest));
    await say(priorities);
    onTestFinished(async () => void (await say([])));
    const dashboard = await test.call(member, endpoints.getPlayerDashboard, { params: { userId: member.id } });
    expect(dashboard.body.workOn).toEqual([{ skill: 'volley', focus: 'Block it low' }]);
    expect(dashboard.body.scores).toEqual(['4.0', '4.2']);
    const progress = await test.call(member, endpoints.getPlayerProgress, { params: { userId: member.id } });
    expect(progress.body.latestTexts?.priorities).toEqual(priorities);
  });

  it('draw the scores of the eight latest videos, the oldest first', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    for (const day of [4, 9, 2, 7, 1, 6, 3, 8, 5])
      await makeReviewedVideo(db, player, coach, {
        uploadDate: `2026-03-0${day}T12:00:00Z`,
        overallScore: (day / 2).toFixed(1),
      });
    const { body } = await test.call(player, endpoints.getPlayerDashboard, { params: { userId: player.id } });
    expect(body.scores).toEqual(['1.0', '1.5', '2.0', '2.5', '3.0', '3.5', '4.0', '4.5']);
  });

  it('take the latest review by upload date, not by review date', async () => {
    const [first = '', second = ''] = videoIds;
    const { db } = test.context;
    const levelsShown = async () => {
      const params = { userId: member.id };
      const progress = await test.call(member, endpoints.getPlayerProgress, { params });
      const dashboard = await test.call(member, endpoints.getPlayerDashboard, { params });
      const [shown] = dashboard.body.recentFeedback;
      return [progress.body.latestTexts?.videoId, shown?.id, dashboard.body.workOn[0]?.skill, dashboard.body.scores];
    };
    for (const [id, skill] of [
      [first, 'volley'],
      [second, 'lob'],
    ] as const)
      await db
        .update(reviews)
        .set({ priorities: [{ skill, focus: '', drillId: 'two-at-the-net' }] })
        .where(eq(reviews.videoId, id));
    const [sent] = await db.select({ at: videos.uploadDate }).from(videos).where(eq(videos.id, second));
    onTestFinished(async () => {
      await db.update(reviews).set({ priorities: [] }).where(inArray(reviews.videoId, videoIds));
      await db.update(videos).set({ uploadDate: sent?.at }).where(eq(videos.id, second));
    });
    expect(await levelsShown()).toEqual([second, second, 'lob', ['4.0', '4.2']]);
    await db.update(videos).set({ uploadDate: '2025-01-02T10:00:00Z' }).where(eq(videos.id, second));
    expect(await levelsShown()).toEqual([first, first, 'volley', ['4.2', '4.0']]);
  });

  it('return a member’s next session, not one that is over, completed or someone else’s', async () => {
    const { db } = test.context;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const session = { playerId: member.id, coachId: coach.id, duration: 60 };
    const ids = [newId(), newId(), newId(), newId(), newId(), newId()];
    await db.insert(trainingSessions).values([
      { ...session, id: ids[0], title: 'Over', sessionDate: inHours(-2) },
      { ...session, id: ids[1], title: 'Done early', sessionDate: inHours(1), status: 'completed' as const },
      { ...session, id: ids[2], title: 'Lobs', sessionDate: inHours(30), place: 'Court 2' },
      { ...session, id: ids[3], title: 'Later', sessionDate: inHours(60) },
      { ...session, id: ids[4], title: 'Of another', sessionDate: inHours(2), playerId: direct.id },
    ]);
    const next = async (player: { id: string }) =>
      (await test.call(coach, endpoints.getPlayerDashboard, { params: { userId: player.id } })).body.nextSession;
    expect(await next(member)).toMatchObject({
      title: 'Lobs',
      place: 'Court 2',
      duration: 60,
      coach: { firstName: 'Carla' },
    });
    await db.insert(trainingSessions).values({ ...session, id: ids[5], title: 'Going on', sessionDate: inHours(-0.5) });
    expect(await next(member)).toMatchObject({ title: 'Going on', place: null });
    // Sessions are for club members (docs/product.md#people).
    expect(await next(direct)).toBeNull();
    await db.delete(trainingSessions).where(inArray(trainingSessions.id, ids));
  });

  it('grant each achievement once, however often the job runs', async () => {
    const first = await test.call(member, endpoints.listAchievements);
    expect(first.body.counts).toEqual({
      video_uploaded: 3,
      feedback_received: 2,
      first_analysis: 1,
      skill_improved: 1,
      level_up: 1,
    });
    expect(first.body.xpTotal).toBe(3 * 10 + 2 * 25 + 20 + 50 + 100);
    await test.context.jobs.enqueue(test.context.db, 'grant-achievements', { userId: member.id });
    await test.context.jobs.enqueue(test.context.db, 'grant-achievements', { userId: member.id });
    await test.runJobs();
    expect((await test.call(member, endpoints.listAchievements)).body).toEqual(first.body);
  });

  it('announce an achievement until the player has seen it', async () => {
    const [newest] = (await test.call(member, endpoints.listAchievements)).body.latest;
    const ids = [newest?.id as string];
    await test.call(direct, endpoints.seeAchievements, { body: { ids } });
    expect((await test.call(member, endpoints.listAchievements)).body.latest[0]?.isSeen).toBe(false);
    await test.call(member, endpoints.seeAchievements, { body: { ids } });
    expect((await test.call(member, endpoints.listAchievements)).body.latest[0]?.isSeen).toBe(true);
  });
});

describe('players to choose from', () => {
  it('are visible players, searched by name', async () => {
    const all = await test.call(coach, endpoints.listPlayers);
    expect(all.body.map(({ id }) => id).toSorted()).toEqual([member.id, direct.id].toSorted());
    const none = await test.call(coach, endpoints.listPlayers, { query: { search: '%' } });
    expect(none.body).toEqual([]);
  });

  it('are only players: a club manager sees members but no coaches', async () => {
    const { db } = test.context;
    const { id: clubId } = await makeClub(db);
    const manager = await makePerson(db, { role: 'club', clubId });
    const ofClub = await makeMember(db, clubId);
    const clubCoach = await makeCoach(db, { role: 'coach_club', clubId });
    const { body } = await test.call(manager, endpoints.listPlayers);
    expect(body.map(({ id }) => id)).toEqual([ofClub.id]);
    const ratings = async ({ id }: { id: string }) =>
      (await test.call(manager, endpoints.listSkillRatings, { params: { userId: id } })).status;
    expect([await ratings(ofClub), await ratings(clubCoach), await ratings(manager)]).toEqual([200, 404, 404]);
  });

  it('are active, not suspended, pending or unverified', async () => {
    const { db } = test.context;
    const [admin, other] = [await makeAdmin(db), await makeCoach(db)];
    for (const state of ['suspended', 'pending', 'unverified'] as const)
      await connect(db, other, await makePlayer(db, { lastName: 'Waiting', state }));
    const active = await makePlayer(db, { lastName: 'Waiting' });
    await connect(db, other, active);
    for (const who of [other, admin]) {
      const { body } = await test.call(who, endpoints.listPlayers, { query: { search: 'waiting' } });
      expect(body.map(({ id }) => id)).toEqual([active.id]);
    }
  });
});

describe('goals', () => {
  it('are null until a coach sets them', async () => {
    const { db } = test.context;
    const beginner = await makeMember(db, (await makeClub(db)).id);
    const answer = await test.call(beginner, endpoints.getOwnGoals);
    expect([answer.status, answer.body]).toEqual([200, null]);
  });

  it('are shown to the member and to the coach', async () => {
    await test.context.db
      .insert(playerGoals)
      .values({ playerId: member.id, targetLevel: '5.0', shortTermGoals: ['Lob deeper'], coachId: coach.id });
    const expected = { targetLevel: '5.0', shortTermGoals: ['Lob deeper'], longTermGoals: [], notes: null };
    expect((await test.call(member, endpoints.getOwnGoals)).body).toMatchObject(expected);
    const params = { playerId: member.id };
    expect((await test.call(coach, endpoints.getGoals, { params })).body).toMatchObject(expected);
  });

  it('are null for direct players, even with a row from a former club', async () => {
    await test.context.db.insert(playerGoals).values({ playerId: direct.id, targetLevel: '5.0' });
    expect((await test.call(direct, endpoints.getOwnGoals)).body).toBeNull();
    const params = { playerId: direct.id };
    expect((await test.call(coach, endpoints.getGoals, { params })).body).toBeNull();
  });
});

describe('training sessions', () => {
  it('are listed latest first, with the coach', async () => {
    const { db } = test.context;
    const player = await makeMember(db, (await makeClub(db)).id);
    const common = { playerId: player.id, coachId: coach.id };
    await db.insert(trainingSessions).values([
      { ...common, title: 'Lobs', sessionDate: '2026-01-10T17:00:00Z', status: 'completed', duration: 90 },
      { ...common, title: 'Nets', sessionDate: '2026-12-10T17:00:00Z', coachId: null },
    ]);
    const { body } = await test.call(player, endpoints.listTrainingSessions, { params: { playerId: player.id } });
    expect(body).toMatchObject([
      { title: 'Nets', status: 'scheduled', duration: 60, coach: null, date: body[0]?.sessionDate },
      { title: 'Lobs', status: 'completed', duration: 90, coach: { firstName: 'Carla' } },
    ]);
  });

  it('are empty for direct players', async () => {
    const common = { playerId: direct.id, title: 'Left over', sessionDate: '2026-01-10T17:00:00Z' };
    await test.context.db.insert(trainingSessions).values(common);
    const { body } = await test.call(direct, endpoints.listTrainingSessions, { params: { playerId: direct.id } });
    expect(body).toEqual([]);
  });
});
