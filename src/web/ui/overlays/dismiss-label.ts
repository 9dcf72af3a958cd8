// The label of a dialog's dismiss button.

import { t } from '@lingui/core/macro';

/** "Cancel" in the three languages. */
const cancels = /\b(?:cancel|annuller)/i;

/**
 * "Cancel", unless the action itself cancels something: "Cancel" beside "Cancel subscription" could mean either.
 *
 * @param words the question, and what its other button says
 */
export function dismissLabel(words: string): string {
  return cancels.test(words) ? t`Keep it` : t`Cancel`;
}
