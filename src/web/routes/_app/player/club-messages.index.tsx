// The messages that a member got from their club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReceivedListScreen } from '#web/features/clubs/messages/received-list-screen.tsx';

export const Route = createFileRoute('/_app/player/club-messages/')({
  staticData: { title: msg`From your club`, roles: ['player'] },
  component: ReceivedListScreen,
});
