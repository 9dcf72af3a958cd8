// Computes the level model from all published ratings, and a player's abilities after each new review.

import { Worker } from 'node:worker_threads';
import type { LevelModel } from '#domain/levels/model/level-model.ts';
import { reasonedSteps } from '#domain/levels/model/level-reasons.ts';
import { type Abilities, levelSteps, unknownCoach } from '#domain/levels/model/level-steps.ts';
import { assumedFigures, modelVersion } from '#domain/levels/model/model-figures.ts';
import { reviewCollector } from '#domain/levels/model/rated-reviews.ts';
import { clipDifferences } from '#domain/levels/reference-clips.ts';
import { personName } from '#domain/people/person-name.ts';
import { roundTo } from '#domain/round-to.ts';
import type { Database } from '#server/db/database.ts';
import { referenceRatings } from '#server/features/levels/reference-clips/reference-clips.queries.ts';
import { modelThreadProgram } from '#server/paths.ts';
import type { Viewer } from '#server/policy/visibility.ts';
import * as queries from './level-model.queries.ts';
import type { ModelAnswer, ModelTask } from './level-model.thread.ts';

/** After a run, the next one waits so many times as long as it took: the model never has more than a small share of a processor. */
const pauseFactor = 20;
/** A thread that needs more memory than this, in megabytes, is stopped. */
const memoryMb = 500;

/** Computes the model, unless nothing has changed or the last run was long and just now. */
export async function computeLevelModel(db: Database): Promise<void> {
  const last = await queries.findModel(db, modelVersion);
  if (last !== null && last.ageMs < last.tookMs * pauseFactor) return;
  const { fingerprint, at } = await queries.readFingerprint(db);
  if (last?.fingerprint === fingerprint) return;
  const began = performance.now();
  const collector = reviewCollector();
  for await (const some of queries.readAllReviews(db)) for (const review of some) collector.add(review);
  const columns = collector.columns();
  // Counted before the columns go to the thread.
  const counts = { reviews: columns.days.length, players: columns.playerIds.length };
  const clips = clipDifferences(await referenceRatings(db));
  await compute({ columns, clips }, async (answer) => {
    if ('abilities' in answer) return queries.writeAbilities(db, answer.abilities.map(asRow));
    await storeModel(db, answer.model, counts);
  });
  // What was published meanwhile counted at once, and was overwritten by what the run had read before.
  for (const playerId of await queries.listReviewedSince(db, at)) await refreshAbilities(db, playerId);
  await queries.deleteUnreviewed(db);
  await queries.completeModel(db, { fingerprint, tookMs: Math.ceil(performance.now() - began) });
}

async function storeModel(
  db: Database,
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

/** Computes in a thread of its own, and hands over one answer after the other. */
async function compute(task: ModelTask, take: (answer: ModelAnswer) => Promise<void>): Promise<void> {
  const thread = new Worker(modelThreadProgram, {
    workerData: task,
    transferList: [task.columns.ratings.buffer, task.columns.days.buffer] as ArrayBuffer[],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = Promise.withResolvers<void>();
  let taken = Promise.resolve();
  thread.on('message', (answer: ModelAnswer) => {
    taken = taken.then(() => take(answer));
    taken.catch(ended.reject);
  });
  thread.once('error', ended.reject);
  thread.once('exit', () => ended.resolve());
  try {
    await ended.promise;
    await taken;
  } finally {
    await thread.terminate();
  }
}

/** Follows one player through their reviews, all or those that a viewer sees; null without any. */
async function followPlayer(db: Database, playerId: string, viewer?: Viewer) {
  const [reviews, model] = await Promise.all([
    queries.listStepReviews(db, playerId, viewer),
    queries.findModel(db, modelVersion),
  ]);
  if (reviews.length === 0) return null;
  const figures = model?.figures ?? assumedFigures;
  const known = await queries.findKnownCoaches(
    db,
    reviews.map(({ coachId }) => coachId),
  );
  const coachOf = (coachId: string) => known.get(coachId) ?? unknownCoach(figures);
  return { reviews, figures, coachOf, ...levelSteps(reviews, figures, coachOf) };
}

/** A player's reviews with what each did to the level and why, the oldest match first; null without any. */
export async function readReasons(db: Database, viewer: Viewer, playerId: string) {
  const [followed, facts] = await Promise.all([
    followPlayer(db, playerId, viewer),
    queries.listStepFacts(db, playerId),
  ]);
  if (!followed) return null;
  const factsOf = new Map(facts.map((fact) => [fact.videoId, fact]));
  // A review published between the two reads is left for the next time.
  const reviews = followed.reviews.flatMap((review) => {
    const fact = factsOf.get(review.videoId);
    return fact ? [{ ...review, ...fact, coach: personName(fact.reviewer) }] : [];
  });
  if (reviews.length === 0) return null;
  const { figures, coachOf, abilities } = followed;
  const steps = reasonedSteps(reviews, figures, coachOf).map((step, index) => ({
    ...reviewOf(reviews[index]),
    ...step,
  }));
  return { reviews, figures, coachOf, abilities, steps };
}

function reviewOf<Review extends { videoId: string }>(review: Review | undefined): Review {
  if (!review) throw new Error('A step without its review.');
  return review;
}

/** Computes a player's abilities from all their reviews again: what has just been published counts before the next run. */
export async function refreshAbilities(db: Database, playerId: string): Promise<void> {
  const followed = await followPlayer(db, playerId);
  if (followed)
    await queries.writeAbilities(db, [asRow({ playerId, reviews: followed.reviews.length, ...followed.abilities })]);
}

/** Rounded to hundredths, so that a run which changes nothing that is seen writes nothing. */
function asRow({
  playerId,
  reviews,
  level,
  levelError,
  skills,
  skillErrors,
  day,
}: Abilities & { playerId: string; reviews: number }) {
  const rounded = (value: number) => roundTo(value, 2);
  return {
    playerId,
    level: rounded(level),
    levelError: rounded(levelError),
    skills: skills.map((skill) => skill && rounded(skill)),
    skillErrors: skillErrors.map((error) => error && rounded(error)),
    day,
    reviews,
  };
}
