// A group of the club.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { GroupScreen } from '#web/features/clubs/groups/group-screen.tsx';
import { type ClubPlayersSearch, parseClubPlayersSearch } from '#web/features/clubs/people/club-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/groups/$groupId')({
  staticData: { title: 'Group', roles: ['club'] },
  validateSearch: (given: Record<string, unknown>): Pick<ClubPlayersSearch, 'order'> => ({
    order: parseClubPlayersSearch(given).order,
  }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getClubGroup, { params })),
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
      onOrderChange={(order) => void navigate({ search: { order }, resetScroll: false })}
      onDeleted={() => void navigate({ to: '/club/groups' })}
    />
  );
}
