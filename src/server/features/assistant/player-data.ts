// The asker's own data, read lazily and at most once per question.

import { levelOf } from '#domain/levels/levels.ts';
import { productName } from '#domain/payments/money/products.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { personName } from '#domain/people/person-name.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { freePlaces } from '#domain/training/open-sessions.ts';
import type {
  PlayerData,
  PlayerEveningLevel,
  PlayerOpenSession,
  PlayerPlan,
  PlayerRefund,
  PlayerSession,
  PlayerSituation,
} from '#server/assistant/player-data.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { findOwnCertificate } from '#server/features/levels/certificates/certificates.queries.ts';
import { listEvidence, listOwnLevels } from '#server/features/levels/evenings.queries.ts';
import { readReasons } from '#server/features/levels/model/level-model.commands.ts';
import { findMeasured } from '#server/features/levels/model/level-model.queries.ts';
import { countUnread } from '#server/features/messages/messages.queries.ts';
import { countUnreadNotifications } from '#server/features/messages/notifications/notifications.queries.ts';
import { listReceipts } from '#server/features/payments/receipts.queries.ts';
import { countMessagesSent } from '#server/features/payments/subscriptions/sent-messages.queries.ts';
import {
  findActiveSubscription,
  findManagedSubscription,
} from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { listRelationships } from '#server/features/people/connections/relationships.queries.ts';
import { listJuniorNames } from '#server/features/people/families/families.queries.ts';
import { countByType } from '#server/features/progress/achievements/achievements.queries.ts';
import { readBenchmarks } from '#server/features/progress/benchmarks/benchmarks.queries.ts';
import { findGoals } from '#server/features/progress/goals/goals.queries.ts';
import { countVideosOf } from '#server/features/progress/progress.queries.ts';
import { listAllRatings } from '#server/features/progress/ratings/ratings.queries.ts';
import { findOpening } from '#server/features/reviews/openings/openings.queries.ts';
import { listRequests } from '#server/features/reviews/situations/situation-requests.queries.ts';
import { listOpenTo } from '#server/features/training/open-sessions.queries.ts';
import { listSessions } from '#server/features/training/training.queries.ts';
import { listOffered, listShared } from '#server/features/videos/pairs/pairs.queries.ts';
import { listWaitingVideos } from '#server/features/videos/waiting-videos.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { listPlayerNotes, listPlayerReviews, listPlayerSecondReviews } from './player-data.queries.ts';

const maxWaiting = 5;

