// Switching a kind of email off by its link; for visitors and signed-in people.

import { createFileRoute } from '@tanstack/react-router';
import { StopMailsScreen } from '#web/features/accounts/stop-mails-screen.tsx';
import { parseStopMailsSearch } from '#web/features/accounts/stop-mails-search.ts';

export const Route = createFileRoute('/stop-mails')({
  validateSearch: parseStopMailsSearch,
  component: StopMails,
});

function StopMails() {
  return <StopMailsScreen search={Route.useSearch()} />;
}
