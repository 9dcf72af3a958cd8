// SQL of notifications.

import { and, asc, desc, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { coachNotificationTypes } from '#domain/messages/notifications/notifications.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName } from '#server/db/people-columns.ts';
import { notifications, users } from '#server/db/schema/index.ts';
import { notifyUsers } from '#server/events/notify.ts';

/** Notifications per page. */
const pageSize = 50;

const columns = {
  id: notifications.id,
  type: notifications.type,
  kind: notifications.kind,
  facts: notifications.facts,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  videoId: notifications.videoId,
};

/** The bell whose notifications to list. */
type Bell = 'own' | 'coach';

/**
 * A page of a person's notifications as they are stored, the latest first: all of them, or those that coaches and administrators get.
 * During impersonation without those of answers to notes, which are private.
 */
export async function listNotifications(
  db: Database,
  userId: string,
  { bell = 'own', after, isViewing = false }: { bell?: Bell; after?: string | undefined; isViewing?: boolean } = {},
) {
  const rows = await db
    .select(columns)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        bell === 'coach' ? inArray(notifications.type, [...coachNotificationTypes]) : undefined,
        isViewing ? ne(notifications.type, 'note_answer') : undefined,
        after === undefined ? undefined : lt(notifications.id, after),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/** How many notifications someone has not read. */
export function countUnreadNotifications(db: Database, userId: string): Promise<number> {
  return db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
}

/** Marks a notification as read; false when the person has no such notification. */
export async function markRead(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length === 1;
}

/** Notifications marked per statement; 100,000 took 6.8 s (docs/benchmarks.md). */
export const markedAtOnce = 1_000;

/**
 * Marks a person's latest unread notifications as read, at most `markedAtOnce`, because each row is rewritten in every index.
 *
 * @param before only those before this one
 * @returns the oldest marked one if there may be more, otherwise null
 */
export async function markLatestRead(db: Database, userId: string, before?: string): Promise<string | null> {
  const portion = db.$with('portion').as(
    db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.isRead, false),
          before === undefined ? undefined : lt(notifications.id, before),
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(markedAtOnce)
      // Rows locked by a concurrent request are marked by it.
      .for('update', { skipLocked: true }),
  );
  const marked = await db
    .with(portion)
    .update(notifications)
    .set({ isRead: true })
    .from(portion)
    .where(eq(notifications.id, portion.id))
    .returning({ id: notifications.id });
  if (marked.length < markedAtOnce) return null;
  return marked.reduce((oldest, { id }) => (id < oldest ? id : oldest), marked[0]?.id ?? '');
}

/**
 * Inserts notifications, skipping those with the same person and cause. A person has at most one unread notification per video and kind;
 * a newer one replaces it.
 */
export async function insertNotifications(db: Database, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await db.transaction(async (tx) => {
    const { type, videoId } = first;
    // Concurrent inserts would not see each other.
    if (videoId) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${type}:${videoId}`}, 0))`);
    const inserted = await tx
      .insert(notifications)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: notifications.id, userId: notifications.userId });
    if (inserted.length === 0) return;
    await notifyUsers(
      tx,
      ['notification'],
      inserted.map(({ userId }) => userId),
    );
    if (!videoId) return;
    await tx.delete(notifications).where(
      and(
        eq(notifications.videoId, videoId),
        eq(notifications.type, type),
        eq(notifications.isRead, false),
        inArray(
          notifications.userId,
          inserted.map(({ userId }) => userId),
        ),
        notInArray(
          notifications.id,
          inserted.map(({ id }) => id),
        ),
      ),
    );
  });
}

/** Marks a person's notifications of answers as read: those to a note, or all of one writer. */
export async function markAnswersRead(
  db: Database,
  userId: string,
  about: { videoId: string; noteId: string } | { writerId: string },
): Promise<void> {
  const isAbout =
    'writerId' in about
      ? sql`${notifications.facts}->'people'->>'writer' = ${about.writerId}`
      : sql`${notifications.videoId} = ${about.videoId} and ${notifications.facts}->>'noteId' = ${about.noteId}`;
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.userId, userId),
        sql`not ${notifications.isRead}`,
        eq(notifications.type, 'note_answer'),
        isAbout,
      ),
    )
    .returning({ id: notifications.id });
  if (marked.length > 0) await notifyUsers(db, ['notification'], [userId]);
}

/** Deletes a person's notifications about pair notes in a video that is no longer shared with them. */
export async function deletePairNotifications(db: Database, userId: string, videoId: string): Promise<void> {
  const { kind } = notifications;
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.videoId, videoId),
        inArray(kind, ['pair-invited', 'pair-notes-published']),
      ),
    );
}

/** Adds a new junior to their guardian's notifications that name them as typed by a club, so that they go when the junior is erased. */
export async function nameJunior(tx: Database, guardianId: string, juniorId: string, name: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ subjectIds: sql`array_append(${notifications.subjectIds}, ${juniorId}::uuid)` })
    .where(
      and(
        eq(notifications.userId, guardianId),
        eq(notifications.kind, 'family-changed'),
        sql`${notifications.facts}->'juniors' ? ${name}`,
      ),
    );
}

/** Deletes notifications about an erased person. Rare, so without an index, which would slow every insert. */
export async function deleteNotificationsAbout(db: Database, userId: string): Promise<void> {
  await db.delete(notifications).where(sql`${userId}::uuid = any(${notifications.subjectIds})`);
}

/** What people are called now, by their ids. */
export async function findNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: fullName(users) })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The active administrators, in the same lock order as elsewhere, to avoid deadlocks. */
export async function findAdministratorIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.state, 'active')))
    .orderBy(asc(users.id));
  return rows.map((row) => row.id);
}
