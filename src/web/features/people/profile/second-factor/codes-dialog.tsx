// The dialog that shows recovery codes once.

import { t } from '@lingui/core/macro';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Open while there are codes; they cannot be shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const copy = async () => {
    if (await copyText((codes ?? []).join('\n'))) toast({ title: t`Recovery codes copied`, tone: 'success' });
    else toast({ title: t`The codes were not copied`, description: t`Write them down instead.`, tone: 'danger' });
  };
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t`Save your recovery codes`}
      description={t`Use one to sign in if you lose your passkeys and your phone. Each works once. We won’t show them again, so print them or save them in your password manager.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {t`Copy`}
          </Button>
          <Button onClick={onClose}>{t`I’ve saved them`}</Button>
        </>
      }
    >
      <ol aria-label={t`Recovery codes`} className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
