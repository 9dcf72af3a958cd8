// What the keys mean where the focus is, for the pictures of keys.

import { useSyncExternalStore } from 'react';
import { useReviewState } from '../review-context.ts';
import { belongsToFocus } from './review-keys.ts';

/** Single keys are heard; or the note form has the focus and takes those with Alt; or no key of ours works. */
export type KeyPlace = 'heard' | 'note-form' | 'silent';

/** What keys mean for an element that has the focus, while a note is being written or not. */
function keyPlaceOf(target: EventTarget | null, isWriting: boolean): KeyPlace {
  if (target instanceof Element && target.closest('[data-note-form]')) return 'note-form';
  // A letter that no control needs for itself.
  return isWriting || belongsToFocus(target, 't') ? 'silent' : 'heard';
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
  const isWriting = useReviewState(({ edited, isNoteLeft }) => edited !== null && !isNoteLeft);
  return useSyncExternalStore(subscribeToFocus, () => keyPlaceOf(document.activeElement, isWriting));
}
