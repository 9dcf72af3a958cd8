// What the queue, level verification and the dashboard cost a coach with 300 players and 2,000 reviews, among other coaches with
// 20,000 more. `npm run bench -- review-queue`.

import { sql } from 'drizzle-orm';
import { makeAdmin, makeClub, makeCoach } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './start.ts';

const rounds = 40;

const server = await startBenchServer();
const { db } = server.context;

/** A coach with players, published reviews with overall ratings, videos to review, and a verified level of every second player. */
async function seed(size: { players: number; reviews: number; open: number }, clubId: string | null) {
  const coach = await makeCoach(db, clubId === null ? {} : { role: 'coach_club', clubId });
  const { players, reviews, open } = size;
  await db.execute(sql`
    insert into users (id, email, first_name, last_name, country, state, access_type, club_id, is_level_verified, current_level)
    select gen_random_uuid(), ${coach.id} || n || '@pala.test', 'Player ' || n, 'Berg', 'DK', 'active',
      ${clubId === null ? 'direct' : 'club'}, ${clubId}::uuid, n % 2 = 0, 3.5
    from generate_series(1, ${players}::int) as n`);
  await db.execute(sql`
    insert into coach_connections (id, coach_id, player_id, status, started_at)
    select gen_random_uuid(), ${coach.id}, id, 'active', now() from users where email like ${`${coach.id}%`}`);
  await db.execute(sql`
    with mine as (select player_id, row_number() over (order by player_id) as n from coach_connections where coach_id = ${coach.id}),
    sent as (
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, due_at, overall_score)
      select gen_random_uuid(), mine.player_id, 'Match ' || r, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://youtu.be/M7lc1UVf-VE', 'Analyzed', now() - make_interval(hours => r * 4), now(), 3.5
      from generate_series(1, ${reviews}::int) as r join mine on mine.n = r % ${players}::int + 1
      returning id, player_id, upload_date
    ), rated as (
      insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
      select gen_random_uuid(), id, player_id, 'overall', 3.5, upload_date from sent
    ), drafted as (
      insert into review_drafts (video_id, coach_id, document) select id, ${coach.id}, '{}' from sent
    )
    insert into reviews (video_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
    select id, ${coach.id}, 'Summary', 'Strong lob.', 'Bandeja.', 'Practise.', upload_date + interval '20 hours' from sent`);
  await db.execute(sql`
    with mine as (select player_id, row_number() over (order by player_id) as n from coach_connections where coach_id = ${coach.id}),
    sent as (
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at)
      select gen_random_uuid(), mine.player_id, 'Open ' || r, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://youtu.be/M7lc1UVf-VE', now() + make_interval(hours => r - 20)
      from generate_series(1, ${open}::int) as r join mine on mine.n = r % ${players}::int + 1
      returning id, due_at
    )
    insert into review_drafts (video_id, coach_id, document) select id, ${coach.id}, '{}' from sent where extract(hour from due_at)::int % 3 = 0`);
  await db.execute(sql`
    insert into level_verifications (id, player_id, verifier_id, level, verified_at)
    select gen_random_uuid(), player_id, ${coach.id}, 3.5, now() - make_interval(days => (random() * 300)::int)
    from coach_connections join users on users.id = player_id and is_level_verified where coach_id = ${coach.id}`);
  return coach;
}

async function measure(path: string, cookie: string): Promise<string> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(server.address + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status === 403) return '–';
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => (durations[Math.floor(rounds * share)] ?? 0).toFixed(1);
  return `${at(0.5)} ms (p95 ${at(0.95)})`;
}

const { id: clubId } = await makeClub(db);
for (let other = 0; other < 10; other += 1) await seed({ players: 300, reviews: 2_000, open: 60 }, null);
const people = {
  'small coach': await seed({ players: 10, reviews: 60, open: 5 }, null),
  'freelance coach': await seed({ players: 300, reviews: 2_000, open: 60 }, null),
  'club coach': await seed({ players: 300, reviews: 2_000, open: 60 }, clubId),
  administrator: await makeAdmin(db),
};
await db.execute(sql`analyze`);

const lines = new Map<string, string[]>();
for (const person of Object.values(people)) {
  const cookie = await signIn(db, person.id);
  const lastOf = async (path: string) => {
    const body = (await (await fetch(server.address + path, { headers: { cookie } })).json()) as {
      next: string | null;
    };
    return body.next ?? '';
  };
  const after = async (path: string) => `${path}&after=${(await lastOf(path)) || person.id}`;
  const reads: Record<string, string> = {
    'to review, first page': '/api/reviews/queue?show=to-review',
    'to review, next page': await after('/api/reviews/queue?show=to-review'),
    mine: '/api/reviews/queue?show=mine',
    unclaimed: '/api/reviews/queue?show=unclaimed',
    'done, first page': '/api/reviews/queue?show=done',
    'done, next page': await after('/api/reviews/queue?show=done'),
    'done, searched': '/api/reviews/queue?show=done&search=player%2011',
    'counts of the queue': '/api/reviews/queue/counts',
    'levels awaiting': '/api/level-verifications?show=awaiting',
    'levels awaiting, next': await after('/api/level-verifications?show=awaiting'),
    'levels to re-check': '/api/level-verifications?show=recheck',
    'levels, searched': '/api/level-verifications?show=verified&search=player%201',
    'counts of levels': '/api/level-verifications/counts',
    dashboard: '/api/coach/dashboard?timeZone=Europe/Copenhagen',
  };
  for (const [name, path] of Object.entries(reads)) {
    lines.set(name, [...(lines.get(name) ?? []), await measure(path, cookie)]);
  }
}
console.log(
  `${server.context.config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : 'embedded PostgreSQL'}: median of ${rounds}\n`,
);
console.log(
  `${''.padEnd(24)}${Object.keys(people)
    .map((name) => name.padStart(24))
    .join('')}`,
);
for (const [name, figures] of lines) console.log(name.padEnd(24) + figures.map((one) => one.padStart(24)).join(''));
await server.stop();
process.exit(0);
