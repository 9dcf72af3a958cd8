// An account's state as a badge.

import { t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { accountStateLabels } from '#domain/people/account-states.ts';
import type { AccountState } from '#domain/people/roles.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

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
  return <Badge tone={tones[state]}>{say(accountStateLabels[state])}</Badge>;
}
