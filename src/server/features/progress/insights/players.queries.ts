// SQL of performance insights: skills by level band, movers and inactive players.

import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SkillCount } from '#contract/progress/performance-insights.ts';
import type { inactiveDays } from '#domain/progress/inactive-days.ts';
import { type SkillName, type SkillTierId, skillNames, skillTiers } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { playerCard } from '#server/db/people-columns.ts';
import { playerAbilities, skillRatings, trainingSessions, users, videos } from '#server/db/schema/index.ts';

const pageSize = 25;

/** The tier of a value from 0 to 7, like `skillTier` in the domain. */
function tierOf(value: SQL): SQL<SkillTierId> {
  // Literals, since expressions with parameters cannot be grouped by.
  const cases = skillTiers
    .toReversed()
    .map(({ id, from }) => sql`when ${value} >= ${sql.raw(String(from))} then ${sql.raw(`'${id}'`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** The measured ability in a skill, to one decimal as it is shown. */
const abilityIn = (skill: SkillName) =>
  sql`round(a.skills[${sql.raw(String(skillNames.indexOf(skill) + 1))}]::numeric, 1)`;

/** Active players by level band, skill and the tier of their ability; players without a level are left out. */
export async function countSkills(db: Database): Promise<SkillCount[]> {
  const rows = await db
    .select({
      band: sql<SkillTierId>`band`,
      place: sql`place`.mapWith(Number),
      tier: tierOf(sql`tenths / 10.0`),
      players: sql`sum(players)`.mapWith(Number),
      sum: sql`sum(players * tenths) / 10.0`.mapWith(Number),
    })
    .from(
      // Counted by tenths in whole numbers first: ten million ratings have half a million abilities, but few different ones.
      sql`(
        select band, place, ((ability * 100)::int + 5) / 10 as tenths, count(*) as players
        from (
          select ${tierOf(sql`p.current_level`)} as band, a.skills
          from ${users} p join ${playerAbilities} a on a.player_id = p.id
          where p.role = 'player' and p.state = 'active' and p.current_level is not null
        ) as person
        cross join unnest(skills) with ordinality as of_skill (ability, place)
        where ability is not null
        group by 1, 2, 3
      ) as measured`,
    )
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1`, sql`2`, sql`3`);
  return rows.flatMap(({ place, ...row }) => {
    const skill = skillNames[place - 1];
    return skill ? [{ ...row, skill }] : [];
  });
}

/** A page of active players with a level by their ability in a skill, the lowest first. */
export async function listRated(
  db: Database,
  { skill, band, after }: { skill: SkillName; band?: SkillTierId | undefined; after?: string | undefined },
) {
  const ability = abilityIn(skill);
  const found = await db
    .select({ player: playerCard(users), rating: ability.mapWith(Number) })
    .from(users)
    .innerJoin(sql`${playerAbilities} a`, sql`a.player_id = ${users.id}`)
    .where(
      and(
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        isNotNull(users.currentLevel),
        isNotNull(ability),
        band && sql`${tierOf(sql`${users.currentLevel}::numeric`)} = ${band}`,
        after === undefined
          ? undefined
          : sql`(${ability}, a.player_id) > ((select ${ability} from ${playerAbilities} a where a.player_id = ${after}::uuid), ${after}::uuid)`,
      ),
    )
    .orderBy(ability, sql`a.player_id`)
    .limit(limitOf(pageSize));
  return takePage(found, pageSize, ({ player }) => player.id);
}

/** Movers listed per direction, and the fewest reviews needed. */
const movers = { listed: 10, minReviews: 3 } as const;

/**
 * The players whose overall rating rose and fell most in a period: averages of the earlier and later half. The index of overall ratings has
 * them in this order, so that nothing is sorted, however many there are.
 */
export async function listMovers(db: Database, { start, end }: { start: Date; end: Date }) {
  // One window for both figures: with two, PostgreSQL goes through all ratings twice and sorts them again.
  const halves = sql`(
    select player_id, max(reviews) as reviews,
      avg(rating) filter (where nth <= reviews / 2) as earlier,
      avg(rating) filter (where nth > reviews / 2) as later
    from (
      select player_id, rating::float8 as rating,
        row_number() over of_player as nth, count(*) over of_player as reviews
      from ${skillRatings}
      where skill_name = 'overall'
        and created_at >= ${start.toISOString()}::timestamptz and created_at < ${end.toISOString()}::timestamptz
      window of_player as (partition by player_id order by created_at, id
        rows between unbounded preceding and unbounded following)
    ) as rated
    where reviews >= ${movers.minReviews}
    group by player_id
  )`;
  const most = (direction: SQL, apart: SQL) => sql`(
    select ${direction} as direction, player_id, earlier, later, reviews from found
    where ${apart} > 0 order by ${apart} desc, player_id limit ${movers.listed})`;
  const rows = await db
    .select({
      direction: sql<'up' | 'down'>`direction`,
      earlier: sql`earlier`.mapWith(Number),
      later: sql`later`.mapWith(Number),
      reviews: sql`reviews`.mapWith(Number),
      player: playerCard(users),
    })
    .from(
      sql`(
        with found as materialized (
          select halves.* from ${halves} as halves
          join ${users} p on p.id = halves.player_id and p.role = 'player' and p.state = 'active'
        )
        ${most(sql`'up'`, sql`later - earlier`)} union all ${most(sql`'down'`, sql`earlier - later`)}
      ) as moved`,
    )
    .innerJoin(users, eq(users.id, sql`moved.player_id`))
    .orderBy(sql`abs(later - earlier) desc`, sql`moved.player_id`);
  const of = (direction: 'up' | 'down') =>
    rows.flatMap(({ direction: own, ...row }) => (own === direction ? [row] : []));
  return { up: of('up'), down: of('down') };
}

// Fully qualified: the builder drops the table name in single-table selects, and the inner table would match.
const own = sql.raw('"users"."id"');
const lastVideo = sql<string | null>`(select max(v.upload_date) from ${videos} v where v.player_id = ${own})`;
const lastSession = sql<
  string | null
>`(select max(s.session_date) from ${trainingSessions} s where s.player_id = ${own})`;
/** The last activity, or when the account was created. */
const lastSign = sql`greatest(${lastVideo}, ${lastSession}, ${users.createdAt})`;

/** A page of active players without activity for a number of days, longest inactive first. */
export async function listInactive(
  db: Database,
  { days, after }: { days: (typeof inactiveDays)[number]; after?: string | undefined },
) {
  const from = after === undefined ? undefined : await lastSignOf(db, after);
  const found = await db
    .select({
      player: playerCard(users),
      lastVideoAt: lastVideo.mapWith(videos.uploadDate),
      lastSessionAt: lastSession.mapWith(trainingSessions.sessionDate),
    })
    .from(users)
    .where(
      and(
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        sql`${lastSign} < now() - ${`${days} days`}::interval`,
        from === undefined ? undefined : sql`(${lastSign}, ${users.id}) > (${from}::timestamptz, ${after}::uuid)`,
      ),
    )
    .orderBy(sql`${lastSign} asc`, asc(users.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize, ({ player }) => player.id);
}

async function lastSignOf(db: Database, playerId: string): Promise<string> {
  const [row] = await db
    .select({ at: sql<string>`${lastSign}::text` })
    .from(users)
    .where(eq(users.id, playerId));
  return row?.at ?? '-infinity';
}
