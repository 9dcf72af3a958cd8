// A coach's messages: /coach/messages.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Lock, MessagesSquare, UserRound } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { countryName } from '#domain/people/countries.ts';
import { guardianWords } from '#domain/people/families.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { ConversationList } from './conversation-list.tsx';
import { MessagesLayout } from './messages-layout.tsx';
import type { MessagesSearch } from './messages-search.ts';
import { useChosenConversation } from './use-chosen-conversation.ts';

interface CoachMessagesScreenProps {
  search: MessagesSearch;
  onSearchChange: (search: MessagesSearch) => void;
}

/** The coach's players, and the conversation with one of them. */
export function CoachMessagesScreen(props: CoachMessagesScreenProps) {
  const { viewedBy } = useCurrentUser();
  return (
    <Page title={t`Messages`} lead={t`Message your players, free and without limits.`} width="wide">
      {viewedBy === null ? (
        <Conversations {...props} />
      ) : (
        <EmptyState title={t`These messages are private`} icon={<Lock aria-hidden />}>
          {t`Only the coach and their players can read them.`}
        </EmptyState>
      )}
    </Page>
  );
}

function Conversations({ search, onSearchChange }: CoachMessagesScreenProps) {
  const list = usePages(endpoints.listConversations, { query: { search: search.search } });
  const chosen = useChosenConversation(search.with, list.rows);
  return (
    <MessagesLayout
      isOpen={search.with !== undefined}
      list={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <SearchBox
            label={t`Search by name`}
            value={search.search ?? ''}
            onValueChange={(text) => onSearchChange({ ...search, search: text || undefined })}
          />
          <PagedList
            list={list}
            counted={(count) => plural(count, { one: '# player', other: '# players' })}
            errorTitle={t`Your conversations could not be loaded`}
            empty={
              <EmptyState
                title={search.search ? t`No player by that name` : t`No players yet`}
                icon={<MessagesSquare aria-hidden />}
              >
                {search.search ? t`Try another name.` : t`You can message players once you are connected.`}
              </EmptyState>
            }
          >
            {(rows) => (
              <ConversationList
                label={t`Conversations`}
                conversations={rows}
                chosen={search.with}
                about={({ guardian, clubName, country }) =>
                  guardian ? guardianWords(guardian) : (clubName ?? countryName(country))
                }
                linkTo={(personId) => ({ to: '/coach/messages', search: { ...search, with: personId } })}
              />
            )}
          </PagedList>
        </div>
      }
      conversation={
        chosen ? (
          <ConversationCard
            key={chosen.person.id}
            {...chosen}
            onBack={() => onSearchChange({ ...search, with: undefined })}
            actions={
              chosen.isOpen && (
                <Link
                  to="/coach/player/$userId"
                  params={{ userId: chosen.person.id }}
                  className={buttonStyles({ variant: 'ghost', size: 'sm' })}
                >
                  <UserRound aria-hidden />
                  {t`Player`}
                </Link>
              )
            }
          />
        ) : (
          <EmptyState
            title={t`Select a player`}
            icon={<MessagesSquare aria-hidden />}
            className="min-h-96 content-center"
          >
            {t`Choose a player to read and write messages.`}
          </EmptyState>
        )
      }
    />
  );
}
