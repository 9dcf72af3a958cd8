// Who verified the player's level and when, and whether a re-check is due.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { verificationMonth } from '#domain/levels/certificates.ts';
import { recheckFrom, verificationRules } from '#domain/levels/level-verification.ts';
import { query } from '#web/lib/http/api.ts';
import { useNow } from '#web/ui/use-now.ts';

/** A line below the level; nothing without a verification. Its height is reserved while loading. */
export function VerifiedSince({ isVerified }: { isVerified: boolean }) {
  const now = useNow();
  const { data, isLoading } = useQuery(query(endpoints.getCertificate));
  if (isVerified && isLoading) return <p className="text-sm">{'\u00A0'}</p>;
  if (!data?.verified) return null;
  const { verifiedAt, verifiedBy } = data.verified;
  const isDue = Date.parse(recheckFrom(verifiedAt)) <= now.getTime();
  return (
    <div className="grid gap-1 text-sm text-ink-muted">
      <p>{t`Verified ${{ month: verificationMonth(verifiedAt) }} by ${{ coach: verifiedBy }}`}</p>
      {isDue && (
        <p className="flex items-start gap-1.5 font-medium text-attention">
          <RotateCcw aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t`More than ${{ months: verificationRules.recheckMonths }} months ago. Ask your coach for a re-check.`}
        </p>
      )}
    </div>
  );
}
