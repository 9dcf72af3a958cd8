// Sending messages: shown at once, confirmed by the server, offered again on failure.

import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { refresh } from '#web/lib/http/what-changes.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { readOutbox, type UnsentMessage, writeOutbox } from './outbox.ts';
import { conversationKey } from './use-conversation.ts';

/** Statuses after which the message may be sent again later: session ended, timeout, too many requests. */
const passing = [401, 408, 429];

/**
 * Unsent messages to a person, with sending, retrying and discarding. `putBack` gets a refused message and returns whether it could
 * take it; otherwise it stays among the unsent.
 */
export function useOutbox(otherId: string, putBack: (content: string) => boolean) {
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
      // Refetched first, so that the message does not disappear in between.
      refresh(queryClient, ['message', 'subscription']);
      await queryClient.refetchQueries({ queryKey: conversationKey(otherId), exact: true });
      setUnsent(without(key));
      if (quotaRemaining !== null) {
        toast({
          title: t`Message sent!`,
          description: plural(
            { count: quotaRemaining },
            { one: '# message remaining this month', other: '# messages remaining this month' },
          ),
          tone: 'success',
        });
      }
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      tellFailure(error);
      if (status < 400 || status >= 500 || passing.includes(status)) return mark(key, 'failed');
      if (putBack(content)) setUnsent(without(key));
      else mark(key, 'failed');
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

/** Shows why the message was not sent. */
function tellFailure(error: unknown): void {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'subscription_required') {
    toast({
      title: t`Subscription Required`,
      description: t`Messaging is only available with an active subscription`,
      tone: 'danger',
    });
  } else if (code === 'quota_exceeded') {
    toast({ title: t`Message Quota Exceeded`, description: t`You've used all your monthly messages`, tone: 'danger' });
  } else {
    failureToast(t`Error`, error, t`Failed to send message`);
  }
}
