// SQL of benchmarks: players in a level band rated below and equal to a player.

import { and, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Benchmarks } from '#contract/progress/benchmarks.ts';
import { type Leveled, levelOf } from '#domain/levels/levels.ts';
import { type AccessType, isClubMember } from '#domain/people/roles.ts';
import { benchmarkRules, benchmarksOf, type Standing } from '#domain/progress/benchmarks.ts';
import { type SkillName, type SkillTier, skillNames, skillTier, skillTiers } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { playerAbilities, users } from '#server/db/schema/index.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';
import { isBlindFor, type Viewer } from '#server/policy/visibility.ts';

/** The first day whose matches count, counted from 1970. */
const earliestDay = sql.raw(`((now() - interval '${benchmarkRules.months} months')::date - date '1970-01-01')`);

/** Where a tier ends; above every level for the highest. */
function endOf(band: SkillTier): number {
  return skillTiers.find(({ from }) => from > band.from)?.from ?? 99;
}

/** A player among those of their level: in their club, or everybody where the club has too few. */
export async function readBenchmarks(
  db: Database,
  viewer: Viewer,
  player: Leveled & { id: string; accessType: AccessType; clubId: string | null },
): Promise<Benchmarks> {
  const level = levelOf(player);
  if (level === null) return { band: null, among: null };
  const band = skillTier(level);
  const ofClub = isClubMember(player)
    ? benchmarksOf(await listStandings(db, viewer, player.id, band, player.clubId))
    : null;
  if (ofClub) return { band: band.id, among: { group: 'club', skills: ofClub } };
  const ofAll = benchmarksOf(await listStandings(db, viewer, player.id, band, null));
  return { band: band.id, among: ofAll && { group: 'everybody', skills: ofAll } };
}

/** A player's standings in a band, among a club's members or all players; none for a coach who reviews a match of theirs blind. */
function listStandings(
  db: Database,
  viewer: Viewer,
  playerId: string,
  band: SkillTier,
  clubId: string | null,
): Promise<Standing[]> {
  const isOfGroup: SQL | undefined =
    clubId === null ? and(eq(users.role, 'player'), eq(users.state, 'active')) : isActiveMemberOf(users, clubId);
  const { skills, day, playerId: measuredId } = playerAbilities;
  /** What each recently reviewed player of the band can do in each skill, as it is shown. */
  const measured = db
    .select({
      playerId: measuredId,
      skillName: sql<SkillName>`place.skill_name`.as('skill_name'),
      rating: sql<number>`round((${skills})[place.number]::numeric, 1)`.as('rating'),
    })
    .from(playerAbilities)
    .innerJoin(users, eq(users.id, measuredId))
    .innerJoin(
      sql`unnest(${`{${skillNames.join(',')}}`}::text[]) with ordinality as place (skill_name, number)`,
      sql`(${skills})[place.number] is not null`,
    )
    .where(
      and(
        isOfGroup,
        gte(users.currentLevel, String(band.from)),
        lt(users.currentLevel, String(endOf(band))),
        sql`${day} >= ${earliestDay}`,
      ),
    )
    .as('measured');
  const isBlind = isBlindFor(viewer, measured.playerId);
  const own = db
    .select()
    .from(measured)
    .where(and(eq(measured.playerId, playerId), isBlind && not(isBlind)))
    .as('own');
  return db
    .select({
      skillName: sql<SkillName>`${own.skillName}`,
      rating: sql<number>`${own.rating}::float8`,
      below: sql<number>`(count(*) filter (where ${measured.rating} < ${own.rating}))::int`,
      equal: sql<number>`(count(*) filter (where ${measured.rating} = ${own.rating}))::int`,
      players: sql<number>`count(*)::int`,
    })
    .from(own)
    .innerJoin(measured, eq(measured.skillName, own.skillName))
    .groupBy(own.skillName, own.rating);
}
