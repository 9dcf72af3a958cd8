// One notification.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Notification } from '#contract/messages/notifications.ts';
import { notificationTarget, readerOf } from '#domain/messages/notifications/notifications.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';

interface NotificationItemProps {
  notification: Notification;
  /** Called when either of its links is followed. */
  onOpen: () => void;
}

/** Links to the notification's screen, and to the review if there is one. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { role } = useCurrentUser();
  const { type, title, message, isRead, createdAt, videoId, clubMessageId, noteId } = notification;
  const [screen = '', query] = notificationTarget(type, readerOf(role), { clubMessageId, videoId, noteId }).split('?');
  return (
    <li className={cn('rounded-lg', !isRead && 'bg-primary-soft')}>
      <Link
        to={screen}
        search={Object.fromEntries(new URLSearchParams(query))}
        onClick={onOpen}
        className="flex gap-2.5 rounded-lg px-2 py-2 text-sm hover:bg-surface-sunken"
      >
        <span aria-hidden className={cn('mt-1.5 size-2 shrink-0 rounded-full', !isRead && 'bg-primary')} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-semibold break-words" dir="auto">
              {!isRead && <span className="sr-only">{`${t`Unread:`} `}</span>}
              <span>{title}</span>
            </span>
            <TimeText at={createdAt} className="shrink-0 text-xs text-ink-muted" />
          </span>
          <span className="break-words text-ink-muted" dir="auto">
            {message}
          </span>
        </span>
      </Link>
      {type === 'video_analyzed' && videoId && role === 'player' && (
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId }}
          onClick={onOpen}
          className="mb-1 ml-6.5 inline-flex min-h-8 items-center rounded-lg text-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t`Read the review`}
        </Link>
      )}
    </li>
  );
}
