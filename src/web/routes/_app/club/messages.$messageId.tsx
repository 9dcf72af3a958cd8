// A message that the club has sent.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MessageScreen } from '#web/features/clubs/messages/message-screen.tsx';

export const Route = createFileRoute('/_app/club/messages/$messageId')({
  staticData: { title: msg`Message`, roles: ['club'] },
  component: Message,
});

function Message() {
  const { messageId } = Route.useParams();
  return <MessageScreen key={messageId} messageId={messageId} />;
}
