// Inviting a partner, joining and leaving.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { deletePairNotifications } from '#server/features/messages/notifications/notifications.queries.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, isMailWithinLimits, pairInvitationLimit } from '#server/http/sessions/rate-limits.ts';
import { readPairToken } from './pair-token.ts';
import {
  answerable,
  deletePartner,
  findJoined,
  findVideoPartner,
  insertInvitation,
  isPlaying,
  join,
  joinedBy,
  lockPartners,
  lockVideoOf,
  ofPerson,
  ofVideo,
  type PartnerRow,
  setInvitee,
} from './pairs.queries.ts';

/** The signed-in user, and the name under which the change is recorded. */
interface Person {
  id: string;
  email: string;
}

/**
 * Invites the partner in the player's own video, replacing a pending invitation. The job checks whether the address has an account, so
 * that neither the answer nor its timing reveals it.
 *
 * @throws AppError not_found; conflict while someone shares the video; invalid_input for the own address; too_many_requests
 */
export async function invitePartner(
  { db, jobs, config }: Context,
  by: Author,
  player: Person,
  videoId: string,
  email: string | null,
): Promise<void> {
  if (email === player.email) throw invalidField('email', say(msg`This is your own address.`));
  await consumeRateLimit(db, config, pairInvitationLimit, player.id);
  await db.transaction(async (tx) => {
    orNotFound(await lockVideoOf(tx, player.id, videoId));
    const shared = await findVideoPartner(tx, player.id, videoId);
    if (shared?.status === 'joined') {
      throw new AppError('conflict', {
        message: say(msg`Your partner has already joined. End sharing first to invite someone else.`),
      });
    }
    if (email !== null && !(await isMailWithinLimits(tx, config, `pair-${player.id}`, email))) {
      const message = say(
        msg`This address has already had two invitations in the last hour or five today. Pass on the link instead.`,
      );
      throw new AppError('too_many_requests', { message });
    }
    for (const before of await lockPartners(tx, ofVideo(videoId))) await close(tx, before);
    const invitationId = await insertInvitation(tx, videoId, email);
    await recordAudit(tx, by, 'partner-invited', { type: 'video', id: videoId });
    if (email !== null) await jobs.enqueue(tx, 'pair-invited', { invitationId });
    await notifyUsers(tx, ['pair'], [player.id]);
  });
}

/**
 * Answers an invitation. Declining removes it from the user's list and notifies nobody; the link still works for others. Accepting again
 * changes nothing.
 *
 * @returns the video that is shared now; null after declining
 * @throws AppError not_found once it has expired, was taken back or accepted by someone else; conflict for the own video; forbidden
 */
export async function answerInvitation(
  context: Context,
  by: Author,
  userId: string,
  { token, accept }: { token: string; accept: boolean },
): Promise<string | null> {
  const invitationId = orNotFound(readPairToken(context, token));
  const { db, jobs } = context;
  return db.transaction(async (tx) => {
    const [found] = await lockPartners(tx, answerable(invitationId));
    const { videoId, playerId, status, partnerId, offeredToId } = orNotFound(found ?? null);
    if (partnerId === userId && accept) return videoId;
    if (status === 'joined') throw new AppError('not_found');
    if (playerId === userId) {
      throw new AppError('conflict', { message: say(msg`This is your own video. Pass on the link to your partner.`) });
    }
    if (!accept) {
      if (offeredToId === userId) await setInvitee(tx, invitationId, null);
      await deletePairNotifications(tx, userId, videoId);
      await notifyUsers(tx, ['pair', 'notification'], [userId]);
      return null;
    }
    if (!(await isPlaying(tx, userId)))
      throw new AppError('forbidden', { message: say(msg`Only players can join a pair.`) });
    await join(tx, invitationId, userId);
    await recordAudit(tx, by, 'partner-joined', { type: 'video', id: videoId });
    await jobs.enqueue(tx, 'pair-joined', { invitationId });
    await notifyUsers(tx, ['pair'], [playerId, userId, offeredToId]);
    return videoId;
  });
}

/** Withdraws an invitation, or ends sharing; no effect without either. @throws AppError not_found */
export async function endPartner(context: Context, by: Author, playerId: string, videoId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    orNotFound(await lockVideoOf(tx, playerId, videoId));
    for (const row of await lockPartners(tx, ofVideo(videoId))) await end(context, tx, by, row, playerId);
  });
}

/** The partner leaves. @throws AppError not_found if the video is not shared with them */
export async function leavePair(context: Context, by: Author, partnerId: string, videoId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await lockPartners(tx, joinedBy(videoId, partnerId));
    await end(context, tx, by, orNotFound(row ?? null), partnerId);
  });
}

/** Ends sharing because the video is withdrawn. */
export async function endPairOfVideo(
  work: Pick<Context, 'jobs'>,
  tx: Database,
  { playerId, videoId }: { playerId: string; videoId: string },
): Promise<void> {
  for (const row of await lockPartners(tx, ofVideo(videoId))) {
    await close(tx, row);
    await tellEnd(work, tx, row, playerId);
  }
}

/** Ends all sharing of someone who is no longer a player or is erased, without notifying anyone. */
export async function endPairsOf(tx: Database, userId: string): Promise<void> {
  for (const row of await lockPartners(tx, ofPerson(userId))) {
    if (row.playerId === userId || row.partnerId === userId) await close(tx, row);
    else await setInvitee(tx, row.id, null);
  }
}

async function end(
  work: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  row: PartnerRow,
  userId: string,
): Promise<void> {
  await close(tx, row);
  await recordAudit(tx, by, 'partner-ended', { type: 'video', id: row.videoId });
  await tellEnd(work, tx, row, userId);
}

async function tellEnd(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  { id, playerId, partnerId, videoTitle }: PartnerRow,
  userId: string,
): Promise<void> {
  if (partnerId === null) return;
  const otherId = userId === playerId ? partnerId : playerId;
  await jobs.enqueue(tx, 'pair-ended', { invitationId: id, userId: otherId, otherId: userId, videoTitle });
}

/** Removes access and the notifications about it. */
async function close(tx: Database, { id, videoId, playerId, partnerId, offeredToId }: PartnerRow): Promise<void> {
  await deletePartner(tx, id);
  for (const guest of [partnerId, offeredToId]) if (guest !== null) await deletePairNotifications(tx, guest, videoId);
  await notifyUsers(tx, ['pair', 'notification'], [playerId, partnerId, offeredToId]);
}

/** Adds a pending invitation to the list of someone who has just registered with its link. */
export async function offerToRegistered(
  context: Pick<Context, 'jobs' | 'sessionSecret'>,
  tx: Database,
  token: string | undefined,
  userId: string,
): Promise<void> {
  const invitationId = token === undefined ? null : readPairToken(context, token);
  if (invitationId === null) return;
  const [row] = await lockPartners(tx, answerable(invitationId));
  if (row?.status !== 'invited') return;
  await setInvitee(tx, invitationId, userId);
  await context.jobs.enqueue(tx, 'pair-offered', { invitationId });
}

/** Notifies the partner's open windows that a shared video may have changed. */
export async function notifyPartner(tx: Database, videoId: string): Promise<void> {
  const joined = await findJoined(tx, videoId);
  if (joined !== null) await notifyUsers(tx, ['pair'], [joined.partnerId]);
}
