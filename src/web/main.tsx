// Starts the application.

// First: schemas are made while the other modules load.
import './lib/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from './lib/caught-errors.ts';
import { watchForUpdate } from './lib/product-update.ts';
import { createQueryClient } from './lib/query-client.ts';
import { registerServiceWorker } from './lib/service-worker.ts';
import { followSession } from './lib/session-tabs.ts';
import { createAppRouter } from './router.ts';
import { sessionEnded, viewOver } from './shell/session-ended.ts';
import { UpdateNotice } from './shell/update-notice.tsx';
import { Toaster } from './ui/toast.tsx';

const queryClient = createQueryClient({ onUnauthorized: sessionEnded, onViewOver: viewOver });
const router = createAppRouter(queryClient);
followSession(queryClient);
watchForUpdate();
if (import.meta.env.PROD) registerServiceWorker();

const place = document.getElementById('app');
if (!place) throw new Error('app.html has no element #app.');
createRoot(place, { onCaughtError: reportCaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
      <UpdateNotice />
    </QueryClientProvider>
  </StrictMode>,
);
