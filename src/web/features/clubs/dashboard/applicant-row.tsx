// An applicant in the list.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const country = countryName(applicant.country);
  const params = { userId: applicant.id };
  const approve = useCall(endpoints.approveApplicant, {
    onSuccess: () => {
      toast({ title: t`${{ name }} is now a member`, description: t`They will get an email.`, tone: 'success' });
      // The button disappears with its row, so focus moves to the top of the screen.
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    onError: (error) => toast({ title: t`Not approved`, description: errorSentence(error), tone: 'danger' }),
    refreshOnFailure: true,
  });
  const reject = useCall(endpoints.rejectApplicant, {
    onSuccess: () => toast({ title: t`Registration rejected`, description: t`${{ name }} gets your reason by email.` }),
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1 last:pb-0">
      <span className="grid min-w-0 grow basis-48">
        <span dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-ink-muted">
          <Trans>
            {country}, registered <TimeText at={applicant.registeredAt} kind="datetime" />
          </Trans>
        </span>
      </span>
      <span className="flex gap-2 max-sm:w-full">
        <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => setIsRejecting(true)}>
          <Trans>
            Reject<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button size="sm" className="max-sm:grow" busy={approve.isPending} onClick={() => approve.mutate({ params })}>
          <Trans>
            Approve<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </span>
      <ReasonDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        draft={`reject:${applicant.id}`}
        title={t`Reject ${{ name }}`}
        description={t`We’ll delete the registration and email them your reason. This cannot be undone.`}
        help={t`They will read this.`}
        confirmLabel={t`Reject registration`}
        onConfirm={(reason) => reject.mutateAsync({ params, body: { reason } })}
      />
    </li>
  );
}
