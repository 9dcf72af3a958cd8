// What follows a registration: instead of the form, until the person goes on.

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VisitorTitle } from '../visitor-frame.tsx';

interface NextStepsPanelProps {
  icon: ReactNode;
  title: string;
  lead: ReactNode;
  steps: readonly string[];
  /** What else there is to do. */
  children?: ReactNode;
}

/** Tells the next steps, and stays until the person leaves. */
export function NextStepsPanel({ icon, title, lead, steps, children }: NextStepsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone: go on reading here.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={panel} className="grid gap-6">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success [&_svg]:size-6">
        {icon}
      </span>
      <VisitorTitle lead={lead}>{title}</VisitorTitle>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      {children}
      {/* A document of its own: the public page comes from the server. */}
      <a href="/" className={cn(buttonStyles(), 'w-fit')}>
        Back to Home
      </a>
    </div>
  );
}
