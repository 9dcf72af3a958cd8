// The level model: what the ratings of all coaches say about players' abilities, and how each coach rates (docs/product.md#level-model).
//
// A rating is ability(player, skill, day) + bias(coach) + chance. A review splits into its mean and what each skill is above it. Only the
// mean has the bias, which is the same for all skills. So biases and levels come from the means (`level-part.ts`), and what is a skill's
// own from the rest (`skill-part.ts`). If all skills are rated, nothing is lost by that: the parts are independent and together the whole
// mixed model.

import { skillNames, skillTier, skillTiers } from '#domain/skills/skills.ts';
import { type BiasEstimate, levelPart } from './level-part.ts';
import { minimise } from './minimise.ts';
import { type ModelFigures, type ModelVariances, typicalVariances } from './model-figures.ts';
import type { ClipDifference, ReviewColumns } from './rated-reviews.ts';
import { skillPart } from './skill-part.ts';

/** Turns of least squares; complete reviews need two. */
const mostTurns = 30;
/** Up to so many coaches the spread of their biases is uncertain enough to matter. */
const fewCoaches = 100;
/** How far, as a factor of e, a variance may well be from the typical one. */
const typicalSpread = 1.5;

/** The model fitted to all ratings. */
export interface LevelModel extends ModelFigures {
  coaches: BiasEstimate[];
}

export interface ModelOptions {
  /** The classical mixed model without walks, tiers and assumptions, to compare with other programs. */
  isClassical?: boolean;
  /** Takes all coaches to be alike. */
  isWithoutBias?: boolean;
}

/**
 * Fits the model: the variances by restricted maximum likelihood, then biases as the best predictions from them.
 *
 * @param clips ratings of reference clips, which connect coaches who share no player
 */
export function fitLevels(
  columns: ReviewColumns,
  clips: readonly ClipDifference[] = [],
  { isClassical = false, isWithoutBias = false }: ModelOptions = {},
): LevelModel {
  const split = splitReviews(columns);
  const ofSkills = skillPart(columns, split);
  const ofLevels = levelPart(columns, split, clips);

  /** The most likely values of these variances, the others being known. */
  function fitted(
    names: readonly (keyof ModelVariances)[],
    known: ModelVariances,
    criterion: (variances: ModelVariances) => number,
  ): ModelVariances {
    const free = isClassical ? names.filter((name) => !name.endsWith('Walk')) : names;
    const at = (logs: readonly number[]) => ({
      ...known,
      ...Object.fromEntries(free.map((name, index) => [name, Math.exp(logs[index] ?? 0)])),
    });
    const assumed = (variances: ModelVariances) =>
      isClassical ? 0 : free.reduce((sum, name) => sum + surprise(name, variances[name]), 0);
    return at(
      minimise(
        (logs) => criterion(at(logs)) + assumed(at(logs)),
        free.map((name) => Math.log(known[name])),
        isClassical ? 1e-6 : 1e-3,
      ),
    );
  }

  const start: ModelVariances = isClassical
    ? { ...typicalVariances, levelWalk: 0, skillWalk: 0 }
    : { ...typicalVariances };
  const fitSkills = (known: ModelVariances) => fitted(['skill', 'skillWalk', 'rating'], known, ofSkills.criterion);
  let variances = fitSkills(start);
  if (!isClassical) {
    split.chanceByTier = ofSkills.chanceByTier(variances);
    variances = fitSkills(variances);
  }
  if (isWithoutBias) variances = { ...variances, bias: 1e-9 };
  const ofReviews = ['level', 'levelWalk', 'form', ...(isWithoutBias ? [] : ['bias' as const])] as const;
  variances = fitted(ofReviews, variances, ofLevels.criterion);

  return {
    variances,
    chanceByTier: [...split.chanceByTier],
    usual: split.usual,
    coaches: ofLevels.biases(
      variances,
      isClassical || isWithoutBias ? [{ variance: variances.bias, weight: 1 }] : biasVariances(variances, ofLevels),
    ),
  };
}

/** How far a variance is from what is assumed, in units of minus twice the log likelihood. */
function surprise(name: keyof ModelVariances, variance: number): number {
  return (Math.log(variance / typicalVariances[name]) / typicalSpread) ** 2;
}

/**
 * Values that the variance of biases may have, with how likely each is. A few coaches tell it only roughly, and an interval from the single
 * most likely value would be too narrow.
 */
function biasVariances(variances: ModelVariances, { criterion, coachCount }: ReturnType<typeof levelPart>) {
  if (coachCount > fewCoaches) return [{ variance: variances.bias, weight: 1 }];
  const values = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((half) => variances.bias * Math.exp(half / 2));
  const costs = values.map((bias) => criterion({ ...variances, bias }) + surprise('bias', bias));
  const lowest = Math.min(...costs);
  const likely = costs.map((cost) => Math.exp((lowest - cost) / 2));
  const total = likely.reduce((sum, one) => sum + one, 0);
  return values.map((variance, index) => ({ variance, weight: (likely[index] ?? 0) / total }));
}

/** Reviews split into their mean and what is above it. */
export interface SplitReviews {
  /** By how much each skill is usually rated above the mean of all. */
  usual: number[];
  /**
   * For each review the mean of its ratings and how many skills were rated. What is usual for these skills is taken off, so that a review
   * of few skills is not low because they are the hard ones.
   */
  means: Float64Array;
  counts: Uint8Array;
  /** For each player the tier of their mean rating, and what chance is multiplied by in each tier. */
  tiers: Uint8Array;
  chanceByTier: number[];
}

function splitReviews({ days, ratings, starts, playerIds }: ReviewColumns): SplitReviews {
  const size = skillNames.length;
  const [means, counts] = [new Float64Array(days.length), new Uint8Array(days.length)];
  let usual = skillNames.map(() => 0);
  // Least squares by turns: means of reviews from what is usual for skills, then what is usual from the means.
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const [sums, rated] = [new Float64Array(size), new Float64Array(size)];
    for (let review = 0; review < days.length; review += 1) {
      let [sum, count] = [0, 0];
      for (let skill = 0; skill < size; skill += 1) {
        const rating = ratings[review * size + skill] ?? Number.NaN;
        if (Number.isNaN(rating)) continue;
        sum += rating - (usual[skill] ?? 0);
        count += 1;
      }
      const mean = sum / count;
      means[review] = mean;
      counts[review] = count;
      for (let skill = 0; skill < size; skill += 1) {
        const rating = ratings[review * size + skill] ?? Number.NaN;
        if (Number.isNaN(rating)) continue;
        sums[skill] = (sums[skill] ?? 0) + rating - mean;
        rated[skill] = (rated[skill] ?? 0) + 1;
      }
    }
    const raw = usual.map((_, skill) => (sums[skill] ?? 0) / (rated[skill] || 1));
    const middle = raw.reduce((sum, one) => sum + one, 0) / Math.max(rated.filter((count) => count > 0).length, 1);
    const next = raw.map((one, skill) => (rated[skill] ? one - middle : 0));
    const moved = Math.max(...next.map((one, skill) => Math.abs(one - (usual[skill] ?? 0))));
    if (moved < 1e-6) break;
    usual = next;
  }
  const tiers = Uint8Array.from(playerIds, (_, player) => {
    const [from = 0, to = 0] = [starts[player], starts[player + 1]];
    const mean = means.subarray(from, to).reduce((sum, one) => sum + one, 0) / (to - from);
    return skillTiers.indexOf(skillTier(mean));
  });
  return { usual, means, counts, tiers, chanceByTier: skillTiers.map(() => 1) };
}
