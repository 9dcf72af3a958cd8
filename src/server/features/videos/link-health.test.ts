// Links that die and come back: the due time, notifications, and what the player can do.

import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { LinkCheck } from '#domain/videos/link-health.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeCoach,
  makePlayer,
  makeVideo,
  reviewDocument,
  videoForm,
} from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { linkHealthJobs } from './link-health.jobs.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

let links: string[] = [];
/** Sets YouTube's answer. */
const youtubeSays = (answer: LinkCheck, meanwhile?: () => Promise<unknown>) => {
  test.context.videoInfo = {
    async checkLink(link) {
      links.push(link);
      await meanwhile?.();
      return answer;
    },
  };
};
const ok: LinkCheck = { kind: 'ok' };
const gone: LinkCheck = { kind: 'problem', problem: 'private' };
const silent: LinkCheck = { kind: 'no-answer' };

const check = (video: One) => linkHealthJobs['check-link']({ videoId: video.id }, test.context);
const checkAll = async () => {
  await linkHealthJobs['check-links']({}, test.context);
  await test.runJobs();
};
const replace = (player: One, video: One, videoUrl: string) =>
  test.call(player, endpoints.replaceVideoLink, { params: { videoId: video.id }, body: { videoUrl } });

async function rowOf(video: One) {
  const hoursToDue = sql<number>`round(extract(epoch from ${videos.dueAt} - now()) / 3600)::int`;
  const { pausedAt, linkProblem, pausedSeconds, linkCheckedAt, dueAt } = videos;
  return onlyRow(
    await test.context.db
      .select({ pausedAt, linkProblem, pausedSeconds, linkCheckedAt, dueAt, hoursToDue })
      .from(videos)
      .where(eq(videos.id, video.id)),
  );
}
/** Moves the start of the pause back by some hours. */
const pausedFor = (video: One, hours: number) =>
  test.context.db
    .update(videos)
    .set({ pausedAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(videos.id, video.id));

beforeEach(() => {
  links = [];
  youtubeSays(silent);
});

describe('a link that dies', () => {
  it('pauses the due time, and notifies both once', async () => {
    const { coach, player, video } = await desk.situation();
    youtubeSays(gone);
    await check(video);
    await check(video);
    await test.runJobs();
    expect(links[0]).toBe(video.videoUrl);
    expect((await desk.read(player, video)).body).toMatchObject({ linkProblem: 'private', status: 'Pending' });
    expect((await rowOf(video)).pausedAt).not.toBeNull();
    expect(await desk.bell(player)).toEqual([
      {
        type: 'video_uploaded',
        title: 'Your video cannot be opened',
        message: '“Semi-final”: We can’t open this video. Set it to Unlisted and try again.',
        videoId: video.id,
      },
    ]);
    expect(await desk.bell(coach)).toMatchObject([
      {
        type: 'video_resubmitted',
        message: '“Semi-final” by Pia Lund: This video is private. Its due time is paused.',
      },
    ]);
  });

  it('notifies the reviewer alone, and administrators if there is no coach', async () => {
    const { coach, player, video } = await desk.situation();
    const [other, admin] = [await makeCoach(test.context.db), await makeAdmin(test.context.db)];
    await connect(test.context.db, other, player);
    await desk.claim(coach, video);
    const alone = await makeVideo(test.context.db, await makePlayer(test.context.db), { title: 'Alone' });
    youtubeSays(gone);
    await check(video);
    await check(alone);
    await test.runJobs();
    expect(await desk.bell(coach)).toHaveLength(1);
    expect(await desk.bell(other)).toEqual([]);
    expect((await desk.bell(admin)).map(({ videoId }) => videoId)).toEqual([alone.id]);
  });

  it('and comes back moves the due time by the pause, and notifies again on the next failure', async () => {
    const { coach, player, video } = await desk.situation();
    youtubeSays(gone);
    await check(video);
    await test.runJobs();
    await pausedFor(video, 5);
    youtubeSays(ok);
    await check(video);
    await check(video);
    await test.runJobs();
    expect(await rowOf(video)).toMatchObject({
      pausedAt: null,
      linkProblem: null,
      pausedSeconds: 18_000,
      hoursToDue: 53,
    });
    youtubeSays(gone);
    await check(video);
    await test.runJobs();
    // Unread in between: only the latest notification counts.
    expect((await desk.bell(player)).map(({ title }) => title)).toEqual(['Your video cannot be opened']);
    expect((await desk.bell(coach)).map(({ title }) => title)).toEqual(['A video cannot be opened']);
  });

  it('changes nothing while YouTube does not answer', async () => {
    const { video } = await desk.situation();
    const before = await rowOf(video);
    await check(video);
    expect(await rowOf(video)).toEqual(before);
    youtubeSays(gone);
    await check(video);
    const dead = await rowOf(video);
    youtubeSays(silent);
    await check(video);
    expect(await rowOf(video)).toEqual(dead);
  });

  it('pauses once for several reports at the same moment', async () => {
    const { coach, player, video } = await desk.situation();
    youtubeSays(gone);
    await Promise.all([
      ...Array.from({ length: 20 }, () => check(video)),
      ...Array.from({ length: 5 }, () => desk.setLink(coach, video, 'missing')),
    ]);
    await test.runJobs();
    expect(await desk.bell(player)).toHaveLength(1);
  });
});

describe('the daily check', () => {
  it('checks every unreviewed YouTube video and nothing else', async () => {
    const { db } = test.context;
    await db.update(videos).set({ status: 'Analyzed' });
    const { player, video } = await desk.situation();
    const drafted = await makeVideo(db, player, { status: 'AI-Analyzed' });
    await makeVideo(db, player, { provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=CaGtlcm3xJI' });
    await makeVideo(db, player, { status: 'Analyzed' });
    youtubeSays(ok);
    await checkAll();
    expect(links.toSorted()).toEqual([video.videoUrl, drafted.videoUrl].toSorted());
    expect((await rowOf(video)).linkCheckedAt).not.toBeNull();
  });

  it('ignores an answer about a replaced link', async () => {
    const { player, video } = await desk.situation();
    youtubeSays(gone, () => replace(player, video, 'https://youtu.be/dQw4w9WgXcQ'));
    await check(video);
    expect(await rowOf(video)).toMatchObject({ pausedAt: null, linkCheckedAt: null });
  });

  it('ignores a review published in the meantime', async () => {
    const { coach, video } = await desk.situation();
    await desk.claim(coach, video);
    await desk.save(coach, video, 0, reviewDocument());
    youtubeSays(gone, () => desk.publish(coach, video, 1));
    await check(video);
    expect((await rowOf(video)).pausedAt).toBeNull();
  });
});

describe('a video that is submitted or gets a new link', () => {
  // Runs the checks queued by the previous test first.
  beforeEach(async () => {
    await test.runJobs();
    links = [];
  });

  it('is checked', async () => {
    const player = await makePlayer(test.context.db, { credits: 1 });
    youtubeSays(gone);
    const { body } = await test.call(player, endpoints.createVideo, { body: videoForm() });
    await test.runJobs();
    expect((await rowOf(body)).linkProblem).toBe('private');
    youtubeSays(ok);
    await replace(player, body, 'https://youtu.be/M7lc1UVf-VE');
    await test.runJobs();
    expect(links).toEqual([body.videoUrl, 'https://www.youtube.com/watch?v=M7lc1UVf-VE']);
  });

  it('resumes with the pause added, also under another provider’s rule', async () => {
    const { coach, player, video } = await desk.situation();
    await desk.setLink(coach, video, 'missing');
    await pausedFor(video, 10);
    expect((await replace(player, video, 'https://youtu.be/dQw4w9WgXcQ')).body).toMatchObject({ pausedAt: null });
    expect(await rowOf(video)).toMatchObject({ pausedSeconds: 36_000, hoursToDue: 58 });
    await replace(player, video, 'https://matchi.tv/watch?s=CaGtlcm3xJI');
    expect(await rowOf(video)).toMatchObject({ pausedSeconds: 36_000, hoursToDue: 34 });
  });

  it('is checked again when its dead link is entered again, such as after setting it to Unlisted', async () => {
    const { coach, player, video } = await desk.situation();
    await replace(player, video, video.videoUrl);
    await test.runJobs();
    expect(links).toEqual([]);
    await desk.setLink(coach, video, 'private');
    youtubeSays(ok);
    await replace(player, video, video.videoUrl);
    expect((await rowOf(video)).pausedAt).not.toBeNull();
    await test.runJobs();
    expect((await rowOf(video)).pausedAt).toBeNull();
  });

  it('may get a new link after an automatic draft if its link is dead', async () => {
    const { coach, player, video } = await desk.situation({ status: 'AI-Analyzed' });
    expect((await replace(player, video, 'https://youtu.be/dQw4w9WgXcQ')).status).toBe(409);
    await desk.setLink(coach, video, 'missing');
    expect((await replace(player, video, 'https://youtu.be/dQw4w9WgXcQ')).status).toBe(200);
  });
});
