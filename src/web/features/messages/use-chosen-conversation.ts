// The conversation that the address names.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/**
 * The conversation with the person in the address: from the list, or fetched if the list is filtered or too long to hold it.
 *
 * @param rows of the list; undefined until they are known
 * @returns undefined without a person, or without a conversation with them
 */
export function useChosenConversation(
  personId: string | undefined,
  rows: readonly Conversation[] | undefined,
): Conversation | undefined {
  const { viewedBy } = useCurrentUser();
  const listed = rows?.find(({ person }) => person.id === personId);
  const { data } = useQuery({
    // A key of its own: the list's pages are under the plain one.
    ...query(endpoints.listConversations, { query: { person: personId ?? '' } }),
    enabled: viewedBy === null && personId !== undefined && rows !== undefined && listed === undefined,
  });
  if (personId === undefined) return undefined;
  return listed ?? data?.rows.find(({ person }) => person.id === personId);
}
