// What shows when a screen fails, and when there is none.

import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AppLayout } from './app-layout.tsx';

/** In place of a screen that could not be loaded or failed while it was shown; everything around it stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: forgetErrors } = useQueryErrorResetBoundary();
  useDocumentTitle('Something went wrong');
  // Queries of this screen may run again; otherwise "Try again" would only repeat the error that they remember.
  useEffect(forgetErrors, [forgetErrors]);
  return (
    <Page title="Something went wrong" width="narrow">
      <ErrorState
        title="This screen could not be loaded"
        message={errorSentence(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </Page>
  );
}

/** In place of a screen that does not exist, or not for this person's role. */
export function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <Page title="404 Page Not Found" lead="Did you forget to add the page to the router?" width="narrow">
      <Link to="/" className={buttonStyles()}>
        Back to the start
      </Link>
    </Page>
  );
}

/** The same where the router has left the frame: people who are signed in keep their navigation. */
export function FramedNotFound() {
  const isSignedIn = Boolean(useQueryClient().getQueryData(urlKey(endpoints.getCurrentUser)));
  if (!isSignedIn) return <NotFoundScreen />;
  return (
    <AppLayout>
      <NotFoundScreen />
    </AppLayout>
  );
}
