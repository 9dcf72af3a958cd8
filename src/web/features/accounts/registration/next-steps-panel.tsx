// What follows a registration: in place of the form, until the visitor is back on the home page.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VisitorTitle } from '../visitor-frame.tsx';

/** As long as the toast of the registration stays, in milliseconds (docs/product.md#accounts). */
const readingTime = 5000;

interface NextStepsPanelProps {
  icon: ReactNode;
  title: string;
  lead: ReactNode;
  steps: readonly string[];
}

/** Tells the next steps and returns to the home page by itself, unless the person chooses to stay and read. */
export function NextStepsPanel({ icon, title, lead, steps }: NextStepsPanelProps) {
  const [isLeaving, setIsLeaving] = useState(true);
  const panel = useRef<HTMLDivElement>(null);

  const focusTitle = () => panel.current?.querySelector('h1')?.focus();
  const stay = () => {
    // The button goes, and the focus with it.
    focusTitle();
    setIsLeaving(false);
  };
  // The form that had the focus is gone: go on reading here.
  useEffect(focusTitle, []);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => browserNavigation.goTo('/'), readingTime);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return (
    <div ref={panel} className="grid gap-6">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success [&_svg]:size-6">
        {icon}
      </span>
      <VisitorTitle lead={lead}>{title}</VisitorTitle>
      {/* Above the steps: below, the toast would lie over the button for as long as it matters. */}
      {isLeaving && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-surface-sunken px-4 py-2.5 text-sm">
          You return to the home page in a moment.
          <Button variant="secondary" size="sm" onClick={stay}>
            Stay here
          </Button>
        </div>
      )}
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
      {/* A document of its own: the public page comes from the server. */}
      <a href="/" className={cn(buttonStyles(), 'w-fit')}>
        Back to Home
      </a>
    </div>
  );
}
