// R10: the cluster of `deploy/cluster` loses its leader under load: killed, handed over, cut off; before that, its replicas lag.
// Nothing acknowledged is lost, an old leader acknowledges nothing, and people get 503 with Retry-After meanwhile.

import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '#server/db/database.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { ask, countStatuses, idOf, insist, sideBySide } from './shared/ask.ts';
import { type Cluster, type Node, requireCluster, runInOwnNetwork, startCluster } from './shared/cluster.ts';
import type { Drill } from './shared/drill.ts';
import { openEventStream } from './shared/event-stream.ts';
import { booksOf, creditPlayer, type Person, signedIn, submit } from './shared/people.ts';
import { openServerDatabase, outboxOf, startDrillServer } from './shared/server.ts';

const credits = 1_000_000;

/** Each fault once, with eight people who write and eight who read over two servers. */
export async function failover(drill: Drill): Promise<void> {
  requireCluster();
  if (drill.option('inside', 0) === 0) {
    const status = runInOwnNetwork('failover', process.argv.slice(3));
    drill.expect('the drill in a network of its own', status === 0, `exit code ${status}`);
    return;
  }
  const began = performance.now();
  const cluster = await startCluster(drill);
  const url = cluster.write('pala');
  const folders = [drill.folder(), drill.folder()];
  const servers: string[] = [];
  for (const folder of folders) {
    const addresses = { DATABASE_URL: url, DATABASE_READ_URL: cluster.read('pala'), DATA_DIR: folder };
    servers.push((await startDrillServer(drill, { ...addresses, DEMO: '1' })).url);
  }
  drill.say(`cluster and servers with the demo after ${seconds(performance.now() - began)}`);
  const db = openServerDatabase(drill, url);
  const player = await creditPlayer(db, credits);
  const stream = await openEventStream(() => servers[0] ?? '', player.cookie);
  const acknowledged = new Set<string>();
  const mailed = new Set<string>();

  await lagBehind(drill, cluster, db, servers);

  async function disturb(name: string, during: () => Promise<string>): Promise<void> {
    // Before anything is lost: this connection would break.
    const forgetful = await sideBySide(40, () => makePerson(db, { role: 'player', passwordHash: 'x' }));
    const load = startLoad(servers, player, acknowledged);
    await pause(2_000);
    const over = new AbortController();
    const asking = askForEmails(forgetful, servers, mailed, over.signal);
    const found = await during();
    over.abort();
    await asking;
    // Ready again: everyone gets an answer.
    await pause(3_000);
    const { statuses, gap, unmarked, writes } = await load.stop();
    const failed = statuses.total() - statuses.of(200) - statuses.of(201);
    drill.expect(`${name}: answers are right or 503`, statuses.only(200, 201, 503), `${statuses.text()}; ${found}`);
    drill.expect(`${name}: each 503 has a Retry-After`, unmarked === 0, `${unmarked} without`);
    drill.say(`  ${seconds(gap)} without writes, ${failed} requests failed, ${writes} writes acknowledged`);
    const heard = stream.next('video', 20_000);
    const asked = performance.now();
    const answer = await submit(servers[1] ?? '', player);
    if (answer.status === 201) acknowledged.add(idOf(answer));
    await heard;
    drill.expect(`${name}: events arrive`, performance.now() - asked < 19_000, seconds(performance.now() - asked));
  }

  await disturb(`the leader's machine is lost`, async () => {
    const old = await cluster.leader();
    await old.kill('machine');
    const next = await cluster.settled(1, old);
    old.start();
    drill.expect('the lost machine returns as a replica', (await cluster.settled(2)) !== null);
    return `${old.name} → ${next?.name}`;
  });
  await disturb('PostgreSQL of the leader is killed', async () => {
    const old = await cluster.leader();
    await old.kill('postgresql');
    const next = await cluster.settled(2, old);
    drill.expect('its PostgreSQL returns as a replica', next !== null);
    return `${old.name} → ${next?.name}`;
  });
  await disturb('handed over in order', async () => {
    const old = await cluster.leader();
    await cluster.switchOver();
    const next = await cluster.settled(2, old);
    return `${old.name} → ${next?.name}`;
  });
  for (let cut = 0; cut < drill.option('cuts', 1); cut += 1)
    await disturb('the leader is cut off from the other nodes', () => cutOff(drill, cluster));

  const books = await booksOf(db, player);
  const found = new Set(books.videos);
  const lost = [...acknowledged].filter((id) => !found.has(id)).length;
  drill.expect(
    'nothing acknowledged is lost',
    lost === 0,
    `${acknowledged.size} acknowledged, ${found.size} found, ${lost} lost`,
  );
  drill.expect(
    'nothing happened twice',
    found.size === acknowledged.size,
    `${found.size - acknowledged.size} too many`,
  );
  drill.expect(
    'no partial writes',
    books.balance === books.ledger && books.balance === credits - books.videos.length,
    `balance ${books.balance}, ledger ${books.ledger}`,
  );
  stream.close();
  await findEmails(drill, folders, mailed);
}

