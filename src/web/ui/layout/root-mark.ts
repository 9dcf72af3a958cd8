// Attributes on the root element for page-wide styles (styles.css).

import { useInsertionEffect } from 'react';

/** The attribute is this name after `data-has-`. */
type RootMark =
  | 'actions'
  | 'composer'
  | 'field-focus'
  | 'focus-mode'
  | 'frame'
  | 'note-form'
  | 'smashy-offer'
  | 'toast'
  | 'workspace';

/** How many parts of the page hold a mark at the moment. */
const holders = new Map<RootMark, number>();

/**
 * Marks the root for as long as the part is on the page and `isThere`. For this there is no `:root:has(…)`: with it the browser looks
 * through the page from end to end whenever something comes or goes, which takes longer the longer the page is.
 */
export function useRootMark(mark: RootMark, isThere = true): void {
  // Before anything is measured or takes the focus.
  useInsertionEffect(() => {
    if (!isThere) return undefined;
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark, isThere]);
}

function add(mark: RootMark, one: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + one;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-has-${mark}`, count > 0);
}
