// A person of the demo who acts, without a session.

import type { Database } from '#server/db/database.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';

/** The person as commands take them. @throws Error if there is no such account */
export async function demoActor(db: Database, userId: string | undefined): Promise<Actor> {
  const account = userId === undefined ? null : await findAccount(db, userId);
  if (account === null) throw new Error(`The demo has no account ${userId}`);
  return {
    ...account,
    sessionId: '',
    lastSeenAt: account.createdAt,
    isViewing: false,
    isGuardian: false,
    viewedUserId: null,
    isProvedLately: false,
    isProvedAgain: false,
    real: { ...account, hasSecondFactor: false },
  };
}
