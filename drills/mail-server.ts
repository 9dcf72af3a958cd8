// R8: an SMTP server that does not answer, closes, or refuses for now, and our server killed in between. No email is lost.

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { ask } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { rowsOf, signedIn } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

type Manner = 'hangs' | 'closes' | 'refuses for now' | 'works';

/** Causes emails while the SMTP server behaves in each way, and counts those that arrive in the end. */
export async function mailServer(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('mails');
  const smtp = await startSmtp(drill);
  const start = () => startDrillServer(drill, { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  let server = await start();
  const db = openServerDatabase(drill, url);
  const admin = await signedIn(db, await makeAdmin(db));
  const wanted: string[] = [];

  for (const manner of ['hangs', 'closes', 'refuses for now'] as const) {
    smtp.manner = manner;
    const before = smtp.calls;
    const waits: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      const { email } = await makePerson(db, { role: 'player', passwordHash: 'x' });
      const answer = await ask(`${server.url}/api/auth/forgot-password`, { method: 'POST', body: { email } });
      if (answer.status < 300) wanted.push(email);
      waits.push(answer.milliseconds);
    }
    for (let tries = 0; tries < 100 && smtp.calls === before; tries += 1) await pause(100);
    drill.expect(
      `SMTP server ${manner}: requests do not wait for it`,
      Math.max(...waits) < 2_000,
      `${Math.round(Math.max(...waits))} ms at most, asked ${smtp.calls - before} times meanwhile`,
    );
    const alive = await ask(`${server.url}/readyz`);
    drill.expect(`SMTP server ${manner}: the server is ready`, alive.status === 200, alive.status);
    // Killed while jobs wait or run.
    server.process.kill('SIGKILL');
    await server.ended;
    server = await start();
  }

  // Given up after all tries: an administrator sees it.
  smtp.manner = 'refuses for now';
  const { email: given } = await makePerson(db, { role: 'player', passwordHash: 'x' });
  await ask(`${server.url}/api/auth/forgot-password`, { method: 'POST', body: { email: given } });
  await db.execute(sql`update pgboss.job set retry_limit = 0 where data ->> 'email' = ${given}`);
  await skipPauses(db, async () => (await states(db)).some(({ state }) => state === 'failed'));
  const failures = await ask(`${server.url}/api/admin/failures`, { cookie: admin.cookie });
  const { rows = [] } = failures.body as { rows?: { id: string; isMail: boolean }[] };
  const listed = rows.filter(({ isMail }) => isMail);
  drill.expect(
    'administrators see an email that is given up',
    failures.status === 200 && listed.length === 1,
    `${failures.status}, ${listed.length} of 1`,
  );

  smtp.manner = 'works';
  await ask(`${server.url}/api/admin/failures/${listed[0]?.id}/retry`, {
    method: 'POST',
    cookie: admin.cookie,
    body: {},
  });
  wanted.push(given);
  await skipPauses(db, async () => wanted.every((email) => smtp.accepted.has(email)));
  const missing = wanted.filter((email) => !smtp.accepted.has(email));
  const several = wanted.filter((email) => (smtp.accepted.get(email) ?? 0) > 1);
  drill.expect(
    'every email arrives once it works again',
    missing.length === 0,
    `${wanted.length} asked for, ${wanted.length - missing.length} arrived, ${missing.length} lost`,
  );
  drill.expect('each arrives once', several.length === 0, `${several.length} more than once`);
}

/** The states of waiting emails, with their number. */
const states = (db: ReturnType<typeof openServerDatabase>) =>
  rowsOf<{ state: string; count: number }>(
    db,
    sql`select state, count(*)::int as count from pgboss.job where name = 'password-reset-mail' group by state`,
  );

/**
 * Skips the pauses between tries, and returns a killed process's jobs to the queue, until a condition holds; otherwise that takes from half
 * a minute to a day.
 */
async function skipPauses(db: ReturnType<typeof openServerDatabase>, isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 60 && !(await isDone()); tries += 1) {
    await db.execute(
      sql`update pgboss.job set start_after = now() where state = 'retry' and name = 'password-reset-mail'`,
    );
    await db.execute(sql`
      update pgboss.job set state = 'retry', start_after = now()
      where state = 'active' and name = 'password-reset-mail' and started_on < now() - interval '40 seconds'`);
    await pause(1_000);
  }
}

/** An SMTP server with a chosen behaviour. */
async function startSmtp(drill: Drill) {
  const accepted = new Map<string, number>();
  const sockets = new Set<Socket>();
  const smtp = { port: 0, manner: 'works' as Manner, calls: 0, accepted };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    smtp.calls += 1;
    const { manner } = smtp;
    if (manner === 'hangs') return;
    if (manner === 'closes') {
      socket.destroy();
      return;
    }
    let isLetter = false;
    let to = '';
    let rest = '';
    socket.write('220 drill ESMTP\r\n');
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isLetter) {
          if (line !== '.') continue;
          isLetter = false;
          accepted.set(to, (accepted.get(to) ?? 0) + 1);
          socket.write('250 taken\r\n');
        } else if (/^EHLO/i.test(line)) socket.write('250 drill\r\n');
        else if (/^RCPT/i.test(line)) {
          to = /<([^>]+)>/.exec(line)?.[1] ?? '';
          socket.write(manner === 'works' ? '250 ok\r\n' : '451 try again later\r\n');
        } else if (/^DATA/i.test(line)) {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp.port = (server.address() as AddressInfo).port;
  drill.later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return smtp;
}
