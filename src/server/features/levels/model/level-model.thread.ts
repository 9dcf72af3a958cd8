// The worker thread that computes the level model, so that the server answers meanwhile.

import { parentPort, workerData } from 'node:worker_threads';
import { fitLevels, type LevelModel } from '#domain/levels/model/level-model.ts';
import { type Abilities, levelSteps, unknownCoach } from '#domain/levels/model/level-steps.ts';
import type { ClipDifference, ReviewColumns } from '#domain/levels/model/rated-reviews.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** What the thread gets. */
export interface ModelTask {
  columns: ReviewColumns;
  clips: ClipDifference[];
}

/** What the thread answers: first the model, then the abilities of some players at a time, in the order of the columns. */
export type ModelAnswer = { model: LevelModel } | { abilities: (Abilities & { playerId: string; reviews: number })[] };

const playersAtATime = 5_000;

const { columns, clips } = workerData as ModelTask;
const answer = (message: ModelAnswer) => parentPort?.postMessage(message);

const model = fitLevels(columns, clips);
answer({ model });

const known = new Map(model.coaches.map((coach) => [coach.coachId, coach]));
const coachOf = (coachId: string) => known.get(coachId) ?? unknownCoach(model);
const { playerIds, coachIds, starts, coaches, days, twins, ratings } = columns;
const size = skillNames.length;
/** The same for both reviews of a match. */
const matchOf = (review: number) => {
  const twin = twins[review] ?? -1;
  return twin === -1 ? undefined : String(Math.min(review, twin));
};
for (let from = 0; from < playerIds.length; from += playersAtATime) {
  const abilities = playerIds.slice(from, from + playersAtATime).map((playerId, index) => {
    const [first = 0, end = 0] = [starts[from + index], starts[from + index + 1]];
    const reviews = Array.from({ length: end - first }, (_, number) => {
      const review = first + number;
      return {
        coachId: coachIds[coaches[review] ?? 0] ?? '',
        day: days[review] ?? 0,
        matchId: matchOf(review),
        ratings: ratings.subarray(review * size, (review + 1) * size),
      };
    });
    return { playerId, reviews: reviews.length, ...levelSteps(reviews, model, coachOf).abilities };
  });
  answer({ abilities });
}
