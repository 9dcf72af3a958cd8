// Personal data of push devices.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { pushDevices, stoppedPushes } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Push devices and switched-off kinds in export and erasure. */
export const pushData: PersonalData = {
  references: {
    'push_devices.user_id': { exported: 'without address and keys, with which anybody could send', erased: 'deleted' },
    'stopped_pushes.user_id': { exported: 'yes', erased: 'deleted' },
  },

  async collect(db, userId) {
    const devices = await db
      .select({ isDetailed: pushDevices.isDetailed, createdAt: pushDevices.createdAt })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(asc(pushDevices.id));
    const stopped = await db
      .select({ kind: stoppedPushes.kind, stoppedAt: stoppedPushes.stoppedAt })
      .from(stoppedPushes)
      .where(eq(stoppedPushes.userId, userId))
      .orderBy(asc(stoppedPushes.kind));
    return [
      { key: 'pushDevices', title: say(msg`Devices with push notifications`), content: devices },
      { key: 'stoppedPushes', title: say(msg`Push notifications you have switched off`), content: stopped },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(pushDevices).where(eq(pushDevices.userId, id));
    await tx.delete(stoppedPushes).where(eq(stoppedPushes.userId, id));
  },
};
