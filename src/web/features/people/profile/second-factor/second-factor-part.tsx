// The second factor settings: passkeys, authenticator app and recovery codes.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { AppPart } from './app-part.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeyPart } from './passkey-part.tsx';

/** Recovery codes that come with the first factor are shown once in a dialog. */
export function SecondFactorPart() {
  const factor = useQuery(query(endpoints.getSecondFactor));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (factor.error) {
    return <ErrorState message={errorSentence(factor.error)} onRetry={() => void factor.refetch()} />;
  }
  const isOn = factor.data && (factor.data.passkeys.length > 0 || factor.data.totpSince !== null);
  return (
    <Card as="section">
      <CardTitle>{t`Second factor`}</CardTitle>
      <p className="mb-4 max-w-[70ch] text-ink-muted">
        {isOn
          ? t`You need your second factor to sign in with a password or Google.`
          : t`A passkey or authenticator app protects your account even if someone knows your password.`}
        {factor.data?.isRequired && <span>{` ${t`Your role requires one.`}`}</span>}
      </p>
      {factor.data ? (
        <div className="divide-y *:py-4 *:first:pt-0 *:last:pb-0">
          <PasskeyPart passkeys={factor.data.passkeys} onCodes={setCodes} />
          <AppPart since={factor.data.totpSince} onCodes={setCodes} />
          {isOn && <CodesPart left={factor.data.recoveryCodesLeft} onCodes={setCodes} />}
        </div>
      ) : (
        // As high as both parts when neither is set up.
        <Skeleton className="h-69 w-full sm:h-42" />
      )}
      <CodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Card>
  );
}
