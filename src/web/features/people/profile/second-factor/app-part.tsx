// The authenticator app in the security settings.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { AppDialog } from './app-dialog.tsx';
import { PartFrame } from './part-frame.tsx';

/** Setting up, replacing and removing the app. */
export function AppPart({ since, onCodes }: { since: string | null; onCodes: (codes: readonly string[]) => void }) {
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  const start = useCall(endpoints.startTotp, {
    onSuccess: () => setOpen('setup'),
    onError: (error) => failureToast(t`Setup could not be started`, error, t`Please try again.`),
  });
  const remove = useCall(endpoints.removeTotp, {
    onSuccess: () => toast({ title: t`Authenticator app removed`, description: t`Its codes no longer work.` }),
    onError: (error) => failureToast(t`The app was not removed`, error, t`Please try again.`),
    onSettled: () => setOpen(null),
  });
  const close = () => setOpen(null);
  return (
    <PartFrame
      title={t`Authenticator app`}
      actions={
        <>
          <Button variant="secondary" size="sm" busy={start.isPending} onClick={() => start.mutate()}>
            {since ? t`Set up another app` : t`Set up an app`}
          </Button>
          {since && (
            <Button variant="secondary" size="sm" onClick={() => setOpen('removal')}>
              {t`Remove app`}
            </Button>
          )}
        </>
      }
    >
      <p className="max-w-[60ch] text-sm text-ink-muted">
        {since ? (
          <span>
            <Trans>
              On since <TimeText at={since} kind="date" />. It shows a new code every thirty seconds.
            </Trans>
          </span>
        ) : (
          t`An app on your phone that shows a new code every thirty seconds, even without a connection.`
        )}
      </p>
      {start.data && (
        <AppDialog
          key={start.data.secret}
          setup={start.data}
          open={open === 'setup'}
          onOpenChange={close}
          onDone={(codes) => {
            close();
            if (codes) onCodes(codes);
          }}
        />
      )}
      <ConfirmDialog
        open={open === 'removal'}
        onOpenChange={close}
        title={t`Remove the authenticator app?`}
        description={t`Its codes will no longer work. Without a passkey, you sign in with your password alone.`}
        confirmLabel={t`Remove app`}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </PartFrame>
  );
}
