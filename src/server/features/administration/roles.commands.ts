// Changes roles and clubs of people (docs/product.md#administration).

import { msg } from '@lingui/core/runtime-macro';
import type { RoleChange, RoleHoldings } from '#contract/people/admin-people.ts';
import { say } from '#domain/language/say.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { endsConnections, endsPlan, mayChangeRole } from '#domain/people/role-changes.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyAdministratorsOfChange, notifyUsers, notifyViewers } from '#server/events/notify.ts';
import { lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { leaveGroups } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { listRunningAtProvider } from '#server/features/payments/subscriptions/subscriptions-data.queries.ts';
import { closeConnectionsOf } from '#server/features/people/connections/connections.commands.ts';
import { deleteRequestsAbout } from '#server/features/people/families/club-juniors.queries.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
import { cancelSessionsLedForClub } from '#server/features/training/change.commands.ts';
import { endPairsOf } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockActiveAdministrators, lockPerson } from '#server/policy/people.queries.ts';
import { findHoldings, findRoleAndClub, releaseClubReviewsOf, setRoleAndClub } from './roles.queries.ts';

/** What a role change would affect. @throws AppError not_found */
export async function describeRole({ db }: Context, userId: string): Promise<RoleHoldings> {
  const { state, plan, ...holdings } = orNotFound(await findHoldings(db, userId));
  const { administrators, ...has } = holdings;
  const isLastAdministrator = has.role === 'admin' && state === 'active' && administrators === 1;
  return { ...has, plan: plan === null ? null : plans[plan].name, isLastAdministrator };
}

/**
 * Changes someone's role, club, or both. What belongs to the old role ends: connections, unfinished reviews,
 * upcoming sessions, a player's plan. What rests on the old club alone ends too. Without a difference,
 * nothing changes.
 *
 * @throws AppError not_found; conflict with the reason; invalid_input for an unknown club
 */
export async function changeRole({ db, jobs }: Context, by: Author, userId: string, after: RoleChange): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked together, so that the last two administrators cannot demote each other.
    const administrators = await lockActiveAdministrators(tx);
    const { state } = orNotFound(await lockPerson(tx, userId));
    const isLastAdministrator = administrators.length === 1 && administrators[0] === userId;
    requirePermission(mayChangeRole({ state, isOwn: userId === by.actorId, isLastAdministrator }, after.role));
    const { isJunior, ...before } = orNotFound(await findRoleAndClub(tx, userId));
    if (before.role === after.role && before.clubId === after.clubId) return;
    if (isJunior && after.role !== 'player')
      throw new AppError('conflict', {
        message: say(msg`A junior can only be a player until they have their own account.`),
      });
    if (after.clubId !== null) await requireClub(tx, after.clubId);
    // Notifies those who see the person now, and those who will.
    await notifyViewers(tx, ['connection', 'video', 'club'], userId);
    if (before.clubId !== null) {
      await removeLeftNames(tx, before.clubId, [userId]);
      await leaveGroups(tx, before.clubId, [userId]);
      await deleteRequestsAbout(tx, [userId]);
      await cancelSessionsLedForClub(tx, jobs, before.clubId, [userId]);
    }
    await setRoleAndClub(tx, userId, after);
    if (before.role === 'player' && after.role !== 'player') await endPairsOf(tx, userId);
    if (endsConnections(before.role, after.role)) await closeConnectionsOf({ jobs }, tx, userId);
    else if (before.clubId !== null) await releaseClubReviewsOf(tx, userId);
    if (endsPlan(before.role, after.role)) {
      for (const providerSubscriptionId of await listRunningAtProvider(tx, userId))
        await jobs.enqueue(tx, 'end-subscription', { providerSubscriptionId });
    }
    const action = before.role === after.role ? 'club-changed' : 'role-changed';
    await recordAudit(tx, by, action, { type: 'user', id: userId }, { before, after });
    await notifyViewers(tx, ['connection', 'video', 'club'], userId);
    await notifyUsers(tx, ['account'], [userId]);
    await notifyAdministratorsOfChange(tx, ['people']);
  });
}

async function requireClub(tx: Database, clubId: string): Promise<void> {
  if ((await lockActiveClub(tx, clubId)) !== null) return;
  throw invalidField('clubId', say(msg`Please choose a club from the list.`));
}
