// Emails and jobs that were given up.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { FailuresScreen } from '#web/features/administration/failed-jobs/failed-jobs-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/failures')({
  staticData: { title: 'Failed emails and jobs', roles: ['admin'] },
  loader: ({ context }) => startPages(context.queryClient, endpoints.listFailures),
  component: FailuresScreen,
});
