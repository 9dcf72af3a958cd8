// Second factors: passkeys, the secret of an authenticator app, recovery codes.

import { bigint, boolean, index, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, now, primaryId } from './columns.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Passkeys (WebAuthn). Only public keys: a copy of this table signs nobody in. */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    id: primaryId(),
    userId: owner(),
    /** As the authenticator named it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, where the authenticator counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the authenticator can be reached, as browsers name it. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether it is copied between the person's devices. */
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull().default(now),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);

/** The secret that an authenticator app shares with the server, one a person; kept once a code of it was typed. */
export const totpSecrets = snakeCase.table('totp_secrets', {
  userId: owner().primaryKey(),
  /** Encrypted with a key made from the session secret: a copy of this table makes no codes. */
  sealedSecret: text().notNull(),
  /** The step (of thirty seconds, since 1970) of the last code that counted: none counts twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  createdAt: instant().notNull().default(now),
});

/** Codes for when everything else is lost; each works once and is deleted then. */
export const recoveryCodes = snakeCase.table(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256: a code has 80 random bits, so that the hash reveals nothing. */
    codeHash: text().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
