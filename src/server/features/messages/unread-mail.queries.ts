// SQL of the emails about unread messages.

import { and, asc, count, eq, gt, inArray, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { unreadDays, unreadMinutes } from '#domain/messages/unread-mail.ts';
import type { Database } from '#server/db/database.ts';
import { messages, stoppedMails, users } from '#server/db/schema/index.ts';

/** Characters of a message that an email can need. */
const excerptLength = 400;

const receiver = alias(users, 'receiver');
const sender = alias(users, 'sender');

/** Unread, not emailed yet, and not too old. */
const isWaiting = and(
  isNull(messages.readAt),
  isNull(messages.mailedAt),
  gt(messages.createdAt, sql`now() - make_interval(days => ${unreadDays})`),
);
const isOverdue = lte(messages.createdAt, sql`now() - make_interval(mins => ${unreadMinutes})`);

/** Active people with an overdue unread message who have these emails switched on. */
export async function listReceiversToEmail(db: Database): Promise<string[]> {
  const stopped = db
    .select({ one: sql`1` })
    .from(stoppedMails)
    .where(and(eq(stoppedMails.userId, receiver.id), eq(stoppedMails.kind, 'messages')));
  const rows = await db
    .selectDistinct({ id: receiver.id })
    .from(messages)
    .innerJoin(
      receiver,
      sql`${receiver.id} = case when ${messages.senderId} = ${messages.playerId}
        then ${messages.coachId} else ${messages.playerId} end
        and (${receiver.role} = 'player') = (${receiver.id} = ${messages.playerId})`,
    )
    .innerJoin(sender, and(eq(sender.id, messages.senderId), ne(sender.state, 'deleted')))
    // A junior's guardian has had a copy already.
    .where(and(isWaiting, isOverdue, eq(receiver.state, 'active'), isNull(receiver.guardianId), notExists(stopped)));
  return rows.map(({ id }) => id);
}

/**
 * All of a person's unread messages by sender, oldest first, including those not overdue yet.
 *
 * @param side the person's side
 */
export async function listWaiting(db: Database, { id: userId, side }: { id: string; side: 'player' | 'coach' }) {
  const oldest = sql`min(${messages.createdAt})`;
  const inOrder = sql`order by ${messages.createdAt}, ${messages.id}`;
  const rows = await db
    .select({
      id: sender.id,
      firstName: sender.firstName,
      lastName: sender.lastName,
      count: count(),
      isOverdue: sql<boolean>`bool_or(${isOverdue})`,
      excerpt: sql<string>`left((array_agg(${messages.content} ${inOrder}))[1], ${excerptLength})`,
      messageIds: sql<string[]>`json_agg(${messages.id})`,
    })
    .from(messages)
    .innerJoin(sender, and(eq(sender.id, messages.senderId), ne(sender.state, 'deleted')))
    .where(
      and(
        eq(side === 'player' ? messages.playerId : messages.coachId, userId),
        ne(messages.senderId, userId),
        isWaiting,
      ),
    )
    .groupBy(sender.id, sender.firstName, sender.lastName)
    .orderBy(asc(oldest), asc(sender.id));
  return rows.some((row) => row.isOverdue) ? rows : [];
}

/** Records that these messages were emailed. */
export async function markMailed(db: Database, messageIds: readonly string[]): Promise<void> {
  await db
    .update(messages)
    .set({ mailedAt: sql`now()` })
    .where(inArray(messages.id, [...messageIds]));
}
