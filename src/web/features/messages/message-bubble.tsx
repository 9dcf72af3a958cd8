// One message.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquareReply } from 'lucide-react';
import type { Message } from '#contract/messages/messages.ts';
import { screenFor } from '#domain/reader-addresses.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { formatClock, formatMoment } from '#web/lib/format.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { MessageText } from '#web/ui/message-text.tsx';
import type { UnsentMessage } from './outbox.ts';

const bubble = 'w-fit max-w-[85%] rounded-2xl px-3.5 py-2 sm:max-w-[75%]';
const own = 'rounded-br-md bg-primary-soft text-ink';
const theirs = 'rounded-bl-md bg-surface-sunken text-ink';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** Whether to show if the other person has read it; set for the latest own message. */
  tellsWhetherRead: boolean;
}

/** The message with its time; own messages at the right. */
export function MessageBubble({ message, isOwn, tellsWhetherRead }: MessageBubbleProps) {
  const { content, createdAt, readAt, note } = message;
  return (
    <li className={cn('grid gap-0.5', isOwn && 'justify-items-end')}>
      <div className={cn(bubble, isOwn ? own : theirs)}>
        <span className="sr-only">{`${isOwn ? t`You:` : t`They:`} `}</span>
        {note && <AnsweredNote note={note} />}
        <MessageText text={content} />
      </div>
      <p className="px-1 text-xs text-ink-muted">
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {formatClock(createdAt)}
        </time>
        {isOwn && tellsWhetherRead && (
          <span>
            {/* One text: a page that the browser translates has lost the second of two. */}
            {` · ${readAt === null ? t({ message: 'Sent', context: 'message' }) : t`Read ${{ time: formatClock(readAt) }}`}`}
          </span>
        )}
      </p>
    </li>
  );
}

/** The note that a message answers, as a link to its thread in the review. */
function AnsweredNote({ note: { videoId, noteId, timestamp } }: { note: NonNullable<Message['note']> }) {
  const { role } = useCurrentUser();
  return (
    <Link
      to={screenFor('review', role)}
      params={{ videoId }}
      search={{ note: noteId }}
      className="mb-1 flex min-h-6 w-fit items-center gap-1.5 text-xs font-semibold text-primary underline-offset-4 hover:underline"
    >
      <MessageSquareReply aria-hidden className="size-3.5" />
      {t`Answer to the note at ${{ time: formatClockTime(timestamp) }}`}
    </Link>
  );
}

interface UnsentBubbleProps {
  message: UnsentMessage;
  onSendAgain: () => void;
  onDiscard: () => void;
}

/** An own message that is on its way or failed. */
export function UnsentBubble({ message: { content, state }, onSendAgain, onDiscard }: UnsentBubbleProps) {
  const isFailed = state === 'failed';
  return (
    <li className="grid justify-items-end gap-0.5">
      <div className={cn(bubble, own, !isFailed && 'opacity-70')}>
        <span className="sr-only">{`${t`You:`} `}</span>
        <MessageText text={content} />
      </div>
      {isFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 px-1 text-xs text-danger">
          <span>{t`Not sent.`}</span>
          <button type="button" className="min-h-6 font-semibold underline" onClick={onSendAgain}>
            {t`Try again`}
          </button>
          <button type="button" className="min-h-6 underline" onClick={onDiscard}>
            {t`Discard`}
          </button>
        </p>
      ) : (
        <p className="px-1 text-xs text-ink-muted">{t`Sending…`}</p>
      )}
    </li>
  );
}
