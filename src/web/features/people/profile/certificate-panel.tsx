// The certificate on a player's profile.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { CertificateSettings } from './certificate-settings.tsx';

/** Settings for a verified level; otherwise how to get one verified. */
export function CertificatePanel() {
  const certificate = useQuery(query(endpoints.getCertificate));
  if (certificate.error) {
    return (
      <ErrorState
        title="Your certificate could not be loaded"
        message={errorSentence(certificate.error)}
        onRetry={() => void certificate.refetch()}
      />
    );
  }
  return (
    <Card as="section">
      <CardTitle>Certificate</CardTitle>
      {!certificate.data && <Waiting />}
      {certificate.data?.verified === null && <HowToBeVerified wasPublic={certificate.data.isPublic} />}
      {certificate.data?.verified && <CertificateSettings certificate={certificate.data} />}
    </Card>
  );
}

function HowToBeVerified({ wasPublic }: { wasPublic: boolean }) {
  const { levelWithdrawn } = useCurrentUser();
  return (
    <div className="grid max-w-[70ch] gap-2 text-ink-muted">
      {levelWithdrawn && (
        <p>
          Your verified level was withdrawn <WithdrawnWords {...levelWithdrawn} />, so you have no certificate.
        </p>
      )}
      {wasPublic && !levelWithdrawn && (
        <p>Your level is not verified at the moment, so your certificate page is unavailable.</p>
      )}
      <p>Once a coach has verified your level, you can share it as a link, a picture or a PDF.</p>
      <p>A coach verifies it from your reviewed videos; one is enough. Ask your coach after your next review.</p>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your certificate</span>
      <Skeleton className="w-full max-w-md" />
      <Skeleton className="h-8 w-60" />
    </div>
  );
}
