// What waits for an administrator.

import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboardScreen } from '#web/features/admin/admin-dashboard-screen.tsx';

export const Route = createFileRoute('/_app/admin/dashboard')({
  staticData: { title: 'Admin Dashboard', roles: ['admin'] },
  component: AdminDashboardScreen,
});
