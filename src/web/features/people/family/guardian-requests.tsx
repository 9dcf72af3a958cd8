// Clubs that ask the person to look after juniors: an answer for each.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import * as fields from '#contract/fields.ts';
import type { GuardianRequest } from '#contract/people/families.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CheckboxField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

export function GuardianRequests({ requests }: { requests: readonly GuardianRequest[] }) {
  return (
    <Card as="section">
      <CardTitle className="mb-2">{t`Will you look after them?`}</CardTitle>
      <ul className="divide-y">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function Request({ request }: { request: GuardianRequest }) {
  const { id, clubName, adultOn, isChange, askedAt } = request;
  const [isAccepting, setAccepting] = useState(false);
  const name = personName(request);
  const until = `${adultOn}T12:00:00.000Z`;
  const decline = useCall(endpoints.declineGuardianRequest, {
    onSuccess: () => toast({ title: t`Declined`, description: t`We won’t tell ${{ clubName }}.` }),
    onError: (error) => failureToast(t`Your answer was not saved`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <span className="grid min-w-0 grow basis-64">
        <span translate="no" dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-ink-muted">
          {isChange ? (
            <Trans>
              <span translate="no">{clubName}</span> asked <TimeText at={askedAt} className="lowercase" />. Someone else
              is the guardian until you accept. Junior until <TimeText at={until} kind="date" />
            </Trans>
          ) : (
            <Trans>
              <span translate="no">{clubName}</span> asked <TimeText at={askedAt} className="lowercase" />. Junior until{' '}
              <TimeText at={until} kind="date" />
            </Trans>
          )}
        </span>
      </span>
      <span className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          variant="secondary"
          size="sm"
          busy={decline.isPending}
          onClick={() => decline.mutate({ params: { id } })}
        >
          <Trans>
            Decline<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button size="sm" onClick={() => setAccepting(true)}>
          <Trans>
            Accept<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </span>
      <Accept request={request} open={isAccepting} onOpenChange={setAccepting} />
    </li>
  );
}

const Consent = z.object({ consentToDataProcessing: fields.consent });

interface AcceptProps {
  request: GuardianRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Accept({ request, ...dialog }: AcceptProps) {
  const { id, firstName, clubName } = request;
  const form = useSchemaForm(
    Consent,
    { consentToDataProcessing: false as never },
    { notKept: 'a consent is given each time' },
  );
  const { field, ...accepting } = useEndpointForm(form, endpoints.acceptGuardianRequest, {
    id: `accept-${id}`,
    sent: (body) => ({ params: { id }, body }),
    onSuccess: () => {
      dialog.onOpenChange(false);
      toast({ title: t`You look after ${{ firstName }}`, tone: 'success' });
    },
    refreshOnFailure: true,
  });
  return (
    <FormDialog
      {...dialog}
      form={accepting}
      size="sm"
      title={t`Look after ${{ firstName }}?`}
      submitLabel={t`Accept`}
      description={t`${{ firstName }} becomes a member of ${{ clubName }}. Its managers and coaches see ${{ firstName }}’s videos, reviews, ratings and sessions. You get a copy of every message a coach writes.`}
    >
      <CheckboxField
        {...field('consentToDataProcessing')}
        label={
          <span>
            <Trans>
              I am {firstName}’s parent or guardian and consent to the processing of {firstName}’s data as described in
              the{' '}
              <a
                href={pageAddress('/privacy-policy')}
                target="_blank"
                rel="noopener"
                className="text-primary underline"
              >
                Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
              </a>
              .
            </Trans>
          </span>
        }
      />
    </FormDialog>
  );
}
