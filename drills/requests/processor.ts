// R16: long texts that are hard for careless patterns, in every text field of every endpoint. None may hold the server up.

import { performance } from 'node:perf_hooks';
import { ask, at, countStatuses } from '../shared/ask.ts';
import type { Drill } from '../shared/drill.ts';
import { addressOf, callerOf, endpointsWithBody } from '../shared/endpoints.ts';
import { startPostgresql } from '../shared/postgresql.ts';
import { openBeside, startDrillServer, usageOf } from '../shared/server.ts';

/** As long as a body may be, nearly. */
const length = 50_000;
const texts: Record<string, string> = {
  a: 'a'.repeat(length),
  '@': '@'.repeat(length),
  tab: '\t'.repeat(length / 2),
  blank: `${' '.repeat(length)}x`,
  'a@a.a.a.…': `a@${'a.'.repeat(length / 2)}`,
  'https://…': `https://youtu.be/${'/?&='.repeat(length / 5)}`,
  '((((': '('.repeat(length),
  marks: 'e\u0301'.repeat(length / 4),
};
/** Most processor time of one request, in milliseconds. */
const allowed = 100;

/** Sends each text in each field and reads the processor time that the server has used; looks beside it how long others wait. */
export async function processor(drill: Drill): Promise<void> {
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('processor');
  const server = await startDrillServer(drill, { DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const db = openBeside(drill, url);
  const pid = server.process.pid ?? 0;
  const statuses = countStatuses();
  const slow: string[] = [];
  const used: number[] = [];
  const over = new AbortController();
  const waits: number[] = [];
  const beside = (async () => {
    while (!over.signal.aborted) waits.push((await ask(`${server.url}/healthz`)).milliseconds);
  })();

  const costOf = async (what: string, call: () => Promise<number>) => {
    let least = Number.POSITIVE_INFINITY;
    // What comes from compiling or clearing away does not come three times in a row.
    for (let tries = 0; tries < 3 && least > allowed; tries += 1) {
      const [before, started] = [usageOf(pid).processorMs, performance.now()];
      statuses.add(await call());
      // A request beside it costs too: never more than the time that has passed.
      least = Math.min(least, usageOf(pid).processorMs - before, performance.now() - started);
    }
    used.push(least);
    if (least > allowed) slow.push(`${what}: ${Math.round(least)} ms`);
  };

  let fields = 0;
  for (const { endpoint, sample, textFields } of endpointsWithBody()) {
    let person = await callerOf(db, endpoint);
    for (const field of textFields) {
      fields += 1;
      for (const [name, text] of Object.entries(texts)) {
        await costOf(`${endpoint.method} ${endpoint.path} ${field} = ${name}`, async () => {
          const { status } = await ask(server.url + addressOf(endpoint, person?.id), {
            method: endpoint.method,
            cookie: person?.cookie ?? '',
            body: { ...sample, [field]: text },
          });
          if (status === 401 && person) person = await callerOf(db, endpoint);
          return status;
        });
      }
    }
  }
  const admin = await callerOf(db, { access: ['admin'] } as never);
  for (const path of [
    '/api/admin/people?search=',
    '/api/admin/find-people?search=',
    '/api/admin/videos?search=',
    '/api/clubs/by-code/',
    '/api/coaches?search=',
  ]) {
    for (const [name, text] of Object.entries(texts)) {
      await costOf(
        `GET ${path} ${name}`,
        async () =>
          (await ask(server.url + path + encodeURIComponent(text.slice(0, 3_000)), { cookie: admin?.cookie ?? '' }))
            .status,
      );
    }
  }
  over.abort();
  await beside;
  for (const line of slow.slice(0, 20)) drill.say(`  ${line}`);
  drill.expect(
    `no text takes more than ${allowed} ms of the processor`,
    slow.length === 0,
    `${used.length} requests to ${fields} fields and 5 searches, median ${at(used, 0.5).toFixed(0)} ms, most ${Math.round(Math.max(...used))} ms`,
  );
  drill.expect('no fault of the server', statuses.of(500) === 0 && statuses.of(0) === 0, statuses.text());
  drill.say(
    `  others waited ${at(waits, 0.5).toFixed(1)} ms (median), ${at(waits, 0.99).toFixed(0)} ms (p99), ${Math.max(...waits).toFixed(0)} ms at most`,
  );
}
