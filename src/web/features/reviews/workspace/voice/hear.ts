// From a recording to the words in its note, where a server turns speech into text.

import { msg, t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { readSpokenNote, type SpokenNote } from '#domain/reviews/notes/spoken-marks.ts';
import type { HeardPart } from '#domain/reviews/voice/heard-parts.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { call } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { changedNote, type NoteChanges, writtenNote } from '../state/marked-note.ts';
import { maxNoteTextLength } from '../state/note-text.ts';
import { openNote } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';
import { noteFingerprint } from '../state/review-document.ts';
import type { EditedNote } from '../state/review-state.ts';
import { uploadsOf } from './clip-uploads.ts';

/** Longest wait for an answer, in milliseconds: longer than the server gives the transcription. */
const timeoutMs = 60_000;

const nothingHeard = msg`No words understood. The spoken note stays as it is.`;

/**
 * Has a recording turned into text once the server has it, and fills its note. What the coach has changed in the meantime stays: then the
 * words are offered.
 *
 * @param spoken the note as it was when the recording was made
 */
export async function hear(review: OpenReview, voice: VoiceClip, spoken: EditedNote): Promise<void> {
  const { store, workspace, owner } = review;
  const videoId = workspace.video.id;
  store.setHeard(spoken.id, { phase: 'waiting' });
  try {
    // A refused recording is reported where it is sent.
    if (!(await uploadsOf(owner, videoId).arrived(voice.id))) return store.setHeard(spoken.id, null);
    const params = { videoId, clipId: voice.id };
    const { words } = await call(endpoints.transcribeVoiceClip, { params, timeoutMs });
    if (store.isShown()) fill(review, voice, spoken, words);
  } catch (error) {
    if (store.isShown()) giveUp(review, spoken, errorSentence(error), true);
  }
}

/** Says why there are no words: in the note's form, or in a message if that is closed. */
function giveUp({ store }: OpenReview, { id, timestamp }: EditedNote, sentence: string, canRetry: boolean): void {
  store.setHeard(id, { phase: 'none', sentence, canRetry });
  const { edited, document } = store.getState();
  const isThere = document.notes.some((note) => note.id === id);
  if (edited?.id !== id && isThere) {
    toast({ title: t`Spoken note at ${{ time: formatClockTime(timestamp) }}`, description: sentence });
  }
}

function fill(review: OpenReview, voice: VoiceClip, spoken: EditedNote, words: string): void {
  const { store } = review;
  const { edited, document } = store.getState();
  const note = document.notes.find(({ id }) => id === spoken.id);
  // Deleted, or spoken again.
  if (note?.voice?.id !== voice.id) return store.setHeard(spoken.id, null);
  const { changes, unchecked } = heardChanges(spoken, words);
  if (unchecked.length === 0) return giveUp(review, spoken, say(nothingHeard), false);
  const open = edited?.id === spoken.id ? edited : null;
  const isUntouched =
    isBlank(spoken.text) &&
    noteFingerprint(note) === noteFingerprint(writtenNote(spoken)) &&
    (!open || (open.text === spoken.text && open.priority === spoken.priority));
  if (!isUntouched) {
    store.setHeard(spoken.id, { phase: 'offered', words });
    if (!open) offer(review, spoken, `${excerpt(words, 80)} ${t`You changed the note, so the words were not added.`}`);
    return;
  }
  store.setHeard(spoken.id, null);
  if (open) {
    store.takeWords({ ...changes, unchecked });
    store.announce(t`Words added. Check what was heard.`);
    return;
  }
  const filled = writtenNote(changedNote({ ...spoken, before: note }, { ...changes, unchecked }));
  store.change({ kind: 'put-note', note: filled });
  offer(review, spoken, filled.title || t`Check what was heard.`);
}

/** A message that leads to the note's form. */
function offer(review: OpenReview, { id, timestamp }: EditedNote, description: string): void {
  const check = () => {
    const note = review.store.getState().document.notes.find((one) => one.id === id);
    if (note) openNote(review, note);
  };
  toast({
    title: t`Words for the spoken note at ${{ time: formatClockTime(timestamp) }}`,
    description,
    action: { label: t`Check`, onClick: check },
  });
}

/** The offered words, after the coach's own; skill, time and priority only where the coach has set none. */
export function addWords({ store }: OpenReview, edited: EditedNote, words: string): void {
  const { changes, unchecked } = heardChanges(edited, words, true);
  store.setHeard(edited.id, null);
  if (unchecked.length > 0) store.takeWords({ ...changes, unchecked: [...(edited.unchecked ?? []), ...unchecked] });
}

function heardChanges(
  edited: EditedNote,
  words: string,
  isAdding = false,
): { changes: NoteChanges; unchecked: HeardPart[] } {
  const { text, type, skill, before, after, priority }: SpokenNote = readSpokenNote(words, edited);
  const isOpen = (own: unknown) => !isAdding || own === null;
  const changes: NoteChanges = {};
  const unchecked: HeardPart[] = [];
  if (text !== '') {
    changes.text = isBlank(edited.text) ? text : `${edited.text}\n${text}`.slice(0, maxNoteTextLength);
    unchecked.push('words');
  }
  if (type && !isAdding) {
    changes.type = type;
    unchecked.push('type');
  }
  if (skill && isOpen(edited.skill)) {
    changes.skill = skill;
    unchecked.push('skill');
  }
  if ((before !== null || after !== null) && isOpen(edited.endTimestamp)) {
    const { lead } = edited.base;
    changes.lead = { before: before ?? lead?.before ?? null, after: after ?? lead?.after ?? null };
    unchecked.push('time');
  }
  if (priority && isOpen(edited.priority)) {
    changes.priority = priority;
    unchecked.push(`priority-${priority}`);
  }
  return { changes, unchecked };
}
