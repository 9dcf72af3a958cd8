// What follows once the address of a new account is proved: by Google here, as by a mailed link elsewhere.

import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { joinClub } from '#server/features/accounts/joining.queries.ts';
import { welcomePlayer } from '#server/features/payments/credits/credits.commands.ts';

/** The state of a new account whose address is proved: it waits for approval, unless registrations need none. */
export function stateOfProvedAccount(config: Config): 'pending' | 'active' {
  return config.registrationApproval === 'auto' ? 'active' : 'pending';
}

/** Tells whom it concerns: those who approve, or the person, who is in already and a member of the club that they came for. */
export async function announceProvedAccount({ config, jobs }: Context, tx: Database, userId: string): Promise<void> {
  const isActive = stateOfProvedAccount(config) === 'active';
  if (isActive) await joinClub(tx, userId);
  await welcomePlayer(tx, config, userId);
  await jobs.enqueue(tx, isActive ? 'account-approved-mail' : 'registration-waiting', { userId });
}
