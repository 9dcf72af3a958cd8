// Text that can no longer be saved, to copy before it is gone.

import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { reviewAsText } from './review-as-text.ts';

/** The text that another version replaced; renders nothing without any. */
export function DiscardedDraft() {
  const { store } = useOpenReview();
  const discardedDraft = useReviewState((state) => state.discardedDraft);
  if (!discardedDraft) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-attention-soft p-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">
        {t`This version doesn’t include what you wrote here. Copy it before you close this message.`}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(reviewAsText(discardedDraft))}
        >
          {t`Copy my text`}
        </Button>
        <Button size="sm" variant="ghost" onClick={store.dropDiscardedDraft}>
          {t`Close`}
        </Button>
      </div>
    </div>
  );
}

/** Copies a text and shows the result. */
export async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  toast(
    copied
      ? { title: t`Text copied`, tone: 'success' }
      : { title: t`Text not copied`, description: t`This browser doesn’t allow copying here.`, tone: 'danger' },
  );
}
