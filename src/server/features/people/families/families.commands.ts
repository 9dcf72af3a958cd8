// A guardian answers clubs and acts for their juniors (docs/product.md#families).

import { msg } from '@lingui/core/runtime-macro';
import { erasedFrom } from '#domain/accounts/account-deletion.ts';
import { say } from '#domain/language/say.ts';
import { isGrown } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { policyVersion } from '#server/features/accounts/accounts.commands.ts';
import { insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { followInvitation } from '#server/features/accounts/joining.commands.ts';
import { listClubManagers, lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { nameJunior } from '#server/features/messages/notifications/notifications.queries.ts';
import { forgetPayer } from '#server/features/payments/former-payer.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, handoverLimit } from '#server/http/sessions/rate-limits.ts';
import { type Actor, exchangeSession } from '#server/http/sessions/sessions.ts';
import type { Call } from '#server/http/table/serve.ts';
import { deleteRequestsAbout } from './club-juniors.queries.ts';
import * as queries from './families.queries.ts';

type SessionCall = Pick<Call<never>, 'context' | 'request' | 'reply'> & { actor: Actor };

/**
 * Replaces the session by one of a junior, in which the guardian acts for them. Also from another junior's session.
 *
 * @throws AppError not_found for anyone but the guardian's own active juniors; conflict when the session was exchanged meanwhile
 */
export async function openJuniorSession(call: SessionCall, juniorId: string): Promise<Actor> {
  const { actor, context, request } = call;
  const guardianId = actor.real.id;
  // Each later request looks again, so a relation that ends at this moment opens nothing.
  if (!(await queries.isActiveJuniorOf(context.db, guardianId, juniorId))) throw new AppError('not_found');
  return exchangeSession(call, { viewedUserId: juniorId }, async (tx) => {
    const author = { actorId: guardianId, address: request.ip };
    await recordAudit(tx, author, 'junior-session-started', { type: 'user', id: juniorId });
  });
}

/** Returns to the guardian's own account; changes nothing in any other session. */
export async function leaveJuniorSession(call: SessionCall): Promise<Actor> {
  return call.actor.isGuardian ? exchangeSession(call, null, async () => undefined) : call.actor;
}

/** Where a consent came from. */
interface Origin {
  address: string | null;
  userAgent: string | null;
}

/**
 * Accepts a club's request. The junior is created as a member of the club, or gets this guardian: then everything that the former
 * one agreed to is asked again.
 *
 * @throws AppError not_found for someone else's, an answered or a withdrawn request
 */
export async function acceptGuardianRequest(
  { db, jobs }: Context,
  by: Author,
  userId: string,
  id: string,
  origin: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The common lock order: person, club, invitation.
    const guardian = orNotFound(await queries.lockGuardian(tx, userId));
    const clubId = orNotFound(await queries.findAskingClub(tx, guardian.email, id));
    orNotFound(await lockActiveClub(tx, clubId));
    const { juniorId, importId, coachId, groupIds, ...person } = orNotFound(await queries.consumeRequest(tx, id));
    if (juniorId === null) {
      const made = { ...person, guardianId: guardian.id, clubId, timeZone: guardian.timeZone };
      const newJuniorId = await queries.insertJunior(tx, made);
      if (newJuniorId !== null) {
        await insertConsent(tx, { userId: newJuniorId, policyVersion, ...origin });
        await nameJunior(tx, guardian.id, newJuniorId, personName(person));
        await recordAudit(tx, by, 'junior-added', { type: 'user', id: newJuniorId }, { after: { clubId } });
        await followInvitation({ jobs }, tx, newJuniorId, { clubId, importId, coachId, groupIds });
      }
    } else {
      const junior = orNotFound(await queries.lockJuniorOfClub(tx, clubId, juniorId));
      await queries.setGuardian(tx, juniorId, guardian.id);
      await endFormerRights({ jobs }, tx, juniorId);
      await insertConsent(tx, { userId: juniorId, policyVersion, ...origin });
      const change = { before: { guardianId: junior.guardianId }, after: { guardianId: guardian.id } };
      await recordAudit(tx, by, 'guardian-changed', { type: 'user', id: juniorId }, change);
      if (junior.guardianId !== guardian.id) await tellFormer(jobs, tx, junior.guardianId, juniorId, 'moved');
    }
    await notifyFamily(tx, clubId, [guardian.id]);
  });
}

