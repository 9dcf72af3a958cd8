// What a coach has chosen for this device, kept here and nowhere else.

import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

/** A preference: how it is read where it is used, and how it is set. */
export interface DevicePreference<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A preference under a key of this device. A storage that is full or forbidden costs only the memory of it.
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
        // Nothing to do: the choice holds until the window closes at best.
      }
      notify();
    },
  };
}

/** The value of a preference, always the latest. */
export function usePreference<T extends string | number | boolean>({ subscribe, get }: DevicePreference<T>): T {
  return useSyncExternalStore(subscribe, get);
}
