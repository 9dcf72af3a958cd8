// The motivational line under the dashboard's welcome.

import { useState } from 'react';
import { motivationalLine } from '#domain/progress/motivation.ts';

/**
 * One of ten lines, chosen when the dashboard opens, or the line already in the page. For three seconds a ball rolls along and draws an
 * underline; with reduced motion, the underline is just there.
 */
export function MotivationalMessage() {
  const [line] = useState(() => lineOfPage() ?? motivationalLine(Math.random()));
  return (
    <p className="relative w-fit pb-2">
      {line}
      <span
        aria-hidden
        data-motion="message"
        className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[message-line_3s_linear_both] rounded-full bg-primary/35 motion-reduce:animate-none"
      />
      <span aria-hidden className="absolute inset-x-0 -bottom-1 h-2.5 overflow-clip motion-reduce:hidden">
        <span className="block size-full animate-[message-ball_3s_linear_both] p-px">
          <span className="block size-2 rounded-full bg-accent ring-1 ring-on-accent/60" />
        </span>
      </span>
    </p>
  );
}

/** The line in the initial page (shell/first-paint.tsx); null once the application has replaced it. */
function lineOfPage(): string | null {
  return document.querySelector('[data-motivation]')?.textContent ?? null;
}
