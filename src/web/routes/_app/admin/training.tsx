// All training sessions.

import { createFileRoute } from '@tanstack/react-router';
import { CoachChoice } from '#web/features/admin/training/coach-choice.tsx';
import { sessionFilter } from '#web/features/admin/training/session-filter.ts';
import { TrainingScreen } from '#web/features/admin/training/training-screen.tsx';
import { parseTrainingSearch } from '#web/features/admin/training/training-search.ts';
import { AllSessions } from '#web/features/coach-sessions/all-sessions.tsx';
import { BookForCoach } from '#web/features/coach-sessions/schedule/book-for-coach.tsx';
import { AskedRequests } from '#web/features/training-requests/asked-requests.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

export const Route = createFileRoute('/_app/admin/training')({
  staticData: { title: 'Training Sessions', roles: ['admin'] },
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
      requests={<AskedRequests />}
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
          coachField={(field) => <CoachChoice {...field} />}
          onBooked={([first]) => {
            toast({
              title: 'Session scheduled',
              description:
                first && `“${first.title}” on ${formatMoment(first.sessionDate)}. Coach and players are told.`,
              tone: 'success',
            });
            change({ coach: first?.coach?.id });
          }}
        />
      }
    />
  );
}
