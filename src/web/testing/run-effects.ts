// Runs React's deferred effects.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Runs the effects of what has been drawn last. React does so a moment after the drawing, sooner than a person does anything, but
 * later than a test may: until then a screen does not hear of changes of its stores.
 */
export function runEffects(): void {
  // Drawing anything at once runs first what was put off, wherever it was drawn.
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(null));
  root.unmount();
}
