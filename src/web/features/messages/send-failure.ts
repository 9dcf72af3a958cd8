// What is said when a message could not be sent: word for word (docs/product.md#errors).

import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Says why. */
export function tellFailure(error: unknown): void {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'subscription_required') {
    toast({
      title: 'Subscription Required',
      description: 'Messaging is only available with an active subscription',
      tone: 'danger',
    });
  } else if (code === 'quota_exceeded') {
    toast({ title: 'Message Quota Exceeded', description: "You've used all your monthly messages", tone: 'danger' });
  } else {
    failureToast('Error', error, 'Failed to send message');
  }
}
