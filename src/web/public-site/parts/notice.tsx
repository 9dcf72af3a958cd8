// A full-page message with actions.

import type { ReactNode } from 'react';
import { Court } from '#web/ui/padel/court.tsx';

interface NoticeProps {
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  /** Links and buttons. */
  actions: ReactNode;
  /** Ball position in metres from the upper left corner of the 20 × 10 m court; may be outside it. */
  ball: { x: number; y: number };
}

/** Text on the left, a court picture on the right; stacked on a phone. */
export function Notice({ title, children, actions, ball }: NoticeProps) {
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-300 grow content-center items-center gap-x-20 gap-y-14 px-4 pt-12 pb-20 sm:px-6 lg:grid-cols-2"
    >
      <div>
        <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.025em]">{title}</h1>
        <div className="mt-5 grid max-w-[48ch] gap-3 text-lg text-ink-muted">{children}</div>
        <div className="mt-9 flex flex-wrap gap-3">{actions}</div>
      </div>
      <div aria-hidden className="relative w-full max-w-md lg:justify-self-center">
        <Court />
        {/* The drawing includes half a metre around the court. */}
        <span
          className="absolute aspect-square w-[4.5%] -translate-1/2 rounded-full bg-accent outline-2 outline-on-accent/50"
          style={{ left: `${((ball.x + 0.5) / 21) * 100}%`, top: `${((ball.y + 0.5) / 11) * 100}%` }}
        />
      </div>
    </main>
  );
}
