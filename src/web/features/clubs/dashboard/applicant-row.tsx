// An applicant in the list.

import { useState } from 'react';
import type { Applicant } from '#contract/clubs/clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** The person, with Approve and Reject. */
export function ApplicantRow({ applicant }: { applicant: Applicant }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const name = personName(applicant);
  const params = { userId: applicant.id };
  const approve = useCall(endpoints.approveApplicant, {
    onSuccess: () => {
      toast({ title: `${name} is now a member`, description: 'They will get an email.', tone: 'success' });
      // The button disappears with its row, so focus moves to the top of the screen.
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    onError: (error) => toast({ title: 'Not approved', description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  const reject = useCall(endpoints.rejectApplicant, {
    onSuccess: () => toast({ title: 'Registration rejected', description: `${name} gets your reason by email.` }),
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1 last:pb-0">
      <span className="grid min-w-0 grow basis-48">
        <span dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-ink-muted">
          {countryName(applicant.country)}, registered <TimeText at={applicant.registeredAt} kind="datetime" />
        </span>
      </span>
      <span className="flex gap-2 max-sm:w-full">
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsRejecting(true)}>
          Reject<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" className="max-sm:grow" busy={approve.isPending} onClick={() => approve.mutate({ params })}>
          Approve<span className="sr-only"> {name}</span>
        </Button>
      </span>
      <ReasonDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        draft={`reject:${applicant.id}`}
        title={`Reject ${name}`}
        description="We’ll delete the registration and email them your reason. This cannot be undone."
        help="They will read this."
        confirmLabel="Reject registration"
        onConfirm={(reason) => reject.mutateAsync({ params, body: { reason } })}
      />
    </li>
  );
}
