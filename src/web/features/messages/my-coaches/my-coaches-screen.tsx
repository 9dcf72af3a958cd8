// My Coaches of a player: /my-coaches.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Handshake, Lock, Mail, MessagesSquare, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConversationCard, chatCardStyles } from '../conversation-card.tsx';
import { MessagesLayout } from '../messages-layout.tsx';
import type { MessagesSearch } from '../messages-search.ts';
import { QuotaBanner } from '../quota-banner.tsx';
import { useChosenConversation } from '../use-chosen-conversation.ts';
import { CoachList, Requests } from './coach-list.tsx';
import { CoachMenu } from './coach-menu.tsx';
import { useRelationships } from './use-relationships.ts';

interface MyCoachesScreenProps {
  search: MessagesSearch;
  onSearchChange: (search: MessagesSearch) => void;
}

/** The player's coaches and requests, and the open conversation. */
export function MyCoachesScreen(props: MyCoachesScreenProps) {
  const isOpen = props.search.with !== undefined;
  const isMember = isClubMember(useCurrentUser());
  return (
    <Page
      title={t`My Coaches`}
      lead={t`The coaches who can see and review your videos. Either of you can end the connection.`}
      width="wide"
      actions={
        !isOpen && (
          <>
            {isMember && (
              <Link to="/player/club-messages" className={buttonStyles({ variant: 'secondary' })}>
                <Mail aria-hidden />
                {t`From your club`}
              </Link>
            )}
            <Link to="/my-coaches/find" className={buttonStyles()}>
              <Search aria-hidden />
              {t`Find a coach`}
            </Link>
          </>
        )
      }
    >
      <Coaches {...props} />
    </Page>
  );
}

function Coaches({ search, onSearchChange }: MyCoachesScreenProps) {
  const { data: relationships, isError, refetch } = useRelationships();
  const isViewed = useCurrentUser().viewedBy !== null;
  const { rows, error, retry } = usePages(endpoints.listConversations, {}, { isEnabled: !isViewed });
  const conversations = isViewed ? relationships && withoutMessages(relationships) : rows;
  const chosen = useChosenConversation(search.with, conversations);
  if (!relationships || !conversations) {
    if (isError || error) {
      return (
        <ErrorState
          message={t`Error loading coaches. Please try again later.`}
          onRetry={() => {
            void refetch();
            retry();
          }}
        />
      );
    }
    return <Loading />;
  }
  const requested = relationships.filter(({ status }) => status === 'requested');
  const isAssigned = relationships.some(({ status }) => status === 'active');
  const relationship = relationships.find(({ coach }) => coach.id === search.with);
  // On a phone an open conversation fills the screen.
  const apart = cn('grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden', chosen && 'max-lg:hidden');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className={apart}>
        <Requests
          title={t`Requests to answer`}
          items={requested.filter(({ requestedBy }) => requestedBy === 'coach')}
        />
      </div>
      {isAssigned || chosen ? (
        <MessagesLayout
          isOpen={chosen !== undefined}
          list={
            isAssigned ? (
              <CoachList
                title={t`Your coaches`}
                conversations={conversations.filter(({ isOpen }) => isOpen)}
                chosen={search.with}
              />
            ) : (
              <NoCoaches />
            )
          }
          conversation={
            isViewed ? (
              <Private actions={relationship?.status === 'active' && <CoachMenu relationship={relationship} />} />
            ) : chosen ? (
              <ConversationCard
                key={chosen.person.id}
                {...chosen}
                onBack={() => onSearchChange({})}
                actions={relationship?.status === 'active' && <CoachMenu relationship={relationship} />}
              />
            ) : (
              <NoneChosen />
            )
          }
        />
      ) : (
        <NoCoaches />
      )}
      <div className={apart}>
        <Requests
          title={t`Waiting for an answer`}
          items={requested.filter(({ requestedBy }) => requestedBy !== 'coach')}
        />
        <CoachList
          title={t`Earlier coaches`}
          conversations={conversations.filter(({ isOpen }) => !isOpen)}
          chosen={search.with}
        />
      </div>
    </div>
  );
}

/** Instead of messages, when an administrator views the player. */
function Private({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState
      title={t`These messages are private`}
      icon={<Lock aria-hidden />}
      className="min-h-96 content-center"
      action={
        <span className="flex items-center gap-2">
          <Link to="/my-coaches" className={cn(buttonStyles({ variant: 'secondary' }), 'lg:hidden')}>
            {t`All coaches`}
          </Link>
          {actions}
        </span>
      }
    >
      {t`Only the player and their coaches can read them.`}
    </EmptyState>
  );
}

/** The chat card before a coach is chosen, with the plan's message quota. */
function NoneChosen() {
  const { data: status } = useQuery(query(endpoints.getSubscriptionStatus));
  return (
    <Card as="section" padded={false} className={chatCardStyles}>
      {status && <QuotaBanner status={status} />}
      <EmptyState
        title={t`Select a Coach`}
        icon={<MessagesSquare aria-hidden />}
        className="grow content-center rounded-none border-0"
      >
        {t`Choose a coach to read and write messages.`}
      </EmptyState>
    </Card>
  );
}

/** The player's coaches for an administrator who views them: messages are private. */
function withoutMessages(relationships: readonly CoachRelationship[]): Conversation[] {
  return relationships
    .filter(({ status }) => status === 'active')
    .map(({ coach }) => ({ person: { ...coach, guardian: null }, isOpen: true, latest: null, unread: 0 }));
}

function Loading() {
  return (
    <div role="status" aria-busy className="grid gap-6 lg:grid-cols-[22rem_1fr]">
      <span className="sr-only">{t`Loading your coaches`}</span>
      <div className="grid content-start gap-3">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
      <Skeleton className="h-96 rounded-xl max-lg:hidden" />
    </div>
  );
}

/** Says what happens until then, and leads to finding one. */
function NoCoaches() {
  return (
    <EmptyState
      title={t`No coaches assigned yet`}
      icon={<Handshake aria-hidden />}
      action={
        <>
          <Link to="/dashboard" className={buttonStyles({ variant: 'secondary' })}>
            {t`Back to Dashboard`}
          </Link>
          <Link to="/my-coaches/find" className={buttonStyles()}>
            {t`Find a coach`}
          </Link>
        </>
      }
    >
      {t`Send a request, or accept one from a coach. Until then we assign the next available coach.`}
    </EmptyState>
  );
}
