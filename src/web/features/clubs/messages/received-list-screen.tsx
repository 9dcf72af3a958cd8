// The messages that a member got from their clubs: /player/club-messages.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import type { ReceivedClubMessageLine } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { messagePicture } from './message-body.tsx';

/** Latest first; those not opened yet stand out. Members who leave keep theirs. */
export function ReceivedListScreen() {
  const list = usePages(endpoints.listReceivedClubMessages);
  return (
    <Page
      title={t`From your club`}
      lead={t`Messages your club has sent you, latest first.`}
      width="narrow"
      back={<BackLink to="/my-coaches">{t`My Coaches`}</BackLink>}
    >
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# message', other: '# messages' })}
        errorTitle={t`Could not load your messages`}
        empty={
          <EmptyState title={t`No messages yet`} icon={<Mail aria-hidden />}>
            {t`When your club writes to you, you can read it here.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="divide-y overflow-clip rounded-xl border bg-surface-raised shadow-raised">
            {rows.map((message) => (
              <Row key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
}

function Row({ message }: { message: ReceivedClubMessageLine }) {
  const { id, clubName, subject, excerpt, hasPicture, sentAt, isOpened } = message;
  return (
    <li
      className={cn(
        'relative flex items-start gap-3 px-4 py-3 hover:bg-surface-sunken/50 has-focus-visible:outline-2',
        !isOpened && 'bg-primary-soft',
      )}
    >
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <Link
            to="/player/club-messages/$messageId"
            params={{ messageId: id }}
            className={cn(
              'truncate after:absolute after:inset-0 hover:underline',
              isOpened ? 'font-medium' : 'font-semibold',
            )}
            dir="auto"
          >
            {!isOpened && <span className="sr-only">{`${t`Unread:`} `}</span>}
            <span translate="no">{subject}</span>
          </Link>
          <TimeText at={sentAt} kind="recent" className="shrink-0 text-xs text-ink-muted" />
        </span>
        <span className="truncate text-sm" translate="no" dir="auto">
          {clubName}
        </span>
        <span className="line-clamp-2 text-sm text-ink-muted wrap-anywhere" dir="auto">
          {excerpt}
        </span>
      </span>
      {hasPicture && (
        <img
          src={messagePicture(id)}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-lg bg-surface-sunken object-cover"
        />
      )}
    </li>
  );
}
