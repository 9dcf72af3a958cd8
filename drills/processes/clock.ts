// R10: servers whose clocks are wrong or jump, and servers in other time zones. What expires is decided by the database's clock alone.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#server/access/password-hashing.ts';
import { connect, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { ask, idOf } from '../shared/ask.ts';
import { CannotTry, type Drill } from '../shared/drill.ts';
import { booksOf, creditPlayer, rowsOf, signedIn, submit, write } from '../shared/people.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer } from '../shared/server.ts';

const library = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find((file) => existsSync(file));
const password = 'a good long password';

/** Zones first, which need nothing; then clocks, which need libfaketime. */
export async function clock(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('clock');
  const here = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openBeside(drill, url);
  const player = await creditPlayer(db, 1_000);
  const coach = await signedIn(db, await makeCoach(db));
  await connect(db, coach, player);
  for (let number = 0; number < 3; number += 1) {
    await submit(here.url, player, `Match ${number}`);
    await write(here.url, coach, player, `Message ${number}`);
  }
  const paths = [
    '/api/auth/user',
    '/api/videos',
    `/api/players/${player.id}/dashboard`,
    `/api/players/${player.id}/progress`,
    `/api/messages/conversation/${coach.id}`,
    '/api/subscriptions/status',
    `/api/notifications/${player.id}`,
  ];
  const readAll = async (server: string) =>
    JSON.stringify(
      await Promise.all(paths.map(async (path) => (await ask(server + path, { cookie: player.cookie })).body)),
    );
  const expected = await readAll(here.url);
  for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const away = await startDrillServer(drill, { DATABASE_URL: url, TZ });
    const found = await readAll(away.url);
    drill.expect(
      `a server in ${TZ} answers the same`,
      found === expected,
      `${paths.length} reads, ${found.length} characters`,
    );
    away.process.kill('SIGTERM');
    await away.ended;
  }
  if (library === undefined) throw new CannotTry('wrong clocks need libfaketime (Debian: apt install faketime)');

  const setting = join(drill.folder(), 'clock');
  writeFileSync(setting, '+0\n');
  const jumping = await startDrillServer(drill, {
    DATABASE_URL: url,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: setting,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const someone = await makePerson(db, { role: 'player', passwordHash: await hashPassword(password) });
  const login = (server: string) =>
    ask(`${server}/api/auth/login`, { method: 'POST', body: { email: someone.email, password } });
  /** A session, and a link to a new password, that the database holds to be over. */
  const ended = await signedIn(db, await makePlayer(db));
  await db.execute(sql`update sessions set expires_at = now() - interval '1 minute' where user_id = ${ended.id}`);
  const order: string[] = [];
  for (const jump of ['+5m', '-5m', '-1h', '+25h', '-30d', '+400d', '+0']) {
    writeFileSync(setting, `${jump}\n`);
    // Node tells the date anew once a second.
    await pause(1_200);
    const server = jumping.url;
    const told = Date.parse((await ask(`${server}/healthz`)).headers.get('date') ?? '') - Date.now();
    const session = await ask(`${server}/api/auth/user`, { cookie: player.cookie });
    const over = await ask(`${server}/api/auth/user`, { cookie: ended.cookie });
    const signed = await login(server);
    const fresh = (signed.headers.get('set-cookie') ?? '').split(';', 1).join('');
    const elsewhere = await ask(`${here.url}/api/auth/user`, { cookie: fresh });
    for (const address of [server, here.url]) {
      const sent = await submit(address, player, `At ${jump}`);
      if (sent.status === 201) order.push(idOf(sent));
    }
    drill.expect(
      `clock at ${jump}: sessions hold, ended ones stay ended, signing in works everywhere`,
      session.status === 200 && over.status === 401 && signed.status === 200 && elsewhere.status === 200,
      `the server's clock is ${Math.round(told / 60_000)} min off; ${session.status} ${over.status} ${signed.status} ${elsewhere.status}`,
    );
  }
  const listed = ((await ask(`${here.url}/api/videos`, { cookie: player.cookie })).body as { id: string }[])
    .map(({ id }) => id)
    .filter((id) => order.includes(id));
  drill.expect(
    'videos are listed in the order in which they were sent',
    JSON.stringify(listed) === JSON.stringify(order.toReversed()),
    `${listed.length} of ${order.length}`,
  );
  const [span] = await rowsOf<{ hours: number }>(
    db,
    sql`select (extract(epoch from max(upload_date) - min(upload_date)) / 3600)::float8 as hours from videos`,
  );
  drill.expect(
    'moments are those of the database',
    (span?.hours ?? 0) < 1,
    `all within ${((span?.hours ?? 0) * 60).toFixed(1)} min`,
  );
  const books = await booksOf(db, player);
  drill.expect(
    'nothing is lost',
    order.every((id) => books.videos.includes(id)),
    `${order.length} acknowledged, ${order.filter((id) => !books.videos.includes(id)).length} lost`,
  );
}
