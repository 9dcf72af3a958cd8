// Reviews of demo coaches: published, revised, drafted automatically, or with a broken link.

import { v7 as newId } from 'uuid';
import type { ReplayLog } from '#contract/reviews/replays.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { requestDays } from '#domain/reviews/priorities/situation-requests.ts';
import { boardEvents, compactReplay, type ReplayEvent } from '#domain/reviews/replay/replay-log.ts';
import { roundTo } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { addDays } from '#domain/time/time-zones.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { draftReview } from '#server/features/reviews/ai-draft.commands.ts';
import { sendLook } from '#server/features/reviews/looks/looks.commands.ts';
import { publishReview } from '#server/features/reviews/publishing.commands.ts';
import { storeReplay } from '#server/features/reviews/replay/replays.commands.ts';
import { saveDraft } from '#server/features/reviews/reviews.commands.ts';
import { startRevision } from '#server/features/reviews/revisions.commands.ts';
import { setLinkState } from '#server/features/videos/link-health.commands.ts';
import { linkHealthJobs } from '#server/features/videos/link-health.jobs.ts';
import { findLink } from '#server/features/videos/link-health.queries.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { demoActor } from './demo-actor.ts';
import { demoAnswers, demoFindings, demoReview } from './demo-reviews.ts';

/** A video, its coach, and the seed and level of its review. */
export interface DemoTask {
  videoId: string;
  playerId: string;
  title: string;
  coachId: string;
  seed: number;
  level: number;
  /** Whether the first priority asks for the same situation again. */
  asksAgain?: boolean;
}

/** Writes and publishes a review, with a replay if wanted. */
export async function reviewVideo(context: Context, task: DemoTask, hasReplay = false): Promise<void> {
  const { videoId, playerId, title, seed, level, asksAgain } = task;
  const coach = await demoActor(context.db, task.coachId);
  const written = demoReview(seed, level);
  const sendBy = addDays(new Date().toISOString().slice(0, 10), requestDays.reminder + 1);
  const priorities = written.priorities.map((one, index) => (asksAgain && index === 0 ? { ...one, sendBy } : one));
  const review = { ...written, priorities };
  const video = await findVideo(context.db, coach, videoId);
  const priorityAnswers = demoAnswers(review, video?.previousReview ?? null);
  const saved = await saveDraft(context, coach, videoId, 0, { ...review, priorityAnswers });
  if (hasReplay && video) {
    const link = parseVideoLink(video.videoUrl);
    const timedFor = `${link?.provider}:${link?.providerVideoId}`;
    await storeReplay(
      context,
      coach,
      { videoId, replayId: newId() },
      { log: demoReplay(review), timedFor, voice: null },
    );
  }
  await publishReview(context, coach, videoId, saved.version, { actorId: coach.id, address: null });
  await notify(context.db, [playerId], {
    kind: 'review-published',
    facts: { people: { coach: coach.id }, videoTitle: title },
    videoId,
    cause: `video_analyzed:${videoId}`,
  });
}

/** The player looks first: two moments, and a few ratings that differ a little from the coach's. */
export async function lookFirst(
  context: Context,
  { videoId, playerId, seed, level }: DemoTask,
  videoUrl: string,
): Promise<void> {
  const { notes, ratings } = demoReview(seed, level);
  const source = parseVideoLink(videoUrl);
  const apart = [0.2, -0.8, 0.9, 0, -0.3];
  const own = apart.map((by, index) => {
    const { skillName, rating = level } = ratings[index] ?? {};
    return [skillName, roundTo(Math.min(Math.max(rating + by, ratingScale.min), ratingScale.max), 1)];
  });
  await sendLook(context, playerId, videoId, {
    moments: [
      {
        timestamp: Math.max((notes[1]?.timestamp ?? 40) - 4, 0),
        text: 'I was late here. Footwork, or the wrong decision?',
      },
      { timestamp: 17, text: 'Felt good: is the lob deep enough?' },
    ],
    ratings: Object.fromEntries(own),
    timedFor: source ? `${source.provider}:${source.providerVideoId}` : '',
  });
}

/** Seconds that the coach spends on each note of the replay. */
const perNote = 20;

/** A path from note to note: it plays up to each, then stands still with the note and its board. Nobody's voice is made up. */
function demoReplay({ notes }: ReviewDocument): ReplayLog {
  const toured = notes.toSorted((one, other) => one.timestamp - other.timestamp).slice(0, 6);
  const events = toured.flatMap(({ id, timestamp, board }, index): ReplayEvent[] => {
    const at = index * perNote;
    const from = Math.max(timestamp - 6, 0);
    return [
      [at, 'seek', from],
      [at, 'play', from],
      [at + timestamp - from, 'pause', timestamp],
      [at + 7, 'note', id],
      ...boardEvents(at + 9, null, board && { ...board, arrows: [] }),
      ...boardEvents(at + 11, board && { ...board, arrows: [] }, board),
      ...boardEvents(at + perNote - 1, board, null),
      [at + perNote - 1, 'note', null],
    ];
  });
  return compactReplay({ v: 1, seconds: Math.max(toured.length, 1) * perNote, events }) as ReplayLog;
}

/** Publishes a revision. */
export async function reviseVideo(context: Context, task: DemoTask): Promise<void> {
  const { videoId, playerId, title } = task;
  const coach = await demoActor(context.db, task.coachId);
  const { document, version } = await startRevision(context, coach, videoId);
  const second = 'I looked at the second set again: your bandeja holds up better under pressure than I first wrote.';
  const finalSummary = `${document.finalSummary}\n\n${second}`;
  const saved = await saveDraft(context, coach, videoId, version, { ...document, finalSummary });
  await publishReview(context, coach, videoId, saved.version, { actorId: coach.id, address: null });
  await notify(context.db, [playerId], {
    kind: 'review-revised',
    facts: { people: { coach: coach.id }, videoTitle: title },
    videoId,
    cause: `video_revised:${videoId}:2`,
  });
}

/** Takes notes, rates, and asks for an automatic draft of the texts. */
export async function draftVideo(context: Context, task: DemoTask): Promise<void> {
  const coach = await demoActor(context.db, task.coachId);
  const saved = await saveDraft(context, coach, task.videoId, 0, demoFindings(task.seed, task.level));
  await draftReview(context, coach, task.videoId, saved.version);
}

/** Marks a video's link as broken and notifies player and coaches. */
export async function findLinkDead(context: Context, videoId: string): Promise<void> {
  await setLinkState(context, videoId, 'private');
  const link = await findLink(context.db, videoId);
  if (link?.pausedAt) await linkHealthJobs['link-died']({ videoId, since: link.pausedAt }, context);
}
