// Notifications in words: from their facts and the names that people have now.

import { type NotificationEvent, peopleIn } from '#domain/messages/notifications/notification-facts.ts';
import { type NotificationText, notificationText } from '#domain/messages/notifications/notification-texts.ts';
import type { Database } from '#server/db/database.ts';
import { findNames } from './notifications.queries.ts';

/** Puts words instead of the facts of each row; one query for the names of all. */
export async function withTexts<Row extends NotificationEvent>(
  db: Database,
  rows: readonly Row[],
): Promise<(Omit<Row, 'kind' | 'facts'> & NotificationText)[]> {
  const names = await findNames(db, rows.flatMap(peopleIn));
  return rows.map(({ kind, facts, ...row }) => ({ ...row, ...notificationText({ kind, facts }, names) }));
}

/** What an event reads like now, for emails that tell what a notification tells. */
export async function findText(db: Database, event: NotificationEvent): Promise<NotificationText> {
  return notificationText(event, await findNames(db, peopleIn(event)));
}
