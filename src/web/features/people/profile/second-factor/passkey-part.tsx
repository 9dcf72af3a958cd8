// Passkeys in the security settings.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#contract/accounts/second-factor.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { call } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { refresh } from '#web/lib/http/what-changes.ts';
import { hasPasskeys } from '#web/lib/passkeys/has-passkeys.ts';
import { makePasskey, passkeySentence } from '#web/lib/passkeys/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { deviceWords } from './device-words.ts';
import { PartFrame } from './part-frame.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeyPartProps {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[]) => void;
}

/** The list, adding a passkey, and the confirmation before removing one. */
export function PasskeyPart({ passkeys, onCodes }: PasskeyPartProps) {
  const add = useAddPasskey(onCodes);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const remove = useCall(endpoints.removePasskey, {
    onSuccess: () => toast({ title: t`Passkey removed`, description: t`You can no longer sign in with it.` }),
    onError: (error) => failureToast(t`The passkey was not removed`, error, t`Please try again.`),
    onSettled: () => setLeaving(null),
  });
  return (
    <PartFrame
      title={t`Passkeys`}
      actions={
        hasPasskeys() && (
          <Button variant="secondary" size="sm" busy={add.isBusy} onClick={() => void add.begin()}>
            {t`Add a passkey`}
          </Button>
        )
      }
    >
      <p className="max-w-[60ch] text-sm text-ink-muted">
        {hasPasskeys()
          ? t`Sign in with your fingerprint, face or device PIN instead of a password.`
          : t`Passkeys aren’t available at this address or in this browser.`}
      </p>
      {passkeys.length > 0 && (
        <ul aria-label={t`Your passkeys`} className="mt-2 grid gap-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving ? t`Remove ${{ passkey: leaving.name }}?` : t`Remove the passkey?`}
        description={t`You’ll no longer be able to sign in with it. Delete it on your device too, or it will still be offered there.`}
        confirmLabel={t`Remove passkey`}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ params: { passkeyId: leaving.id } })}
      />
    </PartFrame>
  );
}

/** Creates a passkey in this browser, named after the device. */
function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    try {
      const body = { name: deviceWords(navigator.userAgent), answer: await makePasskey() };
      const { recoveryCodes } = await call(endpoints.addPasskey, { body });
      refresh(queryClient, ['account']);
      toast({ title: t`Passkey added`, description: t`You can sign in with it from now on.`, tone: 'success' });
      if (recoveryCodes) onCodes(recoveryCodes);
    } catch (error) {
      toast({ title: t`No passkey was added`, description: passkeySentence(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, begin };
}
