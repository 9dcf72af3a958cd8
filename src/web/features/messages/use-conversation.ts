// A conversation: its messages, read backwards, and that they are read.

import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The key under which a conversation's pages lie. */
export function conversationKey(otherId: string) {
  return urlKey(endpoints.getConversation, { params: { coachId: otherId } });
}

/** The messages with someone in the order in which they were written, as far back as was asked for. What is seen counts as read. */
export function useConversation(otherId: string) {
  const { id: ownId } = useCurrentUser();
  const { rows, ...pages } = usePages(endpoints.getConversation, { params: { coachId: otherId } });
  useReading(otherId, rows?.find(({ senderId, readAt }) => senderId !== ownId && readAt === null)?.id);
  return { ...pages, messages: rows?.toReversed() };
}

/** Tells the server that a conversation was read, as soon as the window with it is seen. */
function useReading(otherId: string, newestUnread: string | undefined): void {
  const read = useCall(endpoints.readConversation);
  const readNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read.mutate({ params: { coachId: otherId } });
  });
  useEffect(() => {
    if (newestUnread === undefined) return;
    readNow();
    document.addEventListener('visibilitychange', readNow);
    return () => document.removeEventListener('visibilitychange', readNow);
  }, [newestUnread]);
}
