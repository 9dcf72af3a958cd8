// Listens to the keys of the workspace.

import { useEffect, useRef } from 'react';
import { useKeysOn } from './keys-preference.ts';
import { obey } from './review-actions.ts';
import type { OpenReview } from './review-context.ts';
import { belongsToFocus, commandOfKey } from './review-keys.ts';

/** Obeys single keys wherever the focus is, except where the focus needs them itself; not at all when switched off. */
export function useReviewKeys(review: OpenReview, onLegend: () => void): void {
  const isOn = useKeysOn();
  const latest = useRef(onLegend);
  useEffect(() => {
    latest.current = onLegend;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOfKey(event);
      if (!command || event.defaultPrevented || belongsToFocus(event.target, command, event.key)) return;
      // Space would scroll the page, and the letter would be the first one in the note's field.
      event.preventDefault();
      // A key held down goes on seeking, but does not fill the review with notes.
      if (!event.repeat || command.kind === 'skip' || command.kind === 'frame') {
        obey(review, command, () => latest.current());
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, review]);
}
