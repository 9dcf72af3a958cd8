// What a page of the audit log costs among millions of entries, for each filter. `npm run bench -- audit`; `ENTRIES` says how many, 10,000,000 otherwise.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { auditActionNames } from '#domain/audit/audit-actions.ts';
import { readConfig } from '#server/config.ts';
import { insertSession } from '#server/http/sessions.queries.ts';
import { hashToken, newToken } from '#server/http/sessions.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { fill } from './fill.ts';

const entries = Number(process.env.ENTRIES ?? 10_000_000);
const rounds = 200;

const config = readConfig({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  PORT: '0',
  RATE_LIMITS: 'off',
});
const server = await startServer(config, createLog('silent'));
const { db } = server.context;
const admin = await makeAdmin(db);
const token = newToken();
await insertSession(db, {
  tokenHash: hashToken(token),
  id: crypto.randomUUID(),
  userId: admin.id,
  days: 1,
  userAgent: null,
  address: '127.0.0.1',
});
const headers = { cookie: `pala_session=${token}` };

// Ten years; one administrator did half of it, one action is rare, also for that administrator, and a subject has a hundred entries.
const rare = 'account-erased';
const common = auditActionNames.filter((name) => name !== rare);
await fill(db, 'audit_entries', [
  sql`
  insert into audit_entries (id, actor_id, action, subject_type, subject_id, before, after, address, created_at)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    case when n % 2 = 0 then ${admin.id}::uuid else ('00000000-0000-4000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid end,
    case when n % 1000000 in (7, 8) then ${rare} else (string_to_array(${common.join(',')}, ','))[1 + (n / 2) % ${common.length}] end,
    'user', ('00000000-0000-4000-9000-' || lpad((n % greatest(${entries} / 100, 1))::text, 12, '0'))::uuid,
    '{"role": "player"}', '{"role": "coach_freelance"}', '192.0.2.7',
    now() - make_interval(secs => n * 315576000.0 / ${entries})
  from generate_series(1, ${entries}::int) as n`,
]);

async function read(query: string): Promise<{ next: string | null }> {
  const answer = await fetch(`${server.address}/api/admin/audit?${query}`, { headers });
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
  return (await answer.json()) as { next: string | null };
}

async function measure(query: string): Promise<string> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await read(query);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => `${(durations[Math.floor(rounds * share)] ?? 0).toFixed(1)} ms`.padStart(10);
  return `${at(0.5)} ${at(0.99)}`;
}

const year = new Date().getUTCFullYear();
const somebody = '00000000-0000-4000-8000-000000000001';
const subject = '00000000-0000-4000-9000-000000000042';
const queries: Record<string, string> = {
  everything: '',
  'by the busiest actor': `actorId=${admin.id}`,
  'by another actor': `actorId=${somebody}`,
  'by a common action': 'action=role-changed',
  'by a rare action': `action=${rare}`,
  'by the busiest actor and a rare action': `actorId=${admin.id}&action=${rare}`,
  'by subject': `subjectId=${subject}`,
  'by subject and action': `subjectId=${subject}&action=role-changed`,
  'a month, five years ago': `from=${year - 5}-03-01&to=${year - 5}-03-31`,
  'a century': 'from=1950-01-01&to=2049-12-31',
  'the busiest actor, five years ago': `actorId=${admin.id}&from=${year - 5}-03-01&to=${year - 5}-03-31`,
  'an action by an actor, five years ago': `actorId=${admin.id}&action=role-changed&to=${year - 5}-03-31`,
  'nothing matches': `actorId=${somebody}&action=${rare}&from=${year - 9}-01-01&to=${year - 9}-01-02`,
};
console.log(`${entries.toLocaleString('en')} entries, ${rounds} reads each${' '.repeat(12)}median        p99`);
for (const [name, query] of Object.entries(queries)) {
  console.log(name.padEnd(42) + (await measure(query)));
  const { next } = await read(query);
  if (next !== null) console.log('  next page'.padEnd(42) + (await measure(`${query}&after=${next}`)));
}
await server.stop();
process.exit(0);
