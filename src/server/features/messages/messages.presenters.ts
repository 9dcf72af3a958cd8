// Conversations as they leave the server.

import type { Conversation } from '#contract/messages/messages.ts';
import type { listConversations } from './conversations.queries.ts';

type Row = Awaited<ReturnType<typeof listConversations>>['rows'][number];

/** An item of the list. */
export function presentConversation({ isOpen, unread, excerpt, isOwn, at, ...row }: Row): Conversation {
  const { id, firstName, lastName, role, country, clubName } = row;
  return {
    person: { id, firstName, lastName, role, country, clubName },
    isOpen,
    latest: excerpt === null || isOwn === null || at === null ? null : { excerpt, isOwn, createdAt: at },
    unread,
  };
}
