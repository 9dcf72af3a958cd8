// After the link was replaced, times of the old video need an offset.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { latePanel } from '../shared/panel-boundary.tsx';
import { focusInvalidTime } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { isTimedForOther, videoKey } from '../state/video-times.ts';
import { moveTimes, outsideWords, timedSentence, withTimesOf } from './shift-times.ts';

const LinkShiftForm = latePanel(
  async () => (await import('./link-shift-form.tsx')).LinkShiftForm,
  <Skeleton className="h-11" />,
);

/** Offers to move the times; renders nothing if they belong to the current video. */
export function LinkShift() {
  const { workspace, store, video } = useOpenReview();
  const { firstName } = workspace.player;
  const document = useReviewState((state) => state.document);
  const [isOpen, setIsOpen] = useState(false);
  const key = videoKey(workspace.video.videoUrl);
  if (store.isReadOnly || key === null || !isTimedForOther(document, key)) return null;

  const apply = (offset: number) => {
    if (focusInvalidTime()) return;
    store.finishNote();
    const before = store.getState().document;
    const { after, clamped, dropped } = moveTimes(before, offset, video.getState().duration, key);
    store.change({ kind: 'replace', document: after });
    toast({
      title: offset === 0 ? t`Times kept` : t`Times moved`,
      ...(clamped + dropped > 0 && { description: outsideWords({ clamped, dropped }) }),
      tone: 'success',
      action: {
        label: t`Undo`,
        onClick: () =>
          store.change({ kind: 'replace', document: withTimesOf(before, after, store.getState().document) }),
      },
    });
  };
  return (
    <section aria-label={t`Replaced video`} className="grid gap-3 rounded-xl bg-attention-soft p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2">
          <Replace aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <Trans>
              <span translate="no">{firstName}</span> has replaced the video.
            </Trans>{' '}
            {timedSentence(document)}
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => apply(0)}>
            {t`Times still fit`}
          </Button>
          {!isOpen && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {t`Move the times`}
            </Button>
          )}
        </span>
      </div>
      {isOpen && <LinkShiftForm document={document} onApply={apply} onCancel={() => setIsOpen(false)} />}
    </section>
  );
}
