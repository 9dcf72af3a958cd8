// Sending: shown at once, confirmed by the server, offered again when it did not arrive.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { refresh } from '#web/lib/http/what-changes.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { readOutbox, type UnsentMessage, writeOutbox } from './outbox.ts';
import { tellFailure } from './send-failure.ts';
import { conversationKey } from './use-conversation.ts';

/** What is on its way to somebody, sending, sending again, and giving up. `onRefused` gets the words back that may not be sent. */
export function useOutbox(otherId: string, onRefused: (content: string) => void) {
  const user = useCurrentUser();
  const owner = draftOwner(user);
  const queryClient = useQueryClient();
  const [unsent, setUnsent] = useState(() => readOutbox(owner, otherId));
  useEffect(() => writeOutbox(owner, otherId, unsent), [owner, otherId, unsent]);

  const without = (key: string) => (list: UnsentMessage[]) => list.filter((one) => one.key !== key);
  const mark = (key: string, state: UnsentMessage['state']) =>
    setUnsent((list) => list.map((one) => (one.key === key ? { ...one, state } : one)));

  async function send({ key, content }: UnsentMessage): Promise<void> {
    try {
      const { quotaRemaining } = await call(endpoints.sendMessage, {
        body: { receiverId: otherId, content },
        headers: { 'Idempotency-Key': key },
      });
      // Read first, so that the words do not leave the screen in between.
      refresh(queryClient, ['message', 'subscription']);
      await queryClient.refetchQueries({ queryKey: conversationKey(otherId), exact: true });
      setUnsent(without(key));
      if (quotaRemaining !== null) {
        toast({
          title: 'Message sent!',
          description: `${quotaRemaining} messages remaining this month`,
          tone: 'success',
        });
      }
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
      tellFailure(error);
      if (!isRefused) return mark(key, 'failed');
      setUnsent(without(key));
      onRefused(content);
      refresh(queryClient, ['message', 'subscription', 'connection']);
    }
  }

  return {
    unsent,
    send(content: string) {
      const message: UnsentMessage = {
        key: crypto.randomUUID(),
        content,
        createdAt: new Date().toISOString(),
        state: 'sending',
      };
      setUnsent((list) => [...list, message]);
      void send(message);
    },
    sendAgain(message: UnsentMessage) {
      mark(message.key, 'sending');
      void send(message);
    },
    discard: ({ key }: UnsentMessage) => setUnsent(without(key)),
  };
}
