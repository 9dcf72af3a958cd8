// The level model: against published results, and against federations whose truth is known.

import { describe, expect, it } from 'vitest';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { fitLevels, type LevelModel, type ModelOptions } from './level-model.ts';
import { levelSteps } from './level-steps.ts';
import { typicalVariances } from './model-figures.ts';
import { type RatedReview, reviewColumns } from './rated-reviews.ts';
import { abilitiesBy, simulatedFederation } from './testing/simulated-federation.ts';

const fit = (reviews: readonly RatedReview[], options?: ModelOptions) => fitLevels(reviewColumns(reviews), [], options);

/** A review that rates all skills alike. */
const review = (playerId: string, coachId: string, rating: number, day = 0): RatedReview => ({
  playerId,
  coachId,
  day,
  ratings: skillNames.map(() => rating),
});

/** Names of eight players. */
const letters = 'abcdefgh'.split('');

/** The rating of one skill. */
const only = (name: SkillName, rating: number) => skillNames.map((skill) => (skill === name ? rating : Number.NaN));

/**
 * Diameters measured for 24 plates (rows) and 6 samples of penicillin: Davies and Goldsmith, Statistical Methods in Research and Production
 * (1972). R's lme4 gives `diameter ~ 1 + (1|plate) + (1|sample)` as its example of crossed effects.
 */
const penicillin = `272326232321 272326232321 252125242420 262325232320 252226222320 242225232219 242023212219 262226242421
  242124222220 242124232219 262326242421 252226242420 262426242522 262326232320 262325242422 252225232320 252124232320 252224232319
  242123212119 262326242421 252124222218 252225222220 242124222419 242124222118`;

it('agrees with lme4 on penicillin to three digits: a plate is a player, a sample a coach', () => {
  const reviews = penicillin.split(/\s+/u).flatMap((row, plate) =>
    ['A', 'B', 'C', 'D', 'E', 'F'].map((sample, index) => ({
      playerId: `plate ${plate}`,
      coachId: sample,
      day: 0,
      ratings: only('overall', Number(row.slice(2 * index, 2 * index + 2))),
    })),
  );
  const { variances, coaches } = fit(reviews, { isClassical: true });
  expect(Math.sqrt(variances.level)).toBeCloseTo(0.8467, 3);
  expect(Math.sqrt(variances.bias)).toBeCloseTo(1.9316, 3);
  expect(Math.sqrt(variances.form + variances.rating)).toBeCloseTo(0.5499, 3);
  const found = coaches.map(({ bias }) => bias);
  for (const [index, bias] of [2.1871, -1.0105, 1.9379, -0.0969, -0.0138, -3.0037].entries())
    expect(found[index]).toBeCloseTo(bias, 3);
  expect(coaches[0]?.groupMean).toBeCloseTo(22.9722, 3);
});

/** How well the model finds the truth in some federations. */
function accuracy(federations: number, bias: Parameters<typeof simulatedFederation>[1]) {
  const total = { levels: 0, held: 0, squares: 0, plainSquares: 0, skills: 0, skillsHeld: 0 };
  for (let seed = 1; seed <= federations; seed += 1) {
    const { reviews, abilities } = simulatedFederation(seed, bias);
    const plain = abilitiesBy(fit(reviews, { isWithoutBias: true }), reviews);
    for (const [playerId, own] of abilitiesBy(fit(reviews), reviews)) {
      const truth = abilities.get(playerId);
      if (!truth) continue;
      const missed = Math.abs(own.level - truth.level);
      total.levels += 1;
      total.held += missed <= 1.96 * own.levelError ? 1 : 0;
      total.squares += missed ** 2;
      total.plainSquares += ((plain.get(playerId)?.level ?? Number.NaN) - truth.level) ** 2;
      for (const [index, skill] of own.skills.entries()) {
        if (skill === null) continue;
        total.skills += 1;
        const within = 1.96 * (own.skillErrors[index] ?? 0);
        total.skillsHeld += Math.abs(skill - (truth.skills[index] ?? Number.NaN)) <= within ? 1 : 0;
      }
    }
  }
  return {
    coverage: total.held / total.levels,
    ofSkills: total.skillsHeld / total.skills,
    gain: 1 - Math.sqrt(total.squares / total.plainSquares),
  };
}

