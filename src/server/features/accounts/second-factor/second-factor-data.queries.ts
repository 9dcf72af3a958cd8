// Personal data of second factors.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { passkeys, recoveryCodes, totpSecrets } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Passkeys, authenticator apps and recovery codes in export and erasure. */
export const secondFactorData: PersonalData = {
  references: {
    'passkeys.user_id': { exported: 'without keys', erased: 'deleted' },
    'totp_secrets.user_id': { exported: 'since when, without the secret', erased: 'deleted' },
    'recovery_codes.user_id': { exported: 'how many are left, without the codes', erased: 'deleted' },
  },

  async collect(db, userId) {
    const content = {
      passkeys: await listPasskeyRecords(db, userId),
      authenticatorAppSince: await findTotpSince(db, userId),
      recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    };
    return [{ key: 'secondFactor', title: say(msg`Your second factor`), content }];
  },

  erase: (tx, { id }) => deleteSecondFactor(tx, id),
};

/** Deletes a person's second factors. */
export async function deleteSecondFactor(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function listPasskeyRecords(db: Database, userId: string) {
  const { name, createdAt, lastUsedAt, isSynced } = passkeys;
  return db
    .select({ name, createdAt, lastUsedAt, isSynced })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

async function findTotpSince(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return row?.createdAt ?? null;
}
