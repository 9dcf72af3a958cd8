// Setting a first password by email.

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
    onSuccess: ({ message }) => toast({ title: 'Reset Email Sent', description: message, tone: 'success' }),
    onError: (error) => failureToast('Reset Failed', error, 'Failed to send reset email'),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[70ch] text-ink-muted">{children} We can email you a link to set one.</p>
      <Button
        variant="secondary"
        busy={send.isPending}
        busyLabel="Sending..."
        onClick={() => send.mutate({ body: { email } })}
      >
        Email me a link to set a password
      </Button>
    </div>
  );
}
