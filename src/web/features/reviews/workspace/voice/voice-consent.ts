// Whether the coach knows what is recorded and who hears it: asked once on each device.

import { devicePreference } from '../state/device-preference.ts';

export const voiceConsent = devicePreference<boolean>(
  'review-voice',
  (stored) => stored === 'on',
  (value) => (value ? 'on' : null),
);
