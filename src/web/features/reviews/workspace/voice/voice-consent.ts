// Whether the coach has agreed to recording: asked once per device, and again before recordings are turned into text.

import { devicePreference } from '../../shared/keys/device-preference.ts';

/** To recording; and to a server that turns recordings into text. */
type Consent = 'none' | 'sound' | 'text';

export const voiceConsent = devicePreference<Consent>(
  'review-voice',
  (stored) => (stored === 'text' ? 'text' : stored === 'on' ? 'sound' : 'none'),
  (value) => ({ none: null, sound: 'on', text: 'text' })[value],
);

/** Whether the coach has agreed to what happens to recordings here. */
export function hasAgreed({ canTranscribe }: { canTranscribe: boolean }): boolean {
  const consent = voiceConsent.get();
  return consent === 'text' || (consent === 'sound' && !canTranscribe);
}
