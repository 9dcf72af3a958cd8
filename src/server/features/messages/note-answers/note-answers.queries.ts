// SQL of answers to notes: their threads, and who of a review answers.

import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isCoach } from '#domain/people/roles.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { annotations, isOfVideo, messages, noteThreads, reviews, users, videos } from '#server/db/schema/index.ts';
import { messageColumns, newestFirst, type Pair, pageSize } from '#server/features/messages/messages.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisibleVideo } from '#server/policy/visibility.ts';

const player = alias(users, 'answering_player');
const coach = alias(users, 'answering_coach');

/** A note of a review. */
export interface NoteOfReview {
  videoId: string;
  noteId: string;
}

/** The published review that the actor sees, with its player and its coach; null if they see none. */
export async function findReviewOf(db: Database, actor: Actor, videoId: string) {
  const [found] = await db
    .select({
      playerId: videos.playerId,
      coachId: reviews.coachId,
      publishedAt: reviews.publishedAt,
      player: { ...namedPerson(player), state: player.state },
      coach: { ...namedPerson(coach), state: coach.state, role: coach.role, clubId: coach.clubId },
    })
    .from(videos)
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .innerJoin(player, eq(player.id, videos.playerId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(and(eq(videos.id, videoId), isReviewed, isVisibleVideo(actor)));
  return found ?? null;
}
export type ReviewOf = NonNullable<Awaited<ReturnType<typeof findReviewOf>>>;

/** Whether a review's coach sees it now, and neither of the two is leaving. */
export async function isReachable(db: Database, videoId: string, review: ReviewOf): Promise<boolean> {
  const { id, role, clubId, state } = review.coach;
  if (state === 'deleted' || review.player.state === 'deleted' || !isCoach(role)) return false;
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, videoId), isVisibleVideo({ id, role, clubId })));
  return rows.length === 1;
}

const isOfPair = (pair: Pair) => and(eq(noteThreads.playerId, pair.playerId), eq(noteThreads.coachId, pair.coachId));

/** The threads of a review between the two, in the order of the video, as one of them reads them. */
export async function listThreads(db: Database, videoId: string, pair: Pair, readerId: string) {
  const ofThread = db
    .select({
      answers: sql<number>`count(*)::int`.as('answers'),
      unread:
        sql<number>`(count(*) filter (where ${messages.senderId} <> ${readerId} and ${messages.readAt} is null))::int`.as(
          'unread',
        ),
    })
    .from(messages)
    .where(eq(messages.threadId, noteThreads.id))
    .as('of_thread');
  const threads = await db
    .select({
      noteId: noteThreads.noteId,
      timestamp: noteThreads.timestamp,
      title: noteThreads.title,
      answers: ofThread.answers,
      unread: ofThread.unread,
      isWaiting: sql<boolean>`${noteThreads.closedAt} is null and ${noteThreads.lastSenderId} <> ${readerId}`,
      closedAt: noteThreads.closedAt,
    })
    .from(noteThreads)
    .innerJoinLateral(ofThread, sql`true`)
    .where(and(eq(noteThreads.videoId, videoId), isOfPair(pair)))
    .orderBy(asc(noteThreads.timestamp), asc(noteThreads.id));
  if (threads.length === 0) return [];
  const noteIds = threads.map(({ noteId }) => noteId);
  const found = await db
    .select({ id: annotations.id })
    .from(annotations)
    .where(and(isOfVideo(annotations, { playerId: pair.playerId, videoId }), inArray(annotations.id, noteIds)));
  const published = new Set(found.map(({ id }) => id));
  return threads.map(({ isWaiting, ...thread }) => {
    const isRemoved = !published.has(thread.noteId);
    return { ...thread, isRemoved, isAwaiting: isWaiting && !isRemoved };
  });
}

const isOfNote = (note: NoteOfReview, pair: Pair) =>
  and(eq(noteThreads.videoId, note.videoId), eq(noteThreads.noteId, note.noteId), isOfPair(pair));

