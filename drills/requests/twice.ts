// R21: double clicks, retries and lost answers over two processes: one effect each; a key that is used for something else is refused.

import { sql } from 'drizzle-orm';
import { connect, makeCoach } from '#server/testing/factories.ts';
import { ask, idOf, sideBySide } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { booksOf, creditPlayer, rowsOf, signedIn, submit, write } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer } from '../shared/server.ts';

/** Many people do the same thing ten times at once, on both processes. */
export async function twice(drill: Drill): Promise<void> {
  const people = drill.option('people', 20);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('twice');
  const servers = [
    await startDrillServer(drill, { DATABASE_URL: url }),
    await startDrillServer(drill, { DATABASE_URL: url }),
  ];
  const either = (index: number) => servers[index % 2]?.url ?? '';
  const db = openBeside(drill, url);
  const coach = await signedIn(db, await makeCoach(db));
  const players = await sideBySide(people, () => creditPlayer(db, 10));
  for (const player of players) await connect(db, coach, player);

  let [videos, orders] = [0, 0];
  const other: number[] = [];
  for (const player of players) {
    const key = `send-${player.id}`;
    const sent = await sideBySide(10, (index) => submit(either(index), player, 'A match', key));
    videos += new Set(sent.map(idOf)).size;
    other.push((await submit(either(1), player, 'Another match', key)).status);
    const opened = await sideBySide(10, (index) =>
      ask(`${either(index)}/api/payments/checkout`, {
        method: 'POST',
        cookie: player.cookie,
        body: { product: 'credits-3' },
      }),
    );
    orders += new Set(opened.map(({ body }) => (body as { url?: string }).url)).size;
  }
  const books = await Promise.all(players.map((player) => booksOf(db, player)));
  drill.expect(
    'a submission sent ten times at once is one, and is paid once',
    videos === people && books.every(({ balance, ledger }) => balance === 9 && ledger === 9),
    `${people} people: ${videos} videos, ${books.reduce((sum, { balance }) => sum + 10 - balance, 0)} credits`,
  );
  drill.expect(
    'the same key for another video is refused',
    other.every((status) => status === 409 || status === 422),
    [...new Set(other)].join(' '),
  );
  const [stored] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from payment_orders`);
  drill.expect(
    'a checkout opened ten times at once is one',
    orders === people && stored?.count === people,
    `${orders} addresses, ${stored?.count} orders`,
  );

  const messages = await sideBySide(people, async (number) => {
    const player = players[number] ?? coach;
    const sent = await sideBySide(10, (index) => write(either(index), coach, player, 'See you', `message-${number}`));
    return new Set(sent.map(({ body }) => (body as { message?: { id: string } }).message?.id)).size;
  });
  const wrong = await write(either(0), coach, players[0] ?? coach, 'Something else', 'message-0');
  const [kept] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from messages`);
  drill.expect(
    'a message sent ten times at once is one',
    messages.every((count) => count === 1) && kept?.count === people,
    `${people} sent, ${kept?.count} found`,
  );
  drill.expect(
    'the same key for another message is refused',
    wrong.status === 409 || wrong.status === 422,
    wrong.status,
  );
}
