// Two people chat over two processes on one PostgreSQL; one process after the other is killed in the middle. Counts acknowledged and stored
// messages, and the time until a message appears on the other side again.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import type { Drill } from './shared/drill.ts';
import { type EventStream, openEventStream } from './shared/event-stream.ts';
import { type Person as SignedIn, signedIn } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

/** Messages of each person in a round; the process is killed after the first third. */
const messagesPerRound = 30;

interface Person extends SignedIn {
  /** The process that the person's browser uses: the other one if it is down. */
  home: number;
}

interface Read {
  id: string;
  content: string;
}

/** Kills one process after the other for so many rounds. */
export async function chat(drill: Drill): Promise<void> {
  const rounds = drill.option('rounds', 6);
  const postgresql = await startPostgresql(drill);
  const environment = { DATABASE_URL: await postgresql.create('chat') };
  const servers = [await startDrillServer(drill, environment), await startDrillServer(drill, environment)];
  const db = openServerDatabase(drill, environment.DATABASE_URL);
  const player: Person = { ...(await signedIn(db, await makePlayer(db))), home: 0 };
  const coach: Person = { ...(await signedIn(db, await makeCoach(db))), home: 1 };
  await connect(db, coach, player);
  await makeSubscription(db, player, { plan: 'pro' });

  /** Acknowledged ids by text. */
  const acknowledged = new Map<string, string>();
  let written = 0;
  let again = 0;
  const addressOf = (one: Person, attempt: number) => servers[(one.home + attempt) % 2]?.url ?? '';

  /** Sends like a browser: again with the same key, to any process that answers, until acknowledged. */
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

  /** A page of the conversation for one of them, and the address of older messages. */
  async function readPage(who: Person, path: string): Promise<{ rows: Read[]; next: string | undefined }> {
    const answer = await fetch(addressOf(who, 0) + path, { headers: { cookie: who.cookie } });
    const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    return { rows: (await answer.json()) as Read[], next };
  }

  const conversationWith = ({ id }: Person) => `/api/messages/conversation/${id}`;

  /** The whole conversation for one of them. */
  async function readAll(who: Person, other: Person): Promise<Read[]> {
    const rows: Read[] = [];
    for (let path: string | undefined = conversationWith(other); path !== undefined; ) {
      const page = await readPage(who, path);
      rows.push(...page.rows);
      path = page.next;
    }
    return rows;
  }

  /** Reads at every message event, like an open window, until a message appears. */
  async function waitUntilShown(who: Person, other: Person, stream: EventStream, content: string): Promise<void> {
    for (;;) {
      const received = stream.next('message', 10_000);
      const { rows } = await readPage(who, conversationWith(other));
      if (rows.some((row) => row.content === content)) return;
      await received;
    }
  }

  /** Milliseconds from sending on one process to appearing on the other. */
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
  drill.say(`before: a message appears on the other process after ${Math.round(before)} ms`);
  for (let round = 1; round <= rounds; round += 1) {
    // The player's quota is for a month.
    await db.execute(
      sql`update messages set created_at = created_at - interval '2 months' where created_at > now() - interval '1 day'`,
    );
    const victim = round % 2;
    const receiver = victim === player.home ? player : coach;
    const sender = receiver === player ? coach : player;
    const stream = await openEventStream(() => addressOf(receiver, 0), receiver.cookie);
    const write = async (from: Person, to: Person) => {
      for (let index = 0; index < messagesPerRound; index += 1) await send(from, to);
    };
    const atStart = acknowledged.size;
    const chatting = Promise.all([write(player, coach), write(coach, player)]);
    while (acknowledged.size < atStart + (messagesPerRound * 2) / 3) await pause(5);
    const killedAt = performance.now();
    servers[victim]?.process.kill('SIGKILL');
    await servers[victim]?.ended;
    servers[victim] = await startDrillServer(drill, environment);
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
    drill.say(
      `${String(round).padStart(2)}  process ${victim + 1} killed, back after ${Math.round(up)} ms, messages show there again after ${Math.round(shown)} ms; ` +
        `${acknowledged.size} acknowledged, ${found.length} found, ${lost} lost, ${doubled} doubled, sent again ${again} times`,
    );
  }
  const after = await timeToShow(coach, player);
  drill.say(`after: a message appears on the other process after ${Math.round(after)} ms`);
  drill.expect(
    'nothing acknowledged is lost, nothing is doubled',
    lost + doubled === 0,
    `${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled`,
  );
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
}
