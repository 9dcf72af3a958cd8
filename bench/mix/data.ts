// Data of the mix, besides that of the hot reads: clubs, an ordinary coach, and waiting work.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { fillHotReads, type Measured } from '../hot-reads/data.ts';
import { fill } from '../shared/fill.ts';
import { signIn } from '../shared/start.ts';

/** Members of an ordinary club, and players of an ordinary coach: with fewer people these are not measured. */
const membersOfOne = 100;
const playersOfOne = 50;
/** The same for a small club and a coach with few players, in every size. */
const membersOfSmall = 4;
const playersOfSmall = 9;
/** Videos whose review another coach has begun: a draft for each save and each publishing. */
export const waiting = 4_000;

/** The signed-in people who read and write. */
export interface MixPeople {
  player: Measured & { cookie: string };
  /** A coach with few players, and the manager of a small club: the same in every size. */
  small: { coach: { id: string; cookie: string }; manager: { cookie: string } };
  /** People of ordinary size; null if there are too few people. */
  ordinary: { coach: { id: string; cookie: string }; manager: { cookie: string } } | null;
  /** The writing coach, with more drafts than anyone really has. */
  writer: { id: string; cookie: string };
  administrator: { id: string; cookie: string };
  /** Players of the coach, with credits. */
  players: { id: string; cookie: string }[];
  /** Waiting videos, with the writing coach as their reviewer. */
  drafts: string[];
}

/** Fills an empty database with so many videos and everything else in proportion. */
export async function fillMix(db: Database, videos: number): Promise<void> {
  await fillHotReads(db, videos);
  await fill(db, 'notifications', [
    sql`insert into clubs (id, name, code)
      select gen_random_uuid(), 'Padel Club ' || n, 'MIX' || n
      from generate_series(1, greatest(1, (select count(*) from users where role = 'player') / ${membersOfOne * 2})) as n`,
    sql`insert into clubs (id, name, code) values (gen_random_uuid(), 'Small Padel Club', 'SMALL')`,
    sql`update users set access_type = 'club', club_id = clubs.id from clubs
      where clubs.code = 'SMALL' and users.email in (select 'p' || n || '@pala.test' from generate_series(2, ${membersOfSmall + 1}::int) as n)`,
    // Every second player is a club member, except the measured one and the one with a tenth of all videos.
    sql`with numbered as (
          select id, row_number() over (order by id) as n from users
          where role = 'player' and club_id is null and email not in ('p1@pala.test', 'large@pala.test')
        ),
        chosen as (select id, row_number() over (order by code <> 'MIX1', id) as n from clubs where code <> 'SMALL')
      update users set access_type = 'club', club_id = chosen.id from numbered, chosen
      where users.id = numbered.id and numbered.n % 2 = 0 and chosen.n = 1 + (numbered.n / 2 - 1) / ${membersOfOne}`,
    sql`insert into users (id, email, first_name, last_name, country, role, state, email_verified_at, access_type, club_id)
      select gen_random_uuid(), lower(code) || '.manager@pala.test', 'Mona', 'Manager', 'DK', 'club', 'active', now(), 'club', id
      from clubs where code in ('MIX1', 'SMALL')`,
    sql`insert into users (id, email, first_name, last_name, country, role, state, email_verified_at)
      values (gen_random_uuid(), 'admin@pala.test', 'Ada', 'Admin', 'DK', 'admin', 'active', now()),
        (gen_random_uuid(), 'mix@pala.test', 'Max', 'Coach', 'DK', 'coach_freelance', 'active', now()),
        (gen_random_uuid(), 'small@pala.test', 'Sam', 'Coach', 'DK', 'coach_freelance', 'active', now()),
        (gen_random_uuid(), 'writer@pala.test', 'Wilma', 'Coach', 'DK', 'coach_freelance', 'active', now())`,
    sql`insert into users (id, email, first_name, last_name, country, state, current_level, email_verified_at, analysis_credits_remaining)
      select gen_random_uuid(), 'm' || n || '@pala.test', 'Player', 'Of Max ' || n, 'DK', 'active', 3.0, now(), 1000000
      from generate_series(1, ${playersOfOne}::int) as n`,
    sql`insert into credit_entries (id, user_id, amount, reason, note)
      select gen_random_uuid(), id, 1000000, 'adjustment', 'bench' from users where email like 'm%@pala.test' and analysis_credits_remaining > 0`,
    sql`insert into coach_connections (id, coach_id, player_id, status, started_at)
      select gen_random_uuid(), coach.id, player.id, 'active', now() from users coach, users player
      where coach.email = 'writer@pala.test' and player.analysis_credits_remaining = 1000000`,
    // An ordinary coach: ordinary players, with the measured one among them.
    sql`insert into coach_connections (id, coach_id, player_id, status, started_at)
      select gen_random_uuid(), coach.id, player.id, 'active', now() from users coach,
        (select id from users where role = 'player' and email like 'p%' order by email <> 'p1@pala.test', id limit ${playersOfOne}) as player
      where coach.email = 'mix@pala.test'`,
    sql`insert into coach_connections (id, coach_id, player_id, status, started_at)
      select gen_random_uuid(), coach.id, player.id, 'active', now() from users coach, users player
      where coach.email = 'small@pala.test'
        and player.email in (select 'p' || n || '@pala.test' from generate_series(1, ${playersOfSmall}::int) as n)`,
    sql`insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, status, upload_date, updated_at, due_at, video_type)
      select gen_random_uuid(), player.id, 'Waits no ' || n, 'youtube', 'M7lc1UVf-VE', 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        'https://youtu.be/M7lc1UVf-VE', 'Pending', now() - make_interval(secs => n * 20), now() - make_interval(secs => n * 20), now() + interval '1 day', 'game'
      from users player, generate_series(1, ${waiting / playersOfOne}::int) as n where player.analysis_credits_remaining = 1000000`,
    sql`insert into review_drafts (video_id, player_id, coach_id, document, version)
      select videos.id, videos.player_id, coach.id, '{}', 0 from videos, users coach where videos.title like 'Waits%' and coach.email = 'writer@pala.test'`,
    sql`insert into notifications (id, user_id, type, kind, subject_ids, facts, video_id, created_at)
      select gen_random_uuid(), users.id, 'video_analyzed', 'review-published', '{}',
        jsonb_build_object('people', jsonb_build_object('coach', coach.id), 'title', 'Match'), null, now() - make_interval(hours => n)
      from users, users coach, lateral generate_series(1, case when users.email = 'p1@pala.test' then 100 else 5 end) as n
      where users.role = 'player' and coach.email = 'mix@pala.test'`,
  ]);
}

