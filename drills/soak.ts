// R19: people of every role use Pala for hours, with human pauses, on both databases at once. Nothing grows, nothing fails.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  reviewDocument,
} from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { type Answer, ask, at, countStatuses } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { openEventStream } from './shared/event-stream.ts';
import { type Person, rowsOf, signedIn, submit, write } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { embeddedUrl, openServerDatabase, startDrillServer, usageOf } from './shared/server.ts';

type Database = ReturnType<typeof openServerDatabase>;

/**
 * For so many minutes, with so many people on each database; of ten, eight are players, one a coach, one a manager or an administrator.
 * Each does something every so many seconds (`pause`, a mean: mostly less, now and then some four times as much).
 */
export async function soak(drill: Drill): Promise<void> {
  const minutes = drill.option('minutes', 120);
  const count = drill.option('people', 200);
  const seconds = drill.option('pause', 15);
  const postgresql = await startPostgresql(drill);
  const sides = [
    await startSide(drill, 'embedded database', null),
    await startSide(drill, `PostgreSQL ${postgresql.version}`, await postgresql.create('soak')),
  ];
  await Promise.all(sides.map((side) => live(drill, side, { count, minutes, seconds })));
  for (const side of sides) await judge(drill, side, minutes);
}

interface Sample {
  memory: number;
  handles: number;
}

interface TableSize {
  name: string;
  bytes: number;
  rows: number;
}

interface Side {
  name: string;
  url: string;
  pid: number;
  db: Database;
  statuses: ReturnType<typeof countStatuses>;
  faults: string[];
  durations: number[];
  samples: Sample[];
  /** After the warm-up, halfway, and at the end. */
  sizes: TableSize[][];
}

