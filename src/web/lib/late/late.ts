// Code that comes after the first paint: when it is wanted, or in a quiet moment before.

import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/video/listeners.ts';
import { whenQuiet } from './when-quiet.ts';

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

let isQuiet = false;
const waiting = new Set<() => Promise<void>>();

/** Declares a part that comes late: `late(() => import('./sheet.tsx').then(({ Sheet }) => Sheet))`. */
export function late<T>(load: () => Promise<T>): Late<T> {
  const { subscribe, notify } = createListeners();
  let state: LateState<T> = { value: undefined, hasFailed: false };
  let loading: Promise<void> | undefined;
  const become = (next: LateState<T>) => {
    state = next;
    notify();
  };
  const begin = () => {
    if (state.hasFailed) become({ value: undefined, hasFailed: false });
    loading ??= load().then(
      (value) => become({ value, hasFailed: false }),
      () => {
        loading = undefined;
        become({ value: undefined, hasFailed: true });
      },
    );
    return loading;
  };
  if (isQuiet) void begin();
  else waiting.add(begin);
  return { begin, subscribe, state: () => state };
}

/** The state of a late part, for components. */
export function useLate<T>(part: Late<T>): LateState<T> {
  return useSyncExternalStore(part.subscribe, part.state);
}

/** Loads all late parts, one after the other; those that are declared from now on at once. */
export async function loadLateParts(): Promise<void> {
  isQuiet = true;
  for (const begin of waiting) {
    waiting.delete(begin);
    await begin();
  }
}

/** Loads them as soon as the browser has nothing else to do. */
export function loadLatePartsWhenQuiet(): void {
  whenQuiet(() => void loadLateParts());
}
