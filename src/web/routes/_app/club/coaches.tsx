// The club's coaches.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { CoachesScreen } from '#web/features/clubs/people/coaches-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/club/coaches')({
  staticData: { title: msg`Coaches`, roles: ['club'] },
  loader: ({ context }) => startPages(context.queryClient, endpoints.listClubCoaches),
  component: Coaches,
});

function Coaches() {
  return <CoachesScreen isInviting={false} onInvitingEnd={() => {}} />;
}
