// What Enter and Escape do while a note is being written.

import { useSyncExternalStore } from 'react';
import { subscribeToFocus } from '../state/keys/key-place.ts';

const inText = 'Enter saves · Shift+Enter new line · Esc cancels';

/** Depends on the focus: a button takes Enter, and outside the form both do something else. */
function hintAt(target: Element | null): string {
  if (!target?.closest('[data-note-form]')) return '';
  if (target.closest('button, a, [role=button]')) return 'Esc cancels';
  return target instanceof HTMLTextAreaElement ? inText : 'Enter saves · Esc cancels';
}

/**
 * One line, not on touch-only devices, where Enter makes a new line. Keeps room for the longest text: a button that moved as it takes the
 * focus would not be pressed.
 */
export function FormHint() {
  const hint = useSyncExternalStore(subscribeToFocus, () => hintAt(document.activeElement));
  return (
    <p
      data-longest={inText}
      className="grid basis-full text-xs text-ink-muted *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:[--tw-content:attr(data-longest)] [@media(hover:none)_and_(pointer:coarse)]:hidden"
    >
      <span>{hint}</span>
    </p>
  );
}
