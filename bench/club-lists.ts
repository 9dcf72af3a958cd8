// A manager's lists with five thousand members and a hundred groups: each order, filter and search. `npm run bench -- club-lists`; `MEMBERS`
// sets the number.

import { eq, sql } from 'drizzle-orm';
import { memberOrders } from '#domain/clubs/club-lists.ts';
import { clubGroups } from '#server/db/schema/index.ts';
import { makeClub, makeCoach, makePerson } from '#server/testing/factories.ts';
import { measureReads } from './shared/measure.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const members = Number(process.env.MEMBERS ?? 5_000);
const rounds = 50;

const server = await startBenchServer();
const { db } = server.context;
const club = await makeClub(db);
const manager = await makePerson(db, { role: 'club', clubId: club.id });
const [coach] = await Promise.all(
  Array.from({ length: 4 }, () => makeCoach(db, { role: 'coach_club', clubId: club.id })),
);
await db.execute(sql`
  insert into users (id, email, first_name, last_name, country, state, access_type, club_id, current_level)
  select gen_random_uuid(), 'm' || n || '@pala.test', (array['Søren', 'Alma', 'Bo', 'Ida'])[1 + n % 4], 'Member ' || n, 'DK', 'active',
    'club', ${club.id}, case when n % 7 = 0 then null else (array[1.5, 2.5, 3.5, 4.5])[1 + n % 4] end
  from generate_series(1, ${members}::int) as n`);
await db.execute(sql`
  insert into sessions (token_hash, id, user_id, expires_at, last_seen_at, address)
  select md5(id::text), gen_random_uuid(), id, now() + interval '1 day', now() - make_interval(days => (random() * 60)::int), '::1'
  from users where club_id = ${club.id} and role = 'player'`);
await db.execute(sql`
  insert into coach_connections (id, coach_id, player_id, status)
  select gen_random_uuid(), (array(select id from users where club_id = ${club.id} and role = 'coach_club'))[1 + (random() * 3)::int], id, 'active'
  from users where club_id = ${club.id} and role = 'player'`);
await db.execute(sql`
  insert into club_groups (id, club_id, name, is_by_rule, level_from, level_to)
  select gen_random_uuid(), ${club.id}, 'Team ' || n, n % 2 = 0, case when n % 2 = 0 then 2.0 end, case when n % 2 = 0 then 3.5 end
  from generate_series(1, 100) as n`);
await db.execute(sql`
  insert into club_group_members (group_id, user_id)
  select g.id, u.id from club_groups g, users u
  where g.club_id = ${club.id} and not g.is_by_rule and u.club_id = ${club.id} and u.role = 'player' and random() < 0.1`);
await db.execute(sql`analyze`);
const [group] = await db.select({ id: clubGroups.id }).from(clubGroups).where(eq(clubGroups.isByRule, false)).limit(1);

const cookie = await signIn(db, manager.id);
const players = '/api/club/players';
const reads: Record<string, string> = {
  ...Object.fromEntries(memberOrders.map((order) => [`by ${order}`, `${players}?order=${order}`])),
  'search “soren”': `${players}?search=soren`,
  'search “member 4999”': `${players}?search=member%204999`,
  'without a coach': `${players}?coach=none`,
  'of a coach': `${players}?coach=${coach?.id}`,
  'of a group': `${players}?group=${group?.id}`,
  counts: `${players}/counts`,
  groups: '/api/club/groups',
  dashboard: '/api/club/dashboard',
};
console.log(`${members} members, ${rounds} requests one after the other: median, 99th percentile, answer`);
for (const [name, path] of Object.entries(reads)) {
  const { line } = await measureReads(`${server.address}${path}`, cookie, rounds);
  console.log(`${name.padEnd(24)}${line}`);
}
await server.stop();
process.exit(0);
