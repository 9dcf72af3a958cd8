// A confirmation link opened in another browser than the one that registered: /confirm-email.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { MailQuestion, UserX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#brand';
import type { WaitingRegistration } from '#contract/accounts/verification.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { call } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { AuthSearch } from '../auth-search.ts';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';

/** Asks whether the person registered. The token stays in the address until answered, so that a reload asks again. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const [end, setEnd] = useState<AuthSearch | null>(token === '' ? { error: 'invalid-token' } : null);
  const [isRemoved, setIsRemoved] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['registration-behind-link', token],
    queryFn: () => call(endpoints.readRegistration, { body: { token } }),
    enabled: token !== '',
    // Not refetched while it is being answered.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useCall(endpoints.confirmRegistration, {
    onSuccess: ({ outcome }) => setEnd(endOf(outcome)),
    onError: (error) => failureToast(t`Not Confirmed`, error, t`Failed to confirm your email address`),
  });
  const refuse = useCall(endpoints.refuseRegistration, {
    onSuccess: ({ removed }) => (removed ? setIsRemoved(true) : setEnd({ error: 'invalid-token' })),
    onError: (error) => failureToast(t`Not Removed`, error, t`Failed to remove the registration`),
  });
  useDocumentTitle(isRemoved ? t`Registration removed` : t`Confirm your email address`);

  const answered = end ?? (data && data.outcome !== 'waiting' ? endOf(data.outcome) : null);
  if (answered) return <Navigate to="/auth" search={answered} replace />;
  if (isError) return <Navigate to="/auth" search={{ error: 'verification-failed' }} replace />;
  return (
    <VisitorFrame>
      {isRemoved && <RemovedPanel />}
      {!isRemoved && data === undefined && <p role="status">{t`Loading...`}</p>}
      {!isRemoved && data?.registration && (
        <>
          <VisitorTitle lead={t`Did you create this account?`}>{t`Confirm your email address`}</VisitorTitle>
          <RegistrationCard registration={data.registration} />
          <div className="grid gap-3 sm:grid-cols-2">
            <Button
              size="lg"
              busy={confirm.isPending}
              busyLabel={t`Confirming...`}
              onClick={() => confirm.mutate({ body: { token } })}
            >
              {t`Confirm`}
            </Button>
            <Button
              size="lg"
              variant="secondary"
              busy={refuse.isPending}
              busyLabel={t`Removing...`}
              onClick={() => refuse.mutate({ body: { token } })}
            >
              {t`This wasn’t me`}
            </Button>
          </div>
          <p className="text-sm text-ink-muted">
            <Trans>
              We’re asking because you opened this link in a different browser from the one used to register. If it
              wasn’t you, we’ll delete the registration and everything in it.
            </Trans>
          </p>
        </>
      )}
    </VisitorFrame>
  );
}

/** Search parameters for the sign-in screen when the link needs no answer. */
function endOf(outcome: string): AuthSearch {
  return outcome === 'verified' ? { verified: true } : { error: outcome };
}

function RegistrationCard({ registration }: { registration: WaitingRegistration }) {
  const { email, registeredAt } = registration;
  return (
    <Card className="flex items-start gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-sunken">
        <MailQuestion aria-hidden className="size-6" />
      </span>
      <dl className="grid min-w-0 gap-3 break-words">
        {[
          [t`Name`, personName(registration)],
          [t`Email`, email],
          [t`Registered`, formatMoment(registeredAt)],
        ].map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function RemovedPanel() {
  const panel = useRef<HTMLDivElement>(null);
  // Takes the focus from the button it replaces.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={panel} className="grid gap-6">
      <span className="grid size-12 place-items-center rounded-full bg-surface-sunken">
        <UserX aria-hidden className="size-6" />
      </span>
      <VisitorTitle lead={t`Nobody can use it with your email address. You don’t need to do anything else.`}>
        {t`Registration removed`}
      </VisitorTitle>
      <Link
        to="/auth"
        search={{ tab: 'register' }}
        className={buttonStyles({ variant: 'secondary', className: 'w-fit' })}
      >
        {t`Create your own ${{ product: brand.name }} account`}
      </Link>
    </div>
  );
}
