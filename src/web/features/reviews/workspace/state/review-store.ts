// The state of one workspace outside React: document, editor and saving.

import { v7 as newId } from 'uuid';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { type PadPart, type PadState, pressPad } from '#domain/reviews/strokes/code-pad.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { createChangeHistory, type HistoryStep, isAnotherDocument, stepOf, undoChanges } from './change-history.ts';
import { holds } from './draft/draft-conflicts.ts';
import { createDraftSaver } from './draft/draft-saver.ts';
import type { DraftCopy, DraftSaverPorts, Loaded } from './draft/draft-saver-ports.ts';
import { rebasedNote } from './marked-note.ts';
import { createNoteEditing } from './note-editing.ts';
import { byTime, changeDocument, type DocumentChange } from './review-document.ts';
import type { Heard, Recording, ReviewState } from './review-state.ts';
import { boundTo, videoKey } from './video-times.ts';

/** What a store needs besides its saver. */
interface StorePorts extends DraftSaverPorts {
  /** Makes a saved note a priority. */
  prioritise?: (note: DraftNote, rank: 1 | 2) => void;
}

/** Opens a workspace; `copies` are this device's. */
export function createReviewStore(workspace: ReviewWorkspace, copies: readonly DraftCopy[], ports: StorePorts) {
  const { subscribe, notify } = createListeners();
  const history = createChangeHistory();
  // Published, and not being revised.
  const isReadOnly = workspace.publishedAt !== null && workspace.revisedSince === null;
  const shownVideo = videoKey(workspace.video.videoUrl);
  const loaded = { ...workspace, document: inOrder(workspace.document) };
  const saver = createDraftSaver(loaded, { ...ports, takeOver });
  // Published elsewhere in the meantime: read-only, but its text can be copied.
  let discarded: readonly DraftCopy[] = [];

  let isShown = false;
  let state: ReviewState = {
    document: loaded.document,
    edited: null,
    isNoteLeft: false,
    isDrawing: false,
    recording: null,
    heard: {},
    isVoiceAsked: false,
    replay: null,
    isReplayAsked: false,
    replayState: 'none',
    invalidRatings: {},
    selectedId: null,
    lastType: 'technique',
    openCode: null,
    discardedDraft: null,
    isPublishAsked: false,
    wantedField: null,
    typedAhead: '',
    announcement: '',
  };

  function setState(changes: Partial<ReviewState>): void {
    state = { ...state, ...changes };
    notify();
  }
  /** Shows a document with another window's changes, also in the editor; notes can still be undone. */
  function takeOver(document: ReviewDocument): void {
    history.keepNotes();
    const { edited } = state;
    const note = document.notes.find(({ id }) => id === edited?.id);
    const next = edited && note ? rebasedNote(edited, note) : edited;
    setState({ document: inOrder(document), edited: next, openCode: null });
  }
  function write(...changes: DocumentChange[]): void {
    if (isReadOnly) return;
    const before = state.document;
    const changed = changes.reduce(changeDocument, before);
    const isReplaced = changes.some(({ kind }) => kind === 'replace');
    const document = isReplaced ? changed : boundTo(shownVideo, before, changed);
    if (isReplaced && isAnotherDocument(before, document)) history.keepLeft();
    setState({ document });
    saver.change(document);
  }
  /** Adds an undo step, and updates the buttons. */
  function record(step: HistoryStep): void {
    history.record(step);
    notify();
  }
  /** Undoes or redoes the latest step. The editor's note is saved first, as its own step. */
  function undoRedo(direction: 'undo' | 'redo'): HistoryStep | null {
    if (direction === 'undo') editing.finishNote();
    const step = history[direction]();
    if (step) write(step[direction]);
    return step;
  }
  /** Changes the document with an undo step. Returns how to undo just this change, whatever comes after it. */
  function change(...changes: DocumentChange[]): () => void {
    const steps = changes.map((one) => {
      const step = isReadOnly ? null : stepOf(state.document, one);
      write(one);
      if (step) record(step);
      return step;
    });
    return () => {
      for (const step of steps.toReversed()) if (step) takeBack(step);
    };
  }
  /** Undoes one step, whatever has come after it. */
  function takeBack(step: HistoryStep): void {
    if (step === history.latest()) undoRedo('undo');
    else change(undoChanges(state.document, step));
  }
  const editing = createNoteEditing({
    getState: () => state,
    setState,
    write,
    change,
    record,
    prioritise: (note, rank) => ports.prioritise?.(note, rank),
    takeBack: (step) => {
      record(step);
      return () => takeBack(step);
    },
  });

  function showDiscarded(): void {
    setState({ discardedDraft: discarded[0]?.document ?? null });
  }
  if (isReadOnly) {
    for (const one of copies) if (holds(loaded, one)) ports.forgetCopy(one.window);
    discarded = copies.filter((one) => !holds(loaded, one));
    showDiscarded();
  }
  const kept = copies.map((one) => ({ ...one, document: inOrder(one.document) }));
  const wasBroughtBack = !isReadOnly && saver.continueFromCopies(kept);

  return {
    subscribe,
    getState: () => state,
    saver,
    isReadOnly,
    /** Whether the document started from this device's copies alone. */
    wasBroughtBack,
    change(...changes: DocumentChange[]): void {
      change(...changes);
    },
    /** The same, and returns how to undo just this change, whatever comes after it. */
    changeUndoably: change,
    select: (selectedId: string | null) => setState({ selectedId }),
    setRecording: (recording: Recording | null) => setState({ recording }),
    setReplay: (changes: Partial<Pick<ReviewState, 'replay' | 'isReplayAsked' | 'replayState'>>) => setState(changes),
    /** Keeps an invalid typed rating of a skill; null clears it. */
    keepInvalidRating(skill: SkillName, typed: string | null): void {
      const { [skill]: known = null, ...others } = state.invalidRatings;
      if (typed !== known) setState({ invalidRatings: typed === null ? others : { ...others, [skill]: typed } });
    },
    /** How far the words of a note's recording are; null once they are in the note. */
    setHeard(noteId: string, next: Heard | null): void {
      const { [noteId]: _, ...others } = state.heard;
      setState({ heard: next ? { ...others, [noteId]: next } : others });
    },
    /** Whether the workspace is on the screen: what arrives later belongs to no one. */
    isShown: () => isShown,
    setShown(next: boolean): void {
      isShown = next;
    },
    askAboutVoice: (isVoiceAsked: boolean) => setState({ isVoiceAsked }),

    ...editing,
    /** Undoes the latest change to notes, rallies or strokes. Returns it, or null. */
    undo: () => undoRedo('undo'),
    /** Redoes what was undone last. */
    redo: () => undoRedo('redo'),
    /** Whether `undo` would do something, including the editor's note. */
    canUndo: () => history.latest() !== undefined || editing.hasEdited(),
    /** Whether `redo` would do something. */
    canRedo: history.hasUndone,

    /** A press on the code pad, stamped with a moment in seconds. False if it has no effect, or the review is full. */
    pressPad(part: PadPart, timestamp: number): boolean {
      const pad: PadState = { open: state.openCode, codes: state.document.codes };
      const next = pressPad(pad, { part, timestamp, id: newId() });
      if (next === pad) return false;
      setState({ openCode: next.open });
      if (next.codes !== pad.codes) change({ kind: 'put-codes', codes: [...next.codes] });
      return true;
    },
    /** Discards the unfinished stroke. False if there is none. */
    discardOpenCode(): boolean {
      const isOpen = state.openCode !== null;
      if (isOpen) setState({ openCode: null });
      return isOpen;
    },

    /** Continues from a draft that the server has written into; `document` merges it with later changes. */
    continueFrom(theirs: Loaded, document: ReviewDocument): void {
      const next = inOrder(document);
      if (isAnotherDocument(state.document, next)) history.keepLeft();
      setState({ document: next });
      saver.continueFrom({ ...theirs, document: inOrder(theirs.document) }, next);
    },
    dropDiscardedDraft(): void {
      const [read, ...others] = discarded;
      if (read) ports.forgetCopy(read.window);
      discarded = others;
      showDiscarded();
    },
    askToPublish: (isPublishAsked: boolean) => setState({ isPublishAsked }),
    /** Leads to a field once its panel is rendered; null when it has been reached. */
    goToField: (wantedField: string | null) => setState({ wantedField }),
    /** Keeps text typed for a field that is not rendered yet. */
    typeAhead: (typedAhead: string) => setState({ typedAhead }),
    announce: (announcement: string) => setState({ announcement }),
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

function inOrder(document: ReviewDocument): ReviewDocument {
  return { ...document, notes: byTime(document.notes) };
}
