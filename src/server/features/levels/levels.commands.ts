// Decisions on a player's level, one at a time, by people entitled to decide at that moment.

import { msg } from '@lingui/core/runtime-macro';
import type { LevelDecision } from '#contract/levels/levels.ts';
import { say } from '#domain/language/say.ts';
import {
  mayConfirmLevel,
  mayVerifyLevel,
  mayWithdrawLevel,
  type VerificationAnswer,
} from '#domain/levels/level-verification.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  deleteRequestOf,
  findRequest,
  findRequestOf,
  findReviewsAmong,
  insertRequest,
  insertVerification,
  listVerifications,
  lockConnection,
  lockLevelOf,
  markWithdrawn,
} from './level-case.queries.ts';

/** Who decides, the author for the audit log, and the player. */
interface Decision {
  actor: Actor;
  author: Author;
  playerId: string;
}

/**
 * Verifies a level, or requests a second opinion.
 *
 * @returns why a second opinion is needed; empty when the level is verified
 * @throws AppError not_found, forbidden, invalid_input for another player's reviews, conflict when someone else was faster or a level is
 * already waiting
 */
export async function verifyLevel(
  { db, jobs }: Context,
  { actor, author, playerId }: Decision,
  { level, note, reviewIds, basedOn }: LevelDecision,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const before = await lockCase(tx, actor, playerId);
    const past = await listVerifications(tx, playerId);
    if ((past[0]?.id ?? null) !== basedOn) {
      throw new AppError('conflict', {
        message: say(msg`Someone verified this level in the meantime. Please check it again first.`),
      });
    }
    const restsOn = [...new Set(reviewIds)];
    const reviews = await requireReviews(tx, playerId, restsOn);
    const evidence = { reviewIds: restsOn, reviews, cited: 0, eveningId: null };
    return decideLevel(tx, jobs, { actor, author, playerId }, { before, past, level, note, evidence });
  });
}

/** A level with what it rests on; the player's row is locked, and the caller has checked that the actor may decide about them. */
interface LevelOnEvidence {
  before: object;
  past: Awaited<ReturnType<typeof listVerifications>>;
  level: number;
  note: string;
  /** Published reviews, or the moments cited in a ranking evening. */
  evidence: { reviewIds: string[]; reviews: number; cited: number; eveningId: string | null };
}

/**
 * Verifies a level or requests a second opinion, by the one set of rules for reviews and ranking evenings (docs/product.md#verification).
 *
 * @returns why a second opinion is needed; empty when the level is verified
 * @throws AppError forbidden; conflict when a level is already waiting
 */
export async function decideLevel(
  tx: Database,
  jobs: Context['jobs'],
  { actor, author, playerId }: Decision,
  { before, past, level, note, evidence }: LevelOnEvidence,
): Promise<string[]> {
  if (await findRequestOf(tx, playerId)) {
    throw new AppError('conflict', {
      message: say(msg`This player already has a level waiting for a second opinion. Confirm or decline it first.`),
    });
  }
  const { reviewIds, reviews, cited, eveningId } = evidence;
  const answer = mayVerifyLevel({ verifier: actor, playerId, level, note, reviews, cited, past }, new Date());
  requireNotRefused(answer);
  const given = { playerId, verifierId: actor.id, level: level.toFixed(1), note, reviewIds, eveningId };
  const subject = { type: 'user', id: playerId } as const;
  if (answer.kind === 'needs-confirmation') {
    const requestId = await insertRequest(tx, given);
    await recordAudit(tx, author, 'level-requested', subject, { before, after: { level: given.level } });
    await jobs.enqueue(tx, 'level-requested', { requestId });
    await notifyViewers(tx, ['level'], playerId);
    return answer.reasons;
  }
  // A lapsed one, whose coach is no longer connected.
  await deleteRequestOf(tx, playerId);
  await setLevel(tx, jobs, author, before, { ...given, previousLevel: currentVerification(past)?.level ?? null });
  return [];
}

/**
 * Confirms a level as the second opinion, which verifies it.
 *
 * @throws AppError not_found, forbidden for the coach who asked, conflict when already decided
 */
export async function confirmLevel({ db, jobs }: Context, { actor, author, id }: OnRequest): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, before } = await lockRequest(tx, actor, id);
    requirePermission(
      mayConfirmLevel(actor, { verifierId: request.verifier.id, playerId: request.playerId }),
      'forbidden',
    );
    const { playerId, level, note, eveningId } = request;
    // Some videos may have been deleted since; at least one review must remain, or the evening with its cited moments.
    const reviewIds = await findReviewsAmong(tx, playerId, request.reviewIds);
    if (reviewIds.length === 0 && eveningId === null)
      throw new AppError('conflict', { message: say(msg`The reviews behind this level no longer exist.`) });
    const past = await listVerifications(tx, playerId);
    await deleteRequestOf(tx, playerId);
    const previousLevel = currentVerification(past)?.level ?? null;
    const given = {
      playerId,
      verifierId: request.verifier.id,
      confirmerId: actor.id,
      level,
      note,
      reviewIds,
      eveningId,
    };
    await setLevel(tx, jobs, author, before, { ...given, previousLevel });
  });
}

