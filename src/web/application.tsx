// The application: all screens with their router.

import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { loadLateParts } from '#web/lib/late/late.ts';
import { nextTask } from '#web/lib/late/next-task.ts';
import { createAppRouter } from './router.ts';

/**
 * The application at the window's address, once the first screen or its error is loaded. `followsSignIn`: the sign-in screen was shown
 * before in the same document.
 */
export async function loadApplication(queryClient: QueryClient, { followsSignIn = false } = {}): Promise<ReactElement> {
  const router = createAppRouter(queryClient, { followsSignIn });
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting();
    loadLateParts();
  });
  await nextTask();
  await router.load().catch(() => {});
  return <RouterProvider router={router} />;
}
