// Replaces the form after a registration.

import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VisitorTitle } from '../visitor-frame.tsx';

interface NextStepsPanelProps {
  icon: ReactNode;
  title: string;
  lead: ReactNode;
  steps: readonly string[];
  /** Further actions. */
  children?: ReactNode;
}

/** Lists the next steps. */
export function NextStepsPanel({ icon, title, lead, steps, children }: NextStepsPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Takes the focus from the form it replaces.
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
      {/* A plain link: the public page is a document of its own. */}
      <a href="/" className={cn(buttonStyles(), 'w-fit')}>
        {t`Back to Home`}
      </a>
    </div>
  );
}
