// A plain field while the panel with the wanted one loads, so that typed text is neither lost nor taken as commands.

import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { afterEdit } from '#domain/reviews/draft/ai-draft.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { didItChangeId } from '../did-it-change/asked-priorities.ts';
import { summaryFieldOf } from '../state/field-ids.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';

/**
 * Takes the focus at once: a text of the summary is written into the review, anything else handed over. Renders nothing while no field is
 * wanted.
 */
export function PendingField() {
  const wanted = useReviewState(({ wantedField }) => wantedField);
  return wanted !== null && wanted !== didItChangeId && <Waiting key={wanted} wanted={wanted} />;
}

function Waiting({ wanted }: { wanted: string }) {
  const { store } = useOpenReview();
  const id = useId();
  const summary = summaryFieldOf(wanted);
  const written = useReviewState(({ document }) => (summary ? document[summary] : ''));
  const typedAhead = useReviewState((state) => state.typedAhead);
  const write = (typed: string) => {
    if (!summary) return store.typeAhead(typed);
    store.typeAhead('');
    store.change({ kind: 'write', field: summary, text: afterEdit(written, typed) });
  };
  const [isLate, setIsLate] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // A loaded panel focuses its field by itself, in the next frame.
    const frame = requestAnimationFrame(() => setIsLate(document.getElementById(wanted) === null));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  useEffect(() => {
    if (!isLate) return;
    const { signal, stop } = untilInput();
    // A closing dialog returns the focus late: this keeps the focus until the coach acts.
    const take = () => requestAnimationFrame(() => !signal.aborted && field.current?.focus());
    document.addEventListener('focusin', take, { signal });
    take();
    return stop;
  }, [isLate]);
  if (!isLate) return <span hidden data-pending-field />;
  return (
    <div data-pending-field className="grid gap-1.5 p-1 text-sm">
      <label htmlFor={id}>{t`This part is still loading. What you write here goes into the field.`}</label>
      <TextArea
        data-draft="kept with the review"
        ref={field}
        id={id}
        rows={3}
        value={withoutAiPrefix(written) + typedAhead}
        onChange={(event) => write(event.target.value)}
        className="h-auto resize-none py-2 field-sizing-content"
      />
    </div>
  );
}

/** Aborts on the next key or pointer press. */
function untilInput() {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  for (const input of ['keydown', 'pointerdown']) document.addEventListener(input, stop, { signal, capture: true });
  return { signal, stop };
}
