// The player's coaches, and the messages with them.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { parseMessagesSearch } from '#web/features/messages/messages-search.ts';
import { MyCoachesScreen } from '#web/features/messages/my-coaches/my-coaches-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/my-coaches/')({
  staticData: { title: msg`My Coaches`, roles: ['player'] },
  validateSearch: parseMessagesSearch,
  loader: ({ context }) => {
    if (context.user.viewedBy === null) startPages(context.queryClient, endpoints.listConversations);
  },
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
