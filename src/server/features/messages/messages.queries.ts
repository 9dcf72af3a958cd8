// SQL of messages.

import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Message } from '#contract/messages/messages.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { takeWrittenPage, type WrittenPage, writtenPage } from '#server/db/fast/written-page.ts';
import { limitOf } from '#server/db/paging.ts';
import { coachConnections, messages, noteThreads, users } from '#server/db/schema/index.ts';

/** Messages per page. */
export const pageSize = 50;

/** The player and coach of a conversation. */
export interface Pair {
  playerId: string;
  coachId: string;
}

const thread = alias(noteThreads, 'thread');

/**
 * The note that a message answers, at its present second; null for others, without looking. As an inner statement it keeps the names of
 * its tables.
 */
const answeredNote = sql`case when ${messages.threadId} is not null then (
  select json_build_object('videoId', ${thread.videoId}, 'noteId', ${thread.noteId}, 'timestamp', ${thread.timestamp})
  from ${noteThreads} thread where ${thread.id} = ${messages.threadId}) end`;

/** A message as it is answered. */
export const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: sql<string>`case when ${messages.senderId} = ${messages.playerId}
    then ${messages.coachId} else ${messages.playerId} end`,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  note: sql<Message['note']>`${answeredNote}`,
  voice: messages.voice,
  // Last, since a written page cannot end with a moment.
  content: messages.content,
};

const player = alias(users, 'writing_player');
const coach = alias(users, 'writing_coach');

const connectionOfPair = plannedOnce('connection_of_pair', 'short', (db) => {
  const connections = db
    .select({ isOpen: sql`bool_or(${coachConnections.status} = 'active')` })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.playerId, sql.placeholder('playerId')),
        eq(coachConnections.coachId, sql.placeholder('coachId')),
        ne(coachConnections.status, 'requested'),
      ),
    );
  const threads = db
    .select({ one: sql`1` })
    .from(noteThreads)
    .where(
      and(eq(noteThreads.playerId, sql.placeholder('playerId')), eq(noteThreads.coachId, sql.placeholder('coachId'))),
    );
  return (
    db
      .select({ isOpen: sql<boolean | null>`coalesce((${connections}), case when exists ${threads} then false end)` })
      .from(player)
      .innerJoin(coach, eq(coach.id, sql.placeholder('coachId')))
      // People who are leaving write with no one.
      .where(and(eq(player.id, sql.placeholder('playerId')), ne(player.state, 'deleted'), ne(coach.state, 'deleted')))
  );
});

/**
 * Whether a player and a coach are connected (`isOpen`), or were, or have answered notes without a connection; null when they have no
 * conversation.
 */
export async function findConnection(db: Database, pair: Pair): Promise<{ isOpen: boolean } | null> {
  const [found] = await connectionOfPair(db).execute({ ...pair });
  const isOpen = found?.isOpen ?? null;
  return isOpen === null ? null : { isOpen };
}

const isOfPair = and(
  eq(messages.playerId, sql.placeholder('playerId')),
  eq(messages.coachId, sql.placeholder('coachId')),
);
/** The order of a conversation. */
export const newestFirst = [desc(messages.createdAt), desc(messages.id)] as const;

const latestOfPair = plannedOnce('latest_messages', 'short', (db) =>
  writtenPage(db, messageColumns, (selected) =>
    db
      .select(selected)
      .from(messages)
      .where(isOfPair)
      .orderBy(...newestFirst)
      .limit(limitOf(pageSize)),
  ),
);

const earlier = alias(messages, 'earlier');
const olderOfPair = plannedOnce('older_messages', 'short', (db) => {
  const cursor = db
    .select({ at: earlier.createdAt, id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.id, sql.placeholder('after')),
        eq(earlier.playerId, sql.placeholder('playerId')),
        eq(earlier.coachId, sql.placeholder('coachId')),
      ),
    );
  return writtenPage(db, messageColumns, (selected) =>
    db
      .select(selected)
      .from(messages)
      .where(and(isOfPair, sql`(${messages.createdAt}, ${messages.id}) < ${cursor}`))
      .orderBy(...newestFirst)
      .limit(limitOf(pageSize)),
  );
});

/** A page of a conversation, the latest message first. */
export async function listMessages(db: Database, pair: Pair, after: string | undefined): Promise<WrittenPage<Message>> {
  const found =
    after === undefined
      ? await latestOfPair(db).execute({ ...pair, pageSize })
      : await olderOfPair(db).execute({ ...pair, after, pageSize });
  return takeWrittenPage(found);
}

/** Locks the player's messages until the transaction ends, so that concurrent ones cannot exceed the quota. */
export async function lockQuota(tx: Database, playerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages:${playerId}`}, 0))`);
}

/** The message already sent with a key; null when there is none. */
export async function findSent(tx: Database, senderId: string, submissionKey: string) {
  const [row] = await tx
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.submissionKey, submissionKey)));
  return row ?? null;
}

/** Stores a message; null when its key was used concurrently. */
export async function insertMessage(tx: Database, message: typeof messages.$inferInsert) {
  const [row] = await tx.insert(messages).values(message).onConflictDoNothing().returning(messageColumns);
  return row ?? null;
}

/** Marks the other person's messages as read; whether there were any unread. */
export async function markConversationRead(tx: Database, pair: Pair, readerId: string): Promise<boolean> {
  const rows = await tx
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(messages.playerId, pair.playerId),
        eq(messages.coachId, pair.coachId),
        ne(messages.senderId, readerId),
        isNull(messages.readAt),
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** How many messages someone has not read. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const isMine = or(eq(messages.playerId, userId), eq(messages.coachId, userId));
  return db.$count(messages, and(isMine, ne(messages.senderId, userId), isNull(messages.readAt)));
}
