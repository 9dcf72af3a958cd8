// Coach agreement, tested with generated ratings of known bias.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coachAgreement, maxDaysApart, type PairSums, studentQuantile } from './coach-agreement.ts';
import { agedUncertainty, ageing, levelUncertainty } from './level-uncertainty.ts';

/** Repeatable numbers in [0, 1) (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

interface Made {
  biases: Record<string, number>;
  players: number;
  reviews: number;
  /** Standard deviation of one rating. */
  noise: number;
  /** How much players improve per day. */
  rise?: number;
  seed?: number;
  /** Who writes a player's nth review; random by default. */
  coachOf?: (player: number, review: number) => string;
}

/** Sums over generated ratings, like those from the database. */
function made({ biases, players, reviews, noise, rise = 0, seed = 7, coachOf }: Made): PairSums[] {
  const random = seeded(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const coaches = Object.keys(biases);
  const sums = new Map<string, PairSums>();
  for (let player = 0; player < players; player += 1) {
    const level = 2 + 3 * random();
    let before: { coach: string; day: number; rating: number } | null = null;
    let day = 0;
    for (let review = 0; review < reviews; review += 1) {
      day += 5 + Math.floor(random() * 40);
      const coach = coachOf?.(player, review) ?? coaches[Math.floor(random() * coaches.length)] ?? '';
      const rating = level + rise * day + (biases[coach] ?? 0) + noise * bell();
      if (before && day - before.day <= maxDaysApart) {
        const [difference, days] = [rating - before.rating, day - before.day];
        const key = `${player} ${before.coach} ${coach}`;
        const old = sums.get(key);
        sums.set(key, {
          playerId: String(player),
          earlierId: before.coach,
          laterId: coach,
          pairs: (old?.pairs ?? 0) + 1,
          difference: (old?.difference ?? 0) + difference,
          days: (old?.days ?? 0) + days,
          differenceDays: (old?.differenceDays ?? 0) + difference * days,
          daysSquared: (old?.daysSquared ?? 0) + days * days,
          differenceSquared: (old?.differenceSquared ?? 0) + difference * difference,
        });
      }
      before = { coach, day, rating };
    }
  }
  return [...sums.values()];
}

const biasOf = (sums: PairSums[]) =>
  Object.fromEntries(coachAgreement(sums).coaches.map(({ coachId, bias }) => [coachId, bias]));

const biases = { anna: 0.5, bo: 0, carla: -0.5 };

describe('the bias of each coach', () => {
  it('is exact without noise', () => {
    const { coaches, monthlyChange } = coachAgreement(made({ biases, players: 20, reviews: 6, noise: 0, rise: 0.004 }));
    expect(coaches.map(({ coachId }) => coachId)).toEqual(['anna', 'bo', 'carla']);
    for (const { coachId, bias, interval } of coaches) {
      expect(bias).toBeCloseTo(biases[coachId as keyof typeof biases], 6);
      expect(interval?.from).toBeCloseTo(bias, 5);
    }
    expect(monthlyChange).toBeCloseTo(0.12, 6);
  });

  it('is not confused with players’ progress', () => {
    // Bo always reviews after Anna and players improve: without a change term, Bo would look generous.
    const coachOf = (_: number, review: number) => (review < 3 ? 'anna' : 'bo');
    const found = biasOf(made({ biases: { anna: 0, bo: 0 }, players: 60, reviews: 6, noise: 0, rise: 0.02, coachOf }));
    expect(found['bo']).toBeCloseTo(0, 6);
  });

  it('lies within its interval in about 95 of 100 cases', () => {
    let [held, all] = [0, 0];
    for (let seed = 1; seed <= 200; seed += 1)
      for (const { coachId, interval } of coachAgreement(made({ biases, players: 30, reviews: 5, noise: 0.4, seed }))
        .coaches) {
        const truth = biases[coachId as keyof typeof biases];
        all += 1;
        if (interval && interval.from <= truth && truth <= interval.to) held += 1;
      }
    expect(held / all).toBeGreaterThan(0.92);
    expect(held / all).toBeLessThan(0.98);
  });

  it('sums to zero, and has no interval with only one player', () => {
    const one = coachAgreement(made({ biases: { anna: 0.3, bo: -0.1 }, players: 1, reviews: 4, noise: 0, seed: 3 }));
    expect(one.coaches.reduce((sum, { bias }) => sum + bias, 0)).toBeCloseTo(0, 9);
    expect(one.coaches.map(({ interval, players }) => [interval, players])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('is only compared within groups linked by shared players', () => {
    const two = (player: number, review: number) =>
      player % 2 === 0 ? (review % 2 === 0 ? 'anna' : 'bo') : review % 2 === 0 ? 'carla' : 'dan';
    const wide = { anna: 2, bo: 1, carla: -1, dan: -1 };
    const { coaches } = coachAgreement(made({ biases: wide, players: 10, reviews: 4, noise: 0, coachOf: two }));
    const found = Object.fromEntries(coaches.map(({ coachId, bias, group }) => [coachId, [bias, group]]));
    expect(found['anna']?.[0]).toBeCloseTo(0.5, 6);
    expect(found['carla']?.[0]).toBeCloseTo(0, 6);
    expect([found['anna']?.[1] === found['bo']?.[1], found['anna']?.[1] === found['carla']?.[1]]).toEqual([
      true,
      false,
    ]);
  });

  it('is empty without players shared by two coaches', () => {
    expect(coachAgreement([])).toEqual({ coaches: [], pairs: 0, monthlyChange: 0 });
    const alone = coachAgreement(made({ biases: { anna: 1 }, players: 5, reviews: 4, noise: 0, rise: 0.01 }));
    expect([alone.coaches, alone.pairs]).toEqual([[], 0]);
    expect(alone.monthlyChange).toBeCloseTo(0.3, 6);
  });
});

describe('the uncertainty of a level', () => {
  it('depends on how ratings vary, and never falls below the difference between coaches', () => {
    const sums = made({ biases, players: 400, reviews: 8, noise: 0.3, seed: 11 });
    // Between coaches: random pairs of different coaches differ by 1.5 times the variance of 0.5, 0 and −0.5.
    const between = (0.5 ** 2 * 2) / 3;
    const [one, three] = [levelUncertainty(sums, 1) ?? 0, levelUncertainty(sums, 3) ?? 0];
    expect(one).toBeCloseTo(1.96 * Math.sqrt(1.5 * between + 0.09), 1);
    expect(three).toBeCloseTo(1.96 * Math.sqrt(1.5 * between + 0.03), 1);
    expect(levelUncertainty(sums, 9)).toBe(three);
  });

  it('is null with fewer than ten pairs', () => {
    expect(levelUncertainty(made({ biases, players: 2, reviews: 3, noise: 0.3 }), 3)).toBeNull();
  });
});

describe('the uncertainty of a level over time', () => {
  const fresh = fc.double({ min: 0, max: 4, noNaN: true });
  const days = fc.double({ min: -1000, max: 20_000, noNaN: true });

  it('starts at the fresh value, and is much wider after 400 days', () => {
    expect([0, 30, 180, 400, 730].map((age) => agedUncertainty(0.5, age).toFixed(2))).toEqual([
      '0.50',
      '0.57',
      '0.85',
      '1.14',
      '1.47',
    ]);
  });

  it('never decreases with age or falls below the fresh value', () => {
    fc.assert(
      fc.property(fresh, days, days, (half, one, other) => {
        const [sooner, later] = [one, other].toSorted((a, b) => a - b);
        const [before, after] = [agedUncertainty(half, sooner ?? 0), agedUncertainty(half, later ?? 0)];
        expect(before).toBeGreaterThanOrEqual(half);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('never decreases with the fresh value, and is capped unless it started wider', () => {
    fc.assert(
      fc.property(fresh, fresh, days, (one, other, age) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)];
        expect(agedUncertainty(wide, age)).toBeGreaterThanOrEqual(agedUncertainty(narrow, age));
        expect(agedUncertainty(wide, age)).toBeLessThanOrEqual(Math.max(wide, ageing.widest));
      }),
    );
  });
});

it('studentQuantile matches the tables', () => {
  expect([1, 2, 10].map(studentQuantile)).toEqual([12.706, 4.303, 2.228]);
  expect(studentQuantile(11)).toBeCloseTo(2.201, 3);
  expect(studentQuantile(30)).toBeCloseTo(2.042, 3);
  expect(studentQuantile(10_000)).toBeCloseTo(1.96, 3);
});
