// Shown when a password link is invalid.

import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorCatalogue } from '#contract/errors.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** Leads back to signing in. `takesFocus` when it replaces a form that had the focus. */
export function InvalidLinkCard({ takesFocus }: { takesFocus: boolean }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) sentence.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <Unlink aria-hidden className="size-6" />
      </span>
      <div className="grid gap-1">
        <p ref={sentence} tabIndex={-1} className="font-medium">
          {errorCatalogue.invalid_link.message}
        </p>
        <p className="text-ink-muted">Request a new one with “Forgot password?” on the sign-in screen.</p>
      </div>
      <Link to="/auth" search={{ tab: 'login' }} className={buttonStyles()}>
        Return to Login
      </Link>
    </Card>
  );
}
