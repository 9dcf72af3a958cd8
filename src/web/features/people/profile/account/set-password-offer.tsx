// Setting a first password by email.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Explains (`children`) and emails a link to the account's address. */
export function SetPasswordOffer({ children }: { children: ReactNode }) {
  const { email } = useCurrentUser();
  const send = useCall(endpoints.forgotPassword, {
    onSuccess: ({ message }) => toast({ title: t`Reset Email Sent`, description: message, tone: 'success' }),
    onError: (error) => failureToast(t`Reset Failed`, error, t`Failed to send reset email`),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[70ch] text-ink-muted">
        {children} {t`We can email you a link to set one.`}
      </p>
      <Button
        variant="secondary"
        busy={send.isPending}
        busyLabel={t`Sending...`}
        onClick={() => send.mutate({ body: { email } })}
      >
        {t`Email me a link to set a password`}
      </Button>
    </div>
  );
}
