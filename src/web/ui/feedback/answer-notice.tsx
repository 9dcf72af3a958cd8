// A notice that asks for another decision after an action.

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Takes the focus when it appears, because it answers the last action. `className` lays out its content. */
export function AnswerNotice({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={cn('rounded-lg bg-attention-soft p-3 text-sm', className)}>
      {children}
    </div>
  );
}
