// The conversation that the address names.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Conversation } from '#contract/messages/messages.ts';
import { query } from '#web/lib/http/api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/**
 * The conversation with the person whom the address names: from the list, or asked for where the list does not hold it, because it is
 * narrowed or long.
 *
 * @param rows of the list; undefined until they are known
 * @returns undefined while nobody is named, or someone with whom there is no conversation
 */
export function useChosenConversation(
  personId: string | undefined,
  rows: readonly Conversation[] | undefined,
): Conversation | undefined {
  const { viewedBy } = useCurrentUser();
  const listed = rows?.find(({ person }) => person.id === personId);
  const { data } = useQuery({
    // Never the key of the list itself, whose pages lie there.
    ...query(endpoints.listConversations, { query: { person: personId ?? '' } }),
    enabled: viewedBy === null && personId !== undefined && rows !== undefined && listed === undefined,
  });
  if (personId === undefined) return undefined;
  return listed ?? data?.rows.find(({ person }) => person.id === personId);
}
