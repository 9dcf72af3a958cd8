// The dialog that shows recovery codes once.

import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Open while there are codes; they cannot be shown again. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const copy = async () => {
    if (await copyText((codes ?? []).join('\n'))) toast({ title: 'Recovery codes copied', tone: 'success' });
    else toast({ title: 'The codes were not copied', description: 'Write them down instead.', tone: 'danger' });
  };
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Save your recovery codes"
      description="Use one to sign in if you lose your passkeys and your phone. Each works once. We won’t show them again, so print them or save them in your password manager."
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Dialog>
  );
}
