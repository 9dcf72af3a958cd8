// A coach's messages.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { CoachMessagesScreen } from '#web/features/messages/coach-messages-screen.tsx';
import { parseMessagesSearch } from '#web/features/messages/messages-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/coach/messages')({
  staticData: { title: msg`Messages`, roles: coachRoles },
  validateSearch: parseMessagesSearch,
  loaderDeps: ({ search: { search } }) => ({ search }),
  loader: ({ context, deps }) => {
    if (context.user.viewedBy === null) startPages(context.queryClient, endpoints.listConversations, { query: deps });
  },
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <CoachMessagesScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
