// What the bell holds of a person.

import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/access/personal-data.ts';
import { notifications } from '#server/db/schema/index.ts';
import { deleteNewsAbout } from './notifications.queries.ts';

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
    await tx.delete(notifications).where(eq(notifications.userId, id));
    await deleteNewsAbout(tx, id);
  },
};