/** The actor's own data; null unless they are a player. Everything is queried by the actor's own id. */
export function playerData({ db, config }: Pick<Context, 'db' | 'config'>, actor: Actor): PlayerData | null {
  if (actor.role !== 'player') return null;
  const { id, isLevelVerified, levelWithdrawn, analysisCreditsRemaining, timeZone } = actor;
  const isMember = isClubMember(actor);
  const allSessions = memoize(async () => (isMember ? await listSessions(db, actor, id) : []));
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
    club: memoize(async () => (actor.clubId && (await findClub(db, actor.clubId))?.name) || null),
    sessions: memoize(async () => upcoming(await allSessions())),
    lastSession: memoize(async () => last(await allSessions())),
    openSessions: memoize(async () => (isMember ? listOpenSessions(db, id) : [])),
    levelReasons: memoize(async () => (await readReasons(db, actor, id, 1))?.steps.at(-1) ?? null),
    goals: memoize(() => findGoals(db, actor, id)),
    messagesLeft: memoize(() => findMessagesLeft(db, id)),
    coaches: memoize(() => listCoachNames(db, id)),
    plan: memoize(() => findPlan(db, id, config.currency)),
    refunds: memoize(() => listRefunds(db, id)),
    videos: memoize(() => countVideosOf(db, id)),
    waiting: memoize(async () => (await listWaitingVideos(db, id)).slice(0, maxWaiting)),
    situations: memoize(() => listOpenSituations(db, id)),
    opening: memoize(() => findOpening(db, id)),
    secondReviews: memoize(() => listPlayerSecondReviews(db, id)),
    unread: memoize(async () => {
      const [messages, notifications] = await Promise.all([countUnread(db, id), countUnreadNotifications(db, id)]);
      return { messages, notifications };
    }),
    pair: memoize(async () => {
      const [shared, offered] = await Promise.all([listShared(db, id), listOffered(db, id)]);
      const matches = shared.map(({ title, other }) => ({ title, partner: personName(other) }));
      return { matches, invitations: offered.length };
    }),
    achievements: memoize(async () => {
      const reached = await countByType(db, id);
      const xp = reached.reduce((sum, one) => sum + one.xp, 0);
      return { xp, counts: Object.fromEntries(reached.map(({ type, count }) => [type, count])) };
    }),
    family: memoize(async () => {
      const juniors = await listJuniorNames(db, id);
      return {
        // A junior's session is the guardian's own.
        guardian: actor.isGuardian ? personName(actor.real) : null,
        juniors: juniors.map((junior) => ({ name: personName(junior), until: junior.adultOn })),
      };
    }),
    certificate: memoize(async () => {
      const found = await findOwnCertificate(db, id);
      return { isVerified: isLevelVerified, isPublic: isLevelVerified && found?.isPublic === true };
    }),
    eveningLevels: memoize(() => listEveningLevels(db, id)),
    standing: memoize(async () => (await readBenchmarks(db, actor, actor)).among),
  };
}

/** The levels of ranking evenings, as under Your progress. */
async function listEveningLevels(db: Database, playerId: string): Promise<PlayerEveningLevel[]> {
  const levels = await listOwnLevels(db, playerId);
  if (levels.length === 0) return [];
  const evenings = new Map((await listEvidence(db, playerId)).map((evening) => [evening.eveningId, evening]));
  return levels.flatMap(({ eveningId, level, verifiedBy, withdrawnAt }) => {
    const evening = eveningId === null ? undefined : evenings.get(eveningId);
    if (evening === undefined) return [];
    const { title, heldOn } = evening;
    const by = verifiedBy && personName(verifiedBy);
    return [{ title, heldOn, level, verifiedBy: by, isWithdrawn: withdrawnAt !== null }];
  });
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

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

const withCoachName = ({ coach, ...session }: SessionRow): PlayerSession => ({
  ...session,
  coach: coach && personName(coach),
});

/** The sessions to come, as under Training Sessions, the next first. */
function upcoming(sessions: readonly SessionRow[]): PlayerSession[] {
  const now = new Date().toISOString();
  return sessions
    .filter(({ status, sessionDate }) => status === 'scheduled' && sessionDate > now)
    .toReversed()
    .map(withCoachName);
}

/** The last session that has begun. */
function last(sessions: readonly SessionRow[]): PlayerSession | null {
  const now = new Date().toISOString();
  const found = sessions.find(({ sessionDate }) => sessionDate <= now);
  return found ? withCoachName(found) : null;
}

async function listOpenSessions(db: Database, playerId: string): Promise<PlayerOpenSession[]> {
  return (await listOpenTo(db, playerId)).map(({ title, sessionDate, timeZone, places, taken, line }) => {
    const index = line.findIndex(({ id }) => id === playerId);
    const free = freePlaces({ sessionDate, places, taken, waiting: line.length }, new Date());
    return { title, sessionDate, timeZone, free, position: index < 0 ? null : index + 1 };
  });
}

async function listOpenSituations(db: Database, playerId: string): Promise<PlayerSituation[]> {
  return (await listRequests(db, playerId))
    .filter(({ closedAt }) => closedAt === null)
    .map(({ skill, focus, dueOn, asked, reply }) => ({
      skill,
      focus,
      dueOn,
      videoId: asked.videoId,
      title: asked.title,
      reply: reply?.title ?? null,
    }));
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
