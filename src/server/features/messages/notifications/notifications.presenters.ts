// Notifications with their texts, from facts and current names.

import type { ScaleMappings } from '#domain/levels/levels.ts';
import {
  clubMessageIn,
  type NotificationEvent,
  noteIn,
  peopleIn,
} from '#domain/messages/notifications/notification-facts.ts';
import { type NotificationText, notificationText } from '#domain/messages/notifications/notification-texts.ts';
import type { Database } from '#server/db/database.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { findNames } from './notifications.queries.ts';

/**
 * Replaces each row's facts by its text, with one query for all names.
 *
 * @param mappings of level scales, as levels are shown to the reader now
 */
export async function withTexts<Row extends NotificationEvent>(
  db: Database,
  rows: readonly Row[],
  mappings: ScaleMappings,
): Promise<(Omit<Row, 'kind' | 'facts'> & NotificationText & { clubMessageId?: string; noteId?: string })[]> {
  const names = await findNames(db, rows.flatMap(peopleIn));
  return rows.map(({ kind, facts, ...row }) => {
    const [clubMessageId, noteId] = [clubMessageIn({ kind, facts }), noteIn({ kind, facts })];
    const text = notificationText({ kind, facts }, names, mappings);
    return {
      ...row,
      ...text,
      ...(clubMessageId !== undefined && { clubMessageId }),
      ...(noteId !== undefined && { noteId }),
    };
  });
}

/** The text of an event with current names, for emails. */
export async function findText(db: Database, event: NotificationEvent): Promise<NotificationText> {
  const [names, mappings] = [await findNames(db, peopleIn(event)), await readScaleMappings(db)];
  return notificationText(event, names, mappings);
}
