// SQL of an account's credentials.

import { eq, sql } from 'drizzle-orm';
import type { Credentials } from '#domain/accounts/reauthentication.ts';
import type { Database } from '#server/db/database.ts';
import { identities, passkeys, recoveryCodes, totpSecrets, users } from '#server/db/schema/index.ts';

/** The account's ways to sign in, and its second factors. */
export async function findCredentials(db: Database, userId: string): Promise<Credentials> {
  const [row] = await db
    .select({
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasGoogle: sql<boolean>`exists (select from ${identities} where ${identities.userId} = ${users.id})`,
      passkeys: sql<number>`(select count(*) from ${passkeys} where ${passkeys.userId} = ${users.id})`.mapWith(Number),
      hasTotp: sql<boolean>`exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id})`,
      recoveryCodes:
        sql<number>`(select count(*) from ${recoveryCodes} where ${recoveryCodes.userId} = ${users.id})`.mapWith(
          Number,
        ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { hasPassword: false, hasGoogle: false, passkeys: 0, hasTotp: false, recoveryCodes: 0 };
}
