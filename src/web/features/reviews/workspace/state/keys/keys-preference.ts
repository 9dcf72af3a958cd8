// Whether the workspace listens to single keys: people who speak to their computer switch them off (WCAG 2.1.4).

import { devicePreference, usePreference } from '../device-preference.ts';

const keys = devicePreference<boolean>(
  'review-keys',
  (stored) => stored !== 'off',
  (on) => (on ? null : 'off'),
);

/** Switches the keys on or off, on this device, for good. */
export const setKeysOn = keys.set;

/** Whether the keys are on. */
export function useKeysOn(): boolean {
  return usePreference(keys);
}
