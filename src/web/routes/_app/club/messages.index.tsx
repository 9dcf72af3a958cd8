// The messages that the club has sent.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '#web/features/clubs/messages/messages-screen.tsx';

export const Route = createFileRoute('/_app/club/messages/')({
  staticData: { title: msg`Messages`, roles: ['club'] },
  component: MessagesScreen,
});
