// Writing a message of the club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WriteScreen } from '#web/features/clubs/messages/write-screen.tsx';
import { parseWriteSearch } from '#web/features/clubs/messages/write-search.ts';

export const Route = createFileRoute('/_app/club/write')({
  staticData: { title: msg`Write a message`, roles: ['club'] },
  validateSearch: parseWriteSearch,
  component: Write,
});

function Write() {
  const navigate = Route.useNavigate();
  return (
    <WriteScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onSent={(messageId) => void navigate({ to: '/club/messages/$messageId', params: { messageId } })}
    />
  );
}
