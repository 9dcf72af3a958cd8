// Starts the application: the sign-in screen by itself, everything else with the router.

import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cloneElement, type ReactElement, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from '#web/lib/http/caught-errors.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { nextTask } from '#web/lib/late/next-task.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { followSession } from '#web/lib/session/session-tabs.ts';
import { Toaster } from '#web/ui/feedback/toast.tsx';
import { i18n } from './lib/language.ts';
import { loadFaces } from './lib/late/faces.ts';
import { watchForUpdate } from './lib/service-worker/product-update.ts';
import { registerServiceWorker } from './lib/service-worker/service-worker.ts';
import { sessionEnded, viewOver } from './shell/session-ended.ts';
import { StartBoundary, StartFailure } from './shell/start-failure.tsx';
import { UpdateNotice } from './shell/update-notice.tsx';

// A public page shares this file, and has no place for the application.
const app = document.getElementById('app');
if (app) void start(app);

/** In separate tasks: together they would block a phone for a quarter of a second. */
async function start(container: HTMLElement): Promise<void> {
  await nextTask();
  const queryClient = createQueryClient({ onUnauthorized: sessionEnded, onViewOver: viewOver });
  followSession(queryClient);
  watchForUpdate();
  const loading = /^\/(?:email-)?auth\/?$/i.test(window.location.pathname)
    ? import('./sign-in.tsx').then(({ loadSignIn }) => loadSignIn(queryClient, (screens) => show(screens)))
    : import('./application.tsx').then(({ loadApplication }) => loadApplication(queryClient));

  await nextTask();
  const root = createRoot(container, { onCaughtError: reportCaughtError });
  let screens: ReactElement;
  // The page's shape stays until the first screen is loaded. Drawn in pieces, so that presses are answered meanwhile.
  const draw = () =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              {/* Cloned, since React does not draw the same element again in another language. */}
              <StartBoundary>{cloneElement(screens)}</StartBoundary>
              <Toaster />
              <UpdateNotice />
            </QueryClientProvider>
          </I18nProvider>
        </StrictMode>,
      ),
    );
  const show = (next: ReactElement) => {
    screens = next;
    draw();
  };
  const first = await loading.catch(() => <StartFailure />);
  // Not before: they would compete with the scripts.
  loadFaces();
  show(first);
  i18n.on('change', () => {
    draw();
    // The server words some of what is on the screen.
    void queryClient.invalidateQueries();
  });
  // Follows another window.
  import('./lib/choose-language.ts').catch(() => {});
  // A little later, so that it does not compete with the screen; not when idle, since a playing video may never leave an idle moment.
  if (import.meta.env.PROD) {
    setTimeout(() => registerServiceWorker(() => queryClient.ensureQueryData(currentUserQuery)), 1000);
  }
}
