// The marks of one video: what is shown, undo, and automatic saving.

import type { MovementDocument } from '#contract/reviews/movement.ts';
import type { Tracks } from '#domain/reviews/movement/marks.ts';
import { createListeners } from '#web/lib/listeners.ts';

/** How saving went. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  /** Someone else has saved since: the user decides. */
  | { kind: 'conflict' }
  /** No answer: retried. */
  | { kind: 'failed' }
  /** Refused for good, with a reason. */
  | { kind: 'refused'; sentence: string };

export interface MarkState {
  document: MovementDocument;
  /** The version that the next save builds on. */
  version: number;
  saving: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict' | 'refused';
  /** Why it was refused. */
  sentence: string;
  canUndo: boolean;
}

/** Pause between the last mark and saving, and before a retry, in milliseconds. */
const pauseMs = { save: 1000, retry: 3000 } as const;
/** Most undo steps. */
const maxSteps = 100;

interface MarkStoreOptions {
  document: MovementDocument;
  version: number;
  save: (version: number, document: MovementDocument) => Promise<SaveOutcome>;
}

export type MarkStore = ReturnType<typeof createMarkStore>;

/** Keeps the marks outside React, so that marking never waits. One save runs at a time. */
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
    // A conflict or refusal stays until the user decides; new marks are kept on the screen.
    const isStopped = state.saving === 'conflict' || state.saving === 'refused';
    setState({ document: next, canUndo: past.length > 0, ...(!isStopped && { saving: 'unsaved' }) });
    if (!isStopped) schedule(pauseMs.save);
  };

  /** Sets another document, as an undo step. */
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
    /** Sets other marks, as an undo step. */
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
    /** Settles a conflict: these marks replace those of the given version. */
    keepMine(theirVersion: number) {
      setState({ version: theirVersion, saving: 'unsaved' });
      void saveNow();
    },
    /** Saves unsaved marks, without waiting. */
    saveNow,
    /** Whether leaving now would lose marks. */
    isUnsaved: () => state.saving !== 'saved',
    /** Stops the timer and sends unsaved marks once more. */
    leave() {
      void saveNow();
      clearTimeout(timer);
    },
  };
}
