// Where an account stands, in words.

import type { AccountState } from '#domain/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** The words of each state. */
export const stateLabels: Record<AccountState, string> = {
  unverified: 'Email not confirmed',
  pending: 'Waiting for approval',
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
};

const tones: Record<AccountState, Tone> = {
  unverified: 'neutral',
  pending: 'attention',
  active: 'success',
  suspended: 'danger',
  deleted: 'neutral',
};

/** The state of an account as a badge. */
export function AccountStateBadge({ state }: { state: AccountState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
