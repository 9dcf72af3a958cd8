// Saves a draft automatically: soon after each change, one request at a time, always the latest state.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { Choices } from '#domain/reviews/draft/review-merge.ts';
import { holdsAll, mergedWindows, type WrittenBy } from '#domain/reviews/draft/written-by.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { sameDocument } from '../review-document.ts';
import { createCopyKeeper } from './copy-keeper.ts';
import {
  baseOf,
  holds,
  latestFirst,
  mergeStates,
  openWindow,
  resolveConflict,
  sidesOf,
  stateOf,
} from './draft-conflicts.ts';
import type {
  DraftCopy,
  DraftState,
  Loaded,
  SaverPorts,
  SaveState,
  SaveTrouble,
  SetAside,
} from './draft-saver-ports.ts';
import { createTimers, pauseAfter } from './draft-timers.ts';

/** Milliseconds of rest before a change is saved, and the longest wait while typing continues. */
const rest = 600;
const maxWaitMs = 1500;
/** How many unanswered saves are remembered, to recognise one that did arrive. */
const maxUnanswered = 5;

/** Keeps a document saved, starting from the server's version. */
export function createDraftSaver(loaded: Loaded, ports: SaverPorts) {
  const { subscribe, notify } = createListeners();
  const { window, withChange } = openWindow();
  let { version } = loaded;
  let saved: ReviewDocument = loaded.document;
  let current = stateOf(loaded);
  let sending: Promise<void> | null = null;
  let unanswered: DraftState[] = [];
  /** Closed windows' copies that are not merged yet. */
  let waiting: DraftCopy[] = [];
  let failures = 0;
  let waitingSince: string | null = null;
  let isHeld = false;
  let aside: SetAside | null = null;
  let state: SaveState = { phase: 'saved', savedAt: loaded.savedAt };

  const { start, stop } = createTimers<'rest' | 'limit' | 'retry'>(ports.after);
  const keeper = createCopyKeeper(ports, window, copyNow, () => setState({ ...state }));

  function copyNow(): DraftCopy {
    const sent = unanswered.at(-1);
    return { window, ...current, version, base: saved, ...(sent && { sent }) };
  }

  function setState(next: SaveState): void {
    state = next;
    if (next.phase !== 'waiting') waitingSince = null;
    notify();
  }
  function scheduleRetry(isOffline: boolean, pause: number): void {
    waitingSince ??= new Date().toISOString();
    setState({ phase: 'waiting', isOffline, since: waitingSince });
    start('retry', pause, send);
  }

  const isUnsaved = () => current.document !== saved;
  function scheduleSave(): void {
    keeper.soon();
    // These wait for a retry or for the coach's decision, not for a change.
    if (state.phase === 'waiting' || state.phase === 'conflict' || sending) return;
    if (state.phase !== 'unsaved') setState({ phase: 'unsaved' });
    stop('rest');
    start('rest', rest, send);
    start('limit', maxWaitMs, send);
  }

  function send(): void {
    if (!sending && !isHeld && isUnsaved() && state.phase !== 'conflict') {
      sending = attempt(current).finally(() => {
        sending = null;
        if (isUnsaved() && state.phase === 'saved') scheduleSave();
      });
    }
  }

  async function attempt(sent: DraftState): Promise<void> {
    stop('rest', 'limit', 'retry');
    // While offline, each attempt would only make the message flicker.
    if (state.phase !== 'waiting') setState({ phase: 'saving' });
    unanswered = [...unanswered, sent].slice(-maxUnanswered);
    try {
      const answer = await ports.save({ ...sent, version, setAside: aside });
      aside = null;
      accept(sent, answer);
      bringIn();
    } catch (error) {
      await handleFailure(error);
    }
  }

  function accept(sent: DraftState, answer: { version: number; savedAt: string | null }): void {
    version = answer.version;
    saved = sent.document;
    unanswered = [];
    failures = 0;
    if (!isUnsaved()) keeper.forget();
    setState({ phase: 'saved', savedAt: answer.savedAt });
  }

  async function handleFailure(error: unknown): Promise<void> {
    const trouble = ports.classifyError(error);
    keeper.now();
    if (trouble.kind === 'conflict') return compare();
    if (trouble.kind !== 'no-answer') return giveUp(trouble);
    scheduleRetry(trouble.isOffline, pauseAfter(failures++));
  }

  /** Retrying would not help. */
  function giveUp(trouble: Exclude<SaveTrouble, { kind: 'no-answer' }>): void {
    setState(trouble.kind === 'refused' ? { phase: 'refused', sentence: trouble.sentence } : { phase: 'signed-out' });
  }

  /** After a conflict: merges the server's version with this one. */
  async function compare(): Promise<void> {
    try {
      reconcile(await ports.load());
    } catch (error) {
      const isOffline = mayPass(error);
      if (isOffline !== null) scheduleRetry(isOffline, pauseAfter(0));
    }
  }
  /** Whether reading failed for lack of a connection; null if retrying would not help, which is then reported. */
  function mayPass(error: unknown): boolean | null {
    const trouble = ports.classifyError(error);
    if (trouble.kind !== 'refused' && trouble.kind !== 'signed-out')
      return trouble.kind === 'no-answer' && trouble.isOffline;
    giveUp(trouble);
    return null;
  }

  /** Merges another state of the draft; places that both changed wait for the coach. */
  function reconcile(theirs: Loaded): void {
    const parted = unanswered.findLast((one) => holdsAll(theirs.writtenBy, one.writtenBy))?.document ?? saved;
    const next = mergeStates(current, theirs, parted);
    if (next === null) return setState({ phase: 'conflict', theirs, base: parted, isOnDevice: false });
    const isNew = next !== current.document;
    goOnFrom(theirs, next);
    if (isNew) show(next);
  }
  function show(document: ReviewDocument): void {
    ports.takeOver(document);
    ports.tellMerged?.();
  }

  function goOnFrom(theirs: Loaded, document: ReviewDocument): void {
    current = { document, writtenBy: mergedWindows(current.writtenBy, theirs.writtenBy) };
    if (sameDocument(document, theirs.document)) return accept(current, theirs);
    accept(theirs, theirs);
    scheduleSave();
  }

  /** Merges closed windows' unsaved copies, one after another. */
  function bringIn(): void {
    for (const copy of waiting) {
      if (state.phase === 'conflict') return;
      const base = baseOf(copy, loaded);
      const next = mergeStates(current, copy, base);
      if (next === null)
        return setState({ phase: 'conflict', theirs: { ...copy, savedAt: null }, base, isOnDevice: true });
      takeIn(copy);
      if (next === current.document) continue;
      change(next, mergedWindows(current.writtenBy, copy.writtenBy));
      show(next);
    }
    if (!isUnsaved()) keeper.forgetTaken();
  }
  function takeIn(copy: DraftCopy): void {
    waiting = waiting.filter((one) => one !== copy);
    keeper.takeIn(copy.window);
  }
  function change(document: ReviewDocument, writtenBy: WrittenBy): void {
    current = { document, writtenBy };
    scheduleSave();
  }

  /** Continues from closed windows' copies. Returns whether the result is theirs alone. */
  function continueFromCopies(copies: readonly DraftCopy[]): boolean {
    waiting = latestFirst(copies);
    for (const copy of copies) if (holds(loaded, copy)) takeIn(copy);
    const [last] = waiting;
    const isAlone = last?.version === version || holdsAll(last?.writtenBy ?? [], loaded.writtenBy);
    if (last) {
      // As the last window would have, had it stayed open.
      takeIn(last);
      current = stateOf(last);
      ports.takeOver(last.document);
      if (last.version !== version) {
        ({ version } = last);
        saved = baseOf(last, loaded);
        unanswered = last.sent ? [last.sent] : [];
        reconcile(loaded);
      }
    }
    bringIn();
    return isAlone && isUnsaved();
  }

  return {
    subscribe,
    getState: () => state,
    isUnsaved,
    isKept: keeper.isKept,
    continueFromCopies,
    /** Takes the state after a change. Never waits. */
    change(next: ReviewDocument): void {
      change(next, withChange(current.writtenBy));
    },
    /** Sends unsaved changes: for a document that starts unsaved, and on reconnecting. */
    saveNow: send,
    /** Writes the copy on this device at once, such as when the window closes. */
    keepNow(): void {
      if (isUnsaved()) keeper.now();
    },
    /** Saves everything. Returns the saved version, or null on failure. */
    async flush(): Promise<number | null> {
      isHeld = false;
      while (sending || isUnsaved()) {
        send();
        await sending;
        if (state.phase !== 'saved' && state.phase !== 'unsaved') return null;
      }
      return version;
    },
    /** Stops sending until `release`, `continueFrom` or `flush`, and waits for the current request. */
    async hold(): Promise<void> {
      isHeld = true;
      await sending;
    },
    /** Sends again. */
    release(): void {
      isHeld = false;
      if (isUnsaved()) scheduleSave();
    },
    /** Continues from a version made by the server, with a document that merges it with later changes. */
    continueFrom(theirs: Loaded, next: ReviewDocument): void {
      isHeld = false;
      goOnFrom(theirs, next);
    },
    /** Discards unsaved changes and the copy: the draft no longer exists. */
    abandon(): void {
      stop('rest', 'limit', 'retry');
      current = { ...current, document: saved };
      keeper.forget();
    },
    /** Reads the server's version after it reported a conflict. */
    async lookAgain(): Promise<void> {
      reconcile(await ports.load());
    },
    /** Checks whether another window has saved, before anything is typed over it; not while saving. */
    async lookAround(): Promise<void> {
      const isBusy = () => sending !== null || isHeld || (state.phase !== 'saved' && state.phase !== 'unsaved');
      const known = version;
      if (isBusy()) return;
      try {
        const theirs = await ports.load();
        if (!isBusy() && version === known && theirs.version !== known) reconcile(theirs);
      } catch (error) {
        mayPass(error);
      }
    },
    /** Whether the server has a later version than the one opened. */
    hasSaved: () => version > loaded.version,
    /** When each side of a conflict was typed, and which is later; null without a conflict. */
    sides: () => (state.phase === 'conflict' ? sidesOf(state, current) : null),
    /** Decides every place of a conflict; unchosen text is kept in history. */
    decide(choices: Choices): void {
      if (state.phase !== 'conflict') return;
      const { theirs, isOnDevice } = state;
      const decision = resolveConflict(state, current.document, choices);
      ({ aside } = decision);
      if (isOnDevice) for (const copy of waiting.slice(0, 1)) takeIn(copy);
      else {
        ({ version } = theirs);
        saved = theirs.document;
        unanswered = [];
      }
      current = {
        document: decision.document,
        writtenBy: mergedWindows(withChange(current.writtenBy), theirs.writtenBy),
      };
      ports.takeOver(current.document);
      keeper.now();
      setState({ phase: 'unsaved' });
      send();
    },
    /** Stops every timer. A running request continues. */
    stop(): void {
      stop('rest', 'limit', 'retry');
      keeper.stop();
    },
  };
}