// `npm run bench -- level-model` does it a thousand times.
describe('in made-up federations of 5 to 40 coaches', () => {
  it('intervals contain the truth in 94 to 96 of 100 cases', () => {
    const { coverage, ofSkills } = accuracy(30, { upTo: 0.5 });
    for (const share of [coverage, ofSkills]) {
      expect(share).toBeGreaterThanOrEqual(0.94);
      expect(share).toBeLessThanOrEqual(0.96);
    }
  });

  it('levels are at least 30% closer to the truth if coaches are severe and lenient', () => {
    expect(accuracy(15, 0.5).gain).toBeGreaterThanOrEqual(0.3);
  });

  it('levels are at most 2% further from the truth if all coaches are alike', () => {
    expect(accuracy(15, 0).gain).toBeGreaterThanOrEqual(-0.02);
  });
});

describe('coaches', () => {
  const two = letters.flatMap((player, index) => [
    review(player, 'anna', 3 + index / 4 + 0.4),
    review(player, 'bo', 3 + index / 4 - 0.4, 5),
  ]);
  const others = letters.flatMap((player, index) => [
    review(`other ${player}`, 'carla', 4 + index / 4),
    review(`other ${player}`, 'dan', 4 + index / 4, 5),
  ]);

  it('are compared only within a group whom shared players connect', () => {
    const groups = Object.fromEntries(fit([...two, ...others]).coaches.map(({ coachId, group }) => [coachId, group]));
    expect(groups['anna']).toBe(groups['bo']);
    expect(groups['carla']).toBe(groups['dan']);
    expect(groups['anna']).not.toBe(groups['carla']);
  });

  it('are connected by reference clips, which show who differs from the panel', () => {
    const clips = ['anna', 'bo', 'carla', 'dan'].flatMap((coachId) =>
      Array.from({ length: 12 }, () => ({ coachId, difference: coachId === 'anna' ? 0.4 : -0.4, skills: 11 })),
    );
    const { coaches } = fitLevels(reviewColumns([...two, ...others]), clips);
    expect(new Set(coaches.map(({ group }) => group)).size).toBe(1);
    for (const { coachId, bias } of coaches) expect(bias).toBeCloseTo(coachId === 'anna' ? 0.4 : -0.4, 1);
  });

  it('who rated clips alone have a bias, too', () => {
    const { coaches } = fitLevels(reviewColumns([]), [{ coachId: 'anna', difference: -0.5, skills: 11 }]);
    expect(coaches).toHaveLength(1);
    expect(coaches[0]?.bias).toBeLessThan(0);
    expect(coaches[0]?.bias).toBeGreaterThan(-0.5);
  });

  it('who are alone in their group are taken as they are, and levels stay as uncertain as that', () => {
    const reviews = letters.map((player, index) => review(player, 'anna', 3 + index / 4));
    const model = fit(reviews);
    expect(model.coaches[0]?.bias).toBeCloseTo(0, 6);
    expect(model.coaches[0]?.error).toBeGreaterThan(0.1);
    for (const { levelError } of abilitiesBy(model, reviews).values())
      expect(levelError).toBeGreaterThan((model.coaches[0]?.error ?? 0) * 0.8);
  });
});

describe('strange data', () => {
  const finite = (model: LevelModel, reviews: readonly RatedReview[]) => {
    const numbers = [
      ...Object.values(model.variances),
      ...model.chanceByTier,
      ...model.usual,
      ...model.coaches.flatMap(({ bias, error, groupMean }) => [bias, error, groupMean]),
      ...[...abilitiesBy(model, reviews).values()].flatMap((one) => [
        one.level,
        one.levelError,
        ...one.skills,
        ...one.skillErrors,
      ]),
    ];
    expect(numbers.every((one) => one === null || Number.isFinite(one))).toBe(true);
  };
  const cases: Record<string, RatedReview[]> = {
    'no review': [],
    'a single review': [review('a', 'anna', 4)],
    'a single rating': [{ playerId: 'a', coachId: 'anna', day: 0, ratings: only('lob', 3) }],
    'a coach who always rates 4.0': letters.flatMap((player, index) => [
      review(player, 'four', 4),
      review(player, 'anna', 2 + index / 3, 9),
    ]),
    'only ratings of 4.0': letters.flatMap((player) => [review(player, 'anna', 4), review(player, 'bo', 4, 9)]),
    'ratings of 0 and 7': letters.map((player, index) => review(player, 'anna', index % 2 === 0 ? 0 : 7)),
    'two reviews on one day': [review('a', 'anna', 3), review('a', 'anna', 5)],
    'reviews decades apart': [review('a', 'anna', 3, -20_000), review('a', 'bo', 5, 20_000)],
  };
  for (const [name, reviews] of Object.entries(cases))
    it(`${name} gives finite figures`, () => {
      finite(fit(reviews), reviews);
    });

  it('no review leaves what is assumed', () => {
    for (const [name, variance] of Object.entries(fit([]).variances))
      expect(variance / typicalVariances[name as keyof typeof typicalVariances]).toBeCloseTo(1, 1);
  });
});

