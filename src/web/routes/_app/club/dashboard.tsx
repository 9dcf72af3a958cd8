// The club manager's dashboard.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ClubDashboardScreen } from '#web/features/clubs/dashboard/club-dashboard-screen.tsx';
import { clubDashboardQuery } from '#web/features/clubs/dashboard/dashboard-read.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/dashboard')({
  staticData: { title: msg`Club Dashboard`, roles: ['club'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(clubDashboardQuery());
    void queryClient.prefetchQuery(query(endpoints.getOwnClub));
    void queryClient.prefetchQuery(query(endpoints.listApplicants));
  },
  component: ClubDashboardScreen,
});
