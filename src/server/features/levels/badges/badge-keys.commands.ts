// The keys that sign badges: made at first use, exchanged by the operator, sealed in the database (decision 061).

import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { keyId, type PublicBadgeKey } from '#domain/levels/badges/badge-issuer.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { openSecret, sealSecret } from '#server/security/sealed-secrets.ts';
import { findCurrentKey, insertKey, listPublicKeys, retireKey } from './badges.queries.ts';

type Keeper = Pick<Context, 'db' | 'sessionSecret'>;

const curve = { kty: 'OKP', crv: 'Ed25519' } as const;

/** All public keys, the oldest first. */
export async function readPublicKeys(db: Database): Promise<PublicBadgeKey[]> {
  return (await listPublicKeys(db)).map(({ kid, publicKey }) => ({ kid, ...curve, x: publicKey }));
}

/** Signs a credential with the current key, by EdDSA. */
export async function signCredential(context: Keeper & Pick<Context, 'config'>, claims: object, typ: string) {
  const { kid, publicKey, privateKey } = await currentKey(context);
  const key = await importJWK({ ...curve, x: publicKey, d: privateKey }, 'EdDSA');
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId(context.config.publicUrl, { kid }), typ })
    .sign(key);
}

/** The key that signs. One that another session secret sealed cannot be opened: a new one takes its place. */
async function currentKey(context: Keeper) {
  const { db, sessionSecret } = context;
  const known = await findCurrentKey(db);
  const privateKey = known?.sealedKey ? openSecret(sessionSecret, ownerOf(known), known.sealedKey) : null;
  if (known && privateKey !== null) return { ...known, privateKey };
  await makeKey(context, known);
  const made = await findCurrentKey(db);
  const opened = made?.sealedKey ? openSecret(sessionSecret, ownerOf(made), made.sealedKey) : null;
  if (!made || opened === null) throw new Error('The key of badges was sealed with another SESSION_SECRET.');
  return { ...made, privateKey: opened };
}

/** Makes the key that signs from now on. @returns its name, and that of the key before it (null at first) */
export async function rotateBadgeKey(context: Keeper): Promise<{ kid: string; previous: string | null }> {
  const before = await findCurrentKey(context.db);
  await makeKey(context, before);
  const after = await findCurrentKey(context.db);
  if (!after) throw new Error('There is no key after making one.');
  return { kid: after.kid, previous: before?.kid ?? null };
}

/** Makes a key and retires the one before, if that is still the current one. */
async function makeKey({ db, sessionSecret }: Keeper, before: { kid: string } | null): Promise<void> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const { x = '', d = '' } = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint({ ...curve, x });
  const sealedKey = sealSecret(sessionSecret, ownerOf({ kid }), d);
  await db.transaction(async (tx) => {
    if (before) await retireKey(tx, before.kid);
    await insertKey(tx, { kid, publicKey: x, sealedKey });
  });
}

const ownerOf = ({ kid }: { kid: string }) => `badge key ${kid}`;
