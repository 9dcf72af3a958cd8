// The automatic draft: fills the empty parts of the saved draft and never publishes.

import { isDeepStrictEqual } from 'node:util';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { levelOf } from '#domain/levels/levels.ts';
import { isBlank } from '#domain/plain-text.ts';
import { hasMaterial, noMaterial, withProposal } from '#domain/reviews/draft/ai-draft.ts';
import type { ReviewMaterial } from '#domain/reviews/draft/review-facts.ts';
import { playedRallies } from '#domain/reviews/notes/rallies.ts';
import type { Context } from '#server/context.ts';
import { notifyVideoViewers } from '#server/events/notify.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockForWriting, requireWritable, videoGone } from './claiming.commands.ts';
import { findPreviousRatings } from './publishing.queries.ts';
import { requireMayWrite } from './reviewer/reviewer.commands.ts';
import { findReviewState, findWritingMaterial, markAiAnalyzed, saveDocument } from './reviews.queries.ts';

/** Automatic drafts per person: each may take a model twenty seconds. */
export const draftLimit: Limit = { name: 'ai-draft', max: 60, seconds: 3600 };

/**
 * Fills the empty parts of the draft from the coach's entries, and saves it as the next version. Nothing is locked while it is written: a
 * draft saved in the meantime is left alone.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict, too_many_requests; conflict when there is nothing to write
 * from
 */
export async function draftReview(context: Context, actor: Actor, videoId: string, version: number) {
  const { db, config, assistant } = context;
  const state = orNotFound(await findReviewState(db, actor, videoId), videoGone());
  await requireMayWrite(db, actor, videoId, state);
  const draft = await findWritingMaterial(db, videoId);
  if (draft) requireWritable(draft, version);
  if (!draft || !hasMaterial(draft.document)) throw new AppError('conflict', { message: noMaterial() });
  const { document } = draft;
  await consumeRateLimit(db, config, draftLimit, actor.id);
  const previousRatings = await findPreviousRatings(db, draft.playerId, videoId);
  const { proposal, writer, hasModelFailed } = await assistant.writeReview(
    materialOf(document, { ...draft, previousRatings }),
  );
  const filled = withProposal(document, proposal);
  const saved = await db.transaction(async (tx) => {
    await lockForWriting(tx, actor, videoId, version);
    if (!isDeepStrictEqual(filled, document)) {
      await markAiAnalyzed(tx, videoId);
      await notifyVideoViewers(tx, ['video'], videoId);
    }
    return saveDocument(tx, videoId, filled);
  });
  return { document: filled, ...saved, writer, hasModelFailed };
}

type Environment = Pick<ReviewMaterial, 'video' | 'previousRatings'> & {
  player: { firstName: string; currentLevel: string | null };
};

function materialOf(
  { notes, ratings, priorities, codes, rallies }: ReviewDocument,
  { player, video, previousRatings }: Environment,
): ReviewMaterial {
  return {
    player: { firstName: player.firstName, level: levelOf(player) },
    video,
    notes: notes.toSorted((one, other) => one.timestamp - other.timestamp),
    ratings,
    previousRatings,
    // Rallies without an end do not count.
    priorities: priorities.filter(({ focus }) => !isBlank(focus)),
    codes,
    rallies: playedRallies(rallies),
  };
}
