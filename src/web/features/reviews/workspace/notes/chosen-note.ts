// Actions on the current note: the one in the editor, otherwise the one chosen last.

import { t } from '@lingui/core/macro';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { endedAt } from '#domain/reviews/notes/note-ranges.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { rangeText } from '../state/range-text.ts';
import { goToNote, openNote, removeNote } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';

/** The note chosen last, from the document; says what to do if there is none. */
function chosenNote({ store }: OpenReview): DraftNote | null {
  const { document, selectedId } = store.getState();
  const note = document.notes.find(({ id }) => id === selectedId);
  if (!note) toast({ title: t`Choose a note first` });
  return note ?? null;
}

/** Ends the note at the video's position; ending it where it starts makes it a moment. */
export function endNoteHere(review: OpenReview): void {
  const { store, video } = review;
  const { time, duration } = video.getState();
  const { edited } = store.getState();
  const note = edited ?? chosenNote(review);
  if (!note) return;
  const ended = endedAt(note, time, duration);
  if (note.endTimestamp === null && ended.endTimestamp === null) {
    toast({ title: t`The note can’t end where it starts`, description: t`Go to where it ends, then set the end.` });
    return;
  }
  const { timestamp, endTimestamp } = ended;
  const said =
    endTimestamp === null ? t`Note at ${{ time: rangeText(ended) }}` : t`Note runs ${{ time: rangeText(ended) }}`;
  if (edited) {
    store.editTo({ timestamp, endTimestamp });
    return store.announce(said);
  }
  const wayBack = store.changeUndoably({ kind: 'put-note', note: ended as DraftNote });
  toast({ title: said, action: { label: t`Undo`, onClick: wayBack } });
}

/** Plays only the note's range; beside Matchi, says where it is. */
export function playRange(review: OpenReview, note: DraftNote | null = chosenNote(review)): void {
  if (!note) return;
  if (note.endTimestamp === null) {
    toast({ title: t`This note has no range`, description: t`Go to where it ends, then set the end.` });
  } else if (review.video.canControl) {
    review.store.select(note.id);
    review.guide.playStretch(note.id, note);
  } else goToNote(review, note);
}

/** Opens the chosen note in the editor. */
export function editChosenNote(review: OpenReview): void {
  const note = chosenNote(review);
  if (note) openNote(review, note);
}

/** Opens the note's court board, and the note in the editor if needed. */
export function openBoard(review: OpenReview): void {
  const { store } = review;
  if (!store.getState().edited) editChosenNote(review);
  if (store.getState().edited) store.draw(true);
}

/** Deletes the chosen note, and chooses its neighbour for the next key press. */
export function removeChosenNote(review: OpenReview): void {
  const note = chosenNote(review);
  if (!note) return;
  const { notes } = review.store.getState().document;
  const index = notes.indexOf(note);
  removeNote(review, note);
  review.store.select((notes[index + 1] ?? notes[index - 1])?.id ?? null);
}
