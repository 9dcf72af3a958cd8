// What the bell reads and writes.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Notification } from '#contract/notifications.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** The calls of a bell: only administrators load coach-style notifications (docs/product.md#notifications). */
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

/** The notifications of the person who is signed in, and marking them as read: shown at once, taken back if it fails. */
export function useNotifications() {
  const { id: userId, role } = useCurrentUser();
  const queryClient = useQueryClient();
  const bell = role === 'admin' ? coachBell : ownBell;
  const list = query(bell.list, { params: { userId } });

  const optimistically = <Sent>(isRead: (notification: Notification, sent: Sent) => boolean) => ({
    onMutate: async (sent: Sent) => {
      // An answer that is already on its way would show the old state again.
      await queryClient.cancelQueries(list);
      const before = queryClient.getQueryData(list.queryKey);
      queryClient.setQueryData(list.queryKey, (notifications) =>
        notifications?.map((one) => (isRead(one, sent) ? { ...one, isRead: true } : one)),
      );
      return { before };
    },
    onError: (error: Error, _sent: Sent, kept: { before: Notification[] | undefined } | undefined) => {
      if (kept?.before) queryClient.setQueryData(list.queryKey, kept.before);
      toast({ title: 'Could not be marked as read', description: errorSentence(error), tone: 'danger' });
    },
  });

  const { data, isError, refetch } = useQuery(list);
  const readOne = useCall(
    bell.readOne,
    optimistically((one, { params }: { params: { id: string } }) => one.id === params.id),
  );
  const readAll = useCall(
    bell.readAll,
    optimistically(() => true),
  );

  return {
    notifications: data,
    isError,
    unread: data?.filter(({ isRead }) => !isRead).length ?? 0,
    refetch: () => void refetch(),
    markRead: ({ id, isRead }: Notification) => {
      if (!isRead) readOne.mutate({ params: { id }, body: {} });
    },
    markAllRead: () => readAll.mutate({ params: { userId }, body: {} }),
  };
}
