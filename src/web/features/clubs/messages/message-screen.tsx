// A message that the club has sent: /club/messages/ID.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import type { WholeClubMessage } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { audienceWords } from '#domain/clubs/club-messages.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { MessageBody, messagePicture } from './message-body.tsx';
import { useClubName } from './use-recipients.ts';

/** What was written, to whom, and what came of it. */
export function MessageScreen({ messageId }: { messageId: string }) {
  const { data: message, error, refetch } = useQuery(query(endpoints.getClubMessage, { params: { messageId } }));
  const back = <BackLink to="/club/messages">{t`Messages`}</BackLink>;
  if (!message) {
    return (
      <Page title={t`Message`} back={back}>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title={t`No such message`}
            icon={<Mail aria-hidden />}
            action={
              <Link to="/club/messages" className={buttonStyles({ variant: 'secondary' })}>
                {t`All messages`}
              </Link>
            }
          />
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
  const author = message.author && personName(message.author);
  return (
    <Page
      title={message.subject}
      lead={
        <span>
          <span dir="auto">{audienceWords(message)}</span>
          <span>, </span>
          <TimeText at={message.sentAt} kind="datetime" />
          {author !== null && (
            <span>
              {', '}
              <Trans>
                by <span translate="no">{author}</span>
              </Trans>
            </span>
          )}
        </span>
      }
      width="narrow"
      back={back}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Outcome message={message} />
        <Sent message={message} />
      </div>
    </Page>
  );
}

function Sent({ message: { id, text, hasPicture, takesReplies } }: { message: WholeClubMessage }) {
  const clubName = useClubName();
  return (
    <Card className="grid gap-4">
      <MessageBody clubName={clubName} text={text} picture={hasPicture ? messagePicture(id) : null} />
      {takesReplies && (
        <p className="border-t pt-4 text-sm text-ink-muted">{t`Replies go to the author’s own address.`}</p>
      )}
    </Card>
  );
}

/** The figures, each with what it means. */
function Outcome({ message }: { message: WholeClubMessage }) {
  const { audience, people, waiting, sent, inPala, failed, leftOut, opened } = message;
  const isInvited = audience === 'invited';
  const figures = [
    { label: t`Recipients`, value: people },
    ...(waiting > 0 ? [{ label: t`Still to be sent`, value: waiting }] : []),
    { label: t`Emailed`, value: sent },
    ...(isInvited || inPala === 0 ? [] : [{ label: t`In Pala only`, value: inPala }]),
    ...(failed > 0 ? [{ label: t`Failed`, value: failed }] : []),
    ...(isInvited || leftOut === 0 ? [] : [{ label: t`Left out`, value: leftOut }]),
    ...(isInvited ? [] : [{ label: t`Opened in Pala`, value: opened }]),
  ];
  return (
    <Card as="section" aria-label={t`Results`}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-heading text-xl font-semibold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[70ch] text-sm text-ink-muted">
        {isInvited
          ? t`People who declined or asked for no more emails aren’t emailed. To protect their privacy, we don’t show how many.`
          : t`Members also find it in Pala, whether or not they get emails from the club.`}
      </p>
    </Card>
  );
}
