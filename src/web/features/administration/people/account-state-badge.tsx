// Account states in words.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import type { AccountState } from '#domain/people/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Labels of account states. */
export const stateLabels: Record<AccountState, MessageDescriptor> = {
  unverified: msg`Email not confirmed`,
  pending: msg({ message: 'Waiting for approval', context: 'account' }),
  active: msg({ message: 'Active', context: 'account' }),
  suspended: msg`Suspended`,
  deleted: msg`Being deleted`,
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
  if (isInvited) return <Badge tone="primary">{t`Invited`}</Badge>;
  return <Badge tone={tones[state]}>{say(stateLabels[state])}</Badge>;
}
