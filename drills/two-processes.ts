// R3: two processes on one PostgreSQL behind a proxy. Sessions, limits, quotas, credits, jobs and events are the same everywhere.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '#server/security/password-hashing.ts';
import { connect, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { ask as askForLong } from '../bench/hot-reads/ask.ts';
import { ask, countStatuses, idOf, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { openEventStream } from './shared/event-stream.ts';
import { booksOf, creditPlayer, signedIn, submit, write } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { startProxy } from './shared/proxy.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

const password = 'a good long password';

/** Checks all shared state, then loads one and two processes to their limit. */
export async function twoProcesses(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('two');
  const folders = [drill.folder(), drill.folder()];
  const start = (folder: string) =>
    startDrillServer(drill, {
      DATABASE_URL: url,
      DATA_DIR: folder,
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      MAIL_FROM: 'drill@pala.test',
    });
  const [a, b] = [await start(folders[0] ?? ''), await start(folders[1] ?? '')];
  const proxy = await startProxy(drill, [a.url, b.url]);
  const db = openServerDatabase(drill, url);

  const someone = await makePerson(db, { role: 'player', passwordHash: await hashPassword(password) });
  const login = (server: string, given = password) =>
    ask(`${server}/api/auth/login`, { method: 'POST', body: { email: someone.email, password: given } });
  const signed = await login(a.url);
  const cookie = (signed.headers.get('set-cookie') ?? '').split(';', 1).join('');
  drill.expect(
    'a session of one process works on the other',
    (await ask(`${b.url}/api/auth/user`, { cookie })).status === 200,
  );
  await ask(`${b.url}/api/logout`, { cookie });
  drill.expect(
    'signing out on one process signs out on the other',
    (await ask(`${a.url}/api/auth/user`, { cookie })).status === 401,
  );

  const guesses = await sideBySide(30, () => login(proxy.url, 'wrong password'));
  const refused = guesses.filter(({ status }) => status === 429).length;
  const correct = await login(proxy.url);
  drill.expect(
    '10 wrong passwords over both, then no more',
    refused === 20 && correct.status === 429,
    `30 tried, ${30 - refused} checked, ${refused} refused, the right one then ${correct.status}`,
  );

  const player = await creditPlayer(db, 5);
  const tried = countStatuses();
  for (const { status } of await sideBySide(20, (index) => submit(proxy.url, player, `Match ${index}`)))
    tried.add(status);
  const books = await booksOf(db, player);
  drill.expect(
    '5 credits are 5 videos over both',
    books.videos.length === 5 && books.balance === 0 && books.ledger === 0,
    `20 sent at once: ${tried.text()}; ${books.videos.length} videos, balance ${books.balance}, ledger ${books.ledger}`,
  );

  const twice = await creditPlayer(db, 5);
  const same = await sideBySide(20, () => submit(proxy.url, twice, 'The same', 'one-key'));
  drill.expect(
    'a submission repeated over both is one video',
    new Set(same.map(idOf)).size === 1 && (await booksOf(db, twice)).balance === 4,
    `20 sent at once, ${new Set(same.map(idOf)).size} video`,
  );

  const writer = await signedIn(db, await makePlayer(db));
  const coach = await signedIn(db, await makeCoach(db));
  await connect(db, coach, writer);
  await makeSubscription(db, writer);
  const written = countStatuses();
  for (const { status } of await sideBySide(40, (index) => write(proxy.url, writer, coach, `Message ${index}`)))
    written.add(status);
  drill.expect('a month of 20 messages is 20 over both', written.of(201) === 20, `40 sent at once: ${written.text()}`);

  const stream = await openEventStream(() => b.url, coach.cookie);
  const published = performance.now();
  const heard = stream.next('message', 10_000);
  await write(a.url, coach, writer, 'News');
  await heard;
  const milliseconds = Math.round(performance.now() - published);
  drill.expect('an event on one process reaches the other', milliseconds < 9_000, `after ${milliseconds} ms`);
  stream.close();

  const forgetful = await sideBySide(24, () => makePerson(db, { role: 'player', passwordHash: 'x' }));
  for (const { email } of forgetful)
    await ask(`${proxy.url}/api/auth/forgot-password`, { method: 'POST', body: { email } });
  const mailsOf = (folder: string) =>
    existsSync(join(folder, 'outbox'))
      ? readdirSync(join(folder, 'outbox')).filter((file) => file.endsWith('.eml'))
      : [];
  const count = () => folders.map((folder) => mailsOf(folder).length);
  for (let tries = 0; tries < 300 && count().reduce((x, y) => x + y) < forgetful.length; tries += 1) await pause(100);
  await pause(3_000);
  const counts = count();
  drill.expect(
    'each email is sent once, by either',
    counts.reduce((x, y) => x + y) === forgetful.length,
    `${forgetful.length} requested, ${counts.join(' + ')} sent`,
  );

  await measure(drill, [a.url, b.url], player.cookie);
}

/** The same read on one process and on both, in turn; the ratio depends on this machine's cores. */
async function measure(drill: Drill, servers: string[], cookie: string): Promise<void> {
  const rounds = drill.option('rounds', 8);
  const rates: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    for (const count of [1, 2] as const) {
      const used = servers.slice(0, count);
      const runs = await Promise.all(used.map((one) => askForLong(`${one}/api/videos`, cookie, 32 / count, 1)));
      if (round >= 0) rates[count - 1]?.push(runs.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0));
    }
  }
  const [one, two] = rates.map((all) => all.toSorted((x, y) => x - y)[Math.floor(all.length / 2)] ?? Number.NaN) as [
    number,
    number,
  ];
  drill.say(
    `list of videos, 32 connections, ${rounds} × 1 s in turn: one process ${Math.round(one)}/s, two ${Math.round(two)}/s, ratio ${(two / one).toFixed(2)}`,
  );
}