/** Asks for an email twice a second until told to stop, and keeps the addresses of those that were promised. */
async function askForEmails(
  forgetful: readonly { email: string }[],
  servers: readonly string[],
  mailed: Set<string>,
  over: AbortSignal,
): Promise<void> {
  for (const [index, { email }] of forgetful.entries()) {
    if (over.aborted) return;
    const url = `${servers[index % 2]}/api/auth/forgot-password`;
    const { answer } = await insist(() => ask(url, { method: 'POST', body: { email } }));
    if (answer.status < 300) mailed.add(email);
    await pause(500);
  }
}

/** Every promised email is sent; one whose sending was not noted before the leader was lost may be sent again. */
async function findEmails(drill: Drill, folders: readonly string[], mailed: ReadonlySet<string>): Promise<void> {
  const missing = () => {
    const sent = folders.flatMap(outboxOf).join('\n');
    return [...mailed].filter((email) => !sent.includes(email)).length;
  };
  // A job under way when the leader was lost is taken up again after five minutes (jobs/queue.ts).
  for (let tries = 0; tries < 480 && missing() > 0; tries += 1) await pause(1_000);
  const count = folders.flatMap(outboxOf).filter((mail) => [...mailed].some((email) => mail.includes(email))).length;
  drill.expect(
    'every email that was promised is sent',
    mailed.size > 0 && missing() === 0,
    `${mailed.size} promised, ${missing()} missing, ${count - mailed.size} sent again`,
  );
}

/** Cuts the leader off and writes to each node directly, as a client would that still reaches the old leader. */
async function cutOff(drill: Drill, cluster: Cluster): Promise<string> {
  const old = await cluster.leader();
  const direct = await openNotes(old);
  const notes: { number: number; at: number }[] = [];
  const over = new AbortController();
  const writing = (async () => {
    for (let number = Date.now(); !over.signal.aborted; number += 1) {
      if (await direct.write(number)) notes.push({ number, at: performance.now() });
      await pause(50);
    }
  })();
  await pause(500);
  const began = performance.now();
  const heal = cluster.cut(old);
  const next = await cluster.settled(1, old);
  const promoted = performance.now();
  await pause(3_000);
  heal();
  const settled = await cluster.settled(2);
  over.abort();
  await writing;
  const late = notes.filter(({ at }) => at > promoted && at < promoted + 3_000).length;
  drill.expect('cut off, the old leader acknowledges nothing once there is another', late === 0, `${late} writes`);
  const kept = await readNotes(settled ?? (await cluster.leader()));
  const lost = notes.filter(({ number }) => !kept.includes(number)).length;
  const during = notes.filter(({ at }) => at > began && at < promoted).length;
  drill.expect(
    'what the old leader acknowledged is kept by the new one',
    lost === 0,
    `${notes.length} acknowledged, ${during} of them cut off, ${lost} lost`,
  );
  drill.expect('healed, the old leader returns as a replica', settled !== null && settled !== old);
  return `${old.name} → ${next?.name}`;
}

