// The messages that the club has sent: /club/messages.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Mail, PenLine } from 'lucide-react';
import type { ClubMessage } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { audienceWords } from '#domain/clubs/club-messages.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { outcomeWords } from './message-words.ts';

/** Latest first; one leads to its text. */
export function MessagesScreen() {
  const list = usePages(endpoints.listClubMessages);
  const write = (
    <Link to="/club/write" className={buttonStyles()}>
      <PenLine aria-hidden />
      {t`Write a message`}
    </Link>
  );
  return (
    <Page
      title={t`Messages`}
      lead={t`Emails from your club to its members and invited people.`}
      width="wide"
      actions={write}
    >
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# message', other: '# messages' })}
        errorTitle={t`Could not load your messages`}
        empty={
          <EmptyState title={t`No messages yet`} icon={<Mail aria-hidden />}>
            {t`Write to all members, a group, or people who haven’t answered your invitation.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="divide-y rounded-xl border bg-surface-raised shadow-raised">
            {rows.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
}

function MessageRow({ message }: { message: ClubMessage }) {
  return (
    <li className="relative grid gap-x-6 gap-y-0.5 px-4 py-3 hover:bg-surface-sunken/50 has-focus-visible:outline-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <span className="grid min-w-0">
        <Link
          to="/club/messages/$messageId"
          params={{ messageId: message.id }}
          className="truncate font-medium text-primary after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          <span translate="no">{message.subject}</span>
        </Link>
        <span className="truncate text-sm text-ink-muted">
          <span dir="auto">{audienceWords(message)}</span> · <TimeText at={message.sentAt} kind="datetime" />
        </span>
      </span>
      <span className="text-sm tabular-nums sm:text-right">{outcomeWords(message)}</span>
    </li>
  );
}
