// The mean of each review: one walk for each player, and the biases of coaches.

import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { SplitReviews } from './level-model.ts';
import { daysAYear, type ModelVariances } from './model-figures.ts';
import type { ClipDifference, ReviewColumns } from './rated-reviews.ts';

/** How one coach rates. */
export interface BiasEstimate {
  coachId: string;
  /** How much higher than others this coach rates the same play, in points; negative for lower. */
  bias: number;
  /** Its standard error. */
  error: number;
  /** The same against the mean of the group: what a comparison of its coaches shows, and the standard error of that. */
  difference: number;
  differenceError: number;
  players: number;
  reviews: number;
  /** Rated reference clips. */
  clips: number;
  /** Coaches whom players or reference clips connect have the same number. Only these can be compared. */
  group: number;
  /** The mean level of the group's players at their first review. */
  groupMean: number;
}

/** Coaches who can be compared: an equation for the mean of their players, and one for each of them. */
interface Group {
  /** Places in the columns. */
  coaches: number[];
  hasPlayers: boolean;
}

/** The part of the model that is about levels and biases. */
export function levelPart(columns: ReviewColumns, split: SplitReviews, clips: readonly ClipDifference[]) {
  const { days, starts, playerIds, coaches: coachOf, twins } = columns;
  const coachIds = [...new Set([...columns.coachIds, ...clips.map(({ coachId }) => coachId)])];
  const placeOf = new Map(coachIds.map((id, place) => [id, place]));
  const ratedClips = clips.map((clip) => ({ ...clip, coach: placeOf.get(clip.coachId) ?? 0 }));

  // Each player's coaches, and for each review which of these wrote it.
  const localOf = new Int32Array(days.length);
  const coachesOf = playerIds.map((_, player) => {
    const own: number[] = [];
    for (let review = starts[player] ?? 0; review < (starts[player + 1] ?? 0); review += 1) {
      const coach = coachOf[review] ?? 0;
      const known = own.indexOf(coach);
      localOf[review] = known === -1 ? own.push(coach) - 1 : known;
    }
    return own;
  });
  const { groups, groupOf, equationOf } = groupsOf(coachIds.length, [
    ...coachesOf,
    [...new Set(ratedClips.map(({ coach }) => coach))],
  ]);
  for (const own of coachesOf) {
    const group = groups[groupOf[own[0] ?? 0] ?? 0];
    if (group) group.hasPlayers = true;
  }
  const mostCoaches = coachesOf.reduce((most, { length }) => Math.max(most, length), 0);

  /**
   * Filters every player's walk (Kalman). Through each filter run the means, a 1 for each review, and for each coach a 1 where they wrote
   * it; what they leave makes the normal equations of the groups.
   *
   * Two reviews of one match are one for the walk, their mean; their difference tells the coaches apart, and all the better since both saw
   * the same play: of the form of the day, half is supposed to be the match's own.
   */
  function pass({ level, levelWalk, form, rating }: ModelVariances) {
    const equations = groups.map(({ coaches: { length } }) => ({
      matrix: new Float64Array((length + 1) ** 2),
      right: new Float64Array(length + 1),
      squares: 0,
    }));
    let logs = 0;
    const most = mostCoaches + 2;
    const [state, left, local] = [new Float64Array(most), new Float64Array(most), new Float64Array(most * most)];
    for (let player = 0; player < playerIds.length; player += 1) {
      const own = coachesOf[player] ?? [];
      const size = own.length + 2;
      const chance = split.chanceByTier[split.tiers[player] ?? 0] ?? 1;
      const [from = 0, to = 0] = [starts[player], starts[player + 1]];
      state.fill(0, 0, size);
      local.fill(0, 0, size * size);
      let variance = level;
      for (let review = from; review < to; review += 1) {
        if (review > from) variance += (levelWalk * ((days[review] ?? 0) - (days[review - 1] ?? 0))) / daysAYear;
        const twin = twins[review] ?? -1;
        // Taken together with the first of the two.
        if (twin !== -1 && twin < review) continue;
        const second = twin === -1 ? review : twin;
        const [mean, other] = [split.means[review] ?? 0, split.means[second] ?? 0];
        const skills = rating / (split.counts[review] ?? 1) + rating / (split.counts[second] ?? 1);
        const spread = variance + chance * (form + skills / 2);
        const gain = variance / spread;
        const [writer, writer2] = [(localOf[review] ?? 0) + 2, (localOf[second] ?? 0) + 2];
        for (let one = 0; one < size; one += 1) {
          const written = (one === writer ? 0.5 : 0) + (one === writer2 ? 0.5 : 0);
          const given = one === 0 ? (mean + other) / 2 : one === 1 ? 1 : written;
          left[one] = given - (state[one] ?? 0);
          state[one] = (state[one] ?? 0) + gain * (left[one] ?? 0);
        }
        variance *= 1 - gain;
        logs += Math.log(spread);
        addRow(local, left, size, spread);
        if (twin === -1) continue;
        const apart = chance * (form + skills);
        left.fill(0, 0, size);
        left[0] = mean - other;
        left[writer] = (left[writer] ?? 0) + 1;
        left[writer2] = (left[writer2] ?? 0) - 1;
        logs += Math.log(apart);
        addRow(local, left, size, apart);
      }
      const equation = equations[groupOf[own[0] ?? 0] ?? 0];
      if (equation) addPlayer(equation, local, own);
    }
    for (const { coach, difference, skills } of ratedClips) {
      const spread = form + rating / skills;
      const equation = equations[groupOf[coach] ?? 0];
      if (!equation) continue;
      const [at, size] = [equationOf[coach] ?? 0, equation.right.length];
      equation.matrix[at * size + at] = (equation.matrix[at * size + at] ?? 0) + 1 / spread;
      equation.right[at] = (equation.right[at] ?? 0) + difference / spread;
      equation.squares += difference ** 2 / spread;
      logs += Math.log(spread);
    }
    return { equations, logs };
  }

  /** Adds what one player's reviews say to the equations of the group. */
  function addPlayer(
    equation: { matrix: Float64Array; right: Float64Array; squares: number },
    local: Float64Array,
    own: readonly number[],
  ) {
    const [size, width] = [own.length + 2, equation.right.length];
    const placeIn = (one: number) => (one === 1 ? 0 : (equationOf[own[one - 2] ?? 0] ?? 0));
    equation.squares += local[0] ?? 0;
    for (let row = 1; row < size; row += 1) {
      const to = placeIn(row);
      equation.right[to] = (equation.right[to] ?? 0) + (local[row * size] ?? 0);
      for (let column = 1; column <= row; column += 1) {
        const value = local[row * size + column] ?? 0;
        const other = placeIn(column);
        equation.matrix[to * width + other] = (equation.matrix[to * width + other] ?? 0) + value;
        if (row !== column) equation.matrix[other * width + to] = (equation.matrix[other * width + to] ?? 0) + value;
      }
    }
  }

  /** Solves the equations of one group; biases are pulled towards 0. */
  function solved({ matrix, right }: { matrix: Float64Array; right: Float64Array }, group: Group, bias: number) {
    const size = right.length;
    const full = Matrix.from1DArray(size, size, [...matrix]);
    if (!group.hasPlayers) full.set(0, 0, 1);
    for (let coach = 1; coach < size; coach += 1) full.set(coach, coach, full.get(coach, coach) + 1 / bias);
    const decomposed = new CholeskyDecomposition(full);
    return { decomposed, estimates: decomposed.solve(Matrix.columnVector(right)).to1DArray() };
  }

  return {
    coachCount: coachIds.length,

    /** Minus twice the restricted log likelihood, but for a constant. */
    criterion(variances: ModelVariances): number {
      const { equations, logs } = pass(variances);
      return groups.reduce((sum, group, index) => {
        const equation = equations[index];
        if (!equation) return sum;
        const { decomposed, estimates } = solved(equation, group, variances.bias);
        const determinant = decomposed.lowerTriangularMatrix
          .diagonal()
          .reduce((log, one) => log + 2 * Math.log(one), 0);
        const explained = estimates.reduce((total, one, place) => total + one * (equation.right[place] ?? 0), 0);
        return sum + determinant + group.coaches.length * Math.log(variances.bias) + equation.squares - explained;
      }, logs);
    },

    /**
     * How each coach rates.
     *
     * @param biasVariances values that the variance of biases may have; their weights add up to 1
     */
    biases(variances: ModelVariances, biasVariances: readonly { variance: number; weight: number }[]): BiasEstimate[] {
      const { equations } = pass(variances);
      const counted = coachIds.map(() => ({ players: 0, reviews: 0, clips: 0 }));
      const count = (coach: number, what: 'players' | 'reviews' | 'clips') => {
        const counts = counted[coach];
        if (counts) counts[what] += 1;
      };
      for (const own of coachesOf) for (const coach of own) count(coach, 'players');
      for (const coach of coachOf) count(coach, 'reviews');
      for (const { coach } of ratedClips) count(coach, 'clips');
      return groups.flatMap((group, number) => {
        const equation = equations[number];
        if (!equation) return [];
        const solutions = biasVariances.map(({ variance, weight }) => {
          const { decomposed, estimates } = solved(equation, group, variance);
          const covariance = decomposed.solve(Matrix.eye(estimates.length));
          return { weight, estimates, ...spreadOf(covariance), middle: meanOf(estimates.slice(1)) };
        });
        type Solution = (typeof solutions)[number];
        /** A value over all solutions, as likely as they are. */
        const over = (value: (solution: Solution) => number) =>
          solutions.reduce((sum, solution) => sum + solution.weight * value(solution), 0);
        return group.coaches.map((coach, index): BiasEstimate => {
          const own = ({ estimates }: Solution) => estimates[index + 1] ?? 0;
          const bias = over(own);
          const difference = over((solution) => own(solution) - solution.middle);
          return {
            coachId: coachIds[coach] ?? '',
            bias,
            error: Math.sqrt(over((one) => (one.variances[index] ?? 0) + (own(one) - bias) ** 2)),
            difference,
            differenceError: Math.sqrt(
              over((one) => (one.fromMiddle[index] ?? 0) + (own(one) - one.middle - difference) ** 2),
            ),
            players: 0,
            reviews: 0,
            clips: 0,
            ...counted[coach],
            group: number,
            groupMean: over(({ estimates }) => estimates[0] ?? 0),
          };
        });
      });
    },
  };
}

