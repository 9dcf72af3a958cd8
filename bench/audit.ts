// A page of the audit log among millions of entries, for each filter. `npm run bench -- audit`; `ENTRIES` sets the number, 10,000,000 by
// default.

import { sql } from 'drizzle-orm';
import { auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { fill } from './shared/fill.ts';
import { measureReads } from './shared/measure.ts';
import { signIn, startBenchServer } from './shared/start.ts';

const entries = Number(process.env.ENTRIES ?? 10_000_000);
const rounds = 200;

const server = await startBenchServer();
const { db } = server.context;
const admin = await makeAdmin(db);
const cookie = await signIn(db, admin.id);

// Ten years; one administrator made half of it, one action is rare, even for that administrator, and a target has a hundred entries.
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

const year = new Date().getUTCFullYear();
const someone = '00000000-0000-4000-8000-000000000001';
const subject = '00000000-0000-4000-9000-000000000042';
const queries: Record<string, string> = {
  everything: '',
  'by the busiest actor': `actorId=${admin.id}`,
  'by another actor': `actorId=${someone}`,
  'by a common action': 'action=role-changed',
  'by a rare action': `action=${rare}`,
  'by the busiest actor and a rare action': `actorId=${admin.id}&action=${rare}`,
  'by subject': `subjectId=${subject}`,
  'by subject and action': `subjectId=${subject}&action=role-changed`,
  'a month, five years ago': `from=${year - 5}-03-01&to=${year - 5}-03-31`,
  'a century': 'from=1950-01-01&to=2049-12-31',
  'the busiest actor, five years ago': `actorId=${admin.id}&from=${year - 5}-03-01&to=${year - 5}-03-31`,
  'an action by an actor, five years ago': `actorId=${admin.id}&action=role-changed&to=${year - 5}-03-31`,
  'nothing matches': `actorId=${someone}&action=${rare}&from=${year - 9}-01-01&to=${year - 9}-01-02`,
};
console.log(
  `${entries.toLocaleString('en')} entries, ${rounds} reads each`.padEnd(42) + '     median         p99    answer',
);
for (const [name, query] of Object.entries(queries)) {
  const address = `${server.address}/api/admin/audit?${query}`;
  const { text, line } = await measureReads(address, cookie, rounds);
  console.log(name.padEnd(42) + line);
  const { next } = JSON.parse(text) as { next: string | null };
  if (next === null) continue;
  console.log('  next page'.padEnd(42) + (await measureReads(`${address}&after=${next}`, cookie, rounds)).line);
}
await server.stop();
process.exit(0);
