// My Goals.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { MyGoalsScreen } from '#web/features/progress/goals/my-goals-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/player/goals')({
  staticData: { title: msg`My Goals`, roles: ['player'] },
  loader: ({ context: { queryClient, user } }) => {
    if (isClubMember(user)) {
      void queryClient.prefetchQuery(query(endpoints.getGoals, { params: { playerId: user.id } }));
    }
  },
  component: MyGoalsScreen,
});
