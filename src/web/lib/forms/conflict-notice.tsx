// The notice about a scheduling conflict.

import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';

interface ConflictNoticeProps {
  /** The sentences. */
  conflicts: string;
  /** The verb of the action, e.g. "Schedule anyway". */
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Above the button whose press it answers. */
export function ConflictNotice({ conflicts, confirmLabel, busy, onConfirm }: ConflictNoticeProps) {
  return (
    <AnswerNotice className="grid gap-3 border border-attention/40 text-attention">
      <p className="flex gap-2.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{t`${{ conflicts }} Choose another time, or keep this one.`}</span>
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </AnswerNotice>
  );
}