/** Adds what one row leaves to the lower half of a player's normal equations. */
function addRow(local: Float64Array, left: Float64Array, size: number, spread: number) {
  for (let row = 0; row < size; row += 1) {
    const scaled = (left[row] ?? 0) / spread;
    for (let column = 0; column <= row; column += 1)
      local[row * size + column] = (local[row * size + column] ?? 0) + scaled * (left[column] ?? 0);
  }
}

/** Of the biases in a group (after the mean of its players): the variance of each, and of its difference from the mean bias. */
function spreadOf(covariance: Matrix): { variances: number[]; fromMiddle: number[] } {
  const coaches = covariance.subMatrix(1, covariance.rows - 1, 1, covariance.columns - 1);
  const means = coaches.mean('row');
  const variances = coaches.diagonal();
  return {
    variances,
    fromMiddle: variances.map((variance, index) => Math.max(variance - 2 * (means[index] ?? 0) + meanOf(means), 0)),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Groups of coaches whom the sets connect, with each coach's group and equation in it (0 is the mean of the players). */
function groupsOf(coaches: number, sets: readonly (readonly number[])[]) {
  const parents = Array.from({ length: coaches }, (_, coach) => coach);
  const rootOf = (coach: number): number => {
    const parent = parents[coach] ?? coach;
    return parent === coach ? coach : (parents[coach] = rootOf(parent));
  };
  for (const [first, ...others] of sets) for (const other of others) parents[rootOf(other)] = rootOf(first ?? other);
  const roots = parents.map((_, coach) => rootOf(coach));
  const numbers = new Map([...new Set(roots)].map((root, number) => [root, number]));
  const groupOf = roots.map((root) => numbers.get(root) ?? 0);
  const groups = [...numbers.keys()].map((): Group => ({ coaches: [], hasPlayers: false }));
  const equationOf = groupOf.map((group, coach) => groups[group]?.coaches.push(coach) ?? 0);
  return { groups, groupOf, equationOf };
}