async function startSide(drill: Drill, name: string, databaseUrl: string | null): Promise<Side> {
  const dataDir = drill.folder();
  const server = await startDrillServer(drill, {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const db = openServerDatabase(drill, databaseUrl ?? embeddedUrl(dataDir));
  const pid = server.process.pid ?? 0;
  return {
    name,
    url: server.url,
    pid,
    db,
    statuses: countStatuses(),
    faults: [],
    durations: [],
    samples: [],
    sizes: [],
  };
}

/** Runs people on a server, and measures it now and then. */
async function live(
  drill: Drill,
  side: Side,
  { count, minutes, seconds }: { count: number; minutes: number; seconds: number },
): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const lives = await makeLives(side, count);
  // Long ended data, to see that it is cleaned up.
  await side.db.execute(sql`
    insert into sessions (token_hash, id, user_id, expires_at)
    select 'ended ' || n, gen_random_uuid(), (select id from users limit 1), now() - interval '2 days' from generate_series(1, 1000) as n`);
  await side.db.execute(sql`insert into pgboss.job (name, data) values ('purge-expired', '{}')`);
  const people = lives.map(async (life, index) => {
    await pause((index * seconds * 1_000) / count);
    while (!isOver()) {
      await life();
      // The mean of a cubed random number is a quarter.
      await pause(seconds * (0.2 + Math.random() ** 3 * 3.2) * 1_000);
    }
  });
  const total = minutes * 60_000;
  for (const share of [0.2, 0.6, 1]) {
    while (performance.now() < end - total * (1 - share)) {
      if (share > 0.2) side.samples.push(usageOf(side.pid));
      await pause(Math.min(5_000, Math.max(200, total / 100)));
    }
    side.sizes.push(await sizesOf(side.db));
    const { memory, handles } = usageOf(side.pid);
    drill.say(
      `  ${side.name}, ${(minutes * share).toFixed(0)} min: ${side.statuses.total()} requests, memory ${memory} MB, ${handles} handles`,
    );
  }
  await Promise.all(people);
}

/** One action of a person. */
async function makeLives(side: Side, count: number): Promise<(() => Promise<void>)[]> {
  const { db, url } = side;
  const note = (what: string, answer: Answer) => {
    side.statuses.add(answer.status);
    side.durations.push(answer.milliseconds);
    if (answer.status === 0 || answer.status >= 400)
      side.faults.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 150)}`);
    return answer;
  };
  const read = async (who: Person, path: string) => note(path, await ask(url + path, { cookie: who.cookie }));
  const lives: (() => Promise<void>)[] = [];
  const club = await makeClub(db);
  const admin = await signedIn(db, await makeAdmin(db));
  for (let group = 0; group < count / 10; group += 1) {
    const coach = await signedIn(db, await makeCoach(db));
    const players: Person[] = [];
    for (let number = 0; number < 8; number += 1) {
      const made =
        number % 2 === 0
          ? await makePlayer(db, { credits: 10_000 })
          : await makeMember(db, club.id, { analysisCreditsRemaining: 10_000 });
      const player = await signedIn(db, made);
      await connect(db, coach, player);
      if (number % 2 === 0) await makeSubscription(db, player, { plan: 'pro' });
      players.push(player);
      if (number === 0) await openEventStream(() => url, player.cookie);
      lives.push(() => playOn(player, coach));
    }
    lives.push(() => reviewOn(coach, players));
    const other = group % 2 === 0 ? await signedIn(db, await makePerson(db, { role: 'club', clubId: club.id })) : admin;
    lives.push(() => manage(other, group % 2 === 0));
  }

  async function playOn(player: Person, coach: Person): Promise<void> {
    const chance = Math.random();
    if (chance < 0.02) note('submit', await submit(url, player));
    else if (chance < 0.03)
      note(
        'mark read',
        await ask(`${url}/api/notifications/${player.id}/mark-all-read`, { method: 'PUT', cookie: player.cookie }),
      );
    else if (chance < 0.3) {
      const { body } = await read(player, '/api/videos?limit=24');
      const [first] = Array.isArray(body) ? (body as { id: string }[]) : [];
      if (first) await read(player, `/api/videos/${first.id}`);
    } else if (chance < 0.5) await read(player, `/api/messages/conversation/${coach.id}`);
    else if (chance < 0.6) await read(player, `/api/players/${player.id}/progress`);
    else
      await Promise.all(
        [
          '/api/auth/user',
          `/api/players/${player.id}/dashboard`,
          `/api/notifications/${player.id}`,
          '/api/messages/unread',
        ].map((path) => read(player, path)),
      );
  }

  async function reviewOn(coach: Person, players: Person[]): Promise<void> {
    if (Math.random() < 0.3) {
      const player = players[Math.floor(Math.random() * players.length)] ?? coach;
      note('message', await write(url, coach, player, 'See you on court, and bring new balls.'));
      return;
    }
    await read(coach, '/api/coach/dashboard');
    const { body } = await read(coach, '/api/reviews/queue');
    const video = (body as { rows?: { videoId: string }[] } | null)?.rows?.[0]?.videoId;
    if (video === undefined) return;
    const path = `/api/reviews/${video}`;
    const opened = note('open', await ask(`${url}${path}/workspace`, { cookie: coach.cookie }));
    if (opened.status !== 200) return;
    let { version } = opened.body as { version: number };
    for (let save = 0; save < 4; save += 1) {
      const saved = note(
        'save',
        await ask(`${url}${path}/draft`, {
          method: 'PUT',
          cookie: coach.cookie,
          body: { version, document: reviewDocument() },
        }),
      );
      if (saved.status !== 200) return;
      version = (saved.body as { version: number }).version;
      await pause(500);
    }
    note('publish', await ask(`${url}${path}/publish`, { method: 'POST', cookie: coach.cookie, body: { version } }));
  }

  async function manage(who: Person, isManager: boolean): Promise<void> {
    const paths = isManager
      ? ['/api/auth/user', '/api/club/dashboard', '/api/club/players', '/api/club/videos']
      : ['/api/auth/user', '/api/admin/dashboard', '/api/admin/people', '/api/admin/videos'];
    for (const path of paths) await read(who, path);
  }
  return lives;
}

/** The size of each table with its indexes, and its rows. */
async function sizesOf(db: Database): Promise<TableSize[]> {
  return rowsOf<TableSize>(
    db,
    sql`select relid::regclass::text as name, pg_total_relation_size(relid)::float8 as bytes, n_live_tup::int as rows from pg_stat_user_tables order by relid`,
  );
}

/** Prints growth, and whether it is allowed. */
async function judge(drill: Drill, side: Side, minutes: number): Promise<void> {
  const { name, samples, statuses, sizes } = side;
  for (const fault of side.faults.slice(0, 10)) drill.say(`  ${fault}`);
  drill.expect(
    `${name}: no error`,
    statuses.only(200, 201, 204),
    `${statuses.total()} requests: ${statuses.text()}; p50 ${at(side.durations, 0.5).toFixed(0)} ms, p99 ${at(side.durations, 0.99).toFixed(0)} ms`,
  );
  const third = Math.ceil(samples.length / 3);
  const mean = (some: Sample[], of: (one: Sample) => number) =>
    some.reduce((sum, one) => sum + of(one), 0) / some.length;
  const [early, late] = [samples.slice(0, third), samples.slice(-third)];
  for (const [what, of, allowed] of [
    ['memory, MB', (one: Sample) => one.memory, 1.2],
    ['handles', (one: Sample) => one.handles, 1.1],
  ] as const) {
    const [before, after] = [mean(early, of), mean(late, of)];
    drill.expect(
      `${name}: ${what} stay stable`,
      after < before * allowed + 5,
      `${before.toFixed(0)} after the warm-up, ${after.toFixed(0)} at the end`,
    );
  }
  const [first = [], middle = [], last = []] = sizes;
  const grown = last.map((table) => {
    const [a, b] = [first, middle].map((all) => all.find((one) => one.name === table.name));
    return {
      ...table,
      early: (b?.bytes ?? 0) - (a?.bytes ?? 0),
      late: table.bytes - (b?.bytes ?? 0),
      added: table.rows - (a?.rows ?? 0),
    };
  });
  const faster = grown.filter((table) => table.late > table.early * 1.5 + 4_000_000);
  const largest = grown.toSorted((a, b) => b.early + b.late - a.early - a.late).slice(0, 6);
  const list = largest
    .map((table) => `${table.name} +${((table.early + table.late) / 1e6).toFixed(1)} MB, +${table.added} rows`)
    .join('; ');
  drill.expect(
    `${name}: no table's growth accelerates`,
    faster.length === 0,
    faster.map((table) => table.name).join(', ') || `in the last ${(minutes * 0.8).toFixed(0)} min: ${list}`,
  );
  const [ended] = await rowsOf<{ count: number }>(
    side.db,
    sql`select count(*)::int as count from sessions where token_hash like 'ended %'`,
  );
  drill.expect(`${name}: ended sessions are cleaned up`, ended?.count === 0, `${ended?.count} of 1000 left`);
}
