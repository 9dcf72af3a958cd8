// Whether new notes get a range by themselves, on this device.

import { devicePreference } from './device-preference.ts';

/** On: from 4 s before the note's time to 2 s after it (domain, note-ranges.ts). */
export const defaultRange = devicePreference<boolean>(
  'review-range',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);
