// Whom a new message is for, in the address.

import type { InvitationState } from '#domain/clubs/club-lists.ts';
import { idIn } from '#web/lib/search-values.ts';

const ways = ['group', 'invited', 'chosen'] as const;

/** Search parameters of the screen on which a message is written; left out, all members. */
export interface WriteSearch {
  to?: (typeof ways)[number];
  /** Id of a group. */
  group?: string;
  /** Invited people whose link is still valid, or has expired; left out, both. */
  state?: InvitationState;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseWriteSearch(given: Record<string, unknown>): WriteSearch {
  const group = idIn(given['group']);
  const to = ways.find((one) => one === given['to']);
  const state = given['state'] === 'open' || given['state'] === 'expired' ? given['state'] : undefined;
  return {
    to: to === 'group' && group === undefined ? undefined : to,
    group: to === 'group' ? group : undefined,
    state: to === 'invited' ? state : undefined,
  };
}
