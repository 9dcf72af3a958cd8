// Linking and unlinking Google.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useGoogleLink } from './use-google-link.ts';

/** Only where Google sign-in is available. Without a password it cannot be unlinked. */
export function GoogleAccount({ hasPassword }: { hasPassword: boolean }) {
  const { data: options } = useQuery(query(endpoints.getSignInOptions));
  const link = useGoogleLink();
  const isOffered = options?.google === true;
  const identities = useQuery({ ...query(endpoints.listIdentities), enabled: isOffered });
  if (!isOffered) return null;
  if (identities.error) {
    return <ErrorState message={errorSentence(identities.error)} onRetry={() => void identities.refetch()} />;
  }
  const google = identities.data?.find(({ provider }) => provider === 'google');
  const email = google?.email;
  return (
    <Card as="section">
      <CardTitle action={google && hasPassword && <UnlinkButton />}>{t`Google`}</CardTitle>
      {!identities.data && <Skeleton className="h-10 w-64" />}
      {google && (
        <p className="max-w-[70ch] text-ink-muted">
          <Trans>
            <span className="font-medium wrap-anywhere text-ink">{email}</span> has been linked since{' '}
            <TimeText at={google.linkedAt} kind="date" />.
          </Trans>
          {!hasPassword && (
            <span>{` ${t`It is your only way to sign in. Set a password first if you want to unlink it.`}`}</span>
          )}
        </p>
      )}
      {identities.data && !google && (
        <div className="grid justify-items-start gap-4">
          <p className="max-w-[70ch] text-ink-muted">{t`Sign in with Google as well as with your password.`}</p>
          <Button variant="secondary" busy={link.isPending} onClick={() => link.mutate()}>
            {t`Link Google`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function UnlinkButton() {
  const unlink = useCall(endpoints.unlinkIdentity, {
    onSuccess: () => toast({ title: t`Google unlinked`, description: t`Sign in with your password from now on.` }),
    onError: (error) => failureToast(t`Google was not unlinked`, error, t`Please try again.`),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={unlink.isPending}
      onClick={() => unlink.mutate({ params: { provider: 'google' } })}
    >
      {t`Unlink Google`}
    </Button>
  );
}
