// What the keys mean where the focus is, for the pictures of keys.

import { useSyncExternalStore } from 'react';
import { belongsToFocus } from './review-keys.ts';

/** Single keys are heard; or the note form has the focus and takes those with Alt; or no key of ours works. */
export type KeyPlace = 'heard' | 'note-form' | 'silent';

/** What keys mean for an element that has the focus. */
export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  // A letter that no control needs for itself.
  if (!belongsToFocus(target, 't')) return 'heard';
  return target instanceof Element && target.closest('[data-note-form]') ? 'note-form' : 'silent';
}

/** Hears of every change of the focus. */
export function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  // The focus may go to nothing, which no event of its own tells; it has left once this has been answered.
  const onLeave = () => queueMicrotask(listener);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', onLeave);
  };
}

/** What keys mean at the moment. */
export function useKeyPlace(): KeyPlace {
  return useSyncExternalStore(subscribeToFocus, () => keyPlaceOf(document.activeElement));
}
