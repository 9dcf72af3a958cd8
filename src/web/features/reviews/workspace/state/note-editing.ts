// Editing notes: moving them into the document and out again.

import { t } from '@lingui/core/macro';
import { v7 as newId } from 'uuid';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { markLikeWords } from '#domain/reviews/notes/note-marks.ts';
import type { NoteLead } from '#domain/reviews/notes/note-ranges.ts';
import { heardPriority } from '#domain/reviews/voice/heard-parts.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { maxNotes, type NoteType } from '#domain/videos/videos.ts';
import type { HistoryStep } from './change-history.ts';
import { changedNote, type NoteChanges, newNoteDraft, noteDraftOf, writtenNote } from './marked-note.ts';
import { type DocumentChange, noteFingerprint } from './review-document.ts';
import type { EditedNote, ReviewState } from './review-state.ts';

/** What the editor may change in the surrounding state. */
interface EditingPorts {
  getState(): ReviewState;
  setState(changes: Partial<ReviewState>): void;
  /** Changes the document without an undo step, since every key press is one. */
  write(change: DocumentChange): void;
  /** Changes the document with an undo step. Returns how to undo just that. */
  change(change: DocumentChange): () => void;
  /** Adds an undo step for a change already made. Returns how to undo just that. */
  takeBack(step: HistoryStep): () => void;
  record(step: HistoryStep): void;
  /** A saved note becomes a priority. */
  prioritise(note: DraftNote, rank: 1 | 2): void;
}

/** The editor's actions. Everything from opening to closing it is one undo step. */
export function createNoteEditing({ getState, setState, write, change, record, takeBack, prioritise }: EditingPorts) {
  const noteOf = (id: string) => getState().document.notes.find((note) => note.id === id);

  /** Writes the editor's note into the document, or removes it while it is empty. */
  function mirror(edited: EditedNote): void {
    setState({ edited });
    const { id, text, board, voice } = edited;
    const hasContent = !isBlank(text) || board !== null || Boolean(voice);
    if (hasContent) write({ kind: 'put-note', note: writtenNote(edited) });
    else if (noteOf(id)) write({ kind: 'remove-note', id });
  }

  /** Closes the editor, keeping everything, as an undo step. */
  function finishNote(): void {
    const { edited } = getState();
    if (!edited) return;
    setState({ edited: null, isDrawing: false });
    const kept = noteOf(edited.id);
    const step = editingStep(edited.before, kept);
    if (step) record(step);
    // A priority that was heard is set once it is checked.
    if (kept && edited.priority && heardPriority(kept) === null) prioritise(kept, edited.priority);
  }

  return {
    finishNote,

    /** Whether anything changed since the editor was opened. */
    hasEdited(): boolean {
      const { edited } = getState();
      return edited !== null && editingStep(edited.before, noteOf(edited.id)) !== null;
    },

    /** Starts a note at a position in seconds, with a range if wanted; false if the review is full. The current note is kept. */
    beginNote(
      type: NoteType | 'last',
      seconds: number,
      { duration = null, lead = null }: { duration?: number | null; lead?: NoteLead | null } = {},
    ): boolean {
      finishNote();
      const { document, lastType } = getState();
      if (document.notes.length >= maxNotes) return false;
      const chosen = type === 'last' ? lastType : type;
      const timestamp = withinVideo(seconds, duration);
      const edited = newNoteDraft({ id: newId(), timestamp, type: chosen, duration }, lead);
      setState({ edited, isNoteLeft: false, lastType: chosen, selectedId: edited.id });
      return true;
    },

    /** Opens a note in the editor. */
    editNote(note: DraftNote, duration: number | null = null): void {
      finishNote();
      setState({ edited: noteDraftOf(note, duration), isNoteLeft: false, selectedId: note.id });
    },

    /** Changes the note in the editor. */
    editTo(changes: NoteChanges): void {
      const { edited } = getState();
      if (!edited) return;
      if (changes.type) setState({ lastType: changes.type });
      mirror(changedNote(edited, changes));
    },

    /**
     * Fills the note in the editor with heard words. Everything until then becomes a step of its own, so that one step takes back the
     * words and leaves the recording.
     */
    takeWords(changes: NoteChanges): void {
      const { edited } = getState();
      const kept = edited && noteOf(edited.id);
      if (!kept) return;
      const step = editingStep(edited.before, kept);
      if (step) record(step);
      if (changes.type) setState({ lastType: changes.type });
      // Marks in it are what was said, not typed.
      const asText = markLikeWords(changes.text ?? edited.text);
      const wasNew = edited.before === null || edited.wasNew === true;
      mirror(changedNote({ ...edited, asText, before: kept, wasNew }, changes));
    },

    /** Sets whether the focus has left the note in the editor, which stays open. */
    leaveNoteOpen(isNoteLeft: boolean): void {
      if (getState().edited && getState().isNoteLeft !== isNoteLeft) setState({ isNoteLeft });
    },

    /** Opens or closes the note's court board. */
    draw: (isDrawing: boolean) => setState({ isDrawing }),

    /** Closes the editor and discards its changes, with an undo step. Returns how to restore them, if there were any. */
    leaveNote(): (() => void) | null {
      const { edited } = getState();
      if (!edited) return null;
      const { id, before } = edited;
      const written = noteOf(id);
      setState({ edited: null, isDrawing: false });
      const isChanged = editingStep(before, written) !== null;
      const leaving: DocumentChange = before ? { kind: 'put-note', note: before } : { kind: 'remove-note', id };
      if (before || written) write(leaving);
      if (!isChanged) return null;
      const label = before ? t`Changes discarded` : t`Note discarded`;
      const undo: DocumentChange = written ? { kind: 'put-note', note: written } : { kind: 'remove-note', id };
      return takeBack({ label, undo, redo: leaving, isLeft: true });
    },

    /** Deletes a note and returns how to restore it. */
    removeNote({ id }: Pick<DraftNote, 'id'>): () => void {
      if (getState().edited?.id === id) finishNote();
      return change({ kind: 'remove-note', id });
    },
  };
}

/** A note's changes as one step; null if there were none. */
function editingStep(before: DraftNote | null, after: DraftNote | undefined): HistoryStep | null {
  if (!after) {
    if (!before) return null;
    const { id } = before;
    return { label: t`Note deleted`, undo: { kind: 'put-note', note: before }, redo: { kind: 'remove-note', id } };
  }
  const redo: DocumentChange = { kind: 'put-note', note: after };
  if (!before) return { label: t`Note added`, undo: { kind: 'remove-note', id: after.id }, redo };
  if (noteFingerprint(before) === noteFingerprint(after)) return null;
  return { label: t`Note changed`, undo: { kind: 'put-note', note: before }, redo };
}
