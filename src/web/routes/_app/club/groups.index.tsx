// The club's groups.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { GroupsScreen } from '#web/features/clubs/groups/groups-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/groups/')({
  staticData: { title: 'Groups', roles: ['club'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(endpoints.listClubGroups)),
  component: Groups,
});

function Groups() {
  const navigate = Route.useNavigate();
  return <GroupsScreen onMade={({ id }) => void navigate({ to: '/club/groups/$groupId', params: { groupId: id } })} />;
}
