// A message that a member got from their club: /player/club-messages/ID.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { MessageBody, messagePicture } from './message-body.tsx';

/** Club, date, picture and words; counted as opened, unless an administrator looks. */
export function ReceivedScreen({ messageId }: { messageId: string }) {
  const { viewedBy } = useCurrentUser();
  const {
    data: message,
    error,
    refetch,
  } = useQuery(query(endpoints.getReceivedClubMessage, { params: { messageId } }));
  const { mutate: markOpened } = useCall(endpoints.openClubMessage);
  const isOpened = message !== undefined && viewedBy === null;
  useEffect(() => {
    if (isOpened) markOpened({ params: { messageId } });
  }, [isOpened, markOpened, messageId]);
  return (
    <Page
      title={message?.subject ?? t`Message from your club`}
      lead={
        message && (
          <span>
            <span translate="no">{message.clubName}</span>
            <span>, </span>
            <TimeText at={message.sentAt} kind="datetime" />
          </span>
        )
      }
      width="narrow"
      back={<BackLink to="/player/club-messages">{t`From your club`}</BackLink>}
    >
      {message ? (
        <Card>
          <MessageBody
            clubName={message.clubName}
            text={message.text}
            picture={message.hasPicture ? messagePicture(message.id) : null}
          />
        </Card>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={t`No such message`} icon={<Mail aria-hidden />}>
          {t`It was sent to someone else.`}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t`Could not load this message`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}
