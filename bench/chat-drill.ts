// Two people chat over two server processes on one PostgreSQL; one process after the other is killed in the middle. Counts what was
// acknowledged, what is found, and how long it takes until a message shows on the other side again. `npm run bench -- chat-drill`.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { insertSession } from '#server/http/sessions/sessions.queries.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { createLog } from '#server/log.ts';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { databaseAt, onServer, startThrowAwayCluster } from '#server/testing/throw-away-cluster.ts';
import { type EventStream, openEventStream } from './drill/event-stream.ts';

const rounds = Number(process.env.ROUNDS ?? 6);
/** Messages of each person in a round; the process is killed after the first third. */
const messagesARound = 30;

const cluster = process.env.DATABASE_URL ? null : await startThrowAwayCluster();
if (cluster) await onServer(cluster.url, 'create database chat_drill');
const databaseUrl = process.env.DATABASE_URL ?? databaseAt(cluster?.url ?? '', 'chat_drill');
const environment = {
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of thirty-two characters',
  LOG_LEVEL: 'fatal',
};
const servers: ServerProcess[] = [await startServerProcess(environment), await startServerProcess(environment)];
const database = await openDatabase(readConfig(environment), createLog('silent'));

interface Person {
  id: string;
  cookie: string;
  /** Whose process the person's browser talks to: the other one's when it is down. */
  home: number;
}

async function person(make: () => Promise<{ id: string }>, home: number): Promise<Person> {
  const { id } = await make();
  const token = newToken();
  const session = { tokenHash: hashToken(token), id: crypto.randomUUID(), userId: id, days: 1 };
  await insertSession(database.db, { ...session, userAgent: null, address: '::1' });
  return { id, cookie: `pala_session=${token}`, home };
}

const player = await person(() => makePlayer(database.db), 0);
const coach = await person(() => makeCoach(database.db), 1);
await connect(database.db, coach, player);
await makeSubscription(database.db, player, { plan: 'pro' });

/** Ids by what was written: acknowledged by the server. */
const acknowledged = new Map<string, string>();
let written = 0;
let again = 0;
const addressOf = (one: Person, attempt: number) => servers[(one.home + attempt) % 2]?.url ?? '';

/** Sends as a browser does: again with the same key, to whichever process answers, until it is acknowledged. */
async function send(from: Person, to: Person, content = `Message ${(written += 1)}`): Promise<void> {
  const headers = { cookie: from.cookie, 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${addressOf(from, attempt)}/api/messages/send`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ receiverId: to.id, content }),
    }).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as { message?: { id: string } } | null | undefined;
    if (answer?.status === 201 && body?.message) {
      acknowledged.set(content, body.message.id);
      return;
    }
    if (answer !== null && answer.status < 500) throw new Error(`${answer.status} for a message`);
    again += 1;
    await pause(50);
  }
}

interface Read {
  id: string;
  content: string;
}

/** A page of the conversation as one of them reads it, and where older messages are. */
async function readPage(who: Person, path: string): Promise<{ rows: Read[]; next: string | undefined }> {
  const answer = await fetch(addressOf(who, 0) + path, { headers: { cookie: who.cookie } });
  const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
  return { rows: (await answer.json()) as Read[], next };
}

const conversationWith = ({ id }: Person) => `/api/messages/conversation/${id}`;

/** All that one of them reads. */
async function readAll(who: Person, other: Person): Promise<Read[]> {
  const rows: Read[] = [];
  for (let path: string | undefined = conversationWith(other); path !== undefined; ) {
    const page = await readPage(who, path);
    rows.push(...page.rows);
    path = page.next;
  }
  return rows;
}

/** Reads whenever the stream tells of messages, as an open window does, until one shows. */
async function waitUntilShown(who: Person, other: Person, stream: EventStream, content: string): Promise<void> {
  for (;;) {
    const told = stream.next('message', 10_000);
    const { rows } = await readPage(who, conversationWith(other));
    if (rows.some((row) => row.content === content)) return;
    await told;
  }
}

/** Milliseconds from the sending on one process to the showing on the other. */
async function timeToShow(from: Person, to: Person): Promise<number> {
  const stream = await openEventStream(() => addressOf(to, 0), to.cookie);
  const content = `Message ${(written += 1)}`;
  const shown = waitUntilShown(to, from, stream, content);
  await pause(500);
  const start = performance.now();
  await send(from, to, content);
  await shown;
  stream.close();
  return performance.now() - start;
}

let lost = 0;
let doubled = 0;
const before = await timeToShow(player, coach);
console.log(`before: a message shows on the other process after ${Math.round(before)} ms`);
for (let round = 1; round <= rounds; round += 1) {
  // The player's quota is a month's.
  await database.db.execute(
    sql`update messages set created_at = created_at - interval '2 months' where created_at > now() - interval '1 day'`,
  );
  const victim = round % 2;
  const receiver = victim === player.home ? player : coach;
  const sender = receiver === player ? coach : player;
  const stream = await openEventStream(() => addressOf(receiver, 0), receiver.cookie);
  const chat = async (from: Person, to: Person) => {
    for (let index = 0; index < messagesARound; index += 1) await send(from, to);
  };
  const atStart = acknowledged.size;
  const chatting = Promise.all([chat(player, coach), chat(coach, player)]);
  while (acknowledged.size < atStart + (messagesARound * 2) / 3) await pause(5);
  const killedAt = performance.now();
  servers[victim]?.process.kill('SIGKILL');
  await servers[victim]?.ended;
  servers[victim] = await startServerProcess(environment);
  const up = performance.now() - killedAt;
  await stream.reopened;
  const last = `Message ${(written += 1)}`;
  await send(sender, receiver, last);
  await waitUntilShown(receiver, sender, stream, last);
  const shown = performance.now() - killedAt;
  await chatting;
  stream.close();
  const found = await readAll(player, coach);
  const ids = new Set(found.map(({ id }) => id));
  lost += [...acknowledged.values()].filter((id) => !ids.has(id)).length;
  doubled += found.length - new Set(found.map(({ content }) => content)).size;
  console.log(
    `${String(round).padStart(2)}  process ${victim + 1} killed, back after ${Math.round(up)} ms, messages show there again after ${Math.round(shown)} ms; ` +
      `${acknowledged.size} acknowledged, ${found.length} found, ${lost} lost, ${doubled} doubled, sent again ${again} times`,
  );
}
const after = await timeToShow(coach, player);
console.log(`after: a message shows on the other process after ${Math.round(after)} ms`);
for (const { process: child } of servers) child.kill('SIGTERM');
await Promise.all(servers.map(({ ended }) => ended));
await database.close();
await cluster?.stop();
process.exit(lost + doubled === 0 ? 0 : 1);
