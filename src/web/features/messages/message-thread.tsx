// The messages of a conversation, latest at the bottom.

import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { MessageBubble, UnsentBubble } from './message-bubble.tsx';
import type { UnsentMessage } from './outbox.ts';
import { byDay, dayLabel } from './thread-days.ts';
import type { useConversation } from './use-conversation.ts';

interface MessageThreadProps {
  name: string;
  conversation: ReturnType<typeof useConversation>;
  unsent: readonly UnsentMessage[];
  onSendAgain: (message: UnsentMessage) => void;
  onDiscard: (message: UnsentMessage) => void;
}

/**
 * The list is laid out from the bottom (column-reverse), so it opens at the latest message and stays in place while older ones load
 * above. The browser's scroll anchoring would move it.
 */
export function MessageThread({ name, conversation, unsent, onSendAgain, onDiscard }: MessageThreadProps) {
  const { messages, error, retry } = conversation;
  if (messages === undefined) {
    return (
      <div className="grid grow content-end gap-3 overflow-hidden p-4">
        {error ? (
          <ErrorState title={t`The messages could not be loaded`} message={errorSentence(error)} onRetry={retry} />
        ) : (
          <Waiting />
        )}
      </div>
    );
  }
  if (messages.length + unsent.length === 0) {
    return (
      <div className="grid grow place-items-center p-4 text-center text-ink-muted">
        <div className="grid gap-1">
          <p className="font-heading text-lg font-semibold text-ink">{t`No messages yet`}</p>
          <p>{t`Say what you would like to talk about.`}</p>
        </div>
      </div>
    );
  }
  return (
    <section
      aria-label={t`Messages with ${{ name }}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] p-3 sm:p-4"
    >
      <div className="grid gap-4">
        <Earlier conversation={conversation} />
        <Days messages={messages} />
        {unsent.length > 0 && (
          <ol aria-label={t`Not yet sent`} className="grid gap-1.5">
            {unsent.map((message) => (
              <UnsentBubble
                key={message.key}
                message={message}
                onSendAgain={() => onSendAgain(message)}
                onDiscard={() => onDiscard(message)}
              />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Days({ messages }: { messages: readonly Message[] }) {
  const now = useNow();
  const { id: ownId } = useCurrentUser();
  const lastOwn = messages.findLast(({ senderId }) => senderId === ownId)?.id;
  return (
    <div role="log" aria-label={t`Conversation`} className="grid gap-4">
      {byDay(messages).map(({ day, messages: those }) => (
        <section key={day} aria-label={dayLabel(day, now)} className="grid gap-1.5">
          <p aria-hidden className="mx-auto w-fit rounded-full bg-surface-sunken px-3 py-0.5 text-xs text-ink-muted">
            {dayLabel(day, now)}
          </p>
          <ol className="grid gap-1.5">
            {those.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                isOwn={message.senderId === ownId}
                tellsWhetherRead={message.id === lastOwn}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Loads older messages on scrolling up or pressing the button. */
function Earlier({ conversation: { hasMore, isLoadingMore, loadMore } }: Pick<MessageThreadProps, 'conversation'>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = container.current;
    if (shown === null || isLoadingMore) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      root: shown.closest('section'),
      rootMargin: '200px 0px 0px',
    });
    observer.observe(shown);
    return () => observer.disconnect();
  });
  if (!hasMore) return null;
  return (
    <div ref={container} className="grid justify-items-center">
      <Button variant="ghost" size="sm" busy={isLoadingMore} onClick={loadMore}>
        {t`Earlier messages`}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t`Loading messages`}</span>
      <Skeleton className="h-10 w-3/5 rounded-2xl" />
      <Skeleton className="h-16 w-2/3 justify-self-end rounded-2xl" />
      <Skeleton className="h-10 w-2/5 rounded-2xl" />
    </div>
  );
}
