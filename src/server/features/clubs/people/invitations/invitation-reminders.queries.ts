// SQL of reminders of invitations.

import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { reminderHours } from '#domain/clubs/club-people.ts';
import type { Database } from '#server/db/database.ts';
import { accountLinks, clubInvitations, clubs, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';
import { hasComeTo, isForRole, withIds } from './club-invitations.queries.ts';

/**
 * Claims a reminder for each invitation that is due and not answered: the first after two days, the last a day before its link ends, one
 * of them at a time and each once. People with an account, who have no link, are reminded once, within a week.
 */
export async function claimReminders(tx: Database, limit: number) {
  const hours = (count: number) => sql`make_interval(hours => ${count})`;
  const linkEnd = tx
    .select({ at: sql<string | null>`max(${accountLinks.expiresAt})` })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.clubInvitationId, clubInvitations.id),
        eq(accountLinks.userId, users.id),
        isNull(accountLinks.usedAt),
      ),
    );
  const isNew = isNull(clubInvitations.firstRemindedAt);
  const endsSoon = sql`(${linkEnd}) <= now() + ${hours(reminderHours.last)}`;
  const isLong = sql`${clubInvitations.firstRemindedAt} <= now() - ${hours(reminderHours.last)}`;
  const ofLink = and(isInvited(), sql`(${linkEnd}) > now()`, or(isNew, and(endsSoon, isLong)));
  const ofAccount = and(
    eq(users.state, 'active'),
    isNew,
    sql`${clubInvitations.carriedOutAt} > now() - interval '7 days'`,
  );
  const due = await tx
    .select({
      invitationId: clubInvitations.id,
      userId: users.id,
      isLast: sql<boolean>`(not ${isInvited()} or ${endsSoon})`,
    })
    .from(clubInvitations)
    .innerJoin(clubs, and(eq(clubs.id, clubInvitations.clubId), isNull(clubs.deactivatedAt)))
    .innerJoin(users, eq(users.email, clubInvitations.email))
    .where(
      and(
        sql`${clubInvitations.carriedOutAt} <= now() - ${hours(reminderHours.first)}`,
        isNull(clubInvitations.lastRemindedAt),
        isNull(clubInvitations.declinedAt),
        isForRole,
        or(ofLink, ofAccount),
        not(hasComeTo(tx)),
      ),
    )
    .orderBy(clubInvitations.id)
    .limit(limit)
    .for('update', { of: clubInvitations, skipLocked: true });
  const mark = (which: typeof due, set: { firstRemindedAt: SQL } | { lastRemindedAt: SQL }) =>
    which.length === 0 ||
    tx
      .update(clubInvitations)
      .set(set)
      .where(withIds(which.map(({ invitationId }) => invitationId)));
  await mark(due, { firstRemindedAt: sql`coalesce(${clubInvitations.firstRemindedAt}, now())` });
  await mark(
    due.filter(({ isLast }) => isLast),
    { lastRemindedAt: sql`now()` },
  );
  return due.map(({ invitationId, userId }) => ({ invitationId, userId }));
}
