// What a player's screens cost with 100, 1,000 and 10,000 videos, all of them reviewed. `npm run bench -- long-lists`.

import { sql } from 'drizzle-orm';
import { skillNames } from '#domain/skills/skills.ts';
import { makeCoach, makePlayer } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './start.ts';

const sizes = [100, 1_000, 10_000];
const rounds = 40;

const server = await startBenchServer();
const { db } = server.context;
const coach = await makeCoach(db);

/** A player with `count` reviewed videos, one a day into the past, each with eleven ratings. */
async function seed(count: number): Promise<{ id: string; cookie: string }> {
  const player = await makePlayer(db);
  await db.execute(sql`
    insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at, overall_score)
    select gen_random_uuid(), ${player.id}, 'Match ' || n, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      'https://youtu.be/M7lc1UVf-VE', 'Analyzed', now() - make_interval(days => n), now(), 3 + (n % 30) / 10.0
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`
    insert into reviews (video_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
    select id, ${coach.id}, 'Summary', 'Strong lob.', 'Bandeja.', 'Practise.', upload_date from videos where player_id = ${player.id}`);
  await db.execute(sql`
    insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
    select gen_random_uuid(), id, ${player.id}, skill, 4.0, upload_date
    from videos, unnest(string_to_array(${skillNames.join(',')}, ',')) as skill where player_id = ${player.id}`);
  const cookie = await signIn(db, player.id);
  return { id: player.id, cookie };
}

async function measure(path: string, cookie: string): Promise<string> {
  const durations: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(server.address + path, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const median = (durations[Math.floor(rounds / 2)] ?? 0).toFixed(1);
  return `${median.padStart(7)} ms ${(bytes / 1024).toFixed(0).padStart(6)} kB`;
}

console.log(
  `${server.context.config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}: median of ${rounds}, and the answer's size\n`,
);
console.log(`${''.padEnd(26)}${sizes.map((size) => `${size} videos`.padStart(20)).join('')}`);
const lines = new Map<string, string[]>();
for (const size of sizes) {
  const { id, cookie } = await seed(size);
  await db.execute(sql`analyze`);
  const first = await fetch(`${server.address}/api/videos?limit=24`, { headers: { cookie } });
  const middle = ((await first.json()) as { id: string }[]).at(-1)?.id ?? '';
  const reads: Record<string, string> = {
    'first page': '/api/videos?limit=24',
    'next page': `/api/videos?limit=24&after=${middle}`,
    'first page by status': '/api/videos?limit=24&sort=status',
    counts: '/api/videos/counts',
    dashboard: `/api/players/${id}/dashboard`,
    'progress (all points)': `/api/players/${id}/progress`,
    achievements: '/api/achievements',
  };
  for (const [name, path] of Object.entries(reads)) {
    lines.set(name, [...(lines.get(name) ?? []), await measure(path, cookie)]);
  }
}
for (const [name, figures] of lines) console.log(name.padEnd(26) + figures.map((one) => one.padStart(20)).join(''));
await server.stop();
process.exit(0);
