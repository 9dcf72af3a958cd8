// Recovery codes in the security settings.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { PartFrame } from './part-frame.tsx';

/** Below this number, new codes are suggested. */
const few = 3;

/** Creating new codes invalidates the old ones. */
export function CodesPart({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const renew = useCall(endpoints.renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => failureToast('No new codes were created', error, 'Please try again.'),
    onSettled: () => setIsAsking(false),
  });
  return (
    <PartFrame
      title="Recovery codes"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          Create new codes
        </Button>
      }
    >
      <p className="max-w-[60ch] text-sm text-ink-muted">
        For when you lose your passkeys and your phone. {left} left
        {left < few ? '. Create new ones soon.' : '.'}
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Create new recovery codes?"
        description="Your current codes will stop working."
        confirmLabel="Create new codes"
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
      />
    </PartFrame>
  );
}
