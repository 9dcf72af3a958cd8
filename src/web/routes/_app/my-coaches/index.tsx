// The player's coaches, and the messages with them.

import { createFileRoute } from '@tanstack/react-router';
import { parseMessagesSearch } from '#web/features/messages/messages-search.ts';
import { MyCoachesScreen } from '#web/features/messages/my-coaches/my-coaches-screen.tsx';

export const Route = createFileRoute('/_app/my-coaches/')({
  staticData: { title: 'My Coaches', roles: ['player'] },
  validateSearch: parseMessagesSearch,
  component: MyCoaches,
});

function MyCoaches() {
  const navigate = Route.useNavigate();
  return (
    <MyCoachesScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
