// A conversation of 10,000 messages compared with one of 10: first page, older page, and sending. `npm run bench -- messages`.

import { sql } from 'drizzle-orm';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const sizes = [10, 10_000];
const rounds = 100;

const server = await startBenchServer();
const { db } = server.context;

/** A coach and a player with so many messages; returns the coach's request headers. */
async function seed(count: number) {
  const [player, coach] = [await makePlayer(db), await makeCoach(db)];
  await connect(db, coach, player);
  await db.execute(sql`
    insert into messages (id, player_id, coach_id, sender_id, content, created_at, read_at)
    select gen_random_uuid(), ${player.id}::uuid, ${coach.id}::uuid,
      case when n % 2 = 0 then ${player.id}::uuid else ${coach.id}::uuid end,
      repeat('Words of message ' || n || '. ', 5), now() - make_interval(mins => ${count}::int - n), now()
    from generate_series(1, ${count}::int) as n`);
  const cookie = await signIn(db, coach.id);
  return { playerId: player.id, cookie };
}

/** The median time of so many calls one after the other, in milliseconds. */
async function median(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await call();
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} from ${answer.url}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN;
}

const lines: Record<string, Record<string, string>> = {};
for (const size of sizes) {
  const { playerId, cookie } = await seed(size);
  await db.execute(sql`analyze messages`);
  const conversation = `${server.address}/api/messages/conversation/${playerId}`;
  const get = (url: string) => fetch(url, { headers: { cookie } });
  const first = await get(conversation);
  const link = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1];
  await first.text();
  const send = () =>
    fetch(`${server.address}/api/messages/send`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ receiverId: playerId, content: 'Well played.' }),
    });
  const inMs = (ms: number) => `${ms.toFixed(1)} ms`;
  lines[`${size} messages`] = {
    'first page': inMs(await median(() => get(conversation))),
    'older page': link === undefined ? 'none' : inMs(await median(() => get(server.address + link))),
    'list of conversations': inMs(await median(() => get(`${server.address}/api/messages/conversations`))),
    send: inMs(await median(send)),
  };
}
console.table(lines);
await server.stop();
