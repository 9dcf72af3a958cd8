// Loads a conversation's messages and marks them as read.

import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The query key of a conversation's pages. */
export function conversationKey(otherId: string) {
  return urlKey(endpoints.getConversation, { params: { coachId: otherId } });
}

/** The messages with a person, oldest first, as far back as loaded. Seen messages are marked as read. */
export function useConversation(otherId: string) {
  const { id: ownId } = useCurrentUser();
  const { rows, ...pages } = usePages(endpoints.getConversation, { params: { coachId: otherId } });
  useReading(otherId, rows?.find(({ senderId, readAt }) => senderId !== ownId && readAt === null)?.id);
  return { ...pages, messages: rows?.toReversed() };
}

/** Marks the conversation as read as soon as its window is visible. */
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
