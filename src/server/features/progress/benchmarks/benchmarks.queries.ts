// SQL of benchmarks: players in a level band rated below and equal to a player.

import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { benchmarkRules, type Standing } from '#domain/progress/benchmarks.ts';
import { type SkillName, type SkillTier, skillTiers } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { skillRatings, users } from '#server/db/schema/index.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';

const newest = alias(skillRatings, 'newest');

const isRecent = sql.raw(`now() - interval '${benchmarkRules.months} months'`);

/** Where a tier ends; above every level for the highest. */
function endOf(band: SkillTier): number {
  return skillTiers.find(({ from }) => from > band.from)?.from ?? 99;
}

/** A player's standings in a band, among a club's members or all players. */
export function listStandings(
  db: Database,
  playerId: string,
  band: SkillTier,
  clubId: string | null,
): Promise<Standing[]> {
  const isOfGroup: SQL | undefined =
    clubId === null ? and(eq(users.role, 'player'), eq(users.state, 'active')) : isActiveMemberOf(users, clubId);
  /** Each player's latest rating of each skill. */
  const latest = db
    .selectDistinctOn([newest.playerId, newest.skillName], {
      playerId: newest.playerId,
      skillName: newest.skillName,
      rating: newest.rating,
    })
    .from(newest)
    .innerJoin(users, eq(users.id, newest.playerId))
    .where(
      and(
        isOfGroup,
        gte(users.currentLevel, String(band.from)),
        lt(users.currentLevel, String(endOf(band))),
        gte(newest.createdAt, isRecent),
        inArray(
          newest.skillName,
          sql`(select own.skill_name from skill_ratings own where own.player_id = ${playerId})`,
        ),
      ),
    )
    .orderBy(newest.playerId, newest.skillName, sql`${newest.createdAt} desc`)
    .as('latest');
  const own = db.select().from(latest).where(eq(latest.playerId, playerId)).as('own');
  return db
    .select({
      skillName: sql<SkillName>`${own.skillName}`,
      rating: sql<number>`${own.rating}::float8`,
      below: sql<number>`(count(*) filter (where ${latest.rating} < ${own.rating}))::int`,
      equal: sql<number>`(count(*) filter (where ${latest.rating} = ${own.rating}))::int`,
      players: sql<number>`count(*)::int`,
    })
    .from(own)
    .innerJoin(latest, eq(latest.skillName, own.skillName))
    .groupBy(own.skillName, own.rating);
}
