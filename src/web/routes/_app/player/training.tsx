// My Training Sessions.

import { createFileRoute } from '@tanstack/react-router';
import { CalendarFeedCard } from '#web/features/calendar-feed/calendar-feed-card.tsx';
import { MyTrainingScreen } from '#web/features/training/my-training-screen.tsx';
import { parseTrainingSearch } from '#web/features/training/training-search.ts';

export const Route = createFileRoute('/_app/player/training')({
  staticData: { title: 'My Training Sessions', roles: ['player'] },
  validateSearch: parseTrainingSearch,
  component: Training,
});

function Training() {
  const navigate = Route.useNavigate();
  return (
    <MyTrainingScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      feed={<CalendarFeedCard />}
    />
  );
}
