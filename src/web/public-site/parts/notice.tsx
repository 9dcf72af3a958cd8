// A page that says one thing: what is the matter, and the way on.

import type { ReactNode } from 'react';
import { Court } from '#web/ui/padel/court.tsx';

interface NoticeProps {
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  /** Links and buttons. */
  actions: ReactNode;
  /** Where the ball of the picture lies, in metres from the court's upper left corner (20 × 10 m); outside means out. */
  ball: { x: number; y: number };
}

/** Words at the left, an ornament at the right; below each other on a phone. */
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
        {/* The drawing shows half a metre round the court. */}
        <span
          className="absolute aspect-square w-[4.5%] -translate-1/2 rounded-full bg-accent outline-2 outline-on-accent/50"
          style={{ left: `${((ball.x + 0.5) / 21) * 100}%`, top: `${((ball.y + 0.5) / 11) * 100}%` }}
        />
      </div>
    </main>
  );
}
