// What the level model knows apart from single coaches and players, and what is assumed before it has been fitted.

import { skillNames, skillTiers } from '#domain/skills/skills.ts';

/** Days in a year, for walks. */
export const daysAYear = 365.25;

/** Changes when the same ratings would give other figures. Stored with them. */
export const modelVersion = 1;

/** Variances of the model in squared points; those of walks are for a year. */
export interface ModelVariances {
  /** Of players' levels at the first review, and how far a level walks. */
  level: number;
  levelWalk: number;
  /** Of what a skill is above the player's level, and how far that walks. */
  skill: number;
  skillWalk: number;
  /** Of a player's form on a day, and of a single rating. */
  form: number;
  rating: number;
  /** Of coaches' biases. */
  bias: number;
}

/**
 * What is assumed before any rating. The data outweigh it soon: it counts as much as a handful of reviews, and keeps the model steady where
 * there are only these (one coach, or ratings that are all the same).
 */
export const typicalVariances: Readonly<ModelVariances> = {
  level: 1.2 ** 2,
  levelWalk: 0.5 ** 2,
  skill: 0.4 ** 2,
  skillWalk: 0.2 ** 2,
  form: 0.2 ** 2,
  rating: 0.35 ** 2,
  bias: 0.3 ** 2,
};

/** What the model has found, but for single coaches and players: enough to follow a player through their reviews (`levelSteps`). */
export interface ModelFigures {
  variances: ModelVariances;
  /** For each tier of the level by how much chance is larger (above 1) or smaller there, in the order of `skillTiers`. */
  chanceByTier: number[];
  /** By how much each skill is usually rated above the mean of all, in the order of `skillNames`. */
  usual: number[];
}

/** What is assumed before the model was ever fitted. */
export const assumedFigures: ModelFigures = {
  variances: { ...typicalVariances },
  chanceByTier: skillTiers.map(() => 1),
  usual: skillNames.map(() => 0),
};
