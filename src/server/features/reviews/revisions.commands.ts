// Revising a published review: players see the published version until it is published again.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockOwned } from './claiming.commands.ts';
import { findVersion, removeReplays, setRevision } from './publishing.queries.ts';
import { openReview } from './reviews.commands.ts';
import { saveDocument } from './reviews.queries.ts';

/**
 * Starts a revision. Starting twice has one effect.
 *
 * @returns the draft, as the workspace loads it
 * @throws AppError not_found, review_claimed, conflict while it is not published
 */
export async function startRevision(context: Context, actor: Actor, videoId: string) {
  await context.db.transaction(async (tx) => {
    await lockPublished(tx, actor, videoId);
    await setRevision(tx, videoId, true);
  });
  return openReview(context, actor, videoId);
}

/**
 * Discards a revision: the draft returns to the published version as a new draft version, so that other windows notice. Without a
 * revision nothing changes.
 *
 * @returns the draft, as the workspace loads it
 * @throws AppError not_found, review_claimed, conflict while it is not published
 */
export async function discardRevision(context: Context, actor: Actor, videoId: string) {
  await context.db.transaction(async (tx) => {
    const review = await lockPublished(tx, actor, videoId);
    if (review.revisedSince === null) return;
    const published = orNotFound(await findVersion(tx, review, 'latest'));
    await saveDocument(tx, videoId, published.document);
    await setRevision(tx, videoId, false);
    await removeReplays(tx, { unpublishedOf: videoId });
  });
  return openReview(context, actor, videoId);
}

async function lockPublished(tx: Database, actor: Actor, videoId: string) {
  const review = await lockOwned(tx, actor, videoId);
  if (review.status === 'Analyzed') return review;
  throw new AppError('conflict', {
    message: say(msg`This review is not published yet, so there is nothing to revise.`),
  });
}
