// What the server answers to a press, where the person decides once more.

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Takes the focus when it appears, since it answers what was just done. `className` lays out what it holds. */
export function AnswerNotice({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={cn('rounded-lg bg-attention-soft p-3 text-sm', className)}>
      {children}
    </div>
  );
}
