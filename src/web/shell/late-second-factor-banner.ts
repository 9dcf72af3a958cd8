// The banner about a second factor: few people see it, so its code comes late, but with the screen that it would push down.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { late } from '#web/lib/late/late.ts';

export const secondFactorBanner = late(() =>
  import('./second-factor-banner.tsx').then((part) => part.SecondFactorBanner),
);

/** People with access to other people's data and no second factor, unless viewed by someone else. */
export function needsSecondFactorBanner({ role, hasSecondFactor, viewedBy }: CurrentUser): boolean {
  return (role === 'admin' || role === 'club') && !hasSecondFactor && viewedBy === null;
}
