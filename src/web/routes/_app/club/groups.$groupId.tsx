// A group of the club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupScreen } from '#web/features/clubs/groups/group-screen.tsx';
import { parseClubPlayersSearch } from '#web/features/clubs/people/club-search.ts';

export const Route = createFileRoute('/_app/club/groups/$groupId')({
  staticData: { title: msg`Group`, roles: ['club'] },
  validateSearch: parseClubPlayersSearch,
  component: Group,
});

function Group() {
  const navigate = Route.useNavigate();
  const { groupId } = Route.useParams();
  return (
    <GroupScreen
      key={groupId}
      groupId={groupId}
      order={Route.useSearch().order}
      onOrderChange={(order) => void navigate({ params: { groupId }, search: { order }, resetScroll: false })}
      onDeleted={() => void navigate({ to: '/club/groups' })}
    />
  );
}
