// R11: two servers whose pool goes through PgBouncer in transaction mode, and around it with what needs a session. Then the same without
// the second address, to show what it is for.

import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '#server/db/database.ts';
import { migrationLock } from '#server/db/migrations.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { connect, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { ask, countStatuses, insist, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { openEventStream } from './shared/event-stream.ts';
import { booksOf, creditPlayer, signedIn, submit, write } from './shared/people.ts';
import { type Pooler, startPooler } from './shared/pooler.ts';
import { type Postgresql, startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, outboxOf, spawnDrillServer, startDrillServer } from './shared/server.ts';

const password = 'a good long password';
/** Connections from PgBouncer to PostgreSQL: half of what one server's pool may open. */
const poolSize = 5;

/** Everything that two servers share, through a pool that is too small for one. */
export async function pooler(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const direct = await postgresql.create('pala');
  const bouncer = await startPooler(drill, direct, { default_pool_size: poolSize });
  drill.say(`${bouncer.version} with ${poolSize} connections, PostgreSQL ${postgresql.version}`);
  const addresses = { DATABASE_URL: `${bouncer.at('pala')}?application_name=pooled`, DATABASE_DIRECT_URL: direct };
  await refuseWrong(drill, bouncer, addresses);

  const folders = [drill.folder(), drill.folder()];
  const starting = folders.map((folder) => startDrillServer(drill, { ...addresses, DATA_DIR: folder }));
  const [a, b] = (await Promise.all(starting)).map(({ url }) => url) as [string, string];
  const db = openServerDatabase(drill, direct);
  drill.expect('two servers started at once migrate an empty database once', a !== b, 'both are ready');

  const someone = await makePerson(db, { role: 'player', passwordHash: await hashPassword(password) });
  const signed = await ask(`${a}/api/auth/login`, { method: 'POST', body: { email: someone.email, password } });
  const cookie = (signed.headers.get('set-cookie') ?? '').split(';', 1).join('');
  const known = await ask(`${b}/api/auth/user`, { cookie });
  drill.expect(
    'who signs in on one is signed in on the other',
    known.status === 200,
    `${signed.status}, ${known.status}`,
  );

  const [player, coach] = [await signedIn(db, await makePlayer(db)), await signedIn(db, await makeCoach(db))];
  await connect(db, coach, player);
  await makeSubscription(db, player);
  const waited = await eventAfter(b, coach.cookie, () => write(a, coach, player, 'News'));
  drill.expect('an event of one server reaches a stream of the other', waited < 9_000, `after ${waited} ms`);

  await askMany(drill, postgresql, db, [a, b]);
  await mailOnce(drill, db, [a, b], folders);
  await waitLong(drill, postgresql, bouncer);
  await withoutDirect(drill, postgresql);
}

/** The addresses that a start refuses, each with a sentence. */
async function refuseWrong(
  drill: Drill,
  bouncer: Pooler,
  { DATABASE_URL, DATABASE_DIRECT_URL }: { DATABASE_URL: string; DATABASE_DIRECT_URL: string },
): Promise<void> {
  const bare = await startPooler(drill, DATABASE_DIRECT_URL, {}, false);
  const wrong = [
    ['a pooler without our settings', { DATABASE_URL: bare.at('pala'), DATABASE_DIRECT_URL }, /need set /],
    [
      'a pooler of another database',
      { DATABASE_URL: bouncer.at('postgres'), DATABASE_DIRECT_URL },
      /different databases/,
    ],
    [
      'the pooler as the direct address',
      { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL },
      /is a pooler|leads to a pooler/,
    ],
    ['the pooler alone', { DATABASE_URL }, /Set DATABASE_DIRECT_URL/],
  ] as const;
  for (const [what, environment, sentence] of wrong) {
    const server = spawnDrillServer(drill, { ...environment });
    const code = await server.ended;
    drill.expect(`${what} is refused`, code === 1 && sentence.test(server.said()), server.said().trim().slice(0, 160));
  }
}

/** How long an event takes to reach a stream, in milliseconds. */
async function eventAfter(server: string, cookie: string, change: () => Promise<unknown>): Promise<number> {
  const stream = await openEventStream(() => server, cookie);
  const began = performance.now();
  const heard = stream.next('message', 10_000);
  await change();
  await heard;
  stream.close();
  return Math.round(performance.now() - began);
}

