// Deleting an account: the request, and the erasure after 48 hours.

import { erasedFrom, erasedName } from '#domain/accounts/account-deletion.ts';
import { mayDeleteAccount } from '#domain/people/permissions.ts';
import { isCoach } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import { deletePasswordLinks, deleteSessionsOf } from '#server/features/accounts/passwords/passwords.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { lockOtherManagers } from '#server/features/clubs/deactivation.queries.ts';
import { hasVerifiedLevels } from '#server/features/levels/levels-data.queries.ts';
import { listRunningAtProvider } from '#server/features/payments/subscriptions/subscriptions-data.queries.ts';
import { removeLeftNames } from '#server/features/publicity/consent/left-names.queries.ts';
import { hasPublishedReviews } from '#server/features/reviews/reviews-data.queries.ts';
import { cancelSessionsBetween } from '#server/features/training/change.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { lockActiveAdministrators } from '#server/policy/people.queries.ts';
import { dataCategories } from './data-categories.ts';
import { findDeletionRequest, findDue, lockDue, markDeleted, overwritePerson } from './privacy.queries.ts';

/**
 * Marks an account as deleted: ends all its sessions and emails until when signing in undoes it. Concurrent requests count once.
 *
 * @returns the moment from which it is permanent
 * @throws AppError conflict for the only administrator, and the only manager of a club
 */
export async function requestDeletion(
  { db, jobs }: Context,
  by: Author,
  account: { id: string; role: Parameters<typeof mayDeleteAccount>[0]['role'] },
): Promise<string> {
  const userId = account.id;
  return db.transaction(async (tx) => {
    if (account.role === 'admin') {
      // Locked, so that of two who leave at the same moment the second sees that the first is gone.
      const others = (await lockActiveAdministrators(tx)).filter((id) => id !== userId);
      requirePermission(mayDeleteAccount({ role: account.role, isOnlyOne: others.length === 0 }));
    }
    if (account.role === 'club') {
      const managers = await lockOtherManagers(tx, userId);
      requirePermission(mayDeleteAccount({ role: account.role, isOnlyOne: managers?.length === 0 }));
    }
    const requestedAt = await markDeleted(tx, userId);
    if (requestedAt === null) {
      const earlier = await findDeletionRequest(tx, userId);
      if (earlier === null) throw new AppError('unauthorized');
      return erasedFrom(earlier);
    }
    await deleteSessionsOf(tx, userId);
    await deletePasswordLinks(tx, userId);
    await recordAudit(tx, by, 'deletion-requested', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'deletion-requested-mail', { userId });
    return erasedFrom(requestedAt);
  });
}

/**
 * Erases everyone whose 48 hours are over, each in their own transaction, so that a failure affects nobody else.
 *
 * @throws AggregateError when some could not be erased, so that the job is retried
 */
export async function eraseDue(context: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDue(context.db)) {
    try {
      await erasePerson(context, userId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
}

async function erasePerson({ db, jobs }: Context, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockDue(tx, userId);
    if (person === null) return;
    const hasCoached =
      isCoach(person.role) || (await hasPublishedReviews(tx, userId)) || (await hasVerifiedLevels(tx, userId));
    const newName = erasedName({ hasCoached });
    if (person.clubId !== null) await removeLeftNames(tx, person.clubId, [userId]);
    await overwritePerson(tx, userId, newName);
    await jobs.forget(tx, person);
    // While the sessions still exist, so that players hear of the cancellation. After `forget`, which would delete these jobs; they use
    // the coach's remaining name.
    await cancelSessionsBetween(tx, jobs, userId);
    for (const providerSubscriptionId of await listRunningAtProvider(tx, userId)) {
      await jobs.enqueue(tx, 'end-subscription', { providerSubscriptionId });
    }
    for (const category of dataCategories) await category.erase(tx, { ...person, newName });
    await recordAudit(tx, { actorId: null, address: null }, 'account-erased', { type: 'user', id: userId });
  });
}
