// Code loaded after the first paint: when needed, or when the browser is idle.

import { startTransition, useEffect, useState } from 'react';
import { createListeners } from '#web/lib/listeners.ts';
import { untilIdle } from './when-idle.ts';

/** How far a part is. `value` stays undefined until its code is here; a failed part may be asked for again. */
interface LateState<T> {
  value: T | undefined;
  hasFailed: boolean;
}

/** A part whose code is not among that of the first screen. */
export interface Late<T> {
  /** Asks for its code, unless it is here or on its way. Never rejects: the state says how it went. */
  begin(): Promise<void>;
  state(): LateState<T>;
  subscribe(listener: () => void): () => void;
}

/** What waits for a quiet moment, the first declared first. */
const waiting = new Set<() => Promise<void>>();
/** Says when the next of them may be loaded; undefined before the first quiet moment. */
let ready: (() => Promise<void>) | undefined;
let isLoading = false;

/**
 * Declares a part that comes late: `late(() => import('./sheet.tsx').then(({ Sheet }) => Sheet))`.
 *
 * @param isAhead false for what is too heavy to be loaded before anybody wants it
 */
export function late<T>(load: () => Promise<T>, isAhead = true): Late<T> {
  const { subscribe, notify } = createListeners();
  let state: LateState<T> = { value: undefined, hasFailed: false };
  let loading: Promise<void> | undefined;
  const become = (next: LateState<T>) => {
    state = next;
    notify();
  };
  const begin = () => {
    if (state.hasFailed) become({ value: undefined, hasFailed: false });
    loading ??= withConnection(load).then(
      (value) => become({ value, hasFailed: false }),
      () => {
        loading = undefined;
        become({ value: undefined, hasFailed: true });
      },
    );
    return loading;
  };
  if (isAhead) loadLater(begin);
  return { begin, subscribe, state: () => state };
}

/** Declares code that a function needs later, so that it is here even without a connection; returns how to load it. */
export function latePart<T>(load: () => Promise<T>): () => Promise<T> {
  const loadPart = () => withConnection(load);
  loadLater(() =>
    loadPart().then(
      () => {},
      () => {},
    ),
  );
  return loadPart;
}

/**
 * Loads code, unless there is neither a connection nor a service worker that may have it. Browsers keep the failure of an import for as
 * long as the page lives (Chromium 150, Firefox): code that was asked for in vain would not come with the connection either.
 */
async function withConnection<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('offline');
  return load();
}

function loadLater(begin: () => Promise<void>): void {
  waiting.add(begin);
  if (ready) void loadWaiting();
}

/** The state of a late part, for components. What comes is drawn in pieces, so that presses are answered meanwhile. */
export function useLate<T>(part: Late<T>): LateState<T> {
  const [state, setState] = useState(part.state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(part.state()));
    follow();
    return part.subscribe(follow);
  }, [part]);
  return state;
}

/**
 * Loads all late parts, those that are declared from now on with them: one after the other, each when the browser has nothing else to do,
 * because starting several at once would delay clicks. Tests do not wait. With Save-Data, each loads only when wanted.
 */
export function loadLateParts(whenReady: () => Promise<void> = untilIdle): void {
  ready = whenReady;
  void loadWaiting();
}

async function loadWaiting(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  // A set goes on to what is added to it on the way.
  for (const begin of waiting) {
    if (savesData()) break;
    await ready?.();
    waiting.delete(begin);
    await begin();
  }
  isLoading = false;
}

/** The Save-Data preference of Chromium browsers, with which nothing is loaded ahead. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
