// Published ratings as the level model reads them: columns of numbers, so that ten million of them fit into memory.

import { skillNames } from '#domain/skills/skills.ts';

/** One published review: who was rated, by whom, when, and what. */
export interface RatedReview {
  playerId: string;
  coachId: string;
  /** The same for two reviews of one match (a blind second review); left out, the review has its match for itself. */
  matchId?: string | undefined;
  /** The day of the match, counted from any fixed day; fractions are allowed. */
  day: number;
  /** Ratings of 0 to 7 in the order of `skillNames`; NaN for a skill that the coach did not rate. */
  ratings: ArrayLike<number>;
}

/** A coach's rating of a reference clip, averaged over the skills that the panel agreed on: by how much it is above the panel's. */
export interface ClipDifference {
  coachId: string;
  difference: number;
  /** How many skills were compared; at least 1. */
  skills: number;
}

/** Reviews in columns. Those of one player follow each other, the oldest first. */
export interface ReviewColumns {
  playerIds: string[];
  coachIds: string[];
  /** For each player, and once more at the end: the place of the first review. */
  starts: Int32Array;
  /** For each review: the place of its coach in `coachIds`, and its day. */
  coaches: Int32Array;
  days: Float64Array;
  /** For each review: the place of the other review of the same match; -1 without one. */
  twins: Int32Array;
  /** For each review one number for each of `skillNames`; NaN for a skill that was not rated. */
  ratings: Float32Array;
}

/** Collects reviews one by one, the reviews of one player after each other and the oldest first. */
export function reviewCollector(): { add: (review: RatedReview) => void; columns: () => ReviewColumns } {
  const [playerIds, coachIds, starts, coaches, days]: [string[], string[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  const placeOf = new Map<string, number>();
  const twins: number[] = [];
  let matches = new Map<string, number>();
  let ratings = new Float32Array(1024 * skillNames.length);
  return {
    add({ playerId, coachId, matchId, day, ratings: given }) {
      if (playerIds.at(-1) !== playerId) {
        playerIds.push(playerId);
        starts.push(days.length);
        matches = new Map();
      }
      const twin = (matchId === undefined ? undefined : matches.get(matchId)) ?? -1;
      if (twin !== -1) twins[twin] = days.length;
      if (matchId !== undefined) matches.set(matchId, days.length);
      twins.push(twin);
      const first = days.length * skillNames.length;
      if (first + skillNames.length > ratings.length) {
        const larger = new Float32Array(ratings.length * 2);
        larger.set(ratings);
        ratings = larger;
      }
      ratings.set(given, first);
      let coach = placeOf.get(coachId);
      if (coach === undefined) {
        coach = coachIds.length;
        placeOf.set(coachId, coach);
        coachIds.push(coachId);
      }
      coaches.push(coach);
      days.push(day);
    },
    columns: () => ({
      playerIds,
      coachIds,
      starts: Int32Array.from([...starts, days.length]),
      coaches: Int32Array.from(coaches),
      days: Float64Array.from(days),
      twins: Int32Array.from(twins),
      ratings: ratings.subarray(0, days.length * skillNames.length),
    }),
  };
}

/** The columns of reviews in any order. */
export function reviewColumns(reviews: readonly RatedReview[]): ReviewColumns {
  const collector = reviewCollector();
  const inOrder = reviews.toSorted((one, other) => one.playerId.localeCompare(other.playerId) || one.day - other.day);
  for (const review of inOrder) collector.add(review);
  return collector.columns();
}
