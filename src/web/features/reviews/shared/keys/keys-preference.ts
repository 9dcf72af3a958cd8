// Whether single-key shortcuts are on: people who use voice control switch them off (WCAG 2.1.4).

import { devicePreference, usePreference } from './device-preference.ts';

const keys = devicePreference<boolean>(
  'review-keys',
  (stored) => stored !== 'off',
  (on) => (on ? null : 'off'),
);

/** Switches shortcuts on this device. */
export const setKeysOn = keys.set;

/** Whether shortcuts are on. */
export function useKeysOn(): boolean {
  return usePreference(keys);
}
