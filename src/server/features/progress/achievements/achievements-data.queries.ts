// Achievements for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { achievements } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

export const achievementData: PersonalData = {
  references: { 'achievements.user_id': { exported: 'yes', erased: 'deleted' } },

  async collect(db, userId) {
    const { type, xp, createdAt } = achievements;
    const content = await db
      .select({ type, xp, createdAt })
      .from(achievements)
      .where(eq(achievements.userId, userId))
      .orderBy(asc(achievements.id));
    return [{ key: 'achievements', title: say(msg`Your achievements`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(achievements).where(eq(achievements.userId, id));
  },
};
