// Progress and results of a bulk action.

import { t } from '@lingui/core/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { bulkWords } from './bulk-words.ts';
import type { BulkRun } from './use-bulk.ts';

interface BulkResultDialogProps {
  run: BulkRun | null;
  onClose: () => void;
}

/** A progress bar, then the results, refusals first. */
export function BulkResultDialog({ run, onClose }: BulkResultDialogProps) {
  const { action = 'approve', total = 0, results = [], isRunning = false, names } = run ?? {};
  const { done, doneOf, doneAndRefused } = bulkWords[action];
  const refused = results.filter(({ isDone }) => !isDone);
  const ordered = [...refused, ...results.filter(({ isDone }) => isDone)];
  const count = results.length - refused.length;
  return (
    <Dialog
      open={run !== null}
      onOpenChange={(isOpen) => !isOpen && !isRunning && onClose()}
      title={isRunning ? t`${{ count: results.length }} of ${{ total }}` : doneOf(count, total)}
      footer={
        <Button busy={isRunning} onClick={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <progress
          aria-label={t`Progress`}
          value={results.length}
          max={total || 1}
          className="h-2 w-full overflow-hidden rounded-full accent-primary"
        />
        <p role="status" className="sr-only">
          {isRunning ? '' : doneAndRefused(count, refused.length)}
        </p>
        <ul aria-label={t`Results`} className="grid max-h-80 gap-2 overflow-y-auto">
          {ordered.map(({ id, isDone, message }) => (
            <li key={id} className="flex items-start gap-2 text-sm">
              {isDone ? (
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              ) : (
                <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              )}
              <span>
                <span className="font-medium">{names?.get(id) ?? t`Someone`}</span>{' '}
                <span className="text-ink-muted">{isDone ? say(done) : message}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
