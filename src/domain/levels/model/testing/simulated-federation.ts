// A made-up federation whose true abilities and biases are known, to test the level model against.

import type { LevelModel } from '#domain/levels/model/level-model.ts';
import { type Abilities, levelSteps, unknownCoach } from '#domain/levels/model/level-steps.ts';
import type { ModelVariances } from '#domain/levels/model/model-figures.ts';
import type { RatedReview } from '#domain/levels/model/rated-reviews.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** Repeatable numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Reviews of a federation, and what is true of it. */
export interface SimulatedFederation {
  reviews: RatedReview[];
  biases: Map<string, number>;
  /** Each player's level (the mean of the skills) and skills on the day of the last review. */
  abilities: Map<string, { level: number; skills: number[] }>;
  variances: ModelVariances;
}

/**
 * 5 to 40 coaches in clubs of up to 4, with 6 to 14 players each, who have 1 to 6 reviews in up to two years: 7 of 10 by their own coach,
 * most others by another coach of the club, and 1 of 20 by any coach. A review leaves out a skill in one of ten cases. The variances differ
 * from federation to federation.
 *
 * @param biasDeviation the standard deviation of biases, or the largest of an even spread of it
 */
export function simulatedFederation(seed: number, biasDeviation: number | { upTo: number }): SimulatedFederation {
  const random = seeded(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const deviation = typeof biasDeviation === 'number' ? biasDeviation : between(0, biasDeviation.upTo);
  const sd = {
    level: between(0.7, 1.4),
    levelWalk: between(0.2, 0.7),
    skill: between(0.25, 0.6),
    skillWalk: between(0.1, 0.3),
    form: between(0.1, 0.3),
    rating: between(0.2, 0.5),
    bias: deviation,
  };
  const coaches = Array.from({ length: whole(5, 40) }, (_, coach) => `coach ${coach}`);
  const biases = new Map(coaches.map((coach) => [coach, deviation * bell()]));
  const clubOf = (coach: number) => Math.floor(coach / 4);
  const reviews: RatedReview[] = [];
  const abilities: SimulatedFederation['abilities'] = new Map();
  const usual = skillNames.map(() => 0.3 * bell());
  for (const own of coaches.keys()) {
    const mates = coaches.filter((_, coach) => clubOf(coach) === clubOf(own));
    for (let number = whole(6, 14); number > 0; number -= 1) {
      const playerId = `player ${own} ${number}`;
      let level = 3.5 + sd.level * bell();
      let skills = skillNames.map((_, skill) => (usual[skill] ?? 0) + sd.skill * bell());
      let day = between(0, 365);
      for (let review = whole(1, 6); review > 0; review -= 1) {
        const chosen = random();
        const pool = chosen < 0.7 ? [coaches[own] ?? ''] : chosen < 0.95 ? mates : coaches;
        const coachId = pool[Math.floor(random() * pool.length)] ?? '';
        const form = sd.form * bell();
        const ratings = skills.map((skill) =>
          random() < 0.1 ? Number.NaN : level + skill + form + (biases.get(coachId) ?? 0) + sd.rating * bell(),
        );
        reviews.push({ playerId, coachId, day, ratings });
        const mean = skills.reduce((sum, one) => sum + one, 0) / skills.length;
        abilities.set(playerId, { level: level + mean, skills: skills.map((one) => level + one) });
        const gap = between(7, 150);
        day += gap;
        level += sd.levelWalk * Math.sqrt(gap / 365.25) * bell();
        skills = skills.map((one) => one + sd.skillWalk * Math.sqrt(gap / 365.25) * bell());
      }
    }
  }
  const variances = Object.fromEntries(
    Object.entries(sd).map(([name, value]) => [name, value ** 2]),
  ) as unknown as ModelVariances;
  return { reviews, biases, abilities, variances };
}

/** Each player's abilities by a model of these reviews. */
export function abilitiesBy(model: LevelModel, reviews: readonly RatedReview[]): Map<string, Abilities> {
  const coaches = new Map(model.coaches.map((coach) => [coach.coachId, coach]));
  return new Map(
    [...Map.groupBy(reviews, ({ playerId }) => playerId)].map(([playerId, own]) => {
      const inOrder = own.toSorted((one, other) => one.day - other.day);
      return [playerId, levelSteps(inOrder, model, (id) => coaches.get(id) ?? unknownCoach(model)).abilities];
    }),
  );
}
