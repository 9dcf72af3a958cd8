// Code that runs in the measured page.

import type { Paint } from './score.ts';

declare global {
  interface Window {
    paint: Paint;
  }
}

/** Records from the start when the page paints, how long its thread is blocked and how far it shifts. Runs in the page. */
export function watchPaint(): void {
  const paint = { first: 0, largest: 0, blocked: 0, shift: 0 };
  window.paint = paint;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime;
  });
  watch('layout-shift', (entry) => {
    paint.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  // Time before the first paint does not count: nobody can press anything yet.
  watch('longtask', ({ startTime, duration }) => {
    if (paint.first > 0 && startTime + duration > paint.first) {
      paint.blocked += Math.max(0, startTime + duration - Math.max(startTime, paint.first) - 50);
    }
  });
}
