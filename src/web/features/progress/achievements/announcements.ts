// Groups new achievements into announcements.

import type { Achievement } from '#contract/progress/achievements.ts';
import type { AchievementType } from '#domain/progress/achievements.ts';

/** The content of one toast. */
export interface Announcement {
  type: AchievementType;
  /** The achievements in it, oldest first; never empty. */
  ids: string[];
  /** Their total XP. */
  xp: number;
}

/**
 * Achievements not announced yet, oldest first. Those of one type are combined, since a review may improve six skills at once.
 *
 * @param latest newest first, as listed by the server
 * @param shown ids announced since the list was read
 */
export function announcements(latest: readonly Achievement[], shown: ReadonlySet<string>): Announcement[] {
  const byType = new Map<AchievementType, Announcement>();
  for (const { id, type, xp, isSeen } of latest.toReversed()) {
    if (isSeen || shown.has(id)) continue;
    const one = byType.get(type) ?? { type, ids: [], xp: 0 };
    byType.set(type, { type, ids: [...one.ids, id], xp: one.xp + xp });
  }
  return [...byType.values()];
}
