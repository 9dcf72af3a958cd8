// The asker's own data, read lazily and at most once per question.

import { levelOf } from '#domain/levels/levels.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import type { Database } from '#server/db/database.ts';
import { countMessagesSent } from '#server/features/payments/subscriptions/sent-messages.queries.ts';
import { findActiveSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { findGoals } from '#server/features/progress/goals/goals.queries.ts';
import { countVideosOf } from '#server/features/progress/progress.queries.ts';
import { listAllRatings } from '#server/features/progress/ratings/ratings.queries.ts';
import { listWaitingVideos } from '#server/features/videos/waiting-videos.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { listOwnNotes, listOwnReviews, listSessionsToCome } from './own-play.queries.ts';

const maxWaiting = 5;

/** The actor's own data; null unless they are a player. Everything is queried by the actor's own id. */
export function ownPlay(db: Database, actor: Actor): OwnPlay | null {
  if (actor.role !== 'player') return null;
  const { id, isLevelVerified, levelWithdrawn, analysisCreditsRemaining, timeZone } = actor;
  const isMember = isClubMember(actor);
  return {
    level: levelOf(actor),
    isLevelVerified,
    levelWithdrawn,
    isClubMember: isMember,
    credits: analysisCreditsRemaining,
    timeZone,
    ratings: once(() => listAllRatings(db, id)),
    reviews: once(() => listOwnReviews(db, id)),
    notes: once(() => listOwnNotes(db, id)),
    sessions: once(async () => (isMember ? listSessionsToCome(db, id) : [])),
    goals: once(() => findGoals(db, actor, id)),
    messagesLeft: once(() => findMessagesLeft(db, id)),
    videos: once(() => countVideosOf(db, id)),
    waiting: once(async () => (await listWaitingVideos(db, id)).slice(0, maxWaiting)),
  };
}

async function findMessagesLeft(db: Database, userId: string): Promise<number | null> {
  const active = await findActiveSubscription(db, userId);
  return active && Math.max(0, plans[active.plan].messagesAMonth - (await countMessagesSent(db, userId)));
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
