// The line of encouragement under the dashboard's welcome.

import { useState } from 'react';
import { motivationalLine } from '#domain/progress/motivation.ts';

/**
 * One of the ten lines, drawn when the dashboard opens; where it is the first screen, the line that the page already shows. For three seconds a ball rolls along under it and draws a line; people who
 * want no motion find the line drawn.
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

/** The line in the shape that came with the page (shell/first-paint.tsx); null once the application has taken its place. */
function lineOfPage(): string | null {
  return document.querySelector('[data-motivation]')?.textContent ?? null;
}