/** Both replicas stop replaying: what may be old becomes no older than five seconds, and the writer's own is never old. */
async function lagBehind(drill: Drill, cluster: Cluster, db: Database, servers: readonly string[]): Promise<void> {
  const [writer, reader] = [await signedIn(db, await makeAdmin(db)), await signedIn(db, await makeAdmin(db))];
  const leader = await cluster.leader();
  const replicas = cluster.nodes.filter((node) => node !== leader);
  const name = `Lag ${Date.now()}`;
  const isSeen = async (server: string | undefined, cookie: string) =>
    JSON.stringify((await ask(`${server}/api/admin/audit`, { cookie })).body).includes(name);
  // Until the server reads a replica, which it leaves alone for some seconds after a failed connection.
  const readers = `select pid from pg_stat_activity where usename = 'pala'`;
  for (let tries = 0; tries < 40; tries += 1) {
    await isSeen(servers[1], reader.cookie);
    await pause(500);
    const found = await Promise.all(replicas.map(({ url }) => query(url, readers)));
    if (found.flat().length > 0) break;
  }
  await isSeen(servers[1], reader.cookie);
  for (const { url } of replicas) await query(url, 'select pg_wal_replay_pause()');
  const manager = { email: `${Date.now()}@pala.test`, firstName: 'Astrid', lastName: 'Holm', country: 'DK' };
  const club = { name, code: `LAG-${Date.now()}`, manager };
  const wrote = performance.now();
  const made = await ask(`${servers[0]}/api/admin/clubs`, { method: 'POST', cookie: writer.cookie, body: club });
  const own = made.headers.getSetCookie().map((one) => one.split(';', 1).join(''));
  const isOwnSeen = await isSeen(servers[1], [writer.cookie, ...own].join('; '));
  const isOld = !(await isSeen(servers[1], reader.cookie));
  drill.expect('a replica answers what may be old', isOld, isOld ? 'an answer from before' : 'the answer was new');
  drill.expect('the writer reads their own write at once, on the other server', made.status === 201 && isOwnSeen);
  while (!(await isSeen(servers[1], reader.cookie)) && performance.now() - wrote < 30_000) await pause(100);
  const age = performance.now() - wrote;
  drill.expect('others read it within five seconds, from the leader', age < 8_000, seconds(age));
  for (const { url } of replicas) await query(url, 'select pg_wal_replay_resume()');
}

/** A table of numbers, and a way to write to it on this node only, with a new connection whenever the last one broke. */
async function openNotes(node: Node) {
  await query(node.url, 'create table if not exists notes (number bigint)');
  let open: Client | null = null;
  return {
    async write(number: number): Promise<boolean> {
      try {
        if (open === null) {
          open = new Client({ connectionString: node.url, connectionTimeoutMillis: 1_000, query_timeout: 15_000 });
          open.on('error', () => {});
          await open.connect();
        }
        await open.query('insert into notes values ($1)', [number]);
        return true;
      } catch {
        void open?.end().catch(() => {});
        open = null;
        return false;
      }
    },
  };
}

async function readNotes(node: Node): Promise<number[]> {
  return (await query(node.url, 'select number from notes')).map((row) => Number(row['number']));
}

/** Runs one statement on one node. */
async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** People who write and read all the time. A write without an answer is sent again under its key, as browsers do. */
function startLoad(servers: readonly string[], player: Person, acknowledged: Set<string>) {
  const over = new AbortController();
  const statuses = countStatuses();
  let [unmarked, writes, gap, last] = [0, 0, 0, performance.now()];
  const running = sideBySide(16, async (index) => {
    const server = servers[index % 2] ?? '';
    let key = crypto.randomUUID();
    // A write under way is followed to its end, so that its client knows what became of it.
    for (let isOpen = false; !over.signal.aborted || isOpen; ) {
      const isWrite = index < 8;
      const answer = isWrite
        ? await submit(server, player, 'A drill', key)
        : await ask(`${server}/api/videos`, { cookie: player.cookie });
      statuses.add(answer.status);
      isOpen = isWrite && answer.status !== 201;
      if (answer.status === 201) {
        acknowledged.add(idOf(answer));
        key = crypto.randomUUID();
        gap = Math.max(gap, performance.now() - last);
        last = performance.now();
        writes += 1;
      } else if (answer.status !== 200) {
        if (!answer.headers.has('retry-after')) unmarked += 1;
        await pause(200);
      }
      await pause(20);
    }
  });
  return {
    async stop() {
      over.abort();
      await running;
      return { statuses, gap, unmarked, writes };
    },
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
