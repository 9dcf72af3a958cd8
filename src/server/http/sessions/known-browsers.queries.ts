// SQL of known browsers.

import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { passkeys, totpSecrets } from '#server/db/schema/index.ts';

/** The second factor of an account, without recovery codes, which change with use. */
export async function findFactors(db: Database, userId: string): Promise<string[]> {
  const apps = await db
    .select({ factor: totpSecrets.sealedSecret })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  const keys = await db
    .select({ factor: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
  return [...apps, ...keys].map(({ factor }) => factor);
}
