// The marks of one video while they are set: what is on the screen, what can be taken back, and saving by itself.

import type { MovementDocument } from '#contract/reviews/movement.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** How saving went. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  /** Someone else saved since: a person decides. */
  | { kind: 'conflict' }
  /** No answer: tried again. */
  | { kind: 'failed' }
  /** It will not be taken, whatever is done: in words. */
  | { kind: 'refused'; sentence: string };

/** What the screen shows. */
export interface MarkState {
  document: MovementDocument;
  /** The save that the next one builds on. */
  version: number;
  saving: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict' | 'refused';
  /** Why it was refused. */
  sentence: string;
  canUndo: boolean;
}

/** Rest after the last mark before it is saved, and before another try, in milliseconds. */
const pauseMs = { save: 1000, retry: 3000 } as const;
/** How many steps can be taken back. */
const maxSteps = 100;

interface MarkStoreOptions {
  document: MovementDocument;
  version: number;
  save: (version: number, document: MovementDocument) => Promise<SaveOutcome>;
}

export type MarkStore = ReturnType<typeof createMarkStore>;

/** Holds the marks outside of React, so that placing one never waits for anything. One save is under way at a time. */
export function createMarkStore({ document, version, save }: MarkStoreOptions) {
  const { subscribe, notify } = createListeners();
  let state: MarkState = { document, version, saving: 'saved', sentence: '', canUndo: false };
  let past: MovementDocument[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (changes: Partial<MarkState>) => {
    state = { ...state, ...changes };
    notify();
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  };
  const replace = (next: MovementDocument) => {
    // A conflict and a refusal stay until someone has decided; what is marked meanwhile is kept on the screen.
    const isStopped = state.saving === 'conflict' || state.saving === 'refused';
    setState({ document: next, canUndo: past.length > 0, ...(!isStopped && { saving: 'unsaved' }) });
    if (!isStopped) schedule(pauseMs.save);
  };

  /** Another document; a step that can be taken back. */
  const setDocument = (next: MovementDocument) => {
    past = [...past, state.document].slice(-maxSteps);
    replace(next);
  };

  let underWay: Promise<void> | null = null;
  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (underWay) await underWay;
    if (state.saving !== 'unsaved' && state.saving !== 'failed') return;
    underWay = send();
    await underWay;
    underWay = null;
  }
  async function send(): Promise<void> {
    const sent = state.document;
    setState({ saving: 'saving' });
    const outcome = await save(state.version, sent);
    const isOutdated = state.document !== sent;
    switch (outcome.kind) {
      case 'saved':
        setState({ version: outcome.version, saving: isOutdated ? 'unsaved' : 'saved' });
        if (isOutdated) schedule(pauseMs.save);
        return;
      case 'failed':
        setState({ saving: 'failed' });
        schedule(pauseMs.retry);
        return;
      case 'conflict':
        setState({ saving: 'conflict' });
        return;
      case 'refused':
        setState({ saving: 'refused', sentence: outcome.sentence });
    }
  }

  return {
    subscribe,
    getState: () => state,
    /** Other marks; a step that can be taken back. */
    setTracks(change: (tracks: Tracks) => Tracks) {
      const tracks = change(state.document.tracks);
      if (tracks !== state.document.tracks) setDocument({ ...state.document, tracks });
    },
    setDocument,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      replace(before);
    },
    /** Settles a conflict: these marks take the place of those of the given save. */
    keepMine(theirVersion: number) {
      setState({ version: theirVersion, saving: 'unsaved' });
      void saveNow();
    },
    /** Saves what is not saved, without waiting. */
    saveNow,
    /** Whether leaving now would lose something. */
    isUnsaved: () => state.saving !== 'saved',
    /** Stops the clock; what is unsaved is sent once more. */
    leave() {
      void saveNow();
      clearTimeout(timer);
    },
  };
}
