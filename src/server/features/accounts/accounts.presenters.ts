// The signed-in person's own account.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { maySwitchRole } from '#domain/people/permissions.ts';
import { type Config, takesPayments } from '#server/config.ts';
import { type Actor, lacksSecondFactor, switcher } from '#server/http/sessions/sessions.ts';

/** The acting person, with the real account while viewing as someone else. */
export function presentActor(config: Config, actor: Actor): CurrentUser {
  const { id, firstName, lastName, role, hasSecondFactor } = actor.real;
  return {
    ...actor,
    // A junior has no address; the session is the guardian's.
    email: actor.isGuardian ? actor.real.email : actor.email,
    maySwitchRole: !actor.isGuardian && maySwitchRole(switcher(config, actor.real)),
    mayBuy: takesPayments(config),
    hasSecondFactor,
    mustSetUpSecondFactor: lacksSecondFactor(config, actor.real),
    viewedBy: actor.isViewing ? { id, firstName, lastName, role } : null,
    guardian: actor.isGuardian ? { id, firstName, lastName } : null,
  };
}

/** The person who has just signed in. */
export function presentAccount(
  config: Config,
  account: Omit<
    CurrentUser,
    'maySwitchRole' | 'mayBuy' | 'viewedBy' | 'guardian' | 'hasSecondFactor' | 'mustSetUpSecondFactor'
  > & {
    emailVerifiedAt: string | null;
  },
  { hasSecondFactor }: { hasSecondFactor: boolean },
): CurrentUser {
  return {
    ...account,
    maySwitchRole: maySwitchRole(switcher(config, account)),
    mayBuy: takesPayments(config),
    hasSecondFactor,
    mustSetUpSecondFactor: lacksSecondFactor(config, { ...account, hasSecondFactor }),
    viewedBy: null,
    guardian: null,
  };
}
