// Marking notifications as read.

import { t } from '@lingui/core/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Notification } from '#contract/messages/notifications.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** The calls of a bell (`use-notifications.ts`). */
const ownBell = {
  list: endpoints.listNotifications,
  readOne: endpoints.readNotification,
  readAll: endpoints.readAllNotifications,
};
const coachBell = {
  list: endpoints.listCoachNotifications,
  readOne: endpoints.readCoachNotification,
  readAll: endpoints.readAllCoachNotifications,
};

/** Pages of notifications as `usePages` keeps them. */
type Pages = InfiniteData<{ answer: Notification[] }>;

/** Marks notifications as read: shown at once, and undone if it fails. */
export function useMarkRead() {
  const { id: userId, role } = useCurrentUser();
  const queryClient = useQueryClient();
  const bell = role === 'admin' ? coachBell : ownBell;
  const queryKey = urlKey(bell.list, { params: { userId } });

  const optimistically = <Sent>(isRead: (notification: Notification, sent: Sent) => boolean) => ({
    onMutate: async (sent: Sent) => {
      // A response in flight would show the old state again.
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData<Pages>(queryKey);
      queryClient.setQueryData<Pages>(queryKey, (data) => data && withRead(data, (one) => isRead(one, sent)));
      return { before };
    },
    onError: (error: Error, _sent: Sent, kept: { before: Pages | undefined } | undefined) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before);
      toast({ title: t`Couldn’t mark as read`, description: errorSentence(error), tone: 'danger' });
    },
  });

  const readOne = useCall(
    bell.readOne,
    optimistically((one, { params }: { params: { id: string } }) => one.id === params.id),
  );
  const readAll = useCall(
    bell.readAll,
    optimistically(() => true),
  );

  return {
    markRead: ({ id, isRead }: Notification) => {
      if (!isRead) readOne.mutate({ params: { id }, body: {} });
    },
    markAllRead: () => readAll.mutate({ params: { userId }, body: {} }),
  };
}

function withRead(data: Pages, isRead: (notification: Notification) => boolean): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    answer: page.answer.map((one) => (isRead(one) ? { ...one, isRead: true } : one)),
  }));
  return { ...data, pages };
}
