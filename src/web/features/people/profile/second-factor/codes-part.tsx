// Recovery codes in the security settings.

import { plural, t } from '@lingui/core/macro';
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
    onError: (error) => failureToast(t`No new codes were created`, error, t`Please try again.`),
    onSettled: () => setIsAsking(false),
  });
  return (
    <PartFrame
      title={t`Recovery codes`}
      actions={
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {t`Create new codes`}
        </Button>
      }
    >
      <p className="max-w-[60ch] text-sm text-ink-muted">{`${t`For when you lose your passkeys and your phone.`} ${
        left < few
          ? plural({ count: left }, { one: '# left. Create new ones soon.', other: '# left. Create new ones soon.' })
          : plural({ count: left }, { one: '# left.', other: '# left.' })
      }`}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Create new recovery codes?`}
        description={t`Your current codes will stop working.`}
        confirmLabel={t`Create new codes`}
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
      />
    </PartFrame>
  );
}
