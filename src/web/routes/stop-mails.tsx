// Stopping a kind of email, behind the link in such an email; for visitors and for people who are signed in.

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
