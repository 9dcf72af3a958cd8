// The error screen.

import { t } from '@lingui/core/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** Replaces a screen that failed; everything around it stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: forgetErrors } = useQueryErrorResetBoundary();
  useDocumentTitle(t`Something went wrong`);
  // Otherwise "Try again" would only repeat the queries' cached errors.
  useEffect(forgetErrors, [forgetErrors]);
  return (
    <Page title={t`Something went wrong`} width="narrow">
      <ErrorState
        title={t`This screen could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </Page>
  );
}
