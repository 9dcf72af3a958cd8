// What the bell holds of a person.

import { asc, eq, or, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/access/personal-data.ts';
import { notifications } from '#server/db/schema/index.ts';

/** Notifications, as export and erasure see them. */
export const notificationData: PersonalData = {
  references: {
    'notifications.user_id': { exported: 'yes', erased: 'deleted, as are those about the person in others’ bells' },
  },

  async collect(db, userId) {
    const { createdAt, type, title, message, isRead } = notifications;
    const content = await db
      .select({ createdAt, type, title, message, isRead })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id));
    return [{ key: 'notifications', title: 'Your notifications', content }];
  },

  async erase(tx, { id }) {
    // A cause names what happened and to whom, such as `player_registered:ID`.
    const isAboutPerson = sql`position(${id}::text in coalesce(${notifications.cause}, '')) > 0`;
    await tx.delete(notifications).where(or(eq(notifications.userId, id), isAboutPerson));
  },
};
