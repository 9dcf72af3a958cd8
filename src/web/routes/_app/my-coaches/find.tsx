// A player looks for a coach.

import { createFileRoute } from '@tanstack/react-router';
import { FindCoachScreen } from '#web/features/messages/my-coaches/find-coach-screen.tsx';
import { parseFindSearch } from '#web/features/messages/my-coaches/find-search.ts';

export const Route = createFileRoute('/_app/my-coaches/find')({
  staticData: { title: 'Find a coach', roles: ['player'] },
  validateSearch: parseFindSearch,
  component: Find,
});

function Find() {
  const navigate = Route.useNavigate();
  return (
    <FindCoachScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
