// What verified levels hold of a player and of the coach who verified, and the public certificate.

import { asc, eq, getColumns, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#server/access/names.ts';
import type { PersonalData } from '#server/access/personal-data.ts';
import type { Database } from '#server/db/database.ts';
import { certificates, levelVerifications, users } from '#server/db/schema/index.ts';

const player = alias(users, 'player');
const verifier = alias(users, 'verifier');

/** Verified levels, as export and erasure see them. */
export const levelData: PersonalData = {
  references: {
    'level_verifications.player_id': { exported: 'yes', erased: 'deleted' },
    'level_verifications.verifier_id': { exported: 'with the player’s name', erased: 'kept, by a “Former coach”' },
    'certificates.player_id': { exported: 'yes', erased: 'deleted: the public page is gone' },
  },

  async collect(db, userId) {
    const { id: _, playerId, verifierId, ...verification } = getColumns(levelVerifications);
    const verifications = await db
      .select({ player: fullName(player), verifier: fullName(verifier), ...verification })
      .from(levelVerifications)
      .innerJoin(player, eq(player.id, playerId))
      .leftJoin(verifier, eq(verifier.id, verifierId))
      .where(or(eq(playerId, userId), eq(verifierId, userId)))
      .orderBy(asc(levelVerifications.verifiedAt));
    const { playerId: ownerId, ...certificate } = getColumns(certificates);
    const own = await db.select(certificate).from(certificates).where(eq(ownerId, userId));
    return [
      { key: 'levelVerifications', title: 'Verified levels', content: verifications },
      { key: 'certificates', title: 'Your public certificate', content: own },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(certificates).where(eq(certificates.playerId, id));
    await tx.delete(levelVerifications).where(eq(levelVerifications.playerId, id));
  },
};

/** Whether somebody has verified a level, whatever their role is now. */
export async function hasVerifiedLevels(db: Database, userId: string): Promise<boolean> {
  const { id, verifierId } = levelVerifications;
  const rows = await db.select({ id }).from(levelVerifications).where(eq(verifierId, userId)).limit(1);
  return rows.length === 1;
}
