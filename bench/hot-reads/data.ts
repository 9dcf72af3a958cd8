// Data of the hot reads: players with videos, reviews, ratings, notes and messages, made by SQL.

import { sql } from 'drizzle-orm';
import { skillNames } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { fill } from '../shared/fill.ts';

/** Videos of an ordinary player; one player has a tenth of all. */
const videosOfOne = 100;
/** Notes of a measured review; others have three. */
const notes = 40;

const moment = (days: string) => sql.raw(`timestamptz '2026-01-01 12:00:00.123+00' - make_interval(secs => ${days})`);

/** The measured player and their data. */
export interface Measured {
  userId: string;
  coachId: string;
  /** A review with forty notes, after an earlier one. */
  videoId: string;
}

/** Fills an empty database with so many videos; returns an ordinary player and the one with a tenth of all videos. */
export async function fillHotReads(db: Database, videos: number): Promise<{ ordinary: Measured; large: Measured }> {
  const large = Math.floor(videos / 10);
  const players = Math.max(2, Math.ceil((videos - large) / videosOfOne));
  await fill(db, 'videos', [
    sql`insert into users (id, email, first_name, last_name, country, role, state, email_verified_at)
      values (gen_random_uuid(), 'coach@pala.test', 'Carla', 'Coach', 'DK', 'coach_freelance', 'active', now())`,
    sql`insert into users (id, email, first_name, last_name, country, state, current_level, email_verified_at)
      select gen_random_uuid(), 'p' || n || '@pala.test', 'Player', 'No ' || n, 'DK', 'active', 1 + (n % 60) / 10.0, now()
      from generate_series(1, ${players}::int) as n`,
    sql`insert into users (id, email, first_name, last_name, country, state, current_level, email_verified_at)
      values (gen_random_uuid(), 'large@pala.test', 'Player', 'Large', 'DK', 'active', 4.0, now())`,
    sql`insert into coach_connections (id, coach_id, player_id, status, started_at)
      select gen_random_uuid(), coach.id, users.id, 'active', now() from users, users coach
      where users.role = 'player' and coach.email = 'coach@pala.test'`,
    sql`insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, updated_at,
        due_at, overall_score, video_type, venue)
      select gen_random_uuid(), id, 'Match in the hall no ' || n, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://youtu.be/M7lc1UVf-VE', case when n % 10 = 0 then 'Pending' else 'Analyzed' end,
        ${moment('n * 3607')}, ${moment('n * 3600')}, now(), case when n % 10 > 0 then 3.5 end, 'game', 'Padel Club Aarhus'
      from users, lateral generate_series(1, case when email like 'large%' then ${large}::int else ${videosOfOne}::int end) as n
      where role = 'player'`,
    sql`insert into reviews (video_id, player_id, coach_id, final_summary, overall_strengths, areas_of_improvement, recommendations_for_improvement,
        published_at, updated_at)
      select videos.id, videos.player_id, coach.id, repeat('A good match with patient play from the back. ', 8), repeat('The lob is deep. ', 10),
        repeat('Come to the net together. ', 10), repeat('Play the bandeja to the corner. ', 10), videos.updated_at, videos.updated_at
      from videos, users coach where videos.status = 'Analyzed' and coach.email = 'coach@pala.test'`,
    sql`insert into messages (id, player_id, coach_id, sender_id, content, created_at, read_at)
      select gen_random_uuid(), users.id, coach.id, case when n % 2 = 0 then users.id else coach.id end,
        repeat('See you on court, and bring new balls. ', 1 + n % 4), ${moment('n * 61')}, ${moment('n * 60')}
      from users, users coach, generate_series(1, 200) as n
      where users.email in ('p1@pala.test', 'large@pala.test') and coach.email = 'coach@pala.test'`,
  ]);
  await fill(db, 'skill_ratings', [
    sql`insert into skill_ratings (id, video_id, player_id, skill_name, rating, comment, created_at)
      select gen_random_uuid(), videos.id, player_id, skill, round((2 + random() * 4)::numeric, 1), 'Steady through the whole match.', updated_at
      from videos, unnest(string_to_array(${skillNames.join(',')}, ',')) as skill where status = 'Analyzed'`,
  ]);
  await fill(db, 'annotations', [
    sql`insert into annotations (id, video_id, player_id, timestamp, end_timestamp, type, skill, title, comment)
      select gen_random_uuid(), videos.id, videos.player_id, n * 20.5, case when n % 2 = 0 then n * 20.5 + 5 end, 'improvement', 'bandeja', 'Bandeja no ' || n,
        'Turn the shoulder earlier, and let the ball come down to the height of the eyes before you hit it deep into the corner.'
      from videos join users on users.id = player_id,
        lateral generate_series(1, case when users.email in ('p1@pala.test', 'large@pala.test') then ${notes}::int else 3 end) as n
      where status = 'Analyzed'`,
  ]);
  const measured = async (email: string): Promise<Measured> => {
    const { rows } = (await db.execute(sql`
      select users.id as "userId", coach.id as "coachId",
        (select id from videos where player_id = users.id and status = 'Analyzed' order by updated_at desc offset 10 limit 1) as "videoId"
      from users, users coach where users.email = ${email} and coach.email = 'coach@pala.test'`)) as { rows: object[] };
    return onlyRow(rows) as Measured;
  };
  return { ordinary: await measured('p1@pala.test'), large: await measured('large@pala.test') };
}
