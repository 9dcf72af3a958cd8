// The level model and insights across players, with a million ratings. `npm run bench -- insights`; `RATINGS` sets the number.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { modelVersion } from '#domain/levels/model/model-figures.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { computeLevelModel } from '#server/features/levels/model/level-model.commands.ts';
import { findModel } from '#server/features/levels/model/level-model.queries.ts';
import { makeAdmin, makeCoach } from '#server/testing/factories.ts';
import { fill } from './shared/fill.ts';
import { measureReads } from './shared/measure.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const ratings = Number(process.env.RATINGS ?? 1_000_000);
const players = Math.ceil(ratings / skillNames.length / 20);
const videos = players * 20;
const rounds = 20;

const server = await startBenchServer();
const { db } = server.context;
const admin = await makeAdmin(db);
const coaches = await Promise.all(Array.from({ length: 50 }, () => makeCoach(db)));
const coachIds = coaches.map(({ id }) => id).join(',');
const cookie = await signIn(db, admin.id);

// From before the rows exist: the server's own job may find them first.
const memory = () => process.memoryUsage.rss() / 1e6;
const before = memory();
let most = before;
setInterval(() => {
  most = Math.max(most, memory());
}, 100).unref();

// Two years of players with twenty reviewed videos each, by two coaches in turn, each with their own bias.
await fill(db, 'skill_ratings', [
  sql`
    create table bench_players as
    select gen_random_uuid() as id, number, 1.5 + (number % 40) / 10.0 as level from generate_series(0, ${players}::int - 1) as number`,
  sql`
    insert into users (id, email, first_name, last_name, country, state, current_level, created_at)
    select id, 'p' || number || '@pala.test', 'Player', 'No ' || number, 'DK', 'active',
      (array[1.5, 2.5, 3.5, 4.5, 5.5])[1 + number % 5], now() - interval '2 years' from bench_players`,
  sql`
    create table bench_videos as
    select gen_random_uuid() as id, p.id as player_id, p.level, 1 + (p.number + 7 * (n % 2)) % 50 as coach,
      now() - make_interval(days => n * 36 + p.number % 36, secs => p.number % 86400) as at
    from bench_players p, generate_series(0, 19) as n`,
  sql`
    insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at, overall_score)
    select id, player_id, 'Match', 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE',
      'Analyzed', at, at, 3.5 from bench_videos`,
  sql`
    insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
    select id, player_id, (string_to_array(${coachIds}, ','))[coach]::uuid, 'Summary', 'Strong lob.', 'Bandeja.', 'Practise.', at from bench_videos`,
  sql`
    insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
    select gen_random_uuid(), id, player_id, skill, round((level + (coach - 25) / 100.0 + random() * 0.4)::numeric, 1), at
    from bench_videos, unnest(string_to_array(${skillNames.join(',')}, ',')) as skill`,
  sql`drop table bench_videos, bench_players`,
]);

const modelOf = async () => {
  await computeLevelModel(server.context);
  return findModel(db, modelVersion);
};
// The server's own job may be computing it.
let model = await modelOf();
while (model?.reviews !== videos || model.fingerprint === '') {
  await setTimeout(1000);
  model = await modelOf();
}
console.log(
  `The level model of ${videos * skillNames.length} ratings: ${(model.tookMs / 1000).toFixed(1)} s; the process needed ${before.toFixed(0)} MB before and at most ${most.toFixed(0)} MB meanwhile.`,
);

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const insights = '/api/performance-insights';
const zone = 'timeZone=Europe/Copenhagen';
const reads: Record<string, string> = {
  'skills by level band': `${insights}/skills`,
  'players of a skill': `${insights}/skills/lob/players`,
  'movers, 90 days': `${insights}/movers?from=${day(89)}&to=${day(0)}&${zone}`,
  'movers, a century': `${insights}/movers?from=1950-01-01&to=2049-12-31&${zone}`,
  'inactive, 60 days': `${insights}/inactive?days=60`,
  'coach agreement': `${insights}/agreement?skill=overall`,
};
console.log(
  `${ratings.toLocaleString('en')} ratings, ${rounds} reads each`.padEnd(30) + '     median         p99    answer',
);
for (const [name, path] of Object.entries(reads)) {
  console.log(name.padEnd(30) + (await measureReads(server.address + path, cookie, rounds)).line);
}
await server.stop();
process.exit(0);
