// One of the coach's players.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { PlayerScreen } from '#web/features/people/coach-player/player-screen.tsx';
import { parsePlayerSearch } from '#web/features/people/coach-player/player-search.ts';
import { CoachedOverview } from '#web/features/progress/coached-overview.tsx';
import { CoachedGoals } from '#web/features/progress/goals/coached-goals.tsx';
import { ProgressContent } from '#web/features/progress/progress-content.tsx';
import { parseProgressSearch } from '#web/features/progress/progress-search.ts';
import { PlayerSessions } from '#web/features/training/coach-sessions/player-sessions.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/coach/player/$userId')({
  staticData: { roles: coachRoles },
  validateSearch: (given: Record<string, unknown>) => ({ ...parseProgressSearch(given), ...parsePlayerSearch(given) }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(endpoints.getCoachedPlayer, { params })),
  component: Player,
});

function Player() {
  const navigate = Route.useNavigate();
  const { userId } = Route.useParams();
  const search = Route.useSearch();
  const { part = 'progress' } = search;
  return (
    <PlayerScreen
      key={userId}
      userId={userId}
      part={part}
      onPartChange={(next) =>
        void navigate({
          params: { userId },
          search: { part: next === 'progress' ? undefined : next },
          resetScroll: false,
        })
      }
      overview={(player, goalsLink) => <CoachedOverview player={player} goalsLink={goalsLink} />}
      progress={(player, only) => (
        <ProgressContent
          userId={userId}
          only={only}
          hasStanding={false}
          isMember={player.isClubMember}
          isOwn={false}
          search={search}
          onSearchChange={(changed) =>
            void navigate({ params: { userId }, search: { ...changed, part: search.part }, resetScroll: false })
          }
        />
      )}
      goals={(player) => <CoachedGoals player={player} />}
      sessions={(player) => <PlayerSessions userId={userId} isClubMember={player.isClubMember} />}
      onEnded={() => void navigate({ to: '/coach/players' })}
    />
  );
}
