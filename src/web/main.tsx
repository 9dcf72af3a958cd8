// Starts the application.

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from '#web/lib/http/caught-errors.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { loadLateParts } from '#web/lib/late/late.ts';
import { nextTask } from '#web/lib/late/next-task.ts';
import { followSession } from '#web/lib/session/session-tabs.ts';
import { Toaster } from '#web/ui/feedback/toast.tsx';
import { watchForUpdate } from './lib/product-update.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { createAppRouter } from './router.ts';
import { sessionEnded, viewOver } from './shell/session-ended.ts';
import { UpdateNotice } from './shell/update-notice.tsx';

// A public page takes parts that are in the same file, and has no place for the application.
const app = document.getElementById('app');
if (app) void start(app);

/** In steps, each a task of its own: together they would hold up a phone for a quarter of a second, in which no press is answered. */
async function start(place: HTMLElement): Promise<void> {
  if (import.meta.env.PROD) registerServiceWorker();
  await nextTask();
  const queryClient = createQueryClient({ onUnauthorized: sessionEnded, onViewOver: viewOver });
  const router = createAppRouter(queryClient);
  followSession(queryClient);
  watchForUpdate();
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting();
    loadLateParts();
  });

  await nextTask();
  const loaded = router.load();

  await nextTask();
  const root = createRoot(place, { onCaughtError: reportCaughtError });
  await loaded.catch(() => {});
  // Until the first screen is here the shape that came with the page stays. Drawn in pieces, so that presses are answered meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
          <UpdateNotice />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
