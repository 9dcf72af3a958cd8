// Submitting, listing and reading videos; credits that cannot be spent twice.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { addDays } from '#domain/time/time-zones.ts';
import { latestMatchDay } from '#domain/videos/match-context.ts';
import { creditEntries, users, videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const submit = (player: { id: string }, form: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  test.call(player, endpoints.createVideo, { body: videoForm(form as never), headers });
const videosOf = (player: { id: string }) =>
  test.context.db.select().from(videos).where(eq(videos.playerId, player.id));
const balanceOf = async (player: { id: string }) =>
  (await test.context.db.select().from(users).where(eq(users.id, player.id)))[0]?.analysisCreditsRemaining;
const ledgerOf = async (player: { id: string }) =>
  (await test.context.db.select().from(creditEntries).where(eq(creditEntries.userId, player.id))).reduce(
    (sum, entry) => sum + entry.amount,
    0,
  );

describe('submitting a video', () => {
  it('stores it as pending, spends one credit, and writes the ledger', async () => {
    const player = await makePlayer(test.context.db, { credits: 2 });
    const answer = await submit(player, {
      title: '  Final  ',
      venue: 'Hall 3',
      playerPlayingHand: 'left-handed',
      courtSideChanges: '',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Final',
      status: 'Pending',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      venue: 'Hall 3',
      playerPlayingHand: 'left-handed',
      courtSideChanges: null,
      overallScore: null,
      annotations: [],
      skillRatings: [],
    });
    expect(await balanceOf(player)).toBe(1);
    expect(await ledgerOf(player)).toBe(1);
  });

  it('costs a club member nothing', async () => {
    const club = await makeClub(test.context.db);
    const member = await makeMember(test.context.db, club.id);
    expect((await submit(member)).status).toBe(201);
    expect(await balanceOf(member)).toBe(0);
  });

  it('is refused without a credit, also with club access but no club', async () => {
    const direct = await makePlayer(test.context.db);
    const clubless = await makePlayer(test.context.db, { accessType: 'club' });
    for (const player of [direct, clubless]) {
      const answer = await submit(player);
      expect(answer.status).toBe(402);
      expect(answer.error.message).toBe('No analysis credits available');
      expect(await videosOf(player)).toHaveLength(0);
    }
  });

  it('accepts exactly one of twenty submissions at once on one credit', async () => {
    const player = await makePlayer(test.context.db, { credits: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submit(player, {
          title: `Match ${index}`,
          videoUrl: `https://youtu.be/match${String(index).padStart(6, '0')}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 402)).toHaveLength(19);
    expect(await videosOf(player)).toHaveLength(1);
    expect(await balanceOf(player)).toBe(0);
    expect(await ledgerOf(player)).toBe(0);
  });

  it('has one effect per key, and refuses the key for another video', async () => {
    const player = await makePlayer(test.context.db, { credits: 3 });
    const key = { 'idempotency-key': 'submission-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(player, {}, key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await balanceOf(player)).toBe(2);
    expect((await submit(player, { title: 'Another' }, key)).status).toBe(409);
    expect((await submit(player, {}, { 'idempotency-key': 'ü'.repeat(3) })).status).toBe(400);
    expect(await balanceOf(player)).toBe(2);
  });

  it('asks before accepting the same link again, however typed, and takes no credit until then', async () => {
    const player = await makePlayer(test.context.db, { credits: 3 });
    const first = (await submit(player)).body.id;
    await test.context.db.update(videos).set({ uploadDate: '2025-11-12T23:30:00Z' }).where(eq(videos.id, first));
    const answer = await submit(player, { title: 'Same', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9' });
    expect([answer.status, answer.error]).toEqual([
      409,
      { code: 'already_sent', message: 'You sent this on 12 Nov 2025', videoId: first },
    ]);
    expect([await balanceOf(player), await ledgerOf(player)]).toEqual([2, 2]);
    // The day is in the player's time zone.
    await test.context.db.update(users).set({ timeZone: 'Europe/Copenhagen' }).where(eq(users.id, player.id));
    expect((await submit(player)).error.message).toBe('You sent this on 13 Nov 2025');
    expect(await videosOf(player)).toHaveLength(1);
    expect((await submit(player, { again: true })).status).toBe(201);
    expect(await balanceOf(player)).toBe(1);
    // The same link from another player, or after a withdrawal, is fine.
    const other = await makePlayer(test.context.db, { credits: 2 });
    const { id } = (await submit(other)).body;
    expect((await test.call(other, endpoints.withdrawVideo, { params: { videoId: id } })).status).toBe(204);
    expect((await submit(other)).status).toBe(201);
  });

  it('accepts one of twenty equal links at once', async () => {
    const player = await makePlayer(test.context.db, { credits: 20 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(player, {}, { 'idempotency-key': `window-${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'already_sent')).toHaveLength(19);
    expect([await balanceOf(player), await ledgerOf(player)]).toEqual([19, 19]);
  });

  it.each(['Pacific/Kiritimati', 'Europe/Copenhagen', 'Pacific/Pago_Pago', null])(
    'refuses a future match in the player’s time zone (%s)',
    async (timeZone) => {
      const player = await makePlayer(test.context.db, { credits: 1, timeZone });
      // Avoids midnight in between.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
      const today = latestMatchDay(timeZone, new Date());
      const answer = await submit(player, { eventDate: addDays(today, 1) });
      expect([answer.status, answer.error.fields]).toEqual([
        400,
        { eventDate: 'Please choose today or an earlier day.' },
      ]);
      expect(await balanceOf(player)).toBe(1);
      expect((await submit(player, { eventDate: today })).status).toBe(201);
    },
  );

  it.each([
    [{ title: '' }, 'Please provide both title and video link.'],
    [{ title: '   ' }, 'Please provide both title and video link.'],
    [{ videoUrl: '' }, 'Please provide both title and video link.'],
    [
      { videoUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
      'Please provide a valid YouTube or Matchi.tv URL.',
    ],
    [{ videoUrl: 'https://vimeo.com/1' }, 'Please provide a valid YouTube or Matchi.tv URL.'],
    [{ videoUrl: 'javascript:alert(1)' }, 'Please provide a valid YouTube or Matchi.tv URL.'],
    [{ videoType: 'Game' }, 'Please choose one of: game, training.'],
    [{ videoType: '' }, 'Please choose one of: game, training.'],
    [{ eventDate: '2024-02-30' }, 'Please enter a valid date.'],
    [{ eventDate: 'infinity' }, 'Please enter a valid date.'],
    [{ title: 'x'.repeat(201) }, 'Please keep this under 200 characters.'],
    [{ venue: 'nul\u0000' }, 'This text contains characters that cannot be stored.'],
  ])('refuses %j with a sentence, and takes no credit', async (form, sentence) => {
    const player = await makePlayer(test.context.db, { credits: 1 });
    const answer = await submit(player, form);
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe(sentence);
    expect(await balanceOf(player)).toBe(1);
    expect(await videosOf(player)).toHaveLength(0);
  });

  it('ignores fields that the server decides', async () => {
    const player = await makePlayer(test.context.db, { credits: 1 });
    const other = await makePlayer(test.context.db);
    const answer = await submit(player, {
      status: 'Analyzed',
      overallScore: '7.0',
      playerId: other.id,
      uploadDate: '2001-01-01T00:00:00Z',
      dueAt: '2001-01-01',
    });
    expect(answer.body).toMatchObject({ status: 'Pending', overallScore: null, playerId: player.id });
    expect(answer.body.uploadDate > '2020').toBe(true);
  });

  it('is due after 48 hours for YouTube and 24 for Matchi', async () => {
    const player = await makePlayer(test.context.db, { credits: 2 });
    await submit(player, { title: 'a' });
    await submit(player, { title: 'b', videoUrl: 'https://www.matchi.tv/watch?s=CaGtlcm3xJI' });
    const rows = await test.context.db
      .select({
        title: videos.title,
        hours: sql<number>`round(extract(epoch from ${videos.dueAt} - ${videos.uploadDate}) / 3600)::int`,
      })
      .from(videos)
      .where(eq(videos.playerId, player.id));
    expect(Object.fromEntries(rows.map((row) => [row.title, row.hours]))).toEqual({ a: 48, b: 24 });
  });

  it('notifies the player, the connected coach and the club’s coaches, or administrators if there are none', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const club = await makeClub(db);
    const member = await makeMember(db, club.id, { firstName: 'Mia', lastName: 'Dahl' });
    const [connected, clubCoach, stranger] = [
      await makeCoach(db),
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
      await makeCoach(db),
    ];
    await connect(db, connected, member);
    const alone = await makePlayer(db, { credits: 1 });
    await submit(member, { title: 'Club night' });
    await submit(alone, { title: 'Nobody looks' });
    await test.runJobs();
    const bell = async (person: { id: string }) =>
      (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body.map(
        (one) => `${one.type}: ${one.message}`,
      );
    expect(await bell(connected)).toEqual(['video_uploaded: Mia Dahl submitted “Club night”.']);
    expect(await bell(clubCoach)).toEqual(await bell(connected));
    expect(await bell(stranger)).toEqual([]);
    expect(await bell(member)).toEqual([
      'video_uploaded: “Club night” is waiting for a coach. Expect your review within 48 hours.',
    ]);
    expect((await bell(admin)).filter((line) => line.includes('Nobody looks'))).toHaveLength(1);
  });
});

describe('reading videos', () => {
  it('lists the player’s own videos, newest first, without analysis text', async () => {
    const player = await makePlayer(test.context.db);
    await makeVideo(test.context.db, player, { title: 'old', uploadDate: '2026-01-01T10:00:00Z' });
    await makeVideo(test.context.db, player, { title: 'new', uploadDate: '2026-02-01T10:00:00.250Z' });
    await makeVideo(test.context.db, await makePlayer(test.context.db), { title: 'of someone else' });
    const answer = await test.call(player, endpoints.listVideos);
    expect(answer.body.map((video) => video.title)).toEqual(['new', 'old']);
    expect(answer.body[0]?.uploadDate).toBe('2026-02-01T10:00:00.25Z');
    expect(Object.keys(answer.body[0] ?? {})).not.toContain('finalSummary');
  });

  it('answers another player’s, a missing and an invalid id in the same way', async () => {
    const player = await makePlayer(test.context.db);
    const foreign = await makeVideo(test.context.db, await makePlayer(test.context.db));
    for (const videoId of [
      foreign.id,
      '01a1fc5f-8667-71b1-97d4-dc953f253da1',
      '0',
      '-1',
      '1e0',
      'NaN',
      'null',
      'me',
      '%00',
      '..',
      '99999999999999999999',
      'x'.repeat(5000),
    ]) {
      const answer = await test.call(player, endpoints.getVideo, { params: { videoId } });
      expect([videoId.slice(0, 40), answer.status, answer.raw.body]).toEqual([
        videoId.slice(0, 40),
        404,
        '{"code":"not_found","message":"Not found"}',
      ]);
    }
  });

  it('offers an open video of a club’s member to the club’s coaches until one of them claims it', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const video = await makeVideo(db, await makeMember(db, club.id));
    const [first, second] = [
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
    ];
    const foreign = await makeCoach(db, { role: 'coach_club', clubId: (await makeClub(db)).id });
    const see = async (coach: { id: string }) =>
      (await test.call(coach, endpoints.getVideo, { params: { videoId: video.id } })).status;
    expect([await see(first), await see(second), await see(foreign)]).toEqual([200, 200, 404]);
    await test.call(first, endpoints.claimReview, { params: { videoId: video.id } });
    expect([await see(first), await see(second)]).toEqual([200, 404]);
  });
});
