// Keeps the page accessible while a field's list is open.

import { type Ref, useLayoutEffect } from 'react';

/** Where the list of a field stands: right after the field, so that screen readers that are led by touch come to it next. */
export function ListPortal({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="absolute" />;
}

/**
 * Part of an open list. Base UI hides the rest of the page from screen readers while a list is open, although Tab still leads there
 * (mui/base-ui#5528): what it hides is shown again.
 */
export function KeepPageReadable() {
  // Before the effect that hides.
  useLayoutEffect(() => {
    const watch = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (oldValue === null && target instanceof Element) target.removeAttribute('aria-hidden');
      }
    });
    watch.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'], attributeOldValue: true });
    return () => watch.disconnect();
  }, []);
  return null;
}
