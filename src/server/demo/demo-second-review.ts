// A finished pair of reviews of the demo: the same match, reviewed blind by a second coach.

import { roundTo } from '#domain/round-to.ts';
import type { Context } from '#server/context.ts';
import { listLevelReviews } from '#server/features/levels/level-case.queries.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { publishReview } from '#server/features/reviews/publishing.commands.ts';
import { saveDraft } from '#server/features/reviews/reviews.commands.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { askSecondReview } from '#server/features/videos/second-reviews.commands.ts';
import { findOriginal } from '#server/features/videos/second-reviews.queries.ts';
import { backdateVideo } from './demo.queries.ts';
import { demoActor } from './demo-actor.ts';
import { demoReview } from './demo-reviews.ts';

const player = 'player';
const coaches = ['coach', 'freelance'] as const;
/** Of the review; any other than those of the player's own videos. */
const seed = 1907;
const hour = 3_600_000;
/** What the second coach writes: two people never use the same words. */
const texts = {
  finalSummary:
    'A calm match with good hands at the net. Under a lob you both turn at once, and nobody keeps the middle. Agree who goes, and the net stays yours for longer.',
  overallStrengths: 'Soft hands on the volley, and a lob that arrives deep.',
  areasOfImprovement: 'Leaving the net together, and the first step after your own lob.',
  recommendationsForImprovement: 'Call every lob out loud. Ten minutes of lob, turn and recover before each session.',
};

/** Has the player's last but one reviewed match reviewed by the other coach, too. */
export async function addSecondReview(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const { db } = context;
  const asking = await demoActor(db, people.get(player));
  const original = (await listLevelReviews(db, asking, asking.id)).at(-2);
  if (!original) throw new Error('The demo player has no reviewed match');
  const { videoId: originalId, title, publishedAt } = original;
  const first = await findVideo(db, asking, originalId);
  const firstCoach = (await findOriginal(db, asking.id, originalId))?.coachId;
  const coachId = coaches.map((name) => people.get(name) as string).find((id) => id !== firstCoach) as string;
  const reportType = 'How do I leave the net, and when?';
  const videoId = await askSecondReview(context, asking, originalId, { coachId, reportType }, null);
  const coach = await demoActor(db, coachId);
  const review = demoReview(seed, 3.7);
  // Both coaches saw every other moment.
  const moments = first?.annotations ?? [];
  const notes = review.notes.map((note, index) => {
    const same = index % 2 === 0 ? moments[index] : undefined;
    return same ? { ...note, timestamp: roundTo(same.timestamp + 2, 1), endTimestamp: null } : note;
  });
  const document = { ...review, ...texts, notes: notes.toSorted((a, b) => a.timestamp - b.timestamp) };
  const saved = await saveDraft(context, coach, videoId, 0, document);
  await publishReview(context, coach, videoId, saved.version, { actorId: coachId, address: null });
  const facts = { people: { player: asking.id }, videoTitle: title };
  const cause = `second_review_done:${videoId}`;
  for (const [id, ofVideo] of [
    [asking.id, originalId],
    [firstCoach, originalId],
    [coachId, videoId],
  ] as const)
    if (id) await notify(db, [id], { kind: 'reviews-to-compare', facts, videoId: ofVideo, cause });
  const sent = Math.min(Date.parse(publishedAt) + 5 * hour, Date.now() - 40 * hour);
  await backdateVideo(db, videoId, {
    sent: new Date(sent),
    published: new Date(sent + 30 * hour),
    played: first?.eventDate ?? publishedAt.slice(0, 10),
  });
}
