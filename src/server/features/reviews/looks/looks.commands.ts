// The player looks first: sending, postponing, and when players are asked.

import { msg } from '@lingui/core/runtime-macro';
import type { LookParts, PlayerLook } from '#contract/reviews/player-looks.ts';
import { say } from '#domain/language/say.ts';
import { type LookTime, lookStage, maySendLook } from '#domain/reviews/looks/player-look.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers, notifyViewers } from '#server/events/notify.ts';
import { listClubManagers } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { lookFacts } from '#server/features/videos/one-video.queries.ts';
import { isOpened, lockOwnVideo } from '#server/features/videos/pending-video.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import * as queries from './looks.queries.ts';

const replaced = () =>
  say(msg`The link was replaced after you marked these moments. Check each one, then send them again.`);

/**
 * Sends a player's look at their own video, or changes it. The video is locked, so that a coach who begins or publishes comes before or
 * after, never between.
 *
 * @throws AppError not_found; conflict with the reason why it may not change, or for moments of a link that was replaced
 */
export async function sendLook(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  videoId: string,
  parts: LookParts,
): Promise<PlayerLook> {
  return db.transaction(async (tx) => {
    const { status, pausedAt, provider, providerVideoId } = orNotFound(await lockOwnVideo(tx, playerId, videoId));
    const { publishedAt, isOldLink, ...row } = orNotFound(await queries.findLookState(tx, videoId));
    const facts = lookFacts(row, { pausedAt, publishedAt });
    const stage = lookStage(facts);
    const { clubAsks } = facts;
    requirePermission(maySendLook({ status, isOpened: await isOpened(tx, videoId), stage, clubAsks, isOldLink }));
    const timedFor = `${provider}:${providerVideoId}`;
    if (parts.moments.length > 0 && parts.timedFor !== timedFor) {
      throw new AppError('conflict', { message: replaced(), fields: { moments: replaced() } });
    }
    const moments = parts.moments.toSorted((one, other) => one.timestamp - other.timestamp);
    const look = await queries.saveLook(tx, videoId, { ...parts, moments, timedFor });
    await notifyViewers(tx, ['video'], playerId);
    return { ...look, isOldLink: false };
  });
}

/**
 * Keeps the look for when the review is ready, or skips it. What was sent stays.
 *
 * @throws AppError not_found; conflict when the review is there already and cannot be kept for later
 */
export async function postponeLook(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  videoId: string,
  answer: 'later' | 'skipped',
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status } = orNotFound(await lockOwnVideo(tx, playerId, videoId));
    if (answer === 'later' && status === 'Analyzed') {
      throw new AppError('conflict', { message: say(msg`The review is ready already.`) });
    }
    await queries.saveAnswer(tx, videoId, answer);
    await notifyUsers(tx, ['video'], [playerId]);
  });
}

/** Chooses when a player is asked. */
export async function chooseLookTime({ db }: Pick<Context, 'db'>, playerId: string, when: LookTime): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.saveChoice(tx, playerId, when);
    await notifyUsers(tx, ['account', 'video'], [playerId]);
  });
}

/** Turns looking first on or off for a club's members. */
export async function setClubLooks(
  { db }: Pick<Context, 'db'>,
  by: Author,
  clubId: string,
  asks: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await queries.findClubAsks(tx, clubId);
    if (before === asks) return;
    await queries.saveClubAsks(tx, clubId, asks);
    const changes = { before: { lookFirst: before }, after: { lookFirst: asks } };
    await recordAudit(tx, by, 'club-edited', { type: 'club', id: clubId }, changes);
    const managers = await listClubManagers(tx, clubId);
    await notifyUsers(
      tx,
      ['club'],
      managers.map(({ id }) => id),
    );
  });
}
