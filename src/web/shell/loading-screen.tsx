// Shown while the session or a screen loads.

import { t } from '@lingui/core/macro';
import { LoaderCircle } from 'lucide-react';

/** A spinner in the middle of the screen. */
export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center text-ink-muted">
      <span className="flex items-center gap-2">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {t`Loading...`}
      </span>
    </div>
  );
}
