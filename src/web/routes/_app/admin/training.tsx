// All sessions, and requests for them.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CoachField } from '#web/features/administration/training/coach-choice.tsx';
import { sessionFilter } from '#web/features/administration/training/session-filter.ts';
import { TrainingScreen } from '#web/features/administration/training/training-screen.tsx';
import { parseTrainingSearch } from '#web/features/administration/training/training-search.ts';
import { AllSessions } from '#web/features/training/coach-sessions/all-sessions.tsx';
import { showBookedToast } from '#web/features/training/coach-sessions/booked-toast.ts';
import { BookForCoach } from '#web/features/training/coach-sessions/schedule/book-for-coach.tsx';
import { AskedRequests } from '#web/features/training/requests/asked-requests.tsx';

export const Route = createFileRoute('/_app/admin/training')({
  staticData: { title: msg`Training Sessions`, roles: ['admin'] },
  validateSearch: parseTrainingSearch,
  component: Training,
});

function Training() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const change = (next: typeof search) => void navigate({ search: next, resetScroll: false });
  return (
    <TrainingScreen
      search={search}
      onSearchChange={change}
      withRequests={(rest) => <AskedRequests>{rest}</AskedRequests>}
      list={
        <AllSessions
          filter={sessionFilter(search)}
          open={search.session}
          onOpenChange={(session) => change({ ...search, session })}
        />
      }
      booking={
        <BookForCoach
          coachId={search.coach}
          playerId={search.player}
          coachField={(field) => <CoachField {...field} />}
          onBooked={(sessions) => {
            showBookedToast(sessions, t`We’ve let the coach and players know.`);
            change({ coach: sessions[0]?.coach?.id });
          }}
        />
      }
    />
  );
}