/** A page of the answers to a note, the latest first. */
export async function listAnswers(db: Database, note: NoteOfReview, pair: Pair, after: string | undefined) {
  const thread = db.select({ id: noteThreads.id }).from(noteThreads).where(isOfNote(note, pair));
  const earlier = alias(messages, 'earlier_answer');
  const cursor = db
    .select({ at: earlier.createdAt, id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.id, after ?? ''), sql`${earlier.threadId} = (${thread})`));
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        sql`${messages.threadId} = (${thread})`,
        after === undefined ? undefined : sql`(${messages.createdAt}, ${messages.id}) < (${cursor})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/** The thread of a note between the two, locked until the transaction ends; null if nobody has answered. */
export async function lockThread(tx: Database, note: NoteOfReview, pair: Pair) {
  const [thread] = await tx.select().from(noteThreads).where(isOfNote(note, pair)).for('update');
  return thread ?? null;
}

/** A published note, which stays so until the transaction ends; null if there is none. */
export async function findNote(db: Database, playerId: string, { videoId, noteId }: NoteOfReview) {
  const [note] = await db
    .select({ timestamp: annotations.timestamp, title: annotations.title })
    .from(annotations)
    .where(and(isOfVideo(annotations, { playerId, videoId }), eq(annotations.id, noteId)))
    .for('key share');
  return note ?? null;
}

/** Begins the thread of a note, unless another request has just begun it, and locks it. */
export async function beginThread(tx: Database, thread: typeof noteThreads.$inferInsert) {
  await tx.insert(noteThreads).values(thread).onConflictDoNothing();
  return onlyRow([await lockThread(tx, thread, thread)].filter((row) => row !== null));
}

/** Records who wrote last. */
export async function noteLastAnswer(tx: Database, threadId: string, senderId: string): Promise<void> {
  await tx
    .update(noteThreads)
    .set({ lastSenderId: senderId, lastAt: sql`clock_timestamp()` })
    .where(eq(noteThreads.id, threadId));
}

/** Closes a thread or opens it again. */
export async function setClosed(tx: Database, threadId: string, isClosed: boolean): Promise<void> {
  await tx
    .update(noteThreads)
    .set({ closedAt: isClosed ? sql`coalesce(${noteThreads.closedAt}, now())` : null })
    .where(eq(noteThreads.id, threadId));
}

/** Marks the other's answers to a note as read; whether there were any unread. */
export async function markThreadRead(tx: Database, threadId: string, readerId: string): Promise<boolean> {
  const rows = await tx
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.threadId, threadId), ne(messages.senderId, readerId), isNull(messages.readAt)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** Open threads of visible reviews in which the player wrote last to this coach: how many, and those that have waited longest. */
export async function listUnanswered(db: Database, actor: Actor, most: number) {
  const waiting = db.$with('waiting').as(
    db
      .select({
        id: noteThreads.id,
        videoId: noteThreads.videoId,
        noteId: noteThreads.noteId,
        playerId: noteThreads.playerId,
        since: noteThreads.lastAt,
        timestamp: noteThreads.timestamp,
        videoTitle: sql<string>`${videos.title}`.as('video_title'),
        firstName: player.firstName,
        lastName: player.lastName,
      })
      .from(noteThreads)
      .innerJoin(videos, eq(videos.id, noteThreads.videoId))
      .innerJoin(player, eq(player.id, noteThreads.playerId))
      .where(
        and(
          eq(noteThreads.coachId, actor.id),
          isNull(noteThreads.closedAt),
          eq(noteThreads.lastSenderId, noteThreads.playerId),
          isVisibleVideo(actor),
        ),
      ),
  );
  const rows = await db
    .with(waiting)
    .select({
      videoId: waiting.videoId,
      noteId: waiting.noteId,
      videoTitle: waiting.videoTitle,
      timestamp: waiting.timestamp,
      player: { id: waiting.playerId, firstName: waiting.firstName, lastName: waiting.lastName },
      since: waiting.since,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(waiting)
    .innerJoin(annotations, and(isOfVideo(annotations, waiting), eq(annotations.id, waiting.noteId)))
    .orderBy(asc(waiting.since), asc(waiting.id))
    .limit(most);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _count, ...note }) => note) };
}

/** Facts for the notification of an answer that has not been read; null if it has, or its review is no more. */
export async function findUnreadAnswer(db: Database, messageId: string) {
  const [found] = await db
    .select({
      receiverId: messageColumns.receiverId,
      senderId: messages.senderId,
      videoId: noteThreads.videoId,
      noteId: noteThreads.noteId,
      timestamp: noteThreads.timestamp,
      videoTitle: videos.title,
    })
    .from(messages)
    .innerJoin(noteThreads, eq(noteThreads.id, messages.threadId))
    .innerJoin(videos, eq(videos.id, noteThreads.videoId))
    .where(and(eq(messages.id, messageId), isNull(messages.readAt)))
    .orderBy(desc(messages.id));
  return found ?? null;
}
