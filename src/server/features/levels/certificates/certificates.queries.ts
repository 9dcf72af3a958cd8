// SQL of public certificates.

import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NameStyle } from '#domain/levels/certificates.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { certificates, contentBlocks, levelVerifications, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';

const verifier = alias(users, 'verifier');

/** The player's current verification, for a lateral join; a deleted coach becomes "Former coach" (docs/product.md#leaving). */
const currentVerification = (db: Database) =>
  db
    .select({
      verificationId: sql<string>`${levelVerifications.id}`.as('verification_id'),
      level: sql<string>`${levelVerifications.level}::text`.as('verified_level'),
      verifiedAt: levelVerifications.verifiedAt,
      verifiedBy: sql<string>`coalesce(${fullName(verifier)}, 'Former coach')`.as('verified_by'),
    })
    .from(levelVerifications)
    .leftJoin(verifier, eq(verifier.id, levelVerifications.verifierId))
    .where(and(eq(levelVerifications.playerId, users.id), isNull(levelVerifications.withdrawnAt)))
    .orderBy(desc(levelVerifications.verifiedAt), desc(levelVerifications.id))
    .limit(1)
    .as('current');

/** A player's certificate as it is now, and the verification that stands; null for unknown players. One statement. */
export async function findOwnCertificate(db: Database, playerId: string) {
  const current = currentVerification(db);
  const [row] = await db
    .select({
      isLevelVerified: users.isLevelVerified,
      code: certificates.code,
      isPublic: certificates.isPublic,
      nameStyle: certificates.nameStyle,
      level: current.level,
      verifiedAt: current.verifiedAt,
      verifiedBy: current.verifiedBy,
    })
    .from(users)
    .leftJoin(certificates, eq(certificates.playerId, users.id))
    .leftJoinLateral(current, sql`true`)
    .where(eq(users.id, playerId));
  if (!row) return null;
  const { level, verifiedAt, verifiedBy, ...certificate } = row;
  const verification =
    level === null || verifiedAt === null || verifiedBy === null ? null : { level, verifiedAt, verifiedBy };
  return { ...certificate, verification };
}

/** What everybody may see at an address; null when it is switched off, the level is withdrawn, or the player is gone. */
export async function findPublicCertificate(db: Database, code: string) {
  return (await publicCertificates(db, eq(certificates.code, code)))[0] ?? null;
}

/** The same by its player. */
export async function findPublicCertificateOf(db: Database, playerId: string) {
  return (await publicCertificates(db, eq(certificates.playerId, playerId)))[0] ?? null;
}

/** The same of several players, by name. */
export function listPublicCertificatesOf(db: Database, playerIds: readonly string[]) {
  return publicCertificates(db, inArray(certificates.playerId, [...playerIds]));
}

async function publicCertificates(db: Database, isAsked: SQL) {
  const current = currentVerification(db);
  return db
    .select({
      code: certificates.code,
      nameStyle: certificates.nameStyle,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
      verificationId: current.verificationId,
      level: current.level,
      verifiedAt: current.verifiedAt,
      verifiedBy: current.verifiedBy,
    })
    .from(certificates)
    .innerJoin(
      users,
      and(
        eq(users.id, certificates.playerId),
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        eq(users.isLevelVerified, true),
      ),
    )
    .innerJoinLateral(current, sql`true`)
    .leftJoin(contentBlocks, eq(contentBlocks.userId, certificates.playerId))
    .where(and(isAsked, eq(certificates.isPublic, true), isNull(contentBlocks.id)))
    .orderBy(inOrder(fullName(users)), asc(users.id));
}
export type PublicCertificate = NonNullable<Awaited<ReturnType<typeof findPublicCertificate>>>;

/** Saves the player's decision. An existing certificate keeps its code. */
export async function saveCertificate(
  db: Database,
  certificate: { playerId: string; code: string; isPublic: boolean; nameStyle: NameStyle },
): Promise<void> {
  const { isPublic, nameStyle } = certificate;
  await db
    .insert(certificates)
    .values(certificate)
    .onConflictDoUpdate({ target: certificates.playerId, set: { isPublic, nameStyle, updatedAt: sql`now()` } });
}
