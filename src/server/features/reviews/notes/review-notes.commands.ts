// Correcting a published note.

import type { NoteCorrection } from '#contract/reviews/notes.ts';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import { withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { findVersion, insertVersion, replaceReview } from '#server/features/reviews/publishing.queries.ts';
import { lockReview, saveDocument } from '#server/features/reviews/reviews.queries.ts';
import { notifyPartner } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { findAuthor } from './review-notes.queries.ts';

interface NotePlace {
  videoId: string;
  noteId: string;
}

/**
 * Republishes a review with one note corrected. The review keeps its coach, the earlier text is kept as a version with the editor and the
 * reason, and the player is notified. A revision in progress continues with the note corrected in it too.
 *
 * @throws AppError not_found; conflict when the review was published again since the note was read
 */
export async function correctNote(
  { db, jobs }: Context,
  by: Author & { actorId: string },
  { videoId, noteId }: NotePlace,
  { version, reason, ...correction }: NoteCorrection,
): Promise<void> {
  const corrected = ({ notes, ...document }: ReviewDocument): ReviewDocument => ({
    ...document,
    notes: notes.map((note) => (note.id === noteId ? correctedNote(note, correction) : note)),
  });
  await db.transaction(async (tx) => {
    const review = orNotFound(await lockReview(tx, videoId));
    const published = orNotFound(await findVersion(tx, review, 'latest'));
    const coachId = orNotFound(await findAuthor(tx, videoId));
    if (published.number !== version) throw new AppError('conflict');
    orNotFound(published.document.notes.find(({ id }) => id === noteId) ?? null);
    const { playerId } = review;
    const document = corrected(published.document);
    await replaceReview(tx, { videoId, playerId, coachId, document });
    const number = await insertVersion(tx, { videoId, playerId, coachId: by.actorId, document, reason });
    await saveDocument(tx, videoId, corrected(review.document));
    const change = { after: { noteId, version: number, reason } };
    await recordAudit(tx, by, 'note-corrected', { type: 'video', id: videoId }, change);
    await jobs.enqueue(tx, 'review-revised', { videoId, number });
    await notifyViewers(tx, ['review'], playerId);
    await notifyPartner(tx, videoId);
  });
}

/** The generated title of a spoken note is not stored. */
function correctedNote(note: DraftNote, correction: Omit<NoteCorrection, 'version' | 'reason'>): DraftNote {
  return { ...note, ...correction, title: withoutSpokenTitle(correction.title, note.voice) };
}
