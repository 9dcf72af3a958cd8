// Preferences stored on this device.

import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

/** A preference: a hook to read it and a way to set it. */
export interface DevicePreference<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A preference under a storage key. If storage is full or blocked, it is only remembered in this window.
 *
 * @param read what a stored text means; null stands for none
 * @param write the text of a value; null for the usual one, which needs none
 */
export function devicePreference<T>(
  key: string,
  read: (stored: string | null) => T,
  write: (value: T) => string | null,
): DevicePreference<T> {
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    get: () => read(localStorage.getItem(key)),
    set(value) {
      const stored = write(value);
      try {
        if (stored === null) localStorage.removeItem(key);
        else localStorage.setItem(key, stored);
      } catch {
        // Only lasts until the window closes.
      }
      notify();
    },
  };
}

/** The current value of a preference. */
export function usePreference<T extends string | number | boolean>({ subscribe, get }: DevicePreference<T>): T {
  return useSyncExternalStore(subscribe, get);
}
