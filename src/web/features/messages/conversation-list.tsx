// The list of conversations.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Conversation } from '#contract/messages/messages.ts';
import { personName } from '#domain/people/person-name.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';

interface ConversationListProps {
  conversations: readonly Conversation[];
  /** Id of the person whose conversation is open. */
  chosen: string | undefined;
  /** Shown under the name while there are no messages. */
  about: (person: Conversation['person']) => string;
  /** Where a conversation is opened. */
  linkTo: (personId: string) => Pick<LinkProps, 'to' | 'search'>;
  label: string;
}

/** Each with the latest message and how many are unread. */
export function ConversationList({ conversations, chosen, about, linkTo, label }: ConversationListProps) {
  return (
    <ul aria-label={label} className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-1">
      {conversations.map(({ person, latest, unread }) => (
        <li key={person.id} className="grid grid-cols-[minmax(0,1fr)]">
          <Link
            {...linkTo(person.id)}
            resetScroll={false}
            aria-current={person.id === chosen ? 'true' : undefined}
            className="flex min-h-16 items-center gap-3 rounded-lg px-3 py-2 hover:bg-surface-sunken aria-[current=true]:bg-primary-soft"
          >
            <Initials person={person} />
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
              <span className="flex items-baseline justify-between gap-2">
                <span
                  translate="no"
                  dir="auto"
                  className={cn('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}
                >
                  {personName(person)}
                </span>
                {latest && <TimeText at={latest.createdAt} className="shrink-0 text-xs text-ink-muted" />}
              </span>
              <span className="flex items-center justify-between gap-2 text-sm text-ink-muted">
                <span dir="auto" className="truncate">
                  {latest ? (latest.isOwn ? t`You: ${{ excerpt: latest.excerpt }}` : latest.excerpt) : about(person)}
                </span>
                {unread > 0 && (
                  <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-primary px-1.5 text-xs font-semibold text-on-primary">
                    <Trans>
                      {unread}
                      <span className="sr-only"> unread</span>
                    </Trans>
                  </span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Initials({ person: { firstName, lastName } }: Pick<Conversation, 'person'>) {
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary uppercase"
    >
      {[...firstName][0]}
      {[...lastName][0]}
    </span>
  );
}
