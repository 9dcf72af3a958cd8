// One member of the club.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { ClubPlayerScreen } from '#web/features/clubs/people/club-player-screen.tsx';
import { parseClubPlayerSearch } from '#web/features/clubs/people/club-search.ts';
import { ProgressContent } from '#web/features/progress/progress-content.tsx';
import { parseProgressSearch } from '#web/features/progress/progress-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/club/player/$userId')({
  staticData: { roles: ['club'] },
  validateSearch: (given: Record<string, unknown>) => ({
    ...parseProgressSearch(given),
    ...parseClubPlayerSearch(given),
  }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getClubPlayer, { params })),
  component: Player,
});

function Player() {
  const navigate = Route.useNavigate();
  const { userId } = Route.useParams();
  const search = Route.useSearch();
  return (
    <ClubPlayerScreen
      key={userId}
      userId={userId}
      part={search.part ?? 'progress'}
      onPartChange={(part) =>
        void navigate({
          params: { userId },
          search: { part: part === 'progress' ? undefined : part },
          resetScroll: false,
        })
      }
      progress={(only) => (
        <ProgressContent
          userId={userId}
          only={only}
          isMember
          isOwn={false}
          search={search}
          onSearchChange={(changed) =>
            void navigate({ params: { userId }, search: { ...changed, part: search.part }, resetScroll: false })
          }
        />
      )}
      onRemoved={() => void navigate({ to: '/club/players' })}
    />
  );
}
