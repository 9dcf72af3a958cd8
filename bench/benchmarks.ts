// What a player's standing in their level band costs among 100,000 players. `npm run bench -- benchmarks`; `PLAYERS` says how many.

import { and, eq, sql } from 'drizzle-orm';
import { skillNames } from '#domain/skills/skills.ts';
import { theRow } from '#server/db/one-row.ts';
import { users } from '#server/db/schema/index.ts';
import { makeClub } from '#server/testing/factories.ts';
import { measureReads } from './measure.ts';
import { signIn, startBenchServer } from './start.ts';

const players = Number(process.env.PLAYERS ?? 100_000);
/** A club among them, of which somebody is a member. */
const members = Math.min(500, players);
const rounds = 20;

const server = await startBenchServer();
const { db } = server.context;
const club = await makeClub(db);

// Levels from 1.0 to 6.9, so that each band has its part; two reviews each, of which the newer counts.
await db.transaction(async (tx) => {
  // Longer than any statement of the product may take.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`
    insert into users (id, email, first_name, last_name, country, state, access_type, club_id, current_level)
    select gen_random_uuid(), 'p' || n || '@pala.test', 'Player', 'No ' || n, 'DK', 'active',
      case when n <= ${members}::int then 'club' else 'direct' end, case when n <= ${members}::int then ${club.id}::uuid end, 1 + (n % 60) / 10.0
    from generate_series(1, ${players}::int) as n`);
  await tx.execute(sql`
    insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at, overall_score)
    select gen_random_uuid(), id, 'Match', 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE',
      'Analyzed', now() - make_interval(days => 20 * n), now(), 3.5
    from users, generate_series(1, 2) as n where email like 'p%@pala.test'`);
  await tx.execute(sql`
    insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
    select gen_random_uuid(), id, player_id, skill, round((2 + random() * 4)::numeric, 1), upload_date
    from videos, unnest(string_to_array(${skillNames.join(',')}, ',')) as skill`);
});
await db.execute(sql`vacuum analyze`);

async function measure(name: string, accessType: 'club' | 'direct'): Promise<void> {
  const wanted = and(eq(users.currentLevel, '3.0'), eq(users.accessType, accessType), eq(users.firstName, 'Player'));
  const { id } = theRow(await db.select({ id: users.id }).from(users).where(wanted).limit(1));
  const cookie = await signIn(db, id);
  const { line } = await measureReads(`${server.address}/api/players/${id}/benchmarks`, cookie, rounds);
  console.log(name.padEnd(28) + line);
}

console.log(`${players} players, ${members} of them in a club; ${rounds} reads each; median, 99th percentile, answer`);
await measure('among the members of a club', 'club');
await measure('among everybody', 'direct');
await server.stop();
process.exit(0);
