// Verified levels and certificates for export and erasure.

import { asc, eq, getColumns, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { certificates, levelBadges, levelRequests, levelVerifications, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const player = alias(users, 'player');
const verifier = alias(users, 'verifier');
const confirmer = alias(users, 'confirmer');
const withdrawer = alias(users, 'withdrawer');

export const levelData: PersonalData = {
  references: {
    'level_verifications.player_id': { exported: 'yes', erased: 'deleted' },
    'level_verifications.verifier_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
    'level_verifications.confirmer_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
    'level_verifications.withdrawn_by_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
    'level_requests.player_id': { exported: 'yes', erased: 'deleted' },
    'level_requests.verifier_id': { exported: 'with the player’s name', erased: 'deleted: it was never answered' },
    'certificates.player_id': { exported: 'yes', erased: 'deleted: the public page is gone' },
  },

  async collect(db, userId) {
    const { playerId: ownerId, ...certificate } = getColumns(certificates);
    const own = await db.select(certificate).from(certificates).where(eq(ownerId, userId));
    return [
      { key: 'levelVerifications', title: 'Verified levels', content: await listVerificationRecords(db, userId) },
      {
        key: 'levelRequests',
        title: 'Levels waiting for a second opinion',
        content: await listRequestRecords(db, userId),
      },
      { key: 'certificates', title: 'Your public certificate', content: own },
      { key: 'levelBadges', title: 'Badges of your verified levels', content: await listBadgeRecords(db, userId) },
    ];
  },

  /** Badges lose their verification, which makes them revoked. */
  async erase(tx, { id }) {
    await tx.delete(certificates).where(eq(certificates.playerId, id));
    await tx.delete(levelRequests).where(or(eq(levelRequests.playerId, id), eq(levelRequests.verifierId, id)));
    await tx.delete(levelVerifications).where(eq(levelVerifications.playerId, id));
  },
};

function listVerificationRecords(db: Database, userId: string) {
  const { id: _, playerId, verifierId, confirmerId, withdrawnById, ...verification } = getColumns(levelVerifications);
  return db
    .select({
      player: fullName(player),
      verifier: fullName(verifier),
      confirmer: fullName(confirmer),
      withdrawer: fullName(withdrawer),
      ...verification,
    })
    .from(levelVerifications)
    .innerJoin(player, eq(player.id, playerId))
    .leftJoin(verifier, eq(verifier.id, verifierId))
    .leftJoin(confirmer, eq(confirmer.id, confirmerId))
    .leftJoin(withdrawer, eq(withdrawer.id, withdrawnById))
    .where(or(eq(playerId, userId), eq(verifierId, userId), eq(confirmerId, userId), eq(withdrawnById, userId)))
    .orderBy(asc(levelVerifications.verifiedAt));
}

function listBadgeRecords(db: Database, userId: string) {
  const { id: badgeId, statusIndex, createdAt } = levelBadges;
  const { level } = levelVerifications;
  return db
    .select({ badgeId, statusIndex, level, createdAt })
    .from(levelBadges)
    .innerJoin(levelVerifications, eq(levelVerifications.id, levelBadges.verificationId))
    .where(eq(levelVerifications.playerId, userId))
    .orderBy(asc(createdAt));
}

function listRequestRecords(db: Database, userId: string) {
  const { id: _, playerId, verifierId, ...request } = getColumns(levelRequests);
  return db
    .select({ player: fullName(player), verifier: fullName(verifier), ...request })
    .from(levelRequests)
    .innerJoin(player, eq(player.id, playerId))
    .innerJoin(verifier, eq(verifier.id, verifierId))
    .where(or(eq(playerId, userId), eq(verifierId, userId)))
    .orderBy(asc(levelRequests.createdAt));
}

/** Whether a person has ever verified a level. */
export async function hasVerifiedLevels(db: Database, userId: string): Promise<boolean> {
  const { id, verifierId } = levelVerifications;
  const rows = await db.select({ id }).from(levelVerifications).where(eq(verifierId, userId)).limit(1);
  return rows.length === 1;
}
