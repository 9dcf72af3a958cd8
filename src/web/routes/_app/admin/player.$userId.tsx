// Everything about one person.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { type PagePlayer, PersonScreen } from '#web/features/administration/person/person-screen.tsx';
import { parsePersonSearch } from '#web/features/administration/person/person-search.ts';
import { LevelCaseView } from '#web/features/levels/level-case-view.tsx';
import { PlayerVideos } from '#web/features/people/coach-player/player-videos.tsx';
import { CoachedGoals } from '#web/features/progress/goals/coached-goals.tsx';
import { ProgressContent } from '#web/features/progress/progress-content.tsx';
import { type ProgressTab, parseProgressSearch } from '#web/features/progress/progress-search.ts';
import { PlayerSessions } from '#web/features/training/coach-sessions/player-sessions.tsx';
import { query } from '#web/lib/http/api.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

export const Route = createFileRoute('/_app/admin/player/$userId')({
  staticData: { title: msg`Person`, roles: ['admin'] },
  validateSearch: (given: Record<string, unknown>) => ({ ...parseProgressSearch(given), ...parsePersonSearch(given) }),
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(query(endpoints.getPerson, { params })),
  component: Person,
});

function Person() {
  const navigate = Route.useNavigate();
  const { userId } = Route.useParams();
  const search = Route.useSearch();
  const progress = (only: ProgressTab) => (player: PagePlayer) => (
    <ProgressContent
      userId={userId}
      only={only}
      isMember={player.isClubMember}
      isOwn={false}
      search={search}
      onSearchChange={(changed) =>
        void navigate({ params: { userId }, search: { ...changed, part: search.part }, resetScroll: false })
      }
    />
  );
  return (
    <PersonScreen
      key={userId}
      userId={userId}
      part={search.part}
      onPartChange={(part) => void navigate({ params: { userId }, search: { part }, resetScroll: false })}
      parts={{
        progress: progress('performance'),
        reviews: progress('history'),
        benchmarks: progress('benchmarks'),
        videos: () => <PlayerVideos userId={userId} />,
        goals: (player) => <CoachedGoals player={player} />,
        sessions: (player) => (
          <PlayerSessions
            userId={userId}
            isClubMember={player.isClubMember}
            schedule={
              <Link to="/admin/training" search={{ book: true, player: userId }} className={buttonStyles()}>
                <CalendarPlus aria-hidden />
                {t`Schedule Session`}
              </Link>
            }
          />
        ),
        level: () => <LevelCaseView playerId={userId} />,
      }}
    />
  );
}
