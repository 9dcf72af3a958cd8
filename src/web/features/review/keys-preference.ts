// Whether the workspace listens to single keys: people who speak to their computer switch them off (WCAG 2.1.4).

import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/video/listeners.ts';

const storageKey = 'review-keys';
const { subscribe, notify } = createListeners();

const isOn = () => localStorage.getItem(storageKey) !== 'off';

/** Switches the keys on or off, on this device, for good. */
export function setKeysOn(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  notify();
}

/** Whether the keys are on. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, isOn);
}
