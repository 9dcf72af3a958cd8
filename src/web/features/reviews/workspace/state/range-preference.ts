// Whether new notes get a range by default, on this device.

import { devicePreference } from '../../shared/keys/device-preference.ts';

/** On: 4 s before to 2 s after the note's time (domain, note-ranges.ts). */
export const defaultRange = devicePreference<boolean>(
  'review-range',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);
