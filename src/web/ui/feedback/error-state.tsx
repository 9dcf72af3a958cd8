// The error state of a list or panel.

import { t } from '@lingui/core/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ErrorStateProps {
  title?: string;
  /** What happened, and what the person can do. */
  message: string;
  onRetry?: () => void;
}

/** Says what went wrong and offers to try again. */
export function ErrorState({ title = t`This could not be loaded`, message, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded-xl border bg-surface-raised px-4 py-10 text-center"
    >
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden className="size-5.5" />
      </span>
      <p className="font-heading text-lg font-semibold">{title}</p>
      <p className="max-w-[48ch] text-ink-muted">{message}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-3" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}
