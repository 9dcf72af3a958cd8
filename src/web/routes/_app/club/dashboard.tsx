// The club manager's dashboard.

import { createFileRoute } from '@tanstack/react-router';
import { ClubDashboardScreen } from '#web/features/club-dashboard/club-dashboard-screen.tsx';

export const Route = createFileRoute('/_app/club/dashboard')({
  staticData: { title: 'Club Dashboard', roles: ['club'] },
  component: ClubDashboardScreen,
});
