// Verified levels and certificates for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, getColumns, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import {
  certificates,
  clipRatings,
  coachBiases,
  eveningCourts,
  eveningPlayers,
  levelBadges,
  levelRequests,
  levelScales,
  levelVerifications,
  playerAbilities,
  rankingEvenings,
  referenceClips,
  users,
} from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { listEvidence, listOwnLevels } from './evenings.queries.ts';
import { findMeasured } from './model/level-model.queries.ts';

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
    'evening_players.player_id': { exported: 'what a verified level rests on', erased: 'deleted' },
    'ranking_evenings.coach_id': { exported: 'with the title', erased: 'kept, by a “Former coach”' },
    'level_scales.changed_by_id': { exported: 'yes', erased: 'kept, without who set it' },
    'player_abilities.player_id': { exported: 'yes', erased: 'deleted' },
    'coach_biases.coach_id': { exported: 'yes', erased: 'deleted' },
    'clip_ratings.coach_id': { exported: 'with the clip', erased: 'deleted' },
    'certificates.player_id': { exported: 'yes', erased: 'deleted: the public page is gone' },
  },

  async collect(db, userId) {
    const { playerId: ownerId, ...certificate } = getColumns(certificates);
    const own = await db.select(certificate).from(certificates).where(eq(ownerId, userId));
    return [
      {
        key: 'levelVerifications',
        title: say(msg`Verified levels`),
        content: await listVerificationRecords(db, userId),
      },
      {
        key: 'levelRequests',
        title: say(msg`Levels waiting for a second opinion`),
        content: await listRequestRecords(db, userId),
      },
      {
        key: 'eveningLevels',
        title: say(msg`Levels from ranking evenings`),
        content: await listEveningLevels(db, userId),
      },
      {
        key: 'rankingEvenings',
        title: say(msg`Ranking evenings you coached`),
        content: await listOwnEvenings(db, userId),
      },
      { key: 'levelScales', title: say(msg`Level scales you set`), content: await listOwnScales(db, userId) },
      { key: 'measuredLevel', title: say(msg`Your measured level`), content: await listMeasured(db, userId) },
      {
        key: 'ratingsCompared',
        title: say(msg`How you rate compared with others`),
        content: await listBias(db, userId),
      },
      { key: 'clipRatings', title: say(msg`Reference clips you rated`), content: await listClipRatings(db, userId) },
      { key: 'certificates', title: say(msg`Your public certificate`), content: own },
      {
        key: 'levelBadges',
        title: say(msg`Badges of your verified levels`),
        content: await listBadgeRecords(db, userId),
      },
    ];
  },

  /** Badges lose their verification, which makes them revoked. */
  async erase(tx, { id }) {
    await tx.delete(clipRatings).where(eq(clipRatings.coachId, id));
    await tx.delete(certificates).where(eq(certificates.playerId, id));
    await tx.delete(playerAbilities).where(eq(playerAbilities.playerId, id));
    await tx.delete(coachBiases).where(eq(coachBiases.coachId, id));
    await tx.delete(levelRequests).where(or(eq(levelRequests.playerId, id), eq(levelRequests.verifierId, id)));
    await tx
      .update(eveningCourts)
      .set({ stretches: withoutPerson(id) })
      .where(hasPerson(id));
    await tx.delete(eveningPlayers).where(eq(eveningPlayers.playerId, id));
    await tx.delete(levelVerifications).where(eq(levelVerifications.playerId, id));
    await tx.update(levelScales).set({ changedById: null }).where(eq(levelScales.changedById, id));
  },
};

/** A court's stretches without a person: their place is empty. */
const withoutPerson = (id: string) => sql`replace(${eveningCourts.stretches}::text, ${`"${id}"`}, 'null')::jsonb`;
const hasPerson = (id: string) =>
  and(
    sql`${eveningCourts.eveningId} in (select ${eveningPlayers.eveningId} from ${eveningPlayers} where ${eveningPlayers.playerId} = ${id})`,
    sql`${eveningCourts.stretches}::text like ${`%"${id}"%`}`,
  );

/** Verified levels of ranking evenings with the moments cited for them; drafts are not the player's to see. */
async function listEveningLevels(db: Database, userId: string) {
  const [levels, evenings] = await Promise.all([listOwnLevels(db, userId), listEvidence(db, userId)]);
  return levels.flatMap(({ eveningId, ...level }) =>
    evenings
      .filter((evening) => evening.eveningId === eveningId)
      .map(({ title, heldOn, moments }) => ({ title, heldOn, ...level, moments })),
  );
}

/** Scales whose mapping the person set or reset last. */
function listOwnScales(db: Database, userId: string) {
  const { scale, steps, source, sourceLink, sourceOn, changedAt, changedById } = levelScales;
  return db
    .select({ scale, steps, source, sourceLink, sourceOn, changedAt })
    .from(levelScales)
    .where(eq(changedById, userId))
    .orderBy(asc(scale));
}

/** With the agreed ratings, which the coach has seen since. */
function listClipRatings(db: Database, userId: string) {
  const { title, season, videoUrl, start, end, agreed } = referenceClips;
  return db
    .select({
      title,
      season,
      videoUrl,
      start,
      end,
      player: referenceClips.player,
      ratings: clipRatings.ratings,
      agreed,
      ratedAt: clipRatings.ratedAt,
    })
    .from(clipRatings)
    .innerJoin(referenceClips, eq(referenceClips.id, clipRatings.clipId))
    .where(eq(clipRatings.coachId, userId))
    .orderBy(asc(clipRatings.ratedAt));
}

/** What the level model has measured of a player: the level and each rated skill, in points. */
async function listMeasured(db: Database, userId: string) {
  const measured = await findMeasured(db, userId);
  return measured ? [measured] : [];
}

/** By how many points a coach rates higher than others, with the standard error of that. */
function listBias(db: Database, userId: string) {
  const { coachId, difference, differenceError, players, reviews, clips } = coachBiases;
  return db
    .select({ difference, differenceError, players, reviews, clips })
    .from(coachBiases)
    .where(eq(coachId, userId));
}

function listOwnEvenings(db: Database, userId: string) {
  return db
    .select({
      title: rankingEvenings.title,
      heldOn: rankingEvenings.heldOn,
      createdAt: rankingEvenings.createdAt,
      finishedAt: rankingEvenings.finishedAt,
    })
    .from(rankingEvenings)
    .where(eq(rankingEvenings.coachId, userId))
    .orderBy(asc(rankingEvenings.heldOn));
}

function listVerificationRecords(db: Database, userId: string) {
  const {
    id: _,
    eveningId: _evening,
    playerId,
    verifierId,
    confirmerId,
    withdrawnById,
    ...verification
  } = getColumns(levelVerifications);
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
  const { id: _, eveningId: _evening, playerId, verifierId, ...request } = getColumns(levelRequests);
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
