// A message that a member got from their club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReceivedScreen } from '#web/features/clubs/messages/received-screen.tsx';

export const Route = createFileRoute('/_app/player/club-messages/$messageId')({
  staticData: { title: msg`Message from your club`, roles: ['player'] },
  component: Received,
});

function Received() {
  const { messageId } = Route.useParams();
  return <ReceivedScreen key={messageId} messageId={messageId} />;
}
