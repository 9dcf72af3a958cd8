// The asker's own data, read lazily and at most once per question.

import { levelOf } from '#domain/levels/levels.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Database } from '#server/db/database.ts';
import { countMessagesSent } from '#server/features/payments/subscriptions/sent-messages.queries.ts';
import { findActiveSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { findGoals } from '#server/features/progress/goals/goals.queries.ts';
import { countVideosOf } from '#server/features/progress/progress.queries.ts';
import { listAllRatings } from '#server/features/progress/ratings/ratings.queries.ts';
import { listWaitingVideos } from '#server/features/videos/waiting-videos.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { listPlayerNotes, listPlayerReviews, listUpcomingSessions } from './player-data.queries.ts';

const maxWaiting = 5;

/** The actor's own data; null unless they are a player. Everything is queried by the actor's own id. */
export function playerData(db: Database, actor: Actor): PlayerData | null {
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
    ratings: memoize(() => listAllRatings(db, id)),
    reviews: memoize(() => listPlayerReviews(db, id)),
    notes: memoize(() => listPlayerNotes(db, id)),
    sessions: memoize(async () => (isMember ? listUpcomingSessions(db, id) : [])),
    goals: memoize(() => findGoals(db, actor, id)),
    messagesLeft: memoize(() => findMessagesLeft(db, id)),
    videos: memoize(() => countVideosOf(db, id)),
    waiting: memoize(async () => (await listWaitingVideos(db, id)).slice(0, maxWaiting)),
  };
}

async function findMessagesLeft(db: Database, userId: string): Promise<number | null> {
  const active = await findActiveSubscription(db, userId);
  return active && Math.max(0, plans[active.plan].messagesAMonth - (await countMessagesSent(db, userId)));
}

function memoize<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