describe('a player’s steps', () => {
  const model = fit(letters.map((player, index) => review(player, 'anna', 3 + index / 4)));
  const coaches = { mild: { bias: 0.5, error: 0.1, groupMean: 4 }, fair: { bias: 0, error: 0.1, groupMean: 4 } };
  const follow = (...reviews: [coach: keyof typeof coaches, rating: number, day: number][]) =>
    levelSteps(
      reviews.map(([coachId, rating, day]) => ({ coachId, day, ratings: skillNames.map(() => rating) })),
      model,
      (coachId) => coaches[coachId as keyof typeof coaches],
    );

  it('a level begins at the group’s mean and moves to what was rated', () => {
    const { steps, abilities } = follow(['fair', 5, 0]);
    expect(steps[0]?.before.level).toBe(4);
    expect(abilities.level).toBeGreaterThan(4.5);
    expect(abilities.level).toBeLessThan(5);
  });

  it('a better rating by a lenient coach may lower the level', () => {
    const { steps } = follow(['fair', 5, 0], ['mild', 5.1, 30]);
    const [first, second] = steps;
    expect(second?.rated).toBeGreaterThan(first?.rated ?? Number.NaN);
    expect(second?.after.level).toBeLessThan(first?.after.level ?? Number.NaN);
  });

  it('the interval is narrower after each review and wider after each pause', () => {
    const { steps } = follow(['fair', 4, 0], ['fair', 4, 100], ['fair', 4, 500]);
    for (const { before, after } of steps) expect(after.error).toBeLessThan(before.error);
    expect(steps[1]?.before.error).toBeGreaterThan(steps[0]?.after.error ?? Number.NaN);
    expect(steps[2]?.before.error).toBeGreaterThan(steps[1]?.before.error ?? Number.NaN);
  });
});

describe('two reviews of one match', () => {
  /** Players whom two coaches rated a point apart: in one match, or in two of the same day. */
  const rated = (isOneMatch: boolean) =>
    letters.flatMap((player, index) => {
      const level = 3 + (index % 4) / 4;
      const matchOf = (coach: string) => (isOneMatch ? player : player + coach);
      return [
        { ...review(player, 'strict', level - 0.5), matchId: matchOf('strict') },
        { ...review(player, 'mild', level + 0.5), matchId: matchOf('mild') },
      ];
    });
  const differenceOf = ({ coaches }: LevelModel) => coaches.find(({ coachId }) => coachId === 'mild');

  it('tell coaches apart better than two matches do', () => {
    const [one, two] = [differenceOf(fit(rated(true))), differenceOf(fit(rated(false)))];
    expect(one?.difference).toBeGreaterThan(0.3);
    expect(one?.differenceError).toBeLessThan(two?.differenceError ?? 0);
  });

  it('count as much as one for the player, whatever the order they are given in', () => {
    const figures = fit(rated(true));
    const known = { bias: 0, error: 0, groupMean: 3 };
    const errorOf = (reviews: readonly RatedReview[]) => levelSteps(reviews, figures, () => known).abilities.levelError;
    const pair = [
      { ...review('a', 'strict', 4), matchId: 'm' },
      { ...review('a', 'mild', 4), matchId: 'm' },
    ];
    expect(errorOf(pair)).toBeCloseTo(errorOf([review('a', 'strict', 4)]), 9);
    expect(errorOf(pair)).toBeGreaterThan(errorOf([review('a', 'strict', 4), review('a', 'mild', 4)]));
    expect(differenceOf(fit(rated(true).toReversed()))?.difference).toBeCloseTo(
      differenceOf(fit(rated(true)))?.difference ?? 0,
      6,
    );
  });
});
