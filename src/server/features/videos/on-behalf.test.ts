// An administrator submits a video for a player.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { VideoOnBehalf } from '#contract/videos/admin-videos.ts';
import { auditEntries, creditEntries, users, videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const submit = (admin: { id: string }, player: { id: string }, form: Partial<VideoOnBehalf> = {}, key?: string) =>
  test.call(admin, endpoints.submitVideoOnBehalf, {
    body: { ...videoForm(), playerId: player.id, credit: false, reason: 'They asked by phone', ...form },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const balanceOf = async (player: { id: string }) =>
  (await test.context.db.select().from(users).where(eq(users.id, player.id)))[0]?.analysisCreditsRemaining;

describe('a video sent in for a player', () => {
  it('takes a credit only if the administrator chooses so, notifies player and coach, and is logged', async () => {
    const { db } = test.context;
    const [admin, coach, player] = [await makeAdmin(db), await makeCoach(db), await makePlayer(db, { credits: 1 })];
    await connect(db, coach, player);
    const free = await submit(admin, player);
    expect([free.status, await balanceOf(player)]).toEqual([201, 1]);
    const paid = await submit(admin, player, {
      videoUrl: 'https://youtu.be/aaaaaaaaaaa',
      title: 'Final',
      credit: true,
    });
    expect([paid.status, await balanceOf(player)]).toEqual([201, 0]);
    const ledger = await db.select().from(creditEntries).where(eq(creditEntries.videoId, paid.body.videoId));
    expect(ledger).toMatchObject([{ amount: -1, reason: 'submission', userId: player.id }]);
    await test.runJobs();
    const bell = async (person: { id: string }) =>
      (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body;
    expect((await bell(player)).map(({ title, message }) => `${title}: ${message}`)).toEqual([
      'A video was sent for you: We sent “Final” for you, using one of your credits. Expect your review within 48 hours.',
      'A video was sent for you: We sent “Tuesday match” for you. Expect your review within 48 hours.',
    ]);
    expect((await bell(coach)).map(({ title }) => title)).toEqual(['New video to review', 'New video to review']);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, paid.body.videoId));
    expect(audit).toMatchObject([
      {
        actorId: admin.id,
        action: 'video-submitted-on-behalf',
        after: { playerId: player.id, credit: true, reason: 'They asked by phone' },
      },
    ]);
  });

  it('is stored once when sent twice, also at the same moment', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db, { credits: 2 })];
    await test.signIn(admin);
    const answers = await Promise.all([1, 2, 3].map(() => submit(admin, player, { credit: true }, 'one-form')));
    expect(new Set(answers.map(({ body }) => body.videoId)).size).toBe(1);
    expect(await balanceOf(player)).toBe(1);
    expect(await db.select().from(videos).where(eq(videos.playerId, player.id))).toHaveLength(1);
    const again = await submit(admin, player);
    expect(again.error).toMatchObject({
      code: 'already_sent',
      message: expect.stringMatching(/^This player sent this on /),
    });
    expect((await submit(admin, player, { again: true })).status).toBe(201);
  });

  it('is refused without a credit, without a reason, and for anyone who is not an active player; nothing is stored', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const player = await makePlayer(db);
    expect((await submit(admin, player, { credit: true })).error.code).toBe('no_credits');
    expect((await submit(admin, player, { reason: ' ' })).error.fields).toHaveProperty('reason');
    const nobody = { id: '0193e5a0-0000-7000-8000-000000000001' };
    const suspended = await makePlayer(db, { state: 'suspended' });
    for (const other of [await makeCoach(db), admin, suspended, nobody]) {
      expect((await submit(admin, other)).error.fields).toEqual({ playerId: 'Please choose an active player.' });
    }
    expect(await db.select().from(videos).where(eq(videos.playerId, player.id))).toEqual([]);
  });

  it('of a club member takes a credit only if the administrator chooses so', async () => {
    const { db } = test.context;
    const member = await makeMember(db, (await makeClub(db)).id);
    expect((await submit(await makeAdmin(db), member)).status).toBe(201);
  });
});

describe('the list of videos', () => {
  it('filters by state, type, coach, club, player and day', async () => {
    const { db } = test.context;
    const [admin, club, coach] = [await makeAdmin(db), await makeClub(db), await makeCoach(db)];
    const [member, direct] = [await makeMember(db, club.id), await makePlayer(db)];
    await connect(db, coach, direct);
    const first = (await submit(admin, member, { videoType: 'game' })).body.videoId;
    const second = (await submit(admin, direct, { videoType: 'training' })).body.videoId;
    await db.update(videos).set({ uploadDate: '2025-06-30T22:30:00.000Z' }).where(eq(videos.id, second));
    const ids = async (query: object) =>
      (await test.call(admin, endpoints.listAdminVideos, { query })).body.rows.map(({ id }) => id);
    expect(await ids({ clubId: club.id })).toEqual([first]);
    expect(await ids({ playerId: direct.id })).toEqual([second]);
    expect(await ids({ coachId: coach.id })).toEqual([second]);
    expect(await ids({ playerId: direct.id, type: 'game' })).toEqual([]);
    expect(await ids({ playerId: direct.id, status: 'Pending', type: 'training' })).toEqual([second]);
    const july = { from: '2025-07-01', to: '2025-07-01' };
    expect(await ids({ ...july, timeZone: 'Europe/Copenhagen' })).toEqual([second]);
    expect(await ids({ ...july, timeZone: 'UTC' })).toEqual([]);
    await test.call(coach, endpoints.claimReview, { params: { videoId: second } });
    expect(await ids({ coachId: coach.id })).toEqual([second]);
  });
});
