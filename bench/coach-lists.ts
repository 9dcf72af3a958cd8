// What the screens of a coach with 300 players and 2,000 reviews cost, beside those of a coach with 10 players. `npm run bench -- coach-lists`.

import { sql } from 'drizzle-orm';
import { makeCoach } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './start.ts';

const sizes = [
  { players: 10, reviews: 60 },
  { players: 300, reviews: 2_000 },
];
const rounds = 40;

const server = await startBenchServer();
const { db } = server.context;

/** A coach with players, a year of reviews spread over them, an open video of every third, sessions, verified levels and notes. */
async function seed({ players, reviews }: (typeof sizes)[number]): Promise<{ playerId: string; cookie: string }> {
  const coach = await makeCoach(db);
  await db.execute(sql`
    insert into users (id, email, first_name, last_name, country, state, is_level_verified, current_level)
    select gen_random_uuid(), ${coach.id} || n || '@pala.test', 'Player ' || n, 'Berg', 'DK', 'active', n % 2 = 0, 3.5
    from generate_series(1, ${players}::int) as n`);
  await db.execute(sql`
    insert into coach_connections (id, coach_id, player_id, status, started_at)
    select gen_random_uuid(), ${coach.id}, id, 'active', now() from users where email like ${`${coach.id}%`}`);
  await db.execute(sql`
    with mine as (select player_id, row_number() over (order by player_id) as n from coach_connections where coach_id = ${coach.id}),
    sent as (
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at)
      select gen_random_uuid(), mine.player_id, 'Match ' || r, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://youtu.be/M7lc1UVf-VE', 'Analyzed', now() - make_interval(hours => r * 4), now()
      from generate_series(1, ${reviews}::int) as r join mine on mine.n = r % ${players}::int + 1
      returning id, upload_date
    )
    insert into reviews (video_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
    select id, ${coach.id}, 'Summary', 'Strong lob.', 'Bandeja.', 'Practise.', upload_date + interval '20 hours' from sent`);
  await db.execute(sql`
    with mine as (select player_id, row_number() over (order by player_id) as n from coach_connections where coach_id = ${coach.id}),
    open as (
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at)
      select gen_random_uuid(), player_id, 'Open', 'youtube', 'M7lc1UVf-VE', 'https://x', 'https://x', now() from mine where n % 3 = 0
    ), trained as (
      insert into training_sessions (id, player_id, coach_id, group_id, title, status, session_date, completed_at)
      select gen_random_uuid(), player_id, ${coach.id}, gen_random_uuid(), 'Walls', 'completed', now(), now() - make_interval(days => n::int)
      from mine
    ), noted as (
      insert into coach_notes (id, coach_id, player_id, text) select gen_random_uuid(), ${coach.id}, player_id, 'Note' from mine
    )
    insert into level_verifications (id, player_id, verifier_id, level, verified_at)
    select gen_random_uuid(), player_id, ${coach.id}, 3.5, now() - make_interval(days => n::int) from mine`);
  const cookie = await signIn(db, coach.id);
  const answer = await fetch(`${server.address}/api/coach/players`, { headers: { cookie } });
  const { players: list } = (await answer.json()) as { players: { id: string }[] };
  return { playerId: list.at(-1)?.id ?? '', cookie };
}

async function measure(path: string, cookie: string): Promise<string> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(server.address + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => (durations[Math.floor(rounds * share)] ?? 0).toFixed(1);
  return `${at(0.5)} ms (p95 ${at(0.95)})`;
}

console.log(
  `${server.context.config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}: median of ${rounds}\n`,
);
const heads = sizes.map(({ players, reviews }) => `${players} players, ${reviews} reviews`.padStart(28));
console.log(`${''.padEnd(26)}${heads.join('')}`);
const lines = new Map<string, string[]>();
for (const size of sizes) {
  const { playerId, cookie } = await seed(size);
  await db.execute(sql`analyze`);
  const reads: Record<string, string> = {
    'first page by name': '/api/coach/players',
    'next page by name': `/api/coach/players?after=${playerId}`,
    'first page by last video': '/api/coach/players?sort=video',
    'next page by last contact': `/api/coach/players?sort=contact&after=${playerId}`,
    search: '/api/coach/players?search=player%201',
    'to review': '/api/coach/players?show=to-review',
    're-check due': '/api/coach/players?show=recheck',
    'one player': `/api/coach/players/${playerId}`,
    'videos of one player': `/api/coach/players/${playerId}/videos`,
    'notes of one player': `/api/coach/players/${playerId}/notes`,
    requests: '/api/coach/requests',
  };
  for (const [name, path] of Object.entries(reads)) {
    lines.set(name, [...(lines.get(name) ?? []), await measure(path, cookie)]);
  }
}
for (const [name, figures] of lines) console.log(name.padEnd(26) + figures.map((one) => one.padStart(28)).join(''));
await server.stop();
process.exit(0);
