// Replacing the link of a pending video: rules, due time and notifications.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

interface One {
  id: string;
}

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const matchi = 'https://matchi.tv/watch?s=CaGtlcm3xJI';

const replace = (player: One, video: One, videoUrl: string) =>
  test.call(player, endpoints.replaceVideoLink, { params: { videoId: video.id }, body: { videoUrl } });
const claim = (coach: One, video: One) => test.call(coach, endpoints.claimReview, { params: { videoId: video.id } });
const bell = async (person: One) =>
  (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body.map(
    ({ type, message, videoId }) => ({ type, message, videoId }),
  );

/** The row, with the hours between upload and due time. */
async function rowOf(video: One) {
  const hours = sql<number>`round(extract(epoch from ${videos.dueAt} - ${videos.uploadDate}) / 3600)::int`;
  const { provider, providerVideoId, videoUrl, originalUrl, status, updatedAt } = videos;
  const [row] = await test.context.db
    .select({ provider, providerVideoId, videoUrl, originalUrl, status, updatedAt, hours })
    .from(videos)
    .where(eq(videos.id, video.id));
  return row;
}

const long = { uploadDate: '2026-01-01T10:00:00Z', updatedAt: '2026-01-01T10:00:00Z', dueAt: '2026-01-03T10:00:00Z' };

describe('replacing a link', () => {
  it('stores the typed and the canonical link', async () => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player, long);
    const answer = await replace(player, video, '  https://youtu.be/dQw4w9WgXcQ?si=share  ');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: video.id, videoUrl: youtube, provider: 'youtube', status: 'Pending' });
    const row = await rowOf(video);
    expect(row).toMatchObject({
      providerVideoId: 'dQw4w9WgXcQ',
      originalUrl: 'https://youtu.be/dQw4w9WgXcQ?si=share',
      hours: 48,
    });
    expect(row?.updatedAt).not.toBe(long.updatedAt);
  });

  it('sets the due time by the new provider’s rule, counted from the upload', async () => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player, long);
    await replace(player, video, matchi);
    expect(await rowOf(video)).toMatchObject({ provider: 'matchi', videoUrl: matchi, hours: 24 });
    await replace(player, video, youtube);
    expect(await rowOf(video)).toMatchObject({ provider: 'youtube', videoUrl: youtube, hours: 48 });
  });

  it('keeps the due time for the same provider', async () => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player, { ...long, dueAt: '2026-01-06T10:00:00Z' });
    await replace(player, video, youtube);
    expect(await rowOf(video)).toMatchObject({ hours: 120 });
  });

  it.each([
    '',
    '  ',
    'https://vimeo.com/1',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
  ])('refuses %j with the message of submitting', async (link) => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player);
    const answer = await replace(player, video, link);
    expect(answer.status).toBe(400);
    const sentence = 'Please provide a valid YouTube or Matchi.tv URL.';
    expect(answer.error).toEqual({ code: 'invalid_input', message: sentence, fields: { videoUrl: sentence } });
    expect(await rowOf(video)).toMatchObject({ videoUrl: video.videoUrl });
  });

  it('allows only the video’s player', async () => {
    const video = await makeVideo(test.context.db, await makePlayer(test.context.db));
    expect((await replace(await makePlayer(test.context.db), video, youtube)).status).toBe(404);
    expect(await rowOf(video)).toMatchObject({ videoUrl: video.videoUrl });
  });

  it.each([
    ['Analyzed', 'This video has been reviewed, so you can no longer replace its link.'],
    ['AI-Analyzed', 'The analysis of this video has started, so you can no longer replace its link.'],
  ] as const)('is refused when the video is %s', async (status, sentence) => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player, { status });
    const answer = await replace(player, video, youtube);
    expect([answer.status, answer.error.message]).toEqual([409, sentence]);
    expect(await rowOf(video)).toMatchObject({ videoUrl: video.videoUrl, status });
  });

  it('keeps the coach’s notes', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    await connect(db, coach, player);
    const video = await makeVideo(db, player);
    await claim(coach, video);
    const params = { videoId: video.id };
    const document = reviewDocument();
    await test.call(coach, endpoints.saveReviewDraft, { params, body: { version: 0, document } });
    expect((await replace(player, video, youtube)).status).toBe(200);
    const workspace = (await test.call(coach, endpoints.openReview, { params })).body;
    expect(workspace.document).toEqual(document);
    expect(workspace.video.videoUrl).toBe(youtube);
  });
});

describe('notifications about a new link', () => {
  /** A club member with a connected coach; the club has another one. */
  async function people() {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id, { firstName: 'Mia', lastName: 'Dahl' });
    const connected = await makeCoach(db);
    const ofClub = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const stranger = await makeCoach(db);
    await connect(db, connected, member);
    const video = await makeVideo(db, member, { title: 'Club night' });
    const news = {
      type: 'video_resubmitted',
      message: 'Mia Dahl replaced the link to “Club night”.',
      videoId: video.id,
    };
    return { member, connected, ofClub, stranger, video, news };
  }

  it('go to the coaches who are offered the video, the newest replacing an unread one', async () => {
    const { member, connected, ofClub, stranger, video, news } = await people();
    await replace(member, video, youtube);
    await test.runJobs();
    expect(await bell(connected)).toEqual([news]);
    expect(await bell(ofClub)).toEqual([news]);
    await replace(member, video, matchi);
    await test.runJobs();
    expect(await bell(connected)).toEqual([news]);
    expect(await bell(stranger)).toEqual([]);
    expect(await bell(member)).toEqual([]);
  });

  it('go to the reviewer', async () => {
    const { member, connected, ofClub, video, news } = await people();
    await claim(ofClub, video);
    await replace(member, video, youtube);
    await test.runJobs();
    expect([await bell(ofClub), await bell(connected)]).toEqual([[news], []]);
  });

  it('go to administrators if there is no coach', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const player = await makePlayer(db);
    const video = await makeVideo(db, player);
    await replace(player, video, youtube);
    await test.runJobs();
    expect((await bell(admin)).filter(({ videoId }) => videoId === video.id)).toHaveLength(1);
  });

  it('are not sent for the same link, and once for twenty requests at once', async () => {
    const { member, connected, video, news } = await people();
    const row = await rowOf(video);
    expect((await replace(member, video, video.videoUrl.replace('www.', 'm.'))).status).toBe(200);
    expect(await rowOf(video)).toEqual(row);
    const answers = await Promise.all(Array.from({ length: 20 }, () => replace(member, video, youtube)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.videoUrl}`))).toEqual(
      new Set([`200 ${youtube}`]),
    );
    await test.runJobs();
    expect(await bell(connected)).toEqual([news]);
  });

  it('are not sent for a video withdrawn in the meantime', async () => {
    const { member, connected, video } = await people();
    await replace(member, video, youtube);
    await test.call(member, endpoints.withdrawVideo, { params: { videoId: video.id } });
    await test.runJobs();
    expect(await bell(connected)).toEqual([]);
  });
});
