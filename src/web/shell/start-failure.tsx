// Shown when the application cannot be loaded, or fails outside any screen.

import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

/** "Try again" reloads the document, because browsers remember failed script loads. */
export function StartFailure() {
  return (
    <main id="main" className="mx-auto grid max-w-2xl gap-6 px-4 py-12">
      <h1 className="text-2xl">{t`Something went wrong`}</h1>
      <ErrorState
        title={t`This screen could not be loaded`}
        message={t`You may be offline, or we’re updating the service. Please try again in a moment.`}
        onRetry={browserNavigation.reload}
      />
    </main>
  );
}

/** The outermost error boundary, for failures outside the router's own. */
export class StartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <StartFailure /> : this.props.children;
  }
}
