// Somebody would have to be in two places: what the server said, and what can be done.

import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface ConflictNoticeProps {
  /** The sentences. */
  conflicts: string;
  /** The verb of the action, e.g. "Schedule anyway". */
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Takes the focus when it appears, since it answers the press on the button. */
export function ConflictNotice({ conflicts, confirmLabel, busy, onConfirm }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-lg border border-attention/40 bg-attention-soft p-3 text-sm text-attention"
    >
      <p className="flex gap-2.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{conflicts} Choose another time, or keep it if you mean it.</span>
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  );
}
