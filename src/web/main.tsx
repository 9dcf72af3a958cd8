// Starts the application.

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from '#web/lib/http/caught-errors.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { loadLatePartsWhenQuiet } from '#web/lib/late/late.ts';
import { whenQuiet } from '#web/lib/late/when-quiet.ts';
import { followSession } from '#web/lib/session/session-tabs.ts';
import { Toaster } from '#web/ui/feedback/toast.tsx';
import { watchForUpdate } from './lib/product-update.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { createAppRouter } from './router.ts';
import { sessionEnded, viewOver } from './shell/session-ended.ts';
import { UpdateNotice } from './shell/update-notice.tsx';

const queryClient = createQueryClient({ onUnauthorized: sessionEnded, onViewOver: viewOver });
const router = createAppRouter(queryClient);
followSession(queryClient);
watchForUpdate();
if (import.meta.env.PROD) registerServiceWorker();
const stopWaiting = router.subscribe('onResolved', () => {
  stopWaiting();
  loadLatePartsWhenQuiet();
});

// The first date takes a phone longer to write than all others together: what it needs is made while the first screen's data is on its way.
whenQuiet(() => new Intl.DateTimeFormat());

const place = document.getElementById('app');
if (!place) throw new Error('app.html has no element #app.');
const root = createRoot(place, { onCaughtError: reportCaughtError });
const application = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
      <UpdateNotice />
    </QueryClientProvider>
  </StrictMode>
);
// Until the first screen is here the shape that came with the page stays. Drawn in pieces, so that presses are answered meanwhile.
void router.load().finally(() => startTransition(() => root.render(application)));
