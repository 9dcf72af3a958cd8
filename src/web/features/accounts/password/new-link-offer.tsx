// Offers a new confirmation link to people whose address is not confirmed yet.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

interface NewLinkOfferProps {
  /** What to know before asking, in a sentence. */
  children: string;
  /** The address to email; undefined when it is missing, which the form then says. */
  askForEmail: () => string | undefined;
}

/** Requests a new confirmation link and shows the server's answer, which is the same for any address. */
export function NewLinkOffer({ children, askForEmail }: NewLinkOfferProps) {
  const send = useCall(endpoints.resendVerification, {
    onSuccess: ({ message }) => toast({ title: t`Confirmation Link Requested`, description: message, tone: 'success' }),
    onError: (error) => failureToast(t`Link Not Sent`, error, t`Failed to send a new confirmation link`),
  });
  const ask = () => {
    const email = askForEmail();
    if (email !== undefined) send.mutate({ body: { email } });
  };
  return (
    <div className="grid justify-items-start gap-2.5 rounded-lg bg-surface-sunken px-4 py-3 text-sm">
      <p>{children}</p>
      <Button variant="secondary" size="sm" busy={send.isPending} busyLabel={t`Sending...`} onClick={ask}>
        {t`Send a new confirmation link`}
      </Button>
    </div>
  );
}
