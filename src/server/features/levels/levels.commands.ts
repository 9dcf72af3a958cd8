// Deciding about a player's level: one decision after the other, each by someone who has a say at that moment.

import type { LevelDecision } from '#contract/levels/levels.ts';
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
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/require-permission.ts';
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

/** What decides: who, recorded how, about whom. */
interface Decision {
  actor: Actor;
  author: Author;
  playerId: string;
}

/**
 * Verifies a level at once, or leaves it to a second coach or an administrator to confirm.
 *
 * @returns the reasons why a second opinion is needed; none when the level is verified
 * @throws AppError not_found, forbidden, invalid_input for reviews that are not this player's, conflict when someone else was
 *   faster or a level waits already
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
        message: 'Someone verified this level in the meantime. Look at it again first.',
      });
    }
    if (await findRequestOf(tx, playerId)) {
      throw new AppError('conflict', {
        message: 'A level of this player waits for a second opinion already. It must be confirmed or declined first.',
      });
    }
    const restsOn = [...new Set(reviewIds)];
    const reviews = await requireReviews(tx, playerId, restsOn);
    const answer = mayVerifyLevel({ verifier: actor, playerId, level, note, reviews, past }, new Date());
    requireNotRefused(answer);
    const given = { playerId, verifierId: actor.id, level: level.toFixed(1), note, reviewIds: restsOn };
    const subject = { type: 'user', id: playerId } as const;
    if (answer.kind === 'needs-confirmation') {
      const { reasons } = answer;
      const requestId = await insertRequest(tx, { ...given, reasons });
      await recordAudit(tx, author, 'level-requested', subject, { before, after: { level: given.level, reasons } });
      await jobs.enqueue(tx, 'level-requested', { requestId });
      await notifyViewers(tx, ['level'], playerId);
      return reasons;
    }
    // One that has lapsed, since its coach has no say any more.
    await deleteRequestOf(tx, playerId);
    await setLevel(tx, jobs, author, before, { ...given, previousLevel: currentVerification(past)?.level ?? null });
    return [];
  });
}

/**
 * Gives the second opinion: the level is verified.
 *
 * @throws AppError not_found, forbidden for the coach who asked, conflict when someone has decided already
 */
export async function confirmLevel({ db, jobs }: Context, { actor, author, id }: OnRequest): Promise<void> {
  await db.transaction(async (tx) => {
    const { request, before } = await lockRequest(tx, actor, id);
    requirePermission(
      mayConfirmLevel(actor, { verifierId: request.verifier.id, playerId: request.playerId }),
      'forbidden',
    );
    const { playerId, level, note } = request;
    // A video may be gone since; what is left must still carry the level.
    const reviewIds = await findReviewsAmong(tx, playerId, request.reviewIds);
    if (reviewIds.length === 0)
      throw new AppError('conflict', { message: 'The reviews that this level rests on are gone.' });
    const past = await listVerifications(tx, playerId);
    await deleteRequestOf(tx, playerId);
    const previousLevel = currentVerification(past)?.level ?? null;
    const given = { playerId, verifierId: request.verifier.id, confirmerId: actor.id, level, note, reviewIds };
    await setLevel(tx, jobs, author, before, { ...given, previousLevel });
  });
}

/**
 * Refuses the second opinion with a reason; whoever asked takes it back the same way.
 *
 * @throws AppError not_found, forbidden, conflict when someone has decided already
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
 * Withdraws the verification that stands. The level stays as it is, but nobody vouches for it, and the public certificate is gone.
 *
 * @throws AppError not_found, forbidden when nothing stands
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

/** A decision about a request. */
interface OnRequest {
  actor: Actor;
  author: Author;
  id: string;
}

/** Locks a player's level for someone who has a say now: administrators, and coaches while they are connected. */
async function lockCase(tx: Database, actor: Actor, playerId: string) {
  const level = orNotFound(await lockLevelOf(tx, playerId));
  if (actor.role !== 'admin' && !(await lockConnection(tx, actor.id, playerId))) throw new AppError('not_found');
  return level;
}

/** Locks what a request is about, and reads the request again: only one decision about it counts. */
async function lockRequest(tx: Database, actor: Actor, id: string) {
  const { playerId } = orNotFound(await findRequest(tx, id));
  const before = await lockCase(tx, actor, playerId);
  const request = await findRequest(tx, id);
  if (request === null) throw new AppError('conflict', { message: 'Someone has already decided about this level.' });
  return { request, before };
}

async function requireReviews(tx: Database, playerId: string, videoIds: readonly string[]): Promise<number> {
  const known = await findReviewsAmong(tx, playerId, videoIds);
  if (known.length === videoIds.length) return known.length;
  const message = 'A level rests on published reviews of this player alone.';
  throw new AppError('invalid_input', { message, fields: { reviewIds: message } });
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

/** The latest verification that nobody has withdrawn. */
function currentVerification<T extends { withdrawnAt: string | null }>(past: readonly T[]): T | undefined {
  return past.find(({ withdrawnAt }) => withdrawnAt === null);
}

function requireNotRefused(
  answer: VerificationAnswer,
): asserts answer is Exclude<VerificationAnswer, { kind: 'refused' }> {
  if (answer.kind === 'refused') throw new AppError('forbidden', { message: answer.reason });
}
