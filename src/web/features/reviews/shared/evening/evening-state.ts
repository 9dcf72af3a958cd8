// The evening of reviews under way, kept on this device for its coach until its summary is closed, and removed at sign-out.

import { useMemo } from 'react';
import type { Evening } from '#domain/reviews/evening/evening-run.ts';
import { areDraftsOver, draftKey, draftOwner } from '#web/lib/drafts.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { type DevicePreference, devicePreference, usePreference } from '../keys/device-preference.ts';

/** By owner, so that the screens of one window hear of each other's changes. */
const kept = new Map<string, DevicePreference<string>>();

function placeOf(owner: string): DevicePreference<string> {
  const known = kept.get(owner);
  if (known) return known;
  const read = (stored: string | null) => stored ?? '';
  const place = devicePreference<string>(draftKey(owner, 'evening'), read, (text) => text || null);
  kept.set(owner, place);
  return place;
}

/** Null for none, and for what another version of Pala has kept. */
function readEvening(text: string): Evening | null {
  try {
    const evening = JSON.parse(text) as Partial<Evening>;
    return Array.isArray(evening.left) && Array.isArray(evening.done) ? (evening as Evening) : null;
  } catch {
    return null;
  }
}

/** An owner's evening as it is kept now, or null. */
export function keptEvening(owner: string): Evening | null {
  return readEvening(placeOf(owner).get());
}

/** Changes what is kept now, which another window may have changed, and returns it; null removes it. */
export function changeEvening(owner: string, next: (evening: Evening | null) => Evening | null): Evening | null {
  const changed = next(keptEvening(owner));
  if (!areDraftsOver()) placeOf(owner).set(changed === null ? '' : JSON.stringify(changed));
  return changed;
}

/** The coach's evening, under way or ended, or null; and how to change it. */
export function useEvening() {
  const owner = draftOwner(useCurrentUser());
  const text = usePreference(placeOf(owner));
  return useMemo(
    () => ({
      evening: readEvening(text),
      change: (next: (evening: Evening | null) => Evening | null) => changeEvening(owner, next),
    }),
    [owner, text],
  );
}
