// The certificate in the Privacy tab of a player's profile.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { CertificateSettings } from './certificate-settings.tsx';
import { HowToBeVerified } from './how-to-be-verified.tsx';

/** Settings for a verified level; otherwise how to get one verified. */
export function CertificatePanel() {
  const certificate = useQuery(query(endpoints.getCertificate));
  if (certificate.error) {
    return (
      <ErrorState
        title={t`Your certificate could not be loaded`}
        message={errorSentence(certificate.error)}
        onRetry={() => void certificate.refetch()}
      />
    );
  }
  return (
    <Card as="section">
      <CardTitle>{t`Certificate`}</CardTitle>
      {!certificate.data && <Waiting />}
      {certificate.data?.verified === null && <HowToBeVerified />}
      {certificate.data?.verified && <CertificateSettings certificate={certificate.data} />}
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t`Loading your certificate`}</span>
      <Skeleton className="w-full max-w-md" />
      <Skeleton className="h-8 w-60" />
    </div>
  );
}
