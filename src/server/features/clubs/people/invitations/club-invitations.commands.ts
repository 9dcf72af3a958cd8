// A manager invites people. The call only stores the form, and a job does the rest: so neither the response, nor its time, nor the
// list of invitations reveals whether an address has an account.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { InvitationSelection } from '#contract/clubs/club-invitations.ts';
import type { BulkAnswer } from '#contract/clubs/club-players.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { findClub, listClubManagers, lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit, recordAudits } from '#server/features/administration/audit/audit.commands.ts';
import { maxLocked, requireSeen } from '#server/features/clubs/people/many-members.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  clubInvitationLimit,
  clubResendLimit,
  consumeRateLimit,
  isMailWithinLimits,
  mailsWithinLimits,
} from '#server/http/sessions/rate-limits.ts';
import {
  deleteInvitations,
  deleteInvitedAccounts,
  findInvitation,
  findMembersAndInvited,
  type InvitedPerson,
  insertInvitedAccounts,
  listInvitableAccounts,
  listSelectedInvitations,
  lockInvitation,
  lockOpenInvitations,
  lockSelectedInvitations,
  markProcessed,
  type OpenInvitation,
  reopenInvitations,
  storeInvitations,
  withIds,
} from './club-invitations.queries.ts';

/**
 * Stores invitations and queues them.
 *
 * @throws AppError conflict for someone who already belongs to the club; too_many_requests
 */
export async function inviteToClub(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  people: readonly InvitedPerson[],
): Promise<void> {
  for (const _ of people) await consumeRateLimit(db, config, clubInvitationLimit, clubId);
  const emails = people.map(({ email }) => email);
  if (new Set(emails).size < emails.length)
    throw new AppError('invalid_input', { message: say(msg`The same address appears twice.`) });
  const [known] = (await findMembersAndInvited(db, clubId, emails)).members;
  if (known !== undefined)
    throw new AppError('conflict', { message: say(msg`${{ email: known }} already belongs to your club.`) });
  await db.transaction(async (tx) => {
    orNotFound(await lockActiveClub(tx, clubId));
    const ids = await storeInvitations(tx, people, { clubId, invitedById: by.actorId });
    await recordAudit(tx, by, 'club-invited', { type: 'club', id: clubId }, { after: { invited: ids.length } });
    await jobs.enqueue(tx, 'club-invitations', { invitationIds: ids });
    await notifyManagers(tx, clubId);
  });
}

const server: Author = { actorId: null, address: null };

/** Carries out invitations that are still open. */
export async function processInvitations(context: Context, ids: readonly string[]): Promise<void> {
  await context.db.transaction(async (tx) => {
    await processLocked(context, tx, await lockOpenInvitations(tx, withIds(ids), ids.length));
  });
}

/**
 * Creates accounts for new addresses and asks existing ones; others get nothing. A constant number of statements
 * for each club, however many people.
 *
 * @param invitations locked in this transaction
 */
export async function processLocked(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  invitations: readonly OpenInvitation[],
): Promise<void> {
  if (invitations.length === 0) return;
  const ids = invitations.map(({ id }) => id);
  const made = await insertInvitedAccounts(tx, invitations);
  await recordAudits(
    tx,
    server,
    'account-invited',
    made.map(({ id, role, clubId }) => ({ subject: { type: 'user', id }, change: { after: { role, clubId } } })),
  );
  // Includes the accounts just created.
  const askable = await listInvitableAccounts(tx, ids);
  await jobs.enqueueAll(
    tx,
    'invitation-mail',
    askable.filter(({ isInvited }) => isInvited).map(({ userId, invitationId }) => ({ userId, invitationId })),
  );
  const asked = askable.filter(({ isInvited }) => !isInvited);
  await jobs.enqueueAll(
    tx,
    'club-request-mail',
    asked.map(({ invitationId, userId }) => ({ invitationId, userId })),
  );
  for (const [clubId, ofClub] of Map.groupBy(invitations, (one) => one.clubId)) {
    const own = new Set(ofClub.map(({ id }) => id));
    const club = await findClub(tx, clubId);
    if (club === null) continue;
    for (const role of ['player', 'coach_club'] as const) {
      const people = asked.filter((one) => own.has(one.invitationId) && one.role === role).map(({ userId }) => userId);
      if (people.length === 0) continue;
      const kind = role === 'player' ? 'club-asks-player' : 'club-asks-coach';
      await notify(tx, people, { kind, facts: { people: {}, clubName: club.name }, cause: `club_asks:${newId()}` });
      await notifyUsers(tx, ['club'], people);
    }
  }
  await markProcessed(tx, ids);
}

