// What Enter and Escape do while a note is being written.

import { useSyncExternalStore } from 'react';
import { subscribeToFocus } from '../keys/key-place.ts';

/** What they do where the focus is: a button takes Enter for itself, and outside of the form both mean something else. */
function hintAt(target: Element | null): string {
  if (!target?.closest('[data-note-form]')) return '';
  if (target.closest('button, a, [role=button]')) return 'Esc leaves';
  return target instanceof HTMLTextAreaElement
    ? 'Enter saves · Shift+Enter new line · Esc leaves'
    : 'Enter saves · Esc leaves';
}

/** One line, not on devices that are only touched: there Enter makes a new line. */
export function FormHint() {
  const hint = useSyncExternalStore(subscribeToFocus, () => hintAt(document.activeElement));
  return <p className="mr-auto text-xs text-ink-muted [@media(hover:none)_and_(pointer:coarse)]:hidden">{hint}</p>;
}