/** Two hundred requests at once over both: half of them write. */
async function askMany(drill: Drill, postgresql: Postgresql, db: Database, servers: readonly string[]): Promise<void> {
  const senders = await sideBySide(25, () => creditPlayer(db, 10));
  const over = new AbortController();
  let most = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      const [found] = await postgresql.run(
        `select count(*)::int as count from pg_stat_activity where application_name = 'pooled'`,
      );
      most = Math.max(most, Number(found?.['count']));
      await pause(50);
    }
  })();
  const statuses = countStatuses();
  const answers = await sideBySide(200, (index) => {
    const server = servers[index % 2] ?? '';
    const sender = senders[index % senders.length];
    if (sender === undefined) throw new Error('there is no sender');
    const key = crypto.randomUUID();
    return insist(() =>
      index % 4 < 2
        ? submit(server, sender, `Match ${index}`, key)
        : ask(`${server}/api/videos`, { cookie: sender.cookie }),
    );
  });
  over.abort();
  await watching;
  for (const { answer } of answers) statuses.add(answer.status);
  const again = answers.filter(({ tries }) => tries > 1).length;
  drill.expect(
    '200 requests at once are answered',
    statuses.only(200, 201),
    `${statuses.text()}; ${again} of them not at once (503)`,
  );
  const books = await Promise.all(senders.map((sender) => booksOf(db, sender)));
  const found = books.reduce((sum, { videos }) => sum + videos.length, 0);
  drill.expect(
    'each write happened once',
    found === statuses.of(201) &&
      books.every(({ videos, balance, ledger }) => balance === 10 - videos.length && ledger === balance),
    `${statuses.of(201)} answered, ${found} videos`,
  );
  drill.expect(
    'PgBouncer needed no more connections than it may',
    most > 0 && most <= poolSize,
    `${most} of ${poolSize}`,
  );
}

/** Each email is a job, of which either server does each once. */
async function mailOnce(
  drill: Drill,
  db: Database,
  servers: readonly string[],
  folders: readonly string[],
): Promise<void> {
  const people = await sideBySide(24, () => makePerson(db, { role: 'player', passwordHash: 'x' }));
  await sideBySide(people.length, (index) => {
    const body = { email: people[index]?.email };
    return insist(() => ask(`${servers[index % 2]}/api/auth/forgot-password`, { method: 'POST', body }));
  });
  const count = () => folders.map((folder) => outboxOf(folder).length);
  const sum = () => count().reduce((x, y) => x + y);
  for (let tries = 0; tries < 1_200 && sum() < people.length; tries += 1) await pause(100);
  await pause(3_000);
  drill.expect('each email is sent once, by either', sum() === people.length, `${count().join(' + ')} sent`);
}

/** A migration that waits longer than a statement of the pool may take: another server holds the lock of migrations. */
async function waitLong(drill: Drill, postgresql: Postgresql, bouncer: Pooler): Promise<void> {
  const direct = await postgresql.create('later');
  const holder = new Client({ connectionString: direct, options: '-c statement_timeout=0' });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [migrationLock]);
  const server = spawnDrillServer(drill, { DATABASE_URL: bouncer.at('later'), DATABASE_DIRECT_URL: direct });
  await pause(25_000);
  await holder.end();
  const isReady = await isReadyWithin(server.ready, 120_000);
  drill.expect('a migration may take longer than a statement of the pool', isReady, isReady ? 'yes' : server.said());
}

/** The same PgBouncer as the only address, made to take what it would refuse: what the second address is for. */
async function withoutDirect(drill: Drill, postgresql: Postgresql): Promise<void> {
  const direct = await postgresql.create('alone');
  const settings = { default_pool_size: poolSize, ignore_startup_parameters: 'options' };
  const bouncer = await startPooler(drill, direct, settings);
  const { url } = await startDrillServer(drill, { DATABASE_URL: bouncer.at('alone') });
  const db = openServerDatabase(drill, direct);
  const [player, coach] = [await signedIn(db, await makePlayer(db)), await signedIn(db, await makeCoach(db))];
  await connect(db, coach, player);
  await makeSubscription(db, player);
  const waited = await eventAfter(url, coach.cookie, () => write(url, coach, player, 'News'));
  drill.expect('without the second address events do not arrive', waited >= 9_000, `after ${waited} ms`);
  const held = await postgresql.run(
    `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = 'alone')`,
  );
  drill.expect(
    'without it the lock of migrations stays behind',
    held.length > 0,
    `${held.length} held by an idle connection`,
  );
}

const isReadyWithin = (ready: Promise<string>, milliseconds: number) =>
  Promise.race([ready.then(() => true), pause(milliseconds, false, { ref: false })]).catch(() => false);
