// Notifying people. Called by jobs, which may run twice; the cause prevents duplicates.

import {
  type AnyNotificationEvent,
  notificationTypeOf,
  subjectsOf,
} from '#domain/messages/notifications/notification-facts.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { findAdministratorIds, insertNotifications, markLatestRead } from './notifications.queries.ts';

/** An event with its facts. */
export type NewNotification = AnyNotificationEvent & {
  videoId?: string;
  /** Unique per event; each person is notified once per cause. */
  cause: string;
};

/** Notifies each of the people. */
export async function notify(
  db: Database,
  userIds: readonly string[],
  { kind, facts, videoId, cause }: NewNotification,
): Promise<void> {
  const row = { type: notificationTypeOf(kind), kind, facts, subjectIds: subjectsOf({ kind, facts }), videoId, cause };
  await insertNotifications(
    db,
    userIds.map((userId) => ({ userId, ...row })),
  );
}

/** Notifies all active administrators. */
export async function notifyAdministrators(db: Database, notification: NewNotification): Promise<void> {
  await notify(db, await findAdministratorIds(db), notification);
}

/** Marks all of a person's notifications as read: the latest at once, and any others in a job. */
export async function markAllRead({ db, jobs }: Pick<Context, 'db' | 'jobs'>, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await markLatestRead(tx, userId);
    if (before !== null) await jobs.enqueue(tx, 'older-notifications-read', { userId, before });
  });
}
