// The club's groups.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupsScreen } from '#web/features/clubs/groups/groups-screen.tsx';

export const Route = createFileRoute('/_app/club/groups/')({
  staticData: { title: msg`Groups`, roles: ['club'] },
  component: Groups,
});

function Groups() {
  const navigate = Route.useNavigate();
  return <GroupsScreen onMade={({ id }) => void navigate({ to: '/club/groups/$groupId', params: { groupId: id } })} />;
}
