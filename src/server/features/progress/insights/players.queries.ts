// SQL across players: skills by level band, movers, inactive.

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SkillCount } from '#contract/progress/performance-insights.ts';
import type { inactiveDays } from '#domain/progress/inactive-days.ts';
import { type SkillName, type SkillTierId, skillNames, skillTiers } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { playerCard } from '#server/db/people-columns.ts';
import { skillRatings, trainingSessions, users, videos } from '#server/db/schema/index.ts';

/** The tier of a value of 0–7, as `skillTier` of the domain says. */
function tierOf(value: SQL): SQL<SkillTierId> {
  // Written out: parameters would make it another expression each time, which nothing can be grouped by.
  const cases = skillTiers
    .toReversed()
    .map(({ id, from }) => sql`when ${value} >= ${sql.raw(String(from))} then ${sql.raw(`'${id}'`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** How many active players of each level band (who has no level is in none) have which skill in which tier, by their newest rating of it. */
export function countSkills(db: Database): Promise<SkillCount[]> {
  // Looked up in the index for each player and skill: to sort all ratings takes ten times as long.
  const latest = sql`(
    select p.current_level as level, skill, r.rating
    from ${users} p
    cross join unnest(${`{${skillNames.join(',')}}`}::text[]) as skill
    cross join lateral (
      select one.rating from ${skillRatings} one
      where one.player_id = p.id and one.skill_name = skill
      order by one.created_at desc limit 1
    ) as r
    where p.role = 'player' and p.state = 'active' and p.current_level is not null
  ) as latest`;
  return db
    .select({
      band: tierOf(sql`level::numeric`),
      skill: sql<SkillName>`skill`,
      tier: tierOf(sql`rating`),
      players: sql`count(*)`.mapWith(Number),
    })
    .from(latest)
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1`, sql`2`, sql`3`);
}

/** How many movers of each direction are listed, and from how many reviews on someone can be one. */
const movers = { listed: 10, minReviews: 3 } as const;

/** Those whose overall rating rose (`up`) or fell most between two moments: means of the earlier and the later half. */
export async function listMovers(db: Database, { start, end }: { start: Date; end: Date }, direction: 'up' | 'down') {
  const halves = sql`(
    select player_id, reviews,
      avg(rating) filter (where nth <= reviews / 2) as earlier,
      avg(rating) filter (where nth > reviews / 2) as later
    from (
      select r.player_id, r.rating::float8 as rating,
        row_number() over (partition by r.player_id order by r.created_at, r.id) as nth,
        count(*) over (partition by r.player_id) as reviews
      from ${skillRatings} r
      join ${users} p on p.id = r.player_id and p.role = 'player' and p.state = 'active'
      where r.skill_name = 'overall'
        and r.created_at >= ${start.toISOString()}::timestamptz and r.created_at < ${end.toISOString()}::timestamptz
    ) as rated
    where reviews >= ${movers.minReviews}
    group by player_id, reviews
  ) as halves`;
  const rows = await db
    .select({
      id: sql<string>`player_id`,
      earlier: sql`earlier`.mapWith(Number),
      later: sql`later`.mapWith(Number),
      reviews: sql`reviews`.mapWith(Number),
    })
    .from(halves)
    .where(direction === 'up' ? sql`later > earlier` : sql`later < earlier`)
    .orderBy(direction === 'up' ? sql`later - earlier desc` : sql`later - earlier asc`, sql`player_id`)
    .limit(movers.listed);
  const cards = await cardsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, earlier, later, reviews }) => {
    const player = cards.get(id);
    return player ? [{ player, earlier, later, reviews }] : [];
  });
}

async function cardsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const cards = await db
    .select(playerCard(users))
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(cards.map((card) => [card.id, card]));
}

/** Lines of one page of the inactive. */
const pageSize = 25;

// Named in full: in a list of columns of one table the builder leaves the table out, and the inner one would answer.
const own = sql.raw('"users"."id"');
const lastVideo = sql<string | null>`(select max(v.upload_date) from ${videos} v where v.player_id = ${own})`;
const lastSession = sql<
  string | null
>`(select max(s.session_date) from ${trainingSessions} s where s.player_id = ${own})`;
/** The last that happened, or the day on which the account began. */
const lastSign = sql`greatest(${lastVideo}, ${lastSession}, ${users.createdAt})`;

/** A page of active players of whom nothing was seen for some days, the longest first. */
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
