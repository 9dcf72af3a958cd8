// Whom a message is for: from the address, or people chosen in a list, who are kept in this browser like the text.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { call, query } from '#web/lib/http/api.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import type { WriteSearch } from './write-search.ts';

/** The name of the chosen people among the drafts. */
const draftName = 'club-message:chosen';

/** Opens the screen on which a message is written to people chosen in a list. */
export function useWriteTo() {
  const kept = useTextDraft(draftName);
  const navigate = useNavigate();
  return (recipients: Extract<MessageRecipients, { to: 'chosen' | 'invited' }> | object) => {
    kept.write(JSON.stringify(recipients));
    void navigate({ to: '/club/write', search: { to: 'chosen' } });
  };
}

/** The people chosen last in a list; null for none. */
export function useChosenPeople() {
  const kept = useTextDraft(draftName);
  return { chosen: parse(kept.text), forget: () => kept.write('') };
}

function parse(text: string): MessageRecipients | null {
  try {
    return MessageRecipients.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The recipients that an address names; null where they were chosen and are not kept any more. */
export function recipientsOf({ to, group, state }: WriteSearch, chosen: MessageRecipients | null) {
  if (to === 'group' && group !== undefined) return { to, groupId: group } as const;
  if (to === 'invited') return { to, ...(state && { state }) };
  return to === 'chosen' ? chosen : ({ to: 'all' } as const);
}

/** How many people a message would reach now; asked again each time that others are chosen. */
export function useRecipientCount(recipients: MessageRecipients | null) {
  return useQuery({
    queryKey: [...urlKey(endpoints.countMessageRecipients, {}), recipients],
    queryFn: ({ signal }) =>
      call(endpoints.countMessageRecipients, { body: { recipients: recipients ?? { to: 'all' } }, signal }),
    enabled: recipients !== null,
    gcTime: 0,
  });
}

/** The name of the manager's club, as emails carry it; "Your club" while it is on its way. */
export function useClubName(): string {
  return useQuery(query(endpoints.getOwnClub)).data?.name ?? t`Your club`;
}
