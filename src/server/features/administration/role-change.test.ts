// What becomes of a coach's connections with another role.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { reviewDrafts, trainingSessions } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeSession,
  makeVideo,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it('a coach who becomes a player loses all connections and gets no more videos', async () => {
  const { db } = test.context;
  const [admin, coach, player] = [await makeAdmin(db), await makeCoach(db), await makePlayer(db, { credits: 1 })];
  await connect(db, coach, player);
  const role = { params: { userId: coach.id }, body: { role: 'player' } } as const;
  expect((await test.call(admin, endpoints.changeRole, role)).status).toBe(204);
  const { body: video } = await test.call(player, endpoints.createVideo, { body: videoForm() });
  await test.runJobs();
  const bell = await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } });
  expect(bell.body).toEqual([]);
  const alone = await test.call(admin, endpoints.listAdminVideos, { query: { show: 'without-coach' } });
  expect(alone.body.rows.filter(({ id }) => id === video.id)).toMatchObject([{ coaches: [] }]);
  const again = { params: { userId: coach.id }, body: { role: 'coach_freelance' } } as const;
  expect((await test.call(admin, endpoints.changeRole, again)).status).toBe(204);
  expect((await test.call(coach, endpoints.getVideo, { params: { videoId: video.id } })).status).toBe(404);
});

it('a coach who becomes a player releases unfinished reviews and cancels planned sessions', async () => {
  const { db } = test.context;
  const [admin, coach, other] = [await makeAdmin(db), await makeCoach(db), await makeCoach(db)];
  const player = await makeMember(db, (await makeClub(db)).id);
  await connect(db, coach, player);
  await connect(db, other, player);
  const params = { videoId: (await makeVideo(db, player)).id };
  expect((await test.call(coach, endpoints.claimReview, { params })).status).toBe(204);
  const sessionId = await makeSession(db, coach, [player]);
  const role = { params: { userId: coach.id }, body: { role: 'player' } } as const;
  expect((await test.call(admin, endpoints.changeRole, role)).status).toBe(204);
  expect((await test.call(other, endpoints.claimReview, { params })).status).toBe(204);
  expect(await db.select().from(trainingSessions).where(eq(trainingSessions.groupId, sessionId))).toEqual([]);
});

it('a player who becomes a coach loses their coaches', async () => {
  const { db } = test.context;
  const [admin, coach, player] = [await makeAdmin(db), await makeCoach(db), await makePlayer(db)];
  await connect(db, coach, player);
  const videoId = (await makeVideo(db, player)).id;
  await test.call(coach, endpoints.claimReview, { params: { videoId } });
  const role = { params: { userId: player.id }, body: { role: 'coach_freelance' } } as const;
  expect((await test.call(admin, endpoints.changeRole, role)).status).toBe(204);
  const [draft] = await db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, videoId));
  expect(draft?.coachId).toBeNull();
});
