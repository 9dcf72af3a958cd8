// The coded strokes, to go to and delete.

import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ChevronDown, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { codeText, type StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { formatPreciseTime } from '#domain/time/clock-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { goTo } from '../state/review-actions.ts';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';
import { removeCode } from './pad-actions.ts';

/** One line per stroke, by time; closed at first, since the counts matter more. */
export function CodeList() {
  const review = useOpenReview();
  const codes = useReviewState((state) => state.document.codes);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1">
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="justify-self-start px-2"
        icon={<ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t`All strokes`}
      </Button>
      {isOpen && (
        <ol id={id} aria-label={t`Coded strokes`} className="grid divide-y">
          {codes
            .toSorted((one, other) => one.timestamp - other.timestamp)
            .map((code) => (
              <CodeRow key={code.id} review={review} code={code} />
            ))}
        </ol>
      )}
    </div>
  );
}

const CodeRow = memo(function CodeRow({ review, code }: { review: OpenReview; code: StrokeCode }) {
  useLingui();
  const name = `${formatPreciseTime(code.timestamp)} ${codeText(code)}`;
  return (
    <li className="flex items-center gap-1 py-0.5 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]">
      <button
        type="button"
        aria-label={t`Go to ${{ name }}`}
        onClick={() => goTo(review, code.timestamp)}
        className="flex min-h-9 min-w-0 grow items-center gap-3 rounded-lg px-2 text-left text-sm hover:bg-surface-sunken/60 focus-visible:-outline-offset-2 pointer-fine:min-h-8"
      >
        <span translate="no" className="min-w-14 font-medium">
          {formatPreciseTime(code.timestamp)}
        </span>
        <span className="min-w-0 wrap-anywhere text-ink-muted">{codeText(code)}</span>
      </button>
      {!review.store.isReadOnly && (
        <IconButton
          size="sm"
          label={t`Delete ${{ name }}`}
          className="text-ink-muted"
          onClick={() => removeCode(review, code)}
        >
          <Trash2 aria-hidden className="size-4!" />
        </IconButton>
      )}
    </li>
  );
});
