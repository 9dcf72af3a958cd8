// Saves a draft by itself: soon after each change, one request at a time, the latest state wins.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { type Choices, mergeReviews } from '#domain/review/review-merge.ts';
import { createListeners } from '#web/lib/video/listeners.ts';
import { sameDocument } from '../workspace/review-document.ts';
import type { Loaded, SaverPorts, SaveState, SaveTrouble, SetAside } from './draft-saver-ports.ts';

/** Milliseconds of rest after which a change is saved, and the longest that one waits while typing goes on. */
const rest = 600;
const maxWaitMs = 1500;
/** Milliseconds between a change and its copy on this device, in case the window is killed. */
const copyWait = 300;
/** Milliseconds before the first attempt after a failure; doubled each time, up to the longest. */
const firstPause = 2000;
const maxPauseMs = 30_000;
/** How many unanswered saves are remembered, to recognise one that did arrive. */
const maxUnanswered = 5;

/** Keeps a document saved. `document` is the state to go on from; it counts as unsaved unless it is what `loaded` holds. */
export function createDraftSaver(loaded: Loaded, document: ReviewDocument, ports: SaverPorts) {
  const { subscribe, notify } = createListeners();
  let { version } = loaded;
  let saved = loaded.document;
  let current = document;
  let sending: Promise<void> | null = null;
  let unanswered: ReviewDocument[] = [];
  let failures = 0;
  let waitingSince: string | null = null;
  let isHeld = false;
  let aside: SetAside | null = null;
  let state: SaveState = { phase: 'saved', savedAt: loaded.savedAt };

  const timers: Partial<Record<'rest' | 'limit' | 'retry' | 'copy', () => void>> = {};
  function start(name: keyof typeof timers, milliseconds: number, action: () => void): void {
    timers[name] ??= ports.after(milliseconds, () => {
      delete timers[name];
      action();
    });
  }
  function stop(...names: (keyof typeof timers)[]): void {
    for (const name of names) {
      timers[name]?.();
      delete timers[name];
    }
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

  const isUnsaved = () => current !== saved;
  const keep = () => {
    stop('copy');
    ports.keepCopy({ document: current, version, base: saved });
  };

  function scheduleSave(): void {
    start('copy', copyWait, keep);
    // These wait for something else than a change: the next attempt, or the coach's decision.
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

  async function attempt(sent: ReviewDocument): Promise<void> {
    stop('rest', 'limit', 'retry');
    // While there is no connection each attempt would only make the words flicker.
    if (state.phase !== 'waiting') setState({ phase: 'saving' });
    try {
      const answer = await ports.save(sent, version, aside);
      aside = null;
      accept(sent, answer);
    } catch (error) {
      await handleFailure(error, sent);
    }
  }

  function accept(sent: ReviewDocument, answer: { version: number; savedAt: string | null }): void {
    version = answer.version;
    saved = sent;
    unanswered = [];
    failures = 0;
    if (!isUnsaved()) {
      stop('copy');
      ports.forgetCopy();
    }
    setState({ phase: 'saved', savedAt: answer.savedAt });
  }

  async function handleFailure(error: unknown, sent: ReviewDocument): Promise<void> {
    const trouble = ports.classifyError(error);
    keep();
    if (trouble.kind === 'conflict') return compare(sent);
    if (trouble.kind === 'no-answer') {
      unanswered = [...unanswered, sent].slice(-maxUnanswered);
      return scheduleRetry(trouble.isOffline, Math.min(firstPause * 2 ** failures++, maxPauseMs));
    }
    giveUp(trouble);
  }

  /** Trying again would not help. */
  function giveUp(trouble: Exclude<SaveTrouble, { kind: 'no-answer' }>): void {
    setState(trouble.kind === 'refused' ? { phase: 'refused', sentence: trouble.sentence } : { phase: 'signed-out' });
  }

  /** After a conflict: a save of ours whose answer got lost is no conflict; anything else is brought together. */
  async function compare(sent: ReviewDocument): Promise<void> {
    try {
      const theirs = await ports.load();
      const ours = [sent, ...unanswered].find((one) => sameDocument(one, theirs.document));
      if (ours) accept(ours, theirs);
      else reconcile(theirs);
    } catch (error) {
      const trouble = ports.classifyError(error);
      if (trouble.kind === 'refused' || trouble.kind === 'signed-out') return giveUp(trouble);
      scheduleRetry(trouble.kind === 'no-answer' && trouble.isOffline, firstPause);
    }
  }

  /** Brings another state of the draft together with what is here; what both changed since `base` waits for the coach. */
  function reconcile(theirs: Loaded, base = saved): void {
    if (sameDocument(current, theirs.document)) return accept(current, theirs);
    const { document: merged, collisions } = mergeReviews(base, current, theirs.document);
    if (collisions.length > 0) {
      keep();
      return setState({ phase: 'conflict', theirs, base });
    }
    goOnFrom(theirs, merged);
    ports.takeOver(merged);
    ports.tellMerged?.();
  }

  function goOnFrom(theirs: Loaded, next: ReviewDocument): void {
    current = next;
    if (sameDocument(next, theirs.document)) return accept(next, theirs);
    accept(theirs.document, theirs);
    scheduleSave();
  }

  return {
    subscribe,
    getState: () => state,
    isUnsaved,
    /** Takes over the state after a change. Never waits. */
    change(next: ReviewDocument): void {
      current = next;
      scheduleSave();
    },
    /** Sends what is unsaved: for a document that began unsaved, and when the connection is back. */
    saveNow: send,
    /** Writes the copy on this device at once, e.g. when the window closes. */
    keepNow(): void {
      if (isUnsaved()) keep();
    },
    /** Saves everything. Returns the version that holds it, or null when it could not be saved. */
    async flush(): Promise<number | null> {
      isHeld = false;
      while (sending || isUnsaved()) {
        send();
        await sending;
        if (state.phase !== 'saved' && state.phase !== 'unsaved') return null;
      }
      return version;
    },
    /** Sends nothing more until `release`, `continueFrom` or `flush`, and waits for what is under way. */
    async hold(): Promise<void> {
      isHeld = true;
      await sending;
    },
    /** Sends again. */
    release(): void {
      isHeld = false;
      if (isUnsaved()) scheduleSave();
    },
    /** Goes on from a state that the server has made, with a document that holds it together with what was written since. */
    continueFrom(theirs: Loaded, next: ReviewDocument): void {
      isHeld = false;
      goOnFrom(theirs, next);
    },
    /** Gives up what is unsaved, with its copy: the draft is no more. */
    abandon(): void {
      stop('rest', 'limit', 'retry', 'copy');
      current = saved;
      ports.forgetCopy();
    },
    reconcile,
    /** Looks at the server's state, after it has said that another one came in between. */
    async lookAgain(): Promise<void> {
      reconcile(await ports.load());
    },
    /** Looks whether another window has saved, before anything is typed over it; not while this one is busy itself. */
    async lookAround(): Promise<void> {
      const isBusy = () => sending !== null || isHeld || (state.phase !== 'saved' && state.phase !== 'unsaved');
      const known = version;
      if (isBusy()) return;
      try {
        const theirs = await ports.load();
        if (!isBusy() && version === known && theirs.version !== known) reconcile(theirs);
      } catch (error) {
        const trouble = ports.classifyError(error);
        if (trouble.kind === 'refused' || trouble.kind === 'signed-out') giveUp(trouble);
      }
    },
    /** Whether the server holds a later version than the one that was opened. */
    hasSaved: () => version !== loaded.version,
    /** Decides a conflict place by place; what was not chosen is kept in the history. */
    decide(choices: Choices): void {
      if (state.phase !== 'conflict') return;
      const { theirs, base } = state;
      const { document: merged, collisions } = mergeReviews(base, current, theirs.document, choices);
      const chosen = collisions.map(({ path }) => choices[path] ?? 'mine');
      aside = { saved: chosen.includes('mine'), document: chosen.includes('theirs') ? current : null };
      version = theirs.version;
      saved = theirs.document;
      current = merged;
      ports.takeOver(merged);
      keep();
      setState({ phase: 'unsaved' });
      send();
    },
    /** Stops every timer. A request that is under way goes on. */
    stop: () => stop('rest', 'limit', 'retry', 'copy'),
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
