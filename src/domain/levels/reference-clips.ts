// Reference clips: how a coach's blind ratings differ from the agreed ones (docs/product.md#reference-clips).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { ClipDifference } from '#domain/levels/model/rated-reviews.ts';
import { mean, oneDecimal, roundTo } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';

/** Limits of a clip (docs/product.md#reference-clips). */
export const clipLimits = {
  title: 100,
  player: 200,
  source: 300,
  /** Length in seconds. */
  seconds: { min: 5, max: 300 },
  /** Clips of a season, retired ones included. */
  season: 40,
} as const;

/** With ratings of fewer clips, a difference is not stated (docs/product.md#reference-clips). */
export const fewestClips = { together: 5, skill: 3 } as const;

/** A clip's states: a draft is for administrators alone, a retired one is no longer rated. */
export const clipStates = ['draft', 'published', 'retired'] as const;

/** Ratings of a clip by skill, 0–7 with one decimal. */
export type ClipRatings = Partial<Record<SkillName, number>>;

/** The skills that a clip is rated in, in the usual order. */
export function clipSkills(agreed: ClipRatings): SkillName[] {
  return skillNames.filter((skill) => agreed[skill] !== undefined);
}

/** One rating of a coach beside the agreed one. */
export interface ComparedRating {
  clipId: string;
  skill: SkillName;
  agreed: number;
  rating: number;
}

/** How a coach rates compared with the panel. */
export interface PanelDifference {
  /** Mean difference in points of the scale: negative for stricter. */
  difference: number;
  /** Half of the 95 % interval; null with one clip. */
  half: number | null;
  clips: number;
}

/**
 * The mean difference from the agreed ratings with its 95 % interval. Each clip counts once, by the mean over its skills: ratings of one
 * player in one clip depend on each other, so counting them singly would make the interval too narrow. Student's distribution, one degree
 * of freedom fewer than clips. The agreed ratings count as exact. Null for no ratings.
 */
export function panelDifference(ratings: readonly ComparedRating[]): PanelDifference | null {
  const byClip = Map.groupBy(ratings, ({ clipId }) => clipId);
  const differences = [...byClip.values()].map((ofClip) => mean(ofClip.map(apart)) ?? 0);
  const difference = mean(differences);
  if (difference === null) return null;
  const clips = differences.length;
  if (clips === 1) return { difference, half: null, clips };
  const squares = differences.reduce((sum, one) => sum + (one - difference) ** 2, 0);
  const error = Math.sqrt(squares / (clips - 1) / clips);
  return { difference, half: studentQuantile(clips - 1) * error, clips };
}

const apart = ({ rating, agreed }: ComparedRating) => rating - agreed;

/** The difference in each skill that was rated, in the usual order. */
export function skillDifferences(ratings: readonly ComparedRating[]): (PanelDifference & { skill: SkillName })[] {
  return skillNames.flatMap((skill) => {
    const found = panelDifference(ratings.filter((one) => one.skill === skill));
    return found === null ? [] : [{ skill, ...found }];
  });
}

/** The single ratings that are furthest from the agreed ones; those that show no difference are left out. */
export function furthestRatings<R extends ComparedRating>(ratings: readonly R[], count = 5): R[] {
  return ratings
    .filter((one) => roundTo(apart(one), 1) !== 0)
    .toSorted((one, other) => Math.abs(apart(other)) - Math.abs(apart(one)))
    .slice(0, count);
}

/** "0.2 stricter", "0.4 more generous", "the same". @param difference rating minus agreed rating */
export function strictnessWords(difference: number): string {
  const size = oneDecimal(Math.abs(difference));
  if (roundTo(difference, 1) === 0) return say(msg`the same`);
  return difference < 0 ? say(msg`${{ difference: size }} stricter`) : say(msg`${{ difference: size }} more generous`);
}

/** Whether ratings show a difference: the interval leaves 0 out, and the difference is not shown as 0.0. */
function isClear({ difference, half }: PanelDifference): boolean {
  return half !== null && Math.abs(difference) > half && roundTo(difference, 1) !== 0;
}

/**
 * A difference in words: "0.2 stricter on Volley than the panel, ± 0.1", "No clear difference on Volley (± 0.4)", or that it rests on too
 * few clips.
 *
 * @param of a skill, or null for all skills together
 */
export function differenceWords(found: PanelDifference, of: SkillName | null): string {
  const fewest = of === null ? fewestClips.together : fewestClips.skill;
  if (found.half === null || found.clips < fewest)
    return say(msg`Too few clips to say: ${{ clips: found.clips }} of ${{ fewest }}`);
  const reach = `± ${oneDecimal(found.half)}`;
  const size = oneDecimal(Math.abs(found.difference));
  if (of === null) {
    if (!isClear(found)) return say(msg`No clear difference (${{ reach }})`);
    return found.difference < 0
      ? say(msg`${{ difference: size }} stricter than the panel, ${{ reach }}`)
      : say(msg`${{ difference: size }} more generous than the panel, ${{ reach }}`);
  }
  const skill = skillLabel(of);
  if (!isClear(found)) return say(msg`No clear difference on ${{ skill }} (${{ reach }})`);
  return found.difference < 0
    ? say(msg`${{ difference: size }} stricter on ${{ skill }} than the panel, ${{ reach }}`)
    : say(msg`${{ difference: size }} more generous on ${{ skill }} than the panel, ${{ reach }}`);
}

/** What the level model takes from rated clips: for each coach and clip the mean difference from the agreed ratings. */
export function clipDifferences(ratings: readonly (ComparedRating & { coachId: string })[]): ClipDifference[] {
  const byClip = Map.groupBy(ratings, ({ coachId, clipId }) => `${coachId} ${clipId}`);
  return [...byClip.values()].flatMap((ofClip) => {
    const [difference, first] = [mean(ofClip.map(apart)), ofClip[0]];
    return difference === null || !first ? [] : [{ coachId: first.coachId, difference, skills: ofClip.length }];
  });
}

/** The 0.975 quantiles of Student's distribution for 1 to 10 degrees of freedom, as tables print them. */
const smallQuantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
/** The same of the normal distribution. */
const normalQuantile = 1.959964;

/**
 * The 0.975 quantile of Student's distribution: by how many standard errors a two-sided 95 % interval reaches.
 *
 * @param freedom degrees of freedom, at least 1; from 11 on by the expansion of Cornish and Fisher, exact to 0.001
 */
export function studentQuantile(freedom: number): number {
  const known = smallQuantiles[freedom - 1];
  if (known !== undefined) return known;
  const z = normalQuantile;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