/**
 * Declines a second opinion with a reason; the coach who asked withdraws the same way.
 *
 * @throws AppError not_found, forbidden, conflict when already decided
 */
export async function declineLevel(
  { db, jobs }: Context,
  { actor, author, id }: OnRequest,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { request } = await lockRequest(tx, actor, id);
    const { playerId, level, verifier } = request;
    const isOwn = verifier.id === actor.id;
    if (!isOwn) requirePermission(mayConfirmLevel(actor, { verifierId: verifier.id, playerId }), 'forbidden');
    await deleteRequestOf(tx, playerId);
    const change = { before: { level, verifierId: verifier.id }, after: { reason } };
    await recordAudit(tx, author, 'level-declined', { type: 'user', id: playerId }, change);
    await notifyViewers(tx, ['level'], playerId);
    if (isOwn) return;
    const payload = { requestId: id, playerId, verifierId: verifier.id, deciderId: actor.id, level, reason };
    await jobs.enqueue(tx, 'level-declined', payload);
  });
}

/**
 * Withdraws the current verification. The level stays, unverified, and the public certificate disappears.
 *
 * @throws AppError not_found, forbidden when there is none
 */
export async function withdrawLevel(
  { db, jobs }: Context,
  { actor, author, playerId }: Decision,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockCase(tx, actor, playerId);
    const latest = currentVerification(await listVerifications(tx, playerId));
    const isCurrent = before.isLevelVerified && latest !== undefined;
    requirePermission(mayWithdrawLevel(actor, { playerId, isCurrent, reason }), 'forbidden');
    const { id } = orNotFound(latest);
    await markWithdrawn(tx, { id, playerId, byId: actor.id, reason });
    const change = { before, after: { isLevelVerified: false, reason } };
    await recordAudit(tx, author, 'level-withdrawn', { type: 'user', id: playerId }, change);
    await jobs.enqueue(tx, 'level-withdrawn', { verificationId: id });
    await notifyViewers(tx, ['level'], playerId);
  });
}

interface OnRequest {
  actor: Actor;
  author: Author;
  id: string;
}

/** Locks a player's level for an administrator or a connected coach. */
async function lockCase(tx: Database, actor: Actor, playerId: string) {
  const level = orNotFound(await lockLevelOf(tx, playerId));
  if (actor.role !== 'admin' && !(await lockConnection(tx, actor.id, playerId))) throw new AppError('not_found');
  return level;
}

/** Locks the player's level and reads the request again, so that only one decision counts. */
async function lockRequest(tx: Database, actor: Actor, id: string) {
  const { playerId } = orNotFound(await findRequest(tx, id));
  const before = await lockCase(tx, actor, playerId);
  const request = await findRequest(tx, id);
  if (request === null)
    throw new AppError('conflict', { message: say(msg`Someone has already decided on this level.`) });
  return { request, before };
}

async function requireReviews(tx: Database, playerId: string, videoIds: readonly string[]): Promise<number> {
  const known = await findReviewsAmong(tx, playerId, videoIds);
  if (known.length === videoIds.length) return known.length;
  throw invalidField('reviewIds', say(msg`Please choose only published reviews of this player.`));
}

type Given = Parameters<typeof insertVerification>[1];

async function setLevel(
  tx: Database,
  jobs: Context['jobs'],
  author: Author,
  before: object,
  given: Given,
): Promise<void> {
  const verificationId = await insertVerification(tx, given);
  const { level: currentLevel, verifierId, confirmerId } = given;
  const after = { currentLevel, isLevelVerified: true, verifierId, ...(confirmerId && { confirmerId }) };
  await recordAudit(tx, author, 'level-verified', { type: 'user', id: given.playerId }, { before, after });
  await jobs.enqueue(tx, 'level-verified', { verificationId });
  await notifyViewers(tx, ['level'], given.playerId);
  await jobs.enqueue(tx, 'grant-achievements', { userId: given.playerId });
}

/** The latest verification that has not been withdrawn. */
function currentVerification<T extends { withdrawnAt: string | null }>(past: readonly T[]): T | undefined {
  return past.find(({ withdrawnAt }) => withdrawnAt === null);
}

function requireNotRefused(
  answer: VerificationAnswer,
): asserts answer is Exclude<VerificationAnswer, { kind: 'refused' }> {
  if (answer.kind === 'refused') throw new AppError('forbidden', { message: answer.reason });
}
