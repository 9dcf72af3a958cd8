// The state of one workspace outside of React: the document, the note being written, and how saving stands.

import { v7 as newId } from 'uuid';
import type { DraftNote, ReviewDocument, ReviewWorkspace } from '#contract/reviews.ts';
import { withinVideo } from '#domain/video-time.ts';
import { mostNotes, type NoteType } from '#domain/videos.ts';
import { createListeners } from '#web/lib/video/listeners.ts';
import { createDraftSaver } from './draft-saver.ts';
import type { DraftCopy, DraftSaverPorts } from './draft-saver-ports.ts';
import { joinNoteText, splitNoteText } from './note-text.ts';
import { byTime, changeDocument, type DocumentChange, sameDocument } from './review-document.ts';

/** The note in the editor. Its text is in the document as soon as it has a word, so that nothing typed is lost. */
export interface EditedNote {
  id: string;
  timestamp: number;
  type: NoteType;
  text: string;
  /** The note before it was edited; null for a new one. */
  before: DraftNote | null;
}

/** What the parts of the workspace read. */
export interface ReviewState {
  document: ReviewDocument;
  edited: EditedNote | null;
  /** The note that was chosen last. */
  selectedId: string | null;
  /** The type of the next note of key N. */
  lastType: NoteType;
  /** What was written here and can no longer be saved, because the coach chose another window's version. */
  leftBehind: ReviewDocument | null;
  /** What screen readers are told, e.g. which note the video went to. */
  announcement: string;
}

/** Opens a workspace; `copy` is what this device kept of it, if anything. */
export function createReviewStore(workspace: ReviewWorkspace, copy: DraftCopy | null, ports: DraftSaverPorts) {
  const { subscribe, notify } = createListeners();
  const loaded = { ...workspace, document: inOrder(workspace.document) };
  const differing = copy && !sameDocument(copy.document, loaded.document) ? copy : null;
  if (copy && !differing) ports.forgetCopy();
  const kept = workspace.publishedAt ? null : differing;
  const saver = createDraftSaver(loaded, kept ? inOrder(kept.document) : loaded.document, ports);
  // The copy builds on an older version than the server's: only the coach can tell which one counts.
  if (kept && kept.version !== workspace.version) saver.meet(loaded);

  let state: ReviewState = {
    document: kept ? inOrder(kept.document) : loaded.document,
    edited: null,
    selectedId: null,
    lastType: 'technique',
    // Published from elsewhere in the meantime: nothing can be added, but what was written here can be copied.
    leftBehind: workspace.publishedAt ? (differing?.document ?? null) : null,
    announcement: '',
  };
  function become(changes: Partial<ReviewState>): void {
    state = { ...state, ...changes };
    notify();
  }
  function change(...changes: DocumentChange[]): void {
    if (workspace.publishedAt) return;
    const document = changes.reduce(changeDocument, state.document);
    become({ document });
    saver.change(document);
  }

  /** Puts what the editor holds into the document: as a note while it has text, as no note while it has none. */
  function mirror(edited: EditedNote): void {
    become({ edited });
    const { id, timestamp, type, text } = edited;
    if (text.trim() !== '') change({ kind: 'put-note', note: { id, timestamp, type, ...splitNoteText(text) } });
    else if (state.document.notes.some((note) => note.id === id)) change({ kind: 'remove-note', id });
  }

  return {
    subscribe,
    getState: () => state,
    saver,
    isReadOnly: workspace.publishedAt !== null,
    /** Whether the document began with what this device had kept. */
    wasBroughtBack: kept !== null && kept.version === workspace.version,
    change,
    select: (selectedId: string | null) => become({ selectedId }),

    /** Begins a note at a position in seconds; false when the review is full. What was being written is kept. */
    beginNote(type: NoteType | 'last', seconds: number): boolean {
      if (state.document.notes.length >= mostNotes) return false;
      const chosen = type === 'last' ? state.lastType : type;
      const edited = { id: newId(), timestamp: withinVideo(seconds, null), type: chosen, text: '', before: null };
      become({ edited, lastType: chosen, selectedId: edited.id });
      return true;
    },
    editNote(note: DraftNote): void {
      const { id, timestamp, type } = note;
      become({ edited: { id, timestamp, type, text: joinNoteText(note), before: note }, selectedId: id });
    },
    /** Changes text, type or time of the note in the editor. */
    editTo(changes: Partial<Pick<EditedNote, 'text' | 'type' | 'timestamp'>>): void {
      if (!state.edited) return;
      if (changes.type) become({ lastType: changes.type });
      mirror({ ...state.edited, ...changes });
    },
    /** Closes the editor with everything in it. */
    finishNote: () => become({ edited: null }),
    /** Closes the editor and takes back what was done in it. Returns how it can be restored, if there is something. */
    leaveNote(): (() => void) | null {
      const { edited } = state;
      if (!edited) return null;
      const { id, before } = edited;
      const written = state.document.notes.find((note) => note.id === id);
      become({ edited: null });
      if (before) change({ kind: 'put-note', note: before });
      else if (written) change({ kind: 'remove-note', id });
      const isChanged = written && (!before || !sameNote(written, before));
      return isChanged ? () => change({ kind: 'put-note', note: written }) : null;
    },
    /** Deletes a note and returns how to bring it back. */
    removeNote(note: DraftNote): () => void {
      if (state.edited?.id === note.id) become({ edited: null });
      change({ kind: 'remove-note', id: note.id });
      return () => change({ kind: 'put-note', note });
    },

    /** Decides a conflict for the other window's version; what was written here can still be copied. */
    takeTheirs(): void {
      const mine = state.document;
      const theirs = saver.takeTheirs();
      if (theirs) become({ document: inOrder(theirs), edited: null, leftBehind: mine });
    },
    dropLeftBehind(): void {
      become({ leftBehind: null });
      if (workspace.publishedAt) ports.forgetCopy();
    },
    announce: (announcement: string) => become({ announcement }),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

function inOrder(document: ReviewDocument): ReviewDocument {
  return { ...document, notes: byTime(document.notes) };
}

function sameNote(a: DraftNote, b: DraftNote): boolean {
  return a.timestamp === b.timestamp && a.type === b.type && a.title === b.title && a.comment === b.comment;
}
