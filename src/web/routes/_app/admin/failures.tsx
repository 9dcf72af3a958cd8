// Emails and jobs that were given up.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { FailedJobsScreen } from '#web/features/administration/failed-jobs/failed-jobs-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/failures')({
  staticData: { title: msg`Failed emails and jobs`, roles: ['admin'] },
  loader: ({ context }) => startPages(context.queryClient, endpoints.listFailures),
  component: FailedJobsScreen,
});
