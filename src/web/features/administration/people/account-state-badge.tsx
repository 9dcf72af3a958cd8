// Account states in words.

import type { AccountState } from '#domain/people/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Labels of account states. */
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

/** An account's state as a badge, with "Invited" for an open invitation. */
export function AccountStateBadge({ state, isInvited }: { state: AccountState; isInvited: boolean }) {
  if (isInvited) return <Badge tone="primary">Invited</Badge>;
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
