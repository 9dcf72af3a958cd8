// Whether the coach has agreed to recording: asked once per device.

import { devicePreference } from '../../shared/keys/device-preference.ts';

export const voiceConsent = devicePreference<boolean>(
  'review-voice',
  (stored) => stored === 'on',
  (value) => (value ? 'on' : null),
);
