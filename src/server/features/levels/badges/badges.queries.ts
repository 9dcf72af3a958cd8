// SQL of badges: their places in the status lists, and the keys that sign them.

import { and, asc, eq, exists, gt, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import {
  badgeKeys,
  certificates,
  contentBlocks,
  levelBadges,
  levelVerifications,
  users,
} from '#server/db/schema/index.ts';

/** The badge of a verification, with its player's address; null before it was first made. */
export async function findBadge(db: Database, verificationId: string) {
  const { id, statusIndex, salt } = levelBadges;
  const [badge] = await db
    .select({ id, statusIndex, salt, email: users.email })
    .from(levelBadges)
    .innerJoin(levelVerifications, eq(levelVerifications.id, levelBadges.verificationId))
    .innerJoin(users, eq(users.id, levelVerifications.playerId))
    .where(eq(levelBadges.verificationId, verificationId));
  return badge ?? null;
}

/** Stores a badge, unless its verification has one or its place is taken. */
export async function insertBadge(
  db: Database,
  badge: { verificationId: string; statusIndex: number; salt: string },
): Promise<void> {
  await db.insert(levelBadges).values(badge).onConflictDoNothing();
}

const later = alias(levelVerifications, 'later');

/**
 * The places of badges that are not revoked, and which of them are suspended (docs/product.md#verification). Those that are neither have a
 * public certificate, as `findPublicCertificate` finds it.
 */
export function listStandingBadges(db: Database) {
  const { id, playerId, verifiedAt, withdrawnAt } = levelVerifications;
  const { statusIndex, verificationId } = levelBadges;
  const isLater = or(gt(later.verifiedAt, verifiedAt), and(eq(later.verifiedAt, verifiedAt), gt(later.id, id)));
  const one = { one: sql`1` };
  const laterOnes = db
    .select(one)
    .from(later)
    .where(and(eq(later.playerId, playerId), isLater));
  const takedowns = db.select(one).from(contentBlocks).where(eq(contentBlocks.userId, playerId));
  const isShown = and(
    eq(users.state, 'active'),
    eq(users.role, 'player'),
    eq(certificates.isPublic, true),
    not(exists(takedowns)),
  );
  return db
    .select({ statusIndex, isSuspended: sql<boolean>`(${isShown}) is not true` })
    .from(levelBadges)
    .innerJoin(levelVerifications, eq(id, verificationId))
    .innerJoin(users, eq(users.id, playerId))
    .leftJoin(certificates, eq(certificates.playerId, playerId))
    .where(and(isNull(withdrawnAt), eq(users.isLevelVerified, true), not(exists(laterOnes))));
}

/** The key that signs now; null before the first use. */
export async function findCurrentKey(db: Database) {
  const { kid, publicKey, sealedKey } = badgeKeys;
  const [key] = await db.select({ kid, publicKey, sealedKey }).from(badgeKeys).where(isNull(badgeKeys.retiredAt));
  return key ?? null;
}

/** The public halves of all keys, the oldest first. */
export function listPublicKeys(db: Database) {
  const { kid, publicKey, createdAt } = badgeKeys;
  return db.select({ kid, publicKey }).from(badgeKeys).orderBy(asc(createdAt), asc(kid));
}

/** Stores a key, unless another process was quicker. */
export async function insertKey(
  db: Database,
  key: { kid: string; publicKey: string; sealedKey: string },
): Promise<void> {
  await db.insert(badgeKeys).values(key).onConflictDoNothing();
}

/** Ends a key's signing: its private half is deleted, its public half stays. */
export async function retireKey(db: Database, kid: string): Promise<void> {
  await db
    .update(badgeKeys)
    .set({ retiredAt: sql`now()`, sealedKey: null })
    .where(and(eq(badgeKeys.kid, kid), isNull(badgeKeys.retiredAt)));
}
