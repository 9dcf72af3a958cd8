// Notes being written: what the editor holds, and how it comes into the document and out of it again.

import { v7 as newId } from 'uuid';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { isBlank } from '#domain/plain-text.ts';
import { tidyBoard } from '#domain/reviews/court-board.ts';
import type { NoteLead } from '#domain/reviews/note-ranges.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { maxNotes, type NoteType } from '#domain/videos/videos.ts';
import type { HistoryStep } from './change-history.ts';
import { changedNote, type NoteChanges, newEdited, openedNote, readEdited } from './marked-note.ts';
import { splitNoteText } from './note-text.ts';
import { type DocumentChange, noteFingerprint } from './review-document.ts';
import type { EditedNote, ReviewState } from './review-state.ts';

/** What the editor may do with the state around it. */
interface EditingPorts {
  getState(): ReviewState;
  setState(changes: Partial<ReviewState>): void;
  /** Changes the document without remembering the step: each key press is one. */
  write(change: DocumentChange): void;
  /** Changes the document as a step that can be taken back. Returns how, for a button that offers just that. */
  change(change: DocumentChange): () => void;
  /** Remembers a step that was made already. Returns how to take just this one back. */
  takeBack(step: HistoryStep): () => void;
  record(step: HistoryStep): void;
  /** A note that was kept shall be one of the review's priorities. */
  prioritise(note: DraftNote, rank: 1 | 2): void;
}

/** The editor's actions. What happens between opening and closing it is one step that can be taken back. */
export function createNoteEditing({ getState, setState, write, change, record, takeBack, prioritise }: EditingPorts) {
  const noteOf = (id: string) => getState().document.notes.find((note) => note.id === id);

  /** Puts what the editor holds into the document: as a note while it has content, as no note while it has none. */
  function mirror(edited: EditedNote): void {
    setState({ edited });
    const { id, timestamp, endTimestamp, type, skill, pair, text, board, voice } = edited;
    const hasContent = !isBlank(text) || board !== null || Boolean(voice);
    if (hasContent) {
      const words = splitNoteText(readEdited(edited).text);
      const drawn = board && tidyBoard(board);
      const own = { id, timestamp, endTimestamp, type, skill, pair };
      write({ kind: 'put-note', note: { ...own, board: drawn, ...words, ...(voice && { voice }) } });
    } else if (noteOf(id)) write({ kind: 'remove-note', id });
  }

  /** Closes the editor with everything in it, and remembers what was done there. */
  function finishNote(): void {
    const { edited } = getState();
    if (!edited) return;
    setState({ edited: null, isDrawing: false });
    const kept = noteOf(edited.id);
    const step = editingStep(edited.before, kept);
    if (step) record(step);
    if (kept && edited.priority) prioritise(kept, edited.priority);
  }

  return {
    finishNote,

    /** Whether something was done in the editor since it was opened. */
    hasEdited(): boolean {
      const { edited } = getState();
      return edited !== null && editingStep(edited.before, noteOf(edited.id)) !== null;
    },

    /** Begins a note at a position in seconds, with a range around it if one is asked for; false when the review is full. What was being written is kept. */
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
      const edited = newEdited({ id: newId(), timestamp, type: chosen, duration }, lead);
      setState({ edited, isNoteLeft: false, lastType: chosen, selectedId: edited.id });
      return true;
    },

    /** Opens a note in the editor. */
    editNote(note: DraftNote, duration: number | null = null): void {
      finishNote();
      setState({ edited: openedNote(note, duration), isNoteLeft: false, selectedId: note.id });
    },

    /** Changes the note in the editor. */
    editTo(changes: NoteChanges): void {
      const { edited } = getState();
      if (!edited) return;
      if (changes.type) setState({ lastType: changes.type });
      mirror(changedNote(edited, changes));
    },

    /** Says whether the coach is out of the note in the editor, which stays open. */
    leaveNoteOpen(isNoteLeft: boolean): void {
      if (getState().edited && getState().isNoteLeft !== isNoteLeft) setState({ isNoteLeft });
    },

    /** Opens or closes the court board of the note in the editor. */
    draw: (isDrawing: boolean) => setState({ isDrawing }),

    /**
     * Closes the editor and takes back what was done in it, as a step that can be taken back for as long as the review is open. Returns
     * how to restore just that, if there is something.
     */
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
      const label = before ? 'Changes discarded' : 'Note discarded';
      const undo: DocumentChange = written ? { kind: 'put-note', note: written } : { kind: 'remove-note', id };
      return takeBack({ label, undo, redo: leaving, isLeft: true });
    },

    /** Deletes a note and returns how to bring it back. */
    removeNote({ id }: Pick<DraftNote, 'id'>): () => void {
      if (getState().edited?.id === id) finishNote();
      return change({ kind: 'remove-note', id });
    },
  };
}

/** What was done to a note as one step; null when nothing was. */
function editingStep(before: DraftNote | null, after: DraftNote | undefined): HistoryStep | null {
  if (!after) {
    if (!before) return null;
    const { id } = before;
    return { label: 'Note deleted', undo: { kind: 'put-note', note: before }, redo: { kind: 'remove-note', id } };
  }
  const redo: DocumentChange = { kind: 'put-note', note: after };
  if (!before) return { label: 'Note added', undo: { kind: 'remove-note', id: after.id }, redo };
  if (noteFingerprint(before) === noteFingerprint(after)) return null;
  return { label: 'Note changed', undo: { kind: 'put-note', note: before }, redo };
}
