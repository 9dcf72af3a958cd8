// The administrator's dashboard.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboardScreen } from '#web/features/administration/admin-dashboard-screen.tsx';
import { adminDashboardQuery } from '#web/features/administration/dashboard-read.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const SectionCards = lateComponent(
  () => import('#web/shell/menus/section-cards.tsx').then((part) => part.SectionCards),
  null,
);

export const Route = createFileRoute('/_app/admin/dashboard')({
  staticData: { title: msg`Admin Dashboard`, roles: ['admin'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(adminDashboardQuery),
  component: () => <AdminDashboardScreen sections={<SectionCards />} />,
});
