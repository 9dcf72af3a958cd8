// The meaning of keys at the current focus, for pictures of keys.

import { useSyncExternalStore } from 'react';
import { belongsToFocus } from '#web/lib/keys/focus.ts';
import { useReviewState } from '../review-context.ts';

/** Single keys work; or the note form takes those with Alt; or no shortcut works. */
export type KeyPlace = 'heard' | 'note-form' | 'silent';

/** The meaning of keys for a focused element, while a note is open or not. */
function keyPlaceOf(target: EventTarget | null, isWriting: boolean): KeyPlace {
  if (target instanceof Element && target.closest('[data-note-form]')) return 'note-form';
  // A letter that no control needs.
  return isWriting || belongsToFocus(target, 't') ? 'silent' : 'heard';
}

/** Notifies of every focus change. */
export function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  // The focus may go to nothing, without an event: checks after this event.
  const onLeave = () => queueMicrotask(listener);
  document.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', onLeave);
  };
}

/** The current meaning of keys. */
export function useKeyPlace(): KeyPlace {
  const isWriting = useReviewState(({ edited, isNoteLeft }) => edited !== null && !isNoteLeft);
  return useSyncExternalStore(subscribeToFocus, () => keyPlaceOf(document.activeElement, isWriting));
}
