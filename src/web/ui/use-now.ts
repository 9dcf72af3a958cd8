// The clock of texts such as "5m ago": one timer for the whole page.

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, 15_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time now; renders its component again whenever a new minute begins. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, currentMinute, currentMinute);
  // oxlint-disable-next-line react/purity -- the one place where rendering asks for the time, since the minute renders it again
  return new Date();
}
