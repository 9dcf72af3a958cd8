// Account states in words.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import type { AccountState } from './roles.ts';

/** Labels of account states. */
export const accountStateLabels: Record<AccountState, MessageDescriptor> = {
  unverified: msg`Email not confirmed`,
  pending: msg({ message: 'Waiting for approval', context: 'account' }),
  active: msg({ message: 'Active', context: 'account' }),
  suspended: msg`Suspended`,
  deleted: msg`Being deleted`,
};
