// Has the level model computed from all published ratings, and computes a player's abilities after each new review.

import { Worker } from 'node:worker_threads';
import { reasonedSteps } from '#domain/levels/model/level-reasons.ts';
import { levelSteps, unknownCoach } from '#domain/levels/model/level-steps.ts';
import { assumedFigures, modelVersion } from '#domain/levels/model/model-figures.ts';
import { personName } from '#domain/people/person-name.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { modelThreadProgram } from '#server/paths.ts';
import type { Viewer } from '#server/policy/visibility.ts';
import * as queries from './level-model.queries.ts';
import type { ModelTask } from './level-model.thread.ts';

/** After a run, the next one waits so many times as long as it took: the model never has more than a small share of a processor. */
const pauseFactor = 20;
/** A thread whose heap needs more than this, in megabytes, is stopped; columns of numbers lie outside of it. */
const memoryMb = 250;
/** Of what lives for a moment only: rows as they are read. */
const youngMb = 24;

/** Computes the model, unless nothing has changed or the last run was long and just now. */
export async function computeLevelModel({
  db,
  databaseAddress,
}: Pick<Context, 'db' | 'databaseAddress'>): Promise<void> {
  const last = await queries.findModel(db, modelVersion);
  if (last !== null && last.ageMs < last.tookMs * pauseFactor) return;
  const { fingerprint, at } = await queries.readFingerprint(db);
  if (last?.fingerprint === fingerprint) return;
  const began = performance.now();
  await runThread({ databaseAddress });
  // What was published meanwhile counted at once, and was overwritten by what the run had read before.
  for (const playerId of await queries.listReviewedSince(db, at)) await refreshAbilities(db, playerId);
  await queries.deleteUnreviewed(db);
  await queries.completeModel(db, { fingerprint, tookMs: Math.ceil(performance.now() - began) });
}

/** Computes and stores in a thread of its own. */
async function runThread(task: ModelTask): Promise<void> {
  const thread = new Worker(modelThreadProgram, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
  });
  const ended = Promise.withResolvers<void>();
  thread.once('error', ended.reject);
  thread.once('exit', (code) =>
    code === 0 ? ended.resolve() : ended.reject(new Error('The level model was cut off.')),
  );
  await ended.promise;
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

/**
 * A player's reviews, and what the last of them did to the level and why, the oldest match first; null without any.
 *
 * @param most how many of the last ones are explained
 */
export async function readReasons(db: Database, viewer: Viewer, playerId: string, most: number) {
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
  const explained = reviews.slice(-most);
  const steps = reasonedSteps(reviews, figures, coachOf, most).map((step, index) => ({
    ...reviewOf(explained[index]),
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
    await queries.writeAbilities(db, [{ playerId, reviews: followed.reviews.length, ...followed.abilities }]);
}
