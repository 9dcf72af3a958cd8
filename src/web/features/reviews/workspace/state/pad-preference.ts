// How the code pad is set on this device: whether it is there, and its lead time.

import { leadTime } from '#domain/reviews/strokes/code-pad.ts';
import { devicePreference } from './device-preference.ts';

/** Whether the code pad is shown, and its keys are heard. */
export const padShown = devicePreference<boolean>(
  'review-pad',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);

/** How far before the press a stroke is stamped, in seconds (domain, code-pad.ts). */
export const padLead = devicePreference<number>('review-pad-lead', readLead, String);

function readLead(stored: string | null): number {
  const seconds = stored === null ? leadTime.usual : Number(stored);
  return seconds >= leadTime.min && seconds <= leadTime.max ? seconds : leadTime.usual;
}
