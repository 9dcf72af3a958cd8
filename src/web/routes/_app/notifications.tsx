// All notifications of the signed-in person.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#web/features/messages/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_app/notifications')({
  staticData: { title: msg`Notifications` },
  component: NotificationsScreen,
});