/** Declines. The club is not notified, which would reveal that the address has an account. @throws AppError not_found */
export async function declineGuardianRequest({ db }: Context, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const guardian = orNotFound(await queries.lockGuardian(tx, userId));
    orNotFound(await queries.findAskingClub(tx, guardian.email, id));
    if (!(await queries.markRequestDeclined(tx, id))) throw new AppError('not_found');
    await notifyUsers(tx, ['account'], [guardian.id]);
  });
}

/** Ends what a former guardian agreed to, can still reach, or pays for. */
export async function endFormerRights({ jobs }: Pick<Context, 'jobs'>, tx: Database, juniorId: string): Promise<void> {
  await queries.forgetConsents(tx, juniorId);
  await forgetPayer({ jobs }, tx, juniorId);
}

/** Notifies a former guardian of the end of the relation. */
export async function tellFormer(
  jobs: Context['jobs'],
  tx: Database,
  guardianId: string,
  juniorId: string,
  end: 'moved' | 'handed-over',
): Promise<void> {
  await jobs.enqueue(tx, 'family-changed', { userId: guardianId, juniorId, end, at: new Date().toISOString() });
  await notifyUsers(tx, ['account'], [guardianId]);
}

/** Tells people and a club's managers that a family has changed. */
export async function notifyFamily(tx: Database, clubId: string | null, userIds: readonly string[]): Promise<void> {
  const managers = clubId === null ? [] : await listClubManagers(tx, clubId);
  await notifyUsers(tx, ['account', 'people', 'club'], [...userIds, ...managers.map(({ id }) => id)]);
}

/**
 * Queues the email with the link to a junior's own account.
 *
 * @throws AppError not_found; conflict before the day for it
 */
export async function handOverOwnJunior(
  { db, jobs, config }: Context,
  by: Author,
  guardian: { id: string; email: string },
  juniorId: string,
  email: string,
): Promise<void> {
  await consumeRateLimit(db, config, handoverLimit, guardian.id);
  await db.transaction(async (tx) => {
    const junior = orNotFound(await queries.lockOwnJunior(tx, guardian.id, juniorId));
    requireGrown(junior);
    if (junior.state !== 'active') throw new AppError('conflict');
    if (email === guardian.email) throw ownAddress();
    await startHandover(jobs, tx, by, juniorId, email);
  });
}

/** Records a handover and queues its email. */
export async function startHandover(
  jobs: Context['jobs'],
  tx: Database,
  by: Author,
  juniorId: string,
  email: string,
): Promise<void> {
  await recordAudit(tx, by, 'handover-started', { type: 'user', id: juniorId });
  await jobs.enqueue(tx, 'handover-mail', { userId: juniorId, email });
}

/** The sentence for the guardian's own address. */
export function ownAddress(): AppError {
  return invalidField('email', say(msg`This is the guardian’s address. The junior needs one of their own.`));
}

/** @throws AppError conflict before the day from which a junior may have an account of their own */
export function requireGrown({ firstName, adultOn }: { firstName: string; adultOn: string }): void {
  if (isGrown(adultOn, new Date().toISOString().slice(0, 10))) return;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(adultOn));
  throw new AppError('conflict', { message: say(msg`${{ firstName }} can have their own account from ${{ day }}.`) });
}

/**
 * Marks a junior's account as deleted.
 *
 * @returns the moment from which it is permanent
 * @throws AppError not_found
 */
export async function deleteJunior(
  { db, jobs }: Context,
  by: Author,
  guardianId: string,
  juniorId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { state } = orNotFound(await queries.lockOwnJunior(tx, guardianId, juniorId));
    if (state === 'suspended') throw new AppError('conflict', { message: say(msg`This account is suspended.`) });
    const requestedAt = orNotFound(await queries.markJuniorDeleted(tx, juniorId));
    await queries.deleteHandoverLinks(tx, juniorId);
    await deleteRequestsAbout(tx, [juniorId]);
    await recordAudit(tx, by, 'deletion-requested', { type: 'user', id: juniorId });
    await jobs.enqueue(tx, 'junior-deletion-mail', { userId: juniorId });
    await notifyUsers(tx, ['account', 'people'], [guardianId]);
    return erasedFrom(requestedAt);
  });
}

/** Undoes it within 48 hours. @throws AppError not_found */
export async function keepJunior({ db }: Context, by: Author, guardianId: string, juniorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await queries.lockOwnJunior(tx, guardianId, juniorId));
    if (!(await queries.keepDeletedJunior(tx, juniorId))) throw new AppError('not_found');
    await recordAudit(tx, by, 'deletion-undone', { type: 'user', id: juniorId });
    await notifyUsers(tx, ['account', 'people'], [guardianId]);
  });
}
