// My Coaches of a player: /my-coaches.

import { Link } from '@tanstack/react-router';
import { Lock, MessagesSquare, Search } from 'lucide-react';
import type { CoachRelationship } from '#contract/coaching/connections.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConversationCard } from '../conversation-card.tsx';
import { MessagesLayout } from '../messages-layout.tsx';
import type { MessagesSearch } from '../messages-search.ts';
import { useChosenConversation } from '../use-chosen-conversation.ts';
import { CoachList } from './coach-list.tsx';
import { CoachMenu } from './coach-menu.tsx';
import { NoCoaches } from './no-coaches.tsx';
import { useRelationships } from './use-relationships.ts';

interface MyCoachesScreenProps {
  search: MessagesSearch;
  onSearchChange: (search: MessagesSearch) => void;
}

/** Who coaches the player and who has asked whom, and the conversation with one of them. */
export function MyCoachesScreen(props: MyCoachesScreenProps) {
  const isOpen = props.search.with !== undefined;
  return (
    <Page
      title="My Coaches"
      lead="Who sees your game and reviews it. You decide, and either of you can end it."
      width="wide"
      actions={
        !isOpen && (
          <Link to="/my-coaches/find" className={buttonStyles()}>
            <Search aria-hidden />
            Find a coach
          </Link>
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
          message="Error loading coaches. Please try again later."
          onRetry={() => {
            void refetch();
            retry();
          }}
        />
      );
    }
    return <Loading />;
  }
  if (relationships.length === 0 && conversations.length === 0) return <NoCoaches />;
  const relationship = relationships.find(({ coach }) => coach.id === search.with);
  return (
    <MessagesLayout
      isOpen={chosen !== undefined}
      list={<CoachList relationships={relationships} conversations={conversations} chosen={search.with} />}
      conversation={
        isViewed ? (
          <EmptyState
            title="These messages are private"
            icon={<Lock aria-hidden />}
            className="min-h-96 content-center"
            action={
              <span className="flex items-center gap-2">
                <Link to="/my-coaches" className={cn(buttonStyles({ variant: 'secondary' }), 'lg:hidden')}>
                  All coaches
                </Link>
                {relationship?.status === 'active' && <CoachMenu relationship={relationship} />}
              </span>
            }
          >
            Only the player and their coaches can read them.
          </EmptyState>
        ) : chosen ? (
          <ConversationCard
            key={chosen.person.id}
            {...chosen}
            onBack={() => onSearchChange({})}
            actions={relationship?.status === 'active' && <CoachMenu relationship={relationship} />}
          />
        ) : conversations.length === 0 ? (
          <EmptyState
            title="No conversation yet"
            icon={<MessagesSquare aria-hidden />}
            className="min-h-96 content-center"
          >
            You can write to each other once a request is accepted.
          </EmptyState>
        ) : (
          <EmptyState title="Select a Coach" icon={<MessagesSquare aria-hidden />} className="min-h-96 content-center">
            Choose a coach to read and write messages.
          </EmptyState>
        )
      }
    />
  );
}

/** The player's coaches as the list shows them to an administrator who views it: what was written is private. */
function withoutMessages(relationships: readonly CoachRelationship[]): Conversation[] {
  return relationships
    .filter(({ status }) => status === 'active')
    .map(({ coach }) => ({ person: coach, isOpen: true, latest: null, unread: 0 }));
}

function Loading() {
  return (
    <div role="status" aria-busy className="grid gap-6 lg:grid-cols-[22rem_1fr]">
      <span className="sr-only">Loading your coaches</span>
      <div className="grid content-start gap-3">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-16 rounded-xl" />
      </div>
      <Skeleton className="h-96 rounded-xl max-lg:hidden" />
    </div>
  );
}
