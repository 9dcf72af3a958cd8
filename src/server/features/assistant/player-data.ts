// The asker's own data, read lazily and at most once per question.

import { levelOf } from '#domain/levels/levels.ts';
import { productName } from '#domain/payments/money/products.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { personName } from '#domain/people/person-name.ts';
import { isClubMember } from '#domain/people/roles.ts';
import type { PlayerData, PlayerPlan, PlayerRefund, PlayerSession } from '#server/assistant/player-data.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { readReasons } from '#server/features/levels/model/level-model.commands.ts';
import { findMeasured } from '#server/features/levels/model/level-model.queries.ts';
import { listReceipts } from '#server/features/payments/receipts.queries.ts';
import { countMessagesSent } from '#server/features/payments/subscriptions/sent-messages.queries.ts';
import {
  findActiveSubscription,
  findManagedSubscription,
} from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { listRelationships } from '#server/features/people/connections/relationships.queries.ts';
import { findGoals } from '#server/features/progress/goals/goals.queries.ts';
import { countVideosOf } from '#server/features/progress/progress.queries.ts';
import { listAllRatings } from '#server/features/progress/ratings/ratings.queries.ts';
import { listSessions } from '#server/features/training/training.queries.ts';
import { listWaitingVideos } from '#server/features/videos/waiting-videos.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { listPlayerNotes, listPlayerReviews } from './player-data.queries.ts';

const maxWaiting = 5;

/** The actor's own data; null unless they are a player. Everything is queried by the actor's own id. */
export function playerData({ db, config }: Pick<Context, 'db' | 'config'>, actor: Actor): PlayerData | null {
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
    measured: memoize(() => findMeasured(db, id)),
    reviews: memoize(() => listPlayerReviews(db, id)),
    notes: memoize(() => listPlayerNotes(db, id)),
    sessions: memoize(async () => (isMember ? listUpcomingSessions(db, actor) : [])),
    levelReasons: memoize(async () => (await readReasons(db, actor, id))?.steps.at(-1) ?? null),
    goals: memoize(() => findGoals(db, actor, id)),
    messagesLeft: memoize(() => findMessagesLeft(db, id)),
    coaches: memoize(() => listCoachNames(db, id)),
    plan: memoize(() => findPlan(db, id, config.currency)),
    refunds: memoize(() => listRefunds(db, id)),
    videos: memoize(() => countVideosOf(db, id)),
    waiting: memoize(async () => (await listWaitingVideos(db, id)).slice(0, maxWaiting)),
  };
}

async function findMessagesLeft(db: Database, userId: string): Promise<number | null> {
  const active = await findActiveSubscription(db, userId);
  return active && Math.max(0, plans[active.plan].messagesAMonth - (await countMessagesSent(db, userId)));
}

/** Coaches of active connections, as under My Coaches. */
async function listCoachNames(db: Database, playerId: string): Promise<string[]> {
  const active = (await listRelationships(db, playerId)).filter(({ status }) => status === 'active');
  return active.map(({ coach }) => personName(coach));
}

/** The sessions to come, as under Training Sessions, the next first. */
async function listUpcomingSessions(db: Database, actor: Actor): Promise<PlayerSession[]> {
  const now = new Date().toISOString();
  return (await listSessions(db, actor, actor.id))
    .filter(({ status, sessionDate }) => status === 'scheduled' && sessionDate > now)
    .toReversed()
    .map(({ coach, ...session }) => ({ ...session, coach: coach && personName(coach) }));
}

async function findPlan(db: Database, userId: string, currency: string): Promise<PlayerPlan | null> {
  const found = await findManagedSubscription(db, userId);
  if (found === null) return null;
  const next = plans[found.nextPlan ?? found.plan];
  return {
    name: plans[found.plan].name,
    nextName: next.name,
    nextCents: next.cents,
    currency,
    periodEnd: found.currentPeriodEnd,
    isCancelled: found.cancelAtPeriodEnd,
    graceUntil: found.state === 'past_due' ? found.graceUntil : null,
  };
}

async function listRefunds(db: Database, userId: string): Promise<PlayerRefund[]> {
  const { rows } = await listReceipts(db, userId, undefined);
  return rows
    .filter(({ refundedCents }) => refundedCents > 0)
    .map(({ refundedCents, currency, product }) => ({ name: productName(product), cents: refundedCents, currency }));
}

function memoize<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
