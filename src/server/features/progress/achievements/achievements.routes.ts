// Endpoints of achievements.

import { grantSubject } from '#domain/progress/achievement-grants.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { countByType, listLatest, markSeen } from './achievements.queries.ts';

export const achievementHandlers = {
  async listAchievements({ actor, context: { db } }) {
    const [latest, byType] = await Promise.all([listLatest(db, actor.id), countByType(db, actor.id)]);
    return {
      xpTotal: byType.reduce((total, { xp }) => total + xp, 0),
      counts: Object.fromEntries(byType.map(({ type, count }) => [type, count])),
      latest: latest.map(({ cause, ...one }) => ({ ...one, ...grantSubject({ type: one.type, cause }) })),
    };
  },

  async seeAchievements({ actor, body, context }) {
    await markSeen(context.db, actor.id, body.ids);
  },
} satisfies Partial<Handlers>;
