// Ratings taken over from the player's last review (docs/product.md#review).

import type { SkillName } from '#domain/skills/skills.ts';

interface EarlierRating {
  videoId: string;
  skillName: SkillName;
  /** 0 to 7, as text: "4.2". */
  rating: string;
}

/**
 * The last review's ratings of the skills that this one has not rated, as bare ratings: comments and linked notes are about the other
 * match. Never the overall rating, which is about the whole of this match.
 *
 * @param lastVideoId the video of the player's last review; null without one
 */
export function asLastTime(
  rated: readonly { skillName: SkillName }[],
  earlier: readonly EarlierRating[],
  lastVideoId: string | null,
): { skillName: SkillName; rating: number; comment: string; evidence: string[] }[] {
  return earlier
    .filter(({ videoId, skillName }) => {
      return videoId === lastVideoId && skillName !== 'overall' && rated.every((one) => one.skillName !== skillName);
    })
    .map(({ skillName, rating }) => ({ skillName, rating: Number(rating), comment: '', evidence: [] }));
}

/** How many skills are rated exactly as in the last review, the overall rating aside. */
export function countUnchanged(
  rated: readonly { skillName: SkillName; rating: number }[],
  earlier: readonly EarlierRating[],
  lastVideoId: string | null,
): number {
  const last = asLastTime([], earlier, lastVideoId);
  return rated.filter(({ skillName, rating }) =>
    last.some((one) => one.skillName === skillName && one.rating === rating),
  ).length;
}
