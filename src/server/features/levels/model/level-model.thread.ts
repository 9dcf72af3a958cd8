// The worker thread that reads all ratings, computes the level model and stores it: the server answers meanwhile, with its own memory.

import { workerData } from 'node:worker_threads';
import { fitLevels, type LevelModel } from '#domain/levels/model/level-model.ts';
import { levelSteps, unknownCoach } from '#domain/levels/model/level-steps.ts';
import { modelVersion } from '#domain/levels/model/model-figures.ts';
import { type ReviewColumns, reviewCollector } from '#domain/levels/model/rated-reviews.ts';
import { clipDifferences } from '#domain/levels/reference-clips.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { referenceRatings } from '#server/features/levels/reference-clips/reference-clips.queries.ts';
import * as queries from './level-model.queries.ts';

/** What the thread is given. */
export interface ModelTask {
  databaseAddress: string;
}

const playersAtATime = 1_000;

const { databaseAddress } = workerData as ModelTask;
/** Milliseconds that a statement may take: nobody waits for it, and one player may have a hundred thousand reviews. */
const statementMs = 120_000;

// An idle connection that breaks is replaced by the next statement's.
const { db, close } = openPostgresql(databaseAddress, () => {}, { statementMs });
try {
  const collector = reviewCollector();
  for await (const some of queries.readAllReviews(db)) for (const review of some) collector.add(review);
  const columns = collector.columns();
  const model = fitLevels(columns, clipDifferences(await referenceRatings(db)));
  await storeModel(model, { reviews: columns.days.length, players: columns.playerIds.length });
  for (const some of abilitiesOf(columns, model)) await queries.writeAbilities(db, some);
} finally {
  await close();
}

async function storeModel(
  { coaches, ...figures }: LevelModel,
  counts: { reviews: number; players: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.replaceModel(tx, { version: modelVersion, figures, fingerprint: '', tookMs: 0, ...counts });
    await queries.replaceBiases(
      tx,
      coaches.map(({ group, ...coach }) => ({ ...coach, groupNumber: group })),
    );
  });
}

/** The abilities of all players, some at a time. */
function* abilitiesOf(columns: ReviewColumns, model: LevelModel) {
  const known = new Map(model.coaches.map((coach) => [coach.coachId, coach]));
  const coachOf = (coachId: string) => known.get(coachId) ?? unknownCoach(model);
  const { playerIds, coachIds, starts, coaches, days, twins, ratings } = columns;
  const size = skillNames.length;
  /** The same for both reviews of a match. */
  const matchOf = (review: number) => {
    const twin = twins[review] ?? -1;
    return twin === -1 ? undefined : String(Math.min(review, twin));
  };
  for (let from = 0; from < playerIds.length; from += playersAtATime)
    yield playerIds.slice(from, from + playersAtATime).map((playerId, index) => {
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
}
