// The coach's work on a draft: opening, which changes nothing, and saving.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { SetAsideVersion } from '#contract/reviews/reviews.ts';
import type { WrittenBy } from '#domain/reviews/draft/written-by.ts';
import type { Context } from '#server/context.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockForWriting, requireFree } from './claiming.commands.ts';
import {
  findDraft,
  findReviewState,
  findSetAside,
  type Saved,
  saveDocument,
  saveOwnDocument,
} from './reviews.queries.ts';

/**
 * Shows the draft of a video's review to its reviewer or an administrator, and to whoever sees the video while nobody reviews it.
 * Looking claims nothing.
 *
 * @throws AppError not_found, or review_claimed with the other coach's name
 */
export async function openReview({ db }: Context, actor: Actor, videoId: string) {
  orNotFound(await findReviewState(db, actor, videoId));
  const { coachId, ...draft } = orNotFound(await findDraft(db, videoId));
  await requireFree(db, actor, videoId, { coachId });
  return draft;
}

/** What the history keeps of a decision between two versions. */
interface SetAside {
  /** Whether the version that is saved now was not chosen. */
  saved: boolean;
  /** The one that was not saved, if it was not chosen. */
  document: ReviewDocument | null;
}

/**
 * Saves the draft over the version that the workspace had loaded. The first save makes its writer the reviewer.
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
  // The first save, which claims, one that sets something aside, and whatever is refused, with its reason.
  return db.transaction(async (tx) => {
    const review = await lockForWriting(tx, actor, videoId, version);
    const aside = [...(setAside.document ? [setAside.document] : []), ...(setAside.saved ? [review.document] : [])];
    return saveDocument(tx, videoId, document, { aside, writtenBy });
  });
}

/**
 * States of the draft that were not chosen, for those who may write it.
 *
 * @throws AppError not_found, review_claimed
 */
export async function listSetAside({ db }: Context, actor: Actor, videoId: string): Promise<SetAsideVersion[]> {
  await requireFree(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  return findSetAside(db, videoId);
}
