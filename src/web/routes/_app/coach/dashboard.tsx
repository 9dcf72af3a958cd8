// The coach's dashboard.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { CoachDashboardScreen } from '#web/features/people/coach-dashboard/coach-dashboard-screen.tsx';
import { coachDashboardQuery } from '#web/features/people/coach-dashboard/dashboard-read.ts';

export const Route = createFileRoute('/_app/coach/dashboard')({
  staticData: { title: msg`Dashboard`, roles: coachRoles },
  loader: ({ context }) => void context.queryClient.prefetchQuery(coachDashboardQuery()),
  component: CoachDashboardScreen,
});
