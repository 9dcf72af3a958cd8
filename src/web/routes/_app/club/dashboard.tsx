// The club manager's dashboard.

import { createFileRoute } from '@tanstack/react-router';
import { ClubDashboardScreen } from '#web/features/clubs/dashboard/club-dashboard-screen.tsx';
import { clubDashboardQuery } from '#web/features/clubs/dashboard/dashboard-read.ts';

export const Route = createFileRoute('/_app/club/dashboard')({
  staticData: { title: 'Club Dashboard', roles: ['club'] },
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(clubDashboardQuery()),
  component: ClubDashboardScreen,
});
