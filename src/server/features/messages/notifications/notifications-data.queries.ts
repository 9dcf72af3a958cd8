// Personal data of notifications.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { notifications } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { withTexts } from './notifications.presenters.ts';
import { deleteNotificationsAbout } from './notifications.queries.ts';

/** Notifications in export and erasure. */
export const notificationData: PersonalData = {
  references: {
    'notifications.user_id': { exported: 'yes', erased: 'deleted, as are those about the person in others’ bells' },
  },

  async collect(db, userId) {
    const { createdAt, type, kind, facts, isRead } = notifications;
    const rows = await db
      .select({ createdAt, type, kind, facts, isRead })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id));
    const content = await withTexts(db, rows, await readScaleMappings(db));
    return [{ key: 'notifications', title: say(msg`Your notifications`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(notifications).where(eq(notifications.userId, id));
    await deleteNotificationsAbout(tx, id);
  },
};
