// Where an account stands, in words.

import type { AccountState } from '#domain/people/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** The words of each state. */
export const stateLabels: Record<AccountState, string> = {
  unverified: 'Email not confirmed',
  pending: 'Waiting for approval',
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Being deleted',
};

const tones: Record<AccountState, Tone> = {
  unverified: 'neutral',
  pending: 'attention',
  active: 'success',
  suspended: 'danger',
  deleted: 'neutral',
};

/** The state of an account as a badge; an invitation that was not accepted yet is a state of its own to the reader. */
export function AccountStateBadge({ state, isInvited }: { state: AccountState; isInvited: boolean }) {
  if (isInvited) return <Badge tone="primary">Invited</Badge>;
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
