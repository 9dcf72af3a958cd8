// Opening a draft, which does not claim it, and saving it.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { SetAsideVersion } from '#contract/reviews/reviews.ts';
import type { WrittenBy } from '#domain/reviews/draft/written-by.ts';
import type { Context } from '#server/context.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockForWriting } from './claiming.commands.ts';
import { requireMayWrite } from './reviewer/reviewer.commands.ts';
import {
  findDraft,
  findReviewState,
  findSetAside,
  type Saved,
  saveDocument,
  saveOwnDocument,
} from './reviews.queries.ts';

/**
 * Returns the draft to its reviewer, an administrator, or anyone who sees the unclaimed video. Does not claim it.
 *
 * @throws AppError not_found, or review_claimed with the other coach's name
 */
export async function openReview({ db }: Context, actor: Actor, videoId: string) {
  orNotFound(await findReviewState(db, actor, videoId));
  const { coachId, ...draft } = orNotFound(await findDraft(db, videoId));
  await requireMayWrite(db, actor, videoId, { coachId });
  return draft;
}

/** What history keeps of a conflict. */
interface SetAside {
  /** Whether the saved version was not chosen. */
  saved: boolean;
  /** The unsaved version, if it was not chosen. */
  document: ReviewDocument | null;
}

/**
 * Saves the draft over the version that the workspace loaded. The first save makes its writer the reviewer.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict
 */
export async function saveDraft(
  { db }: Context,
  actor: Actor,
  videoId: string,
  version: number,
  document: ReviewDocument,
  { setAside = { saved: false, document: null }, writtenBy }: { setAside?: SetAside; writtenBy?: WrittenBy } = {},
): Promise<Saved> {
  if (!setAside.saved && setAside.document === null) {
    const saved = await saveOwnDocument(db, actor, videoId, version, document, writtenBy);
    if (saved) return saved;
  }
  // The slow path: a first save, which claims, a save that sets something aside, and every refusal.
  return db.transaction(async (tx) => {
    const review = await lockForWriting(tx, actor, videoId, version);
    const aside = [...(setAside.document ? [setAside.document] : []), ...(setAside.saved ? [review.document] : [])];
    return saveDocument(tx, videoId, document, { aside, writtenBy });
  });
}

/**
 * Draft versions set aside in conflicts, for its writers.
 *
 * @throws AppError not_found, review_claimed
 */
export async function listSetAside({ db }: Context, actor: Actor, videoId: string): Promise<SetAsideVersion[]> {
  await requireMayWrite(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  return findSetAside(db, videoId);
}