/**
 * Sends an invitation again; only the newest link works.
 *
 * @throws AppError not_found; too_many_requests for an address that has had enough of these emails
 */
export async function resendClubInvitation(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  id: string,
): Promise<void> {
  await consumeRateLimit(db, config, clubInvitationLimit, clubId);
  await db.transaction(async (tx) => {
    const { email } = orNotFound(await lockInvitation(tx, clubId, id));
    if (!(await isMailWithinLimits(tx, config, `club-${clubId}`, email))) {
      const message = say(
        msg`This address has had two invitations in the last hour, or five today. Please wait a little.`,
      );
      throw new AppError('too_many_requests', { message });
    }
    await reopenInvitations(tx, [id]);
    await recordAudit(
      tx,
      by,
      'club-invited',
      { type: 'club', id: clubId },
      { after: { invitationId: id, again: true } },
    );
    await jobs.enqueue(tx, 'club-invitations', { invitationIds: [id] });
    await notifyManagers(tx, clubId);
  });
}

/** Withdraws an invitation and deletes its pending account. @throws AppError not_found */
export async function withdrawClubInvitation({ db }: Context, by: Author, clubId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { email } = orNotFound(await findInvitation(tx, clubId, id));
    // Locks accounts before invitations, like the deactivation of a club.
    await deleteInvitedAccounts(tx, clubId, [email]);
    if ((await deleteInvitations(tx, [id])).length === 0) throw new AppError('not_found');
    await recordAudit(
      tx,
      by,
      'club-invitation-withdrawn',
      { type: 'club', id: clubId },
      { before: { invitationId: id } },
    );
    await notifyManagers(tx, clubId);
  });
}

/** Invitations that one job carries out. */
const pieceSize = 500;

/**
 * Sends invitations of players again, in a fixed number of statements; only the newest link works. Addresses that have had enough of these
 * emails for now are left out, and counted.
 *
 * @throws AppError not_found for none; conflict; too_many_requests
 */
export async function resendClubInvitations(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  selection: InvitationSelection,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    orNotFound(await lockActiveClub(tx, clubId));
    const chosen = await lockSelectedInvitations(tx, clubId, selection, maxLocked);
    const gone = requireSeen(chosen.length, selection);
    await consumeRateLimit(tx, config, clubResendLimit, clubId);
    const within = await mailsWithinLimits(
      tx,
      config,
      `club-${clubId}`,
      chosen.map(({ email }) => email),
    );
    const ids = chosen.filter(({ email }) => within.has(email)).map(({ id }) => id);
    if (ids.length > 0) {
      await reopenInvitations(tx, ids);
      const change = { after: { invited: ids.length, again: true } };
      await recordAudit(tx, by, 'club-invited', { type: 'club', id: clubId }, change);
      const pieces = Array.from({ length: Math.ceil(ids.length / pieceSize) }, (_, index) => ({
        invitationIds: ids.slice(index * pieceSize, (index + 1) * pieceSize),
      }));
      await jobs.enqueueAll(tx, 'club-invitations', pieces);
      await notifyManagers(tx, clubId);
    }
    return { ids, already: chosen.length - ids.length, gone };
  });
}

/**
 * Withdraws invitations of players and deletes their pending accounts, in a fixed number of statements.
 *
 * @throws AppError not_found; conflict
 */
export async function withdrawClubInvitations(
  { db }: Context,
  by: Author,
  clubId: string,
  selection: InvitationSelection,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    const chosen = await listSelectedInvitations(tx, clubId, selection, maxLocked);
    const gone = requireSeen(chosen.length, selection);
    // Locks accounts before invitations, like the deactivation of a club.
    await deleteInvitedAccounts(
      tx,
      clubId,
      chosen.map(({ email }) => email),
    );
    const ids = await deleteInvitations(
      tx,
      chosen.map(({ id }) => id),
    );
    const change = { before: { invitations: ids.length } };
    await recordAudit(tx, by, 'club-invitation-withdrawn', { type: 'club', id: clubId }, change);
    await notifyManagers(tx, clubId);
    return { ids, already: 0, gone: gone + chosen.length - ids.length };
  });
}

/** The invitations of a selection for a file. @throws AppError not_found; conflict */
export async function readChosenInvitations({ db }: Context, clubId: string, selection: InvitationSelection) {
  const invited = await listSelectedInvitations(db, clubId, selection, maxLocked);
  requireSeen(invited.length, selection);
  return invited;
}

/** Notifies a club's managers that its people changed. */
export async function notifyManagers(tx: Database, clubId: string): Promise<void> {
  const managers = await listClubManagers(tx, clubId);
  await notifyUsers(
    tx,
    ['people'],
    managers.map(({ id }) => id),
  );
}
