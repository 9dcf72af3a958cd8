// The code pad's settings on this device.

import { leadTime } from '#domain/reviews/strokes/code-pad.ts';
import { devicePreference } from '../../shared/keys/device-preference.ts';

/** Whether the code pad is open. */
export const padShown = devicePreference<boolean>(
  'review-pad',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);

/** The lead time in seconds (domain, code-pad.ts). */
export const padLead = devicePreference<number>('review-pad-lead', readLead, String);

function readLead(stored: string | null): number {
  const seconds = stored === null ? leadTime.usual : Number(stored);
  return seconds >= leadTime.min && seconds <= leadTime.max ? seconds : leadTime.usual;
}
