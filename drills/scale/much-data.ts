// R17: a player with 10,000 videos and 100,000 notifications, and a coach with 1,000 players, beside those with ten.

import { sql } from 'drizzle-orm';
import { makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { fill } from '../../bench/fill.ts';
import { ask, at } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { type Person, signedIn } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer } from '../shared/server.ts';

type Database = ReturnType<typeof openBeside>;

/** Most times that the large one may take of what the small one takes; far less would be one statement for each row. */
const most = 20;

/** What answers all that there is, by its contract: how it grows is told, not judged. */
const answersAll = ['progress'];

/** Reads every list of both, so many times each. */
export async function muchData(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 30);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('much');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openBeside(drill, url);
  // Where the filling goes.
  process.env['DATABASE_URL'] = url;
  const admin = await signedIn(db, await makeAdmin(db));
  const sides = [await makeSide(db, 10, 10, 10), await makeSide(db, 10_000, 100_000, 1_000)] as const;
  await db.execute(sql`analyze`);
  const reads: Record<string, (side: Side) => [Person, string]> = {
    'my videos': ({ player }) => [player, '/api/videos'],
    'my videos, first 24': ({ player }) => [player, '/api/videos?limit=24'],
    'player dashboard': ({ player }) => [player, `/api/players/${player.id}/dashboard`],
    progress: ({ player }) => [player, `/api/players/${player.id}/progress`],
    ratings: ({ player }) => [player, '/api/skill-ratings/user'],
    notifications: ({ player }) => [player, `/api/notifications/${player.id}`],
    'coach dashboard': ({ coach }) => [coach, '/api/coach/dashboard'],
    'my players': ({ coach }) => [coach, '/api/coach/players'],
    'review queue': ({ coach }) => [coach, '/api/reviews/queue'],
    conversations: ({ coach }) => [coach, '/api/messages/conversations'],
    'bookable players': ({ coach }) => [coach, '/api/training-sessions/players'],
    'admin: people': () => [admin, '/api/admin/people'],
    'admin: videos': () => [admin, '/api/admin/videos'],
  };
  for (const [name, of] of Object.entries(reads)) {
    const found = [];
    for (const side of sides) {
      const [who, path] = of(side);
      const durations: number[] = [];
      let [size, status] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const answer = await ask(server.url + path, { cookie: who.cookie });
        durations.push(answer.milliseconds);
        status = answer.status;
        size = JSON.stringify(answer.body).length / 1_024;
      }
      found.push({ median: at(durations, 0.5), size, status });
    }
    const [small, large] = found as [(typeof found)[number], (typeof found)[number]];
    const ratio = large.median / small.median;
    const holds =
      small.status === 200 && large.status === 200 && large.median < 1_000 && large.size < 5_120 && ratio < most;
    drill.expect(
      name,
      holds || (answersAll.includes(name) && large.status === 200),
      `${small.median.toFixed(1)} → ${large.median.toFixed(1)} ms (× ${ratio.toFixed(1)}), ${small.size.toFixed(0)} → ${large.size.toFixed(0)} kB`,
    );
  }
  const marked = await ask(`${server.url}/api/notifications/${sides[1].player.id}/mark-all-read`, {
    method: 'PUT',
    cookie: sides[1].player.cookie,
  });
  drill.expect(
    '100,000 notifications are marked as read',
    marked.status < 300,
    `${marked.status} after ${Math.round(marked.milliseconds)} ms`,
  );
}

interface Side {
  player: Person;
  coach: Person;
}

/** A player with so many reviewed videos and notifications, whose coach has so many players. */
async function makeSide(db: Database, videos: number, notifications: number, players: number): Promise<Side> {
  const player = await signedIn(db, await makePlayer(db));
  const coach = await signedIn(db, await makeCoach(db));
  // Longer than a statement of a request may take.
  await fill(db, 'notifications', [
    sql`
      insert into users (id, email, first_name, last_name, country, state, current_level, email_verified_at)
      select gen_random_uuid(), ${`p${players}-`} || n || '@pala.test', 'Player', 'No ' || n, 'DK', 'active', 3.0, now() from generate_series(2, ${players}::int) as n`,
    sql`
      insert into coach_connections (id, coach_id, player_id, status, started_at)
      select gen_random_uuid(), ${coach.id}, id, 'active', now() from users where email like ${`p${players}-%`} or id = ${player.id}`,
    sql`
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, updated_at, due_at, overall_score)
      select gen_random_uuid(), ${player.id}, 'Match ' || n, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE',
        case when n % 10 = 0 then 'Pending' else 'Analyzed' end, now() - make_interval(hours => n), now() - make_interval(hours => n), now(), 3.5
      from generate_series(1, ${videos}::int) as n`,
    sql`
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, updated_at, due_at, overall_score)
      select gen_random_uuid(), player_id, 'Match ' || n, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE',
        'Analyzed', now() - make_interval(days => n), now() - make_interval(days => n), now(), 3.5
      from coach_connections, generate_series(1, 2) as n where coach_id = ${coach.id} and player_id <> ${player.id}`,
    sql`
      insert into reviews (video_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement, published_at)
      select id, ${coach.id}, repeat('A good match. ', 20), 'Lob.', 'Bandeja.', 'Practise.', updated_at from videos
      where status = 'Analyzed' and player_id in (select player_id from coach_connections where coach_id = ${coach.id})`,
    sql`
      insert into skill_ratings (id, video_id, player_id, skill_name, rating, created_at)
      select gen_random_uuid(), id, player_id, skill, 4.0, updated_at from videos, unnest(array['overall', 'bandeja', 'lob', 'volley']) as skill
      where status = 'Analyzed' and player_id in (select player_id from coach_connections where coach_id = ${coach.id})`,
    sql`
      insert into messages (id, player_id, coach_id, sender_id, content, created_at)
      select gen_random_uuid(), player_id, coach_id, coach_id, 'See you', now() - make_interval(mins => row_number() over ()::int)
      from coach_connections where coach_id = ${coach.id}`,
    sql`
      insert into notifications (id, user_id, type, kind, subject_ids, facts, created_at)
      select gen_random_uuid(), ${player.id}::uuid, 'video_analyzed', 'review-published', '{}'::uuid[],
        jsonb_build_object('people', jsonb_build_object('coach', ${coach.id}::text), 'title', 'Match ' || n), now() - make_interval(mins => n)
      from generate_series(1, ${notifications}::int) as n`,
  ]);
  return { player, coach };
}
