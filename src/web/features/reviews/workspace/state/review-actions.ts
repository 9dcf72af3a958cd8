// Actions of keys, buttons and marks: one each, whatever triggers it.

import { t } from '@lingui/core/macro';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { defaultLead } from '#domain/reviews/notes/note-ranges.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockTime, formatPreciseTime } from '#domain/time/clock-time.ts';
import { maxNotes, type NoteType } from '#domain/videos/videos.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { defaultRange } from './range-preference.ts';
import type { OpenReview } from './review-context.ts';
import { neighbourNote } from './review-document.ts';

/** One frame at 30 per second: best effort, since providers report no frame rate. */
const frame = 1 / 30;

/**
 * Leads to an invalid typed time and its message. Returns whether there is one.
 *
 * @param places a selector: the note's form, unless rallies count too
 */
export function focusInvalidTime(places = '[data-note-form]'): boolean {
  const field = document.querySelector<HTMLElement>(`:is(${places}) [aria-invalid=true]`);
  field?.focus();
  return field !== null;
}

/** Starts a note at the video's position and pauses the video. A clock runs on, because its video does too. */
export function beginNote({ store, video }: OpenReview, type: NoteType | 'last'): void {
  if (focusInvalidTime()) return;
  store.getState().recording?.stop();
  const { time, duration } = video.getState();
  if (store.beginNote(type, time, { duration, lead: defaultRange.get() ? defaultLead : null })) {
    if (video.canControl) video.pause();
  } else toast({ title: t`A review holds at most ${{ count: maxNotes }} notes` });
}

/** Opens a note in the editor and pauses the video. */
export function openNote({ store, video }: OpenReview, note: DraftNote): void {
  if (focusInvalidTime()) return;
  store.editNote(note, video.getState().duration);
  if (video.canControl) video.pause();
}

/** Saves the note in the editor; after a new note the video plays on. Ends a recording first. False if the editor stays open. */
export function finishNote({ store, video }: OpenReview): boolean {
  if (focusInvalidTime()) return false;
  const { edited, recording } = store.getState();
  if (recording && recording.noteId === edited?.id) recording.finish();
  else {
    store.finishNote();
    if (edited && (!edited.before || edited.wasNew) && video.canControl) video.play();
  }
  return true;
}

/** Cancels the note in the editor; its text can be restored. */
export function leaveNote({ store }: OpenReview): void {
  store.getState().recording?.discard();
  const isNew = store.getState().edited?.before === null;
  const restore = store.leaveNote();
  if (!restore) return;
  toast({
    title: isNew ? t`Note discarded` : t`Changes discarded`,
    action: { label: t`Undo`, onClick: restore },
  });
}

/** Deletes a note, with undo. */
export function removeNote({ store }: OpenReview, note: DraftNote): void {
  const restore = store.removeNote(note);
  toast({
    title: t`Note deleted`,
    description: `${formatClockTime(note.timestamp)} ${noteTitle(note)}`,
    action: { label: t`Undo`, onClick: restore },
  });
}

/** Chooses a note and seeks the video to it. */
export function goToNote(review: OpenReview, note: DraftNote): void {
  review.store.select(note.id);
  goTo(review, note.timestamp);
}

/** Seeks the video; if it cannot be controlled, says where to go and copies the time. */
export function goTo({ video }: OpenReview, seconds: number): void {
  video.seek(seconds);
  if (video.canControl) return;
  const time = formatClockTime(seconds);
  void copyText(time).then((copied) =>
    toast({ title: t`Go to ${{ time }} in Matchi`, ...(copied && { description: t`The time is on your clipboard.` }) }),
  );
}

/** Goes to the note before or after the current one, and announces it. */
export function goToNeighbour(review: OpenReview, direction: 1 | -1): void {
  const { document, selectedId } = review.store.getState();
  const { notes } = document;
  const note = neighbourNote(notes, review.video.getState().time, selectedId, direction);
  if (!note) return review.store.announce(direction === 1 ? t`No later note` : t`No earlier note`);
  goToNote(review, note);
  const number = notes.indexOf(note) + 1;
  review.store.announce(`${t`Note ${{ number }} of ${{ total: notes.length }}.`} ${describeNote(note)}`);
}

/** A note in one line: "1:23.4 Technique: Late preparation", with its end if any. */
export function describeNote(note: DraftNote): string {
  const { timestamp, endTimestamp, type } = note;
  const end = endTimestamp === null ? '' : `–${formatPreciseTime(endTimestamp)}`;
  return `${formatPreciseTime(timestamp)}${end} ${noteStyles[type].label}: ${noteTitle(note)}`;
}

/** Moves the video by some seconds. */
export function skip({ video }: OpenReview, seconds: number): void {
  const { time, duration } = video.getState();
  video.seek(Math.min(Math.max(time + seconds, 0), duration ?? Number.POSITIVE_INFINITY));
}

/** Pauses the video and moves it by one frame. */
export function stepFrame({ video }: OpenReview, direction: 1 | -1): void {
  video.seek(Math.max(video.getState().time + direction * frame, 0), { play: false });
}

/** Sets the next slower or faster speed. */
export function stepSpeed({ video }: OpenReview, direction: 1 | -1): void {
  const { rate, rates } = video.getState();
  const next = direction === 1 ? rates.find((one) => one > rate) : rates.findLast((one) => one < rate);
  if (next !== undefined) video.setRate(next);
}

/** Zooms the timeline in or out around the video's position, by a factor of two. */
export function zoomTimeline({ video, timeline }: OpenReview, direction: 1 | -1): void {
  timeline.zoomBy(direction === 1 ? 2 : 1 / 2, video.getState().time);
}

/** Ends the recording of a replay, or opens its dialog with the video paused. */
export function toggleReplay({ store, video }: OpenReview): void {
  const { replay, replayState } = store.getState();
  if (replayState !== 'recording' && video.canControl) video.pause();
  if (replay) replay.toggle();
  else store.setReplay({ isReplayAsked: true });
}
