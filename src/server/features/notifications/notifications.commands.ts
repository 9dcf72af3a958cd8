// Telling people. Called by jobs, which may run twice: the cause makes sure that nobody is told twice.

import type { NotificationType } from '#domain/notifications.ts';
import type { Database } from '#server/db/database.ts';
import { findAdministratorIds, insertNotifications } from './notifications.queries.ts';

export interface News {
  type: NotificationType;
  title: string;
  message: string;
  videoId?: string;
  /** What happened, uniquely: told once a person. */
  cause: string;
}

/** Notifies each of the people. */
export async function notify(db: Database, userIds: readonly string[], news: News): Promise<void> {
  await insertNotifications(
    db,
    userIds.map((userId) => ({ userId, ...news })),
  );
}

/** Notifies all active administrators. */
export async function notifyAdministrators(db: Database, news: News): Promise<void> {
  await notify(db, await findAdministratorIds(db), news);
}
