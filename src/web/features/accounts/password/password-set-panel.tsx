// Shown once a password is set.

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { VisitorTitle } from '../visitor-frame.tsx';

/** Milliseconds until the home page opens (docs/product.md#signing-in). */
const leavingDelay = 2000;

/** Shows the server's message, then opens the home page as a new document, because the session here may have ended. */
export function PasswordSetPanel({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // Takes the focus from the form it replaces.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => browserNavigation.goTo('/'), leavingDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={panel} className="grid gap-6">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden className="size-6" />
      </span>
      <VisitorTitle lead={message}>Password set</VisitorTitle>
      <p className="rounded-lg bg-surface-sunken px-4 py-2.5 text-sm">Taking you to the home page…</p>
    </div>
  );
}
