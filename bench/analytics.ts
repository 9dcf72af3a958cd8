// Analytics of a period with a million ratings. `npm run bench -- analytics`; `RATINGS` sets the number.

import { sql } from 'drizzle-orm';
import { skillNames } from '#domain/skills/skills.ts';
import { makeAdmin, makeCoach } from '#server/testing/factories.ts';
import { fill } from './shared/fill.ts';
import { measureReads } from './shared/measure.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const ratings = Number(process.env.RATINGS ?? 1_000_000);
const videos = Math.ceil(ratings / skillNames.length);
const players = Math.ceil(videos / 20);
const rounds = 20;

const server = await startBenchServer();
const { db } = server.context;
const admin = await makeAdmin(db);
const coaches = await Promise.all(Array.from({ length: 50 }, () => makeCoach(db)));
const coachIds = coaches.map(({ id }) => id).join(',');
const cookie = await signIn(db, admin.id);

// Five years of players with twenty reviewed videos each, five messages and two credits a video.
const coachOf = sql`(string_to_array(${coachIds}, ','))[1 + n % 50]::uuid`;
await fill(db, 'skill_ratings', [
  sql`
  insert into users (id, email, first_name, last_name, country, state, created_at)
  select gen_random_uuid(), 'p' || n || '@pala.test', 'Player', 'No ' || n, 'DK', 'active', now() - make_interval(hours => n * 43800 / ${players}::int)
  from generate_series(1, ${players}::int) as n`,
  sql`
  create table bench_videos as
  select gen_random_uuid() as id, owner.id as player_id, n, now() - make_interval(secs => n * (157680000.0 / ${videos}::int)) as at
  from generate_series(1, ${videos}::int) as n
  join (select id, row_number() over (order by id) as number from users where email like 'p%@pala.test') as owner on owner.number = 1 + n % ${players}::int`,
  sql`
  insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at, overall_score)
  select id, player_id, 'Match', 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE',
    'Analyzed', at, at, 3.5 from bench_videos`,
  sql`
  insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
  select id, player_id, ${coachOf}, 'Summary', 'Strong lob.', 'Bandeja.', 'Practise.', at + make_interval(hours => n % 60) from bench_videos`,
  sql`
  insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
  select gen_random_uuid(), id, player_id, skill, 4.0, at from bench_videos, unnest(string_to_array(${skillNames.join(',')}, ',')) as skill`,
  sql`
  insert into messages (id, player_id, coach_id, sender_id, content, created_at)
  select gen_random_uuid(), player_id, ${coachOf}, player_id, 'Hello', at + make_interval(mins => m)
  from bench_videos, generate_series(1, 5) as m`,
  sql`
  insert into credit_entries (id, user_id, amount, reason, created_at)
  select gen_random_uuid(), player_id, case when m = 1 then 1 else -1 end, case when m = 1 then 'purchase' else 'submission' end, at
  from bench_videos, generate_series(1, 2) as m`,
  sql`
  insert into receipts (id, number, user_id, product, cents, tax_cents, currency, credits, payment_id, paid_at)
  select gen_random_uuid(), n, player_id, 'credits-1', 1500, 300, 'eur', 1, 'pay-' || n, at from bench_videos`,
  sql`drop table bench_videos`,
]);

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const periods: Record<string, string> = {
  'last 30 days': `from=${day(29)}&to=${day(0)}`,
  'last 12 months': `from=${day(364)}&to=${day(0)}`,
  'five years': `from=${day(1825)}&to=${day(0)}`,
  'a century': 'from=1950-01-01&to=2049-12-31',
};
console.log(
  `${ratings.toLocaleString('en')} ratings, ${rounds} reads each`.padEnd(30) + '     median         p99    answer',
);
for (const [name, query] of Object.entries(periods)) {
  const address = `${server.address}/api/admin/analytics?${query}&timeZone=Europe/Copenhagen`;
  console.log(name.padEnd(30) + (await measureReads(address, cookie, rounds)).line);
}
await server.stop();
process.exit(0);
