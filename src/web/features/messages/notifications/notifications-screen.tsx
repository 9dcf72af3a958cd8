// All notifications: `/notifications`.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Bell, Mail } from 'lucide-react';
import { isClubMember } from '#domain/people/roles.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNotifications } from './use-notifications.ts';

/** Latest first, older ones a page at a time. */
export function NotificationsScreen() {
  const user = useCurrentUser();
  const { list, unread } = useNotifications();
  const { markRead, markAllRead } = useMarkRead();
  return (
    <Page
      title={t`Notifications`}
      lead={t`Latest first. Select one to open it and mark it as read.`}
      width="narrow"
      actions={
        <>
          {user.role === 'player' && isClubMember(user) && (
            <Link to="/player/club-messages" className={buttonStyles({ variant: 'secondary' })}>
              <Mail aria-hidden />
              {t`From your club`}
            </Link>
          )}
          {unread > 0 && (
            <Button variant="secondary" onClick={markAllRead}>
              {t`Mark all as read`}
            </Button>
          )}
        </>
      }
    >
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# notification', other: '# notifications' })}
        empty={
          <EmptyState
            title={t`Nothing new`}
            icon={<Bell aria-hidden />}
            action={
              <Link to="/" className={buttonStyles({ variant: 'secondary' })}>
                {t`Back to Home`}
              </Link>
            }
          >
            {t`Updates about your videos and players appear here.`}
          </EmptyState>
        }
        errorTitle={t`Your notifications could not be loaded`}
      >
        {(rows) => (
          <Card className="p-2 sm:p-3">
            <ul aria-label={t`Notifications`} className="grid gap-1">
              {rows.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onOpen={() => markRead(notification)}
                />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </Page>
  );
}
