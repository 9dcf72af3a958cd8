// Which achievements are announced, and how several of one kind are told as one.

import type { Achievement } from '#contract/progress/achievements.ts';
import type { AchievementType } from '#domain/progress/achievements.ts';

/** What one toast tells. */
export interface Announcement {
  type: AchievementType;
  /** The grants that it tells of, the oldest first; never empty. */
  ids: string[];
  /** Experience points of all of them. */
  xp: number;
}

/**
 * What the player has not been told yet, the oldest first. Grants of one kind are one announcement: a review may raise six skills at
 * once, and six toasts of five seconds would be a nuisance.
 *
 * @param latest as the server lists them, the newest first
 * @param told ids that were announced since the list was read
 */
export function announcements(latest: readonly Achievement[], told: ReadonlySet<string>): Announcement[] {
  const byType = new Map<AchievementType, Announcement>();
  for (const { id, type, xp, isSeen } of latest.toReversed()) {
    if (isSeen || told.has(id)) continue;
    const one = byType.get(type) ?? { type, ids: [], xp: 0 };
    byType.set(type, { type, ids: [...one.ids, id], xp: one.xp + xp });
  }
  return [...byType.values()];
}