/** Signs in all people of the mix. */
export async function findPeople(db: Database): Promise<MixPeople> {
  const rowsOf = async <T>(statement: ReturnType<typeof sql>) => {
    const answer: unknown = await db.execute(statement);
    return (answer as { rows: T[] }).rows;
  };
  const idOf = async (email: string) =>
    onlyRow(await rowsOf<{ id: string }>(sql`select id from users where email = ${email}`)).id;
  const someone = async (email: string) => {
    const id = await idOf(email);
    return { id, cookie: await signIn(db, id) };
  };
  const player = await someone('p1@pala.test');
  const [reviewed] = await rowsOf<{ id: string }>(sql`
    select id from videos where player_id = ${player.id} and status = 'Analyzed' order by updated_at desc offset 10 limit 1`);
  const players = await rowsOf<{ id: string }>(
    sql`select id from users where email like 'm%@pala.test' and role = 'player' order by id`,
  );
  const { members, connections } = onlyRow(
    await rowsOf<{ members: number; connections: number }>(sql`
      select (select count(*)::int from users join clubs on clubs.id = club_id where code = 'MIX1' and role = 'player') as members,
        (select count(*)::int from coach_connections join users on users.id = coach_id where email = 'mix@pala.test') as connections`),
  );
  const drafts = await rowsOf<{ id: string }>(sql`
    select v.id from videos v join review_drafts d on d.video_id = v.id where v.status = 'Pending' and v.title like 'Waits%' and d.version = 0 order by v.id`);
  return {
    player: {
      userId: player.id,
      cookie: player.cookie,
      coachId: await idOf('coach@pala.test'),
      videoId: reviewed?.id ?? '',
    },
    small: { coach: await someone('small@pala.test'), manager: await someone('small.manager@pala.test') },
    ordinary:
      members === membersOfOne && connections === playersOfOne
        ? { coach: await someone('mix@pala.test'), manager: await someone('mix1.manager@pala.test') }
        : null,
    writer: await someone('writer@pala.test'),
    administrator: await someone('admin@pala.test'),
    players: await Promise.all(players.map(async ({ id }) => ({ id, cookie: await signIn(db, id) }))),
    drafts: drafts.map(({ id }) => id),
  };
}
