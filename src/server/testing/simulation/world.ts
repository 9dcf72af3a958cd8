// The simulated world: the application on its database, a clock that moves on, and a network and a database that fail.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { makeListedCoach } from '#server/testing/coaching.ts';
import { connect, makeAdmin, makeClub, makeMember, makePerson, makePlayer } from '#server/testing/factories.ts';
import { createTestApp, type Parts } from '#server/testing/test-app.ts';
import { openProvider } from './provider.ts';

/**
 * What happens to a call on its way. `twice` and `at once`: it arrives twice, as when its answer is lost or a button is pressed twice.
 * `ends`: the connections to PostgreSQL end before the statement of this number. `lost`: that statement is done, a commit too, and then
 * they end. Both also while the jobs run that follow. `silent`: the payment provider does not answer, before or after it has done it.
 */
export type Fault =
  | { kind: 'none' | 'twice' | 'at once' }
  | { kind: 'ends' | 'lost'; statement: number; during: 'call' | 'jobs' }
  | { kind: 'silent'; when: 'before' | 'after' };

/** What each direct player begins with. */
export const startCredits = 3;

/** When every run begins, so that a seed means the same on every day. */
const beginning = Date.parse('2027-01-20T09:00:00Z');

/** Connections of the pool, which is asked until all of them work again, at most so often and with so many milliseconds in between. */
const settling = { connections: 12, most: 200, pause: 10 } as const;

const searchPath = 'simulated, public, pg_catalog';

/** Lets the database's clock be moved on: every `now()` and `clock_timestamp()`, in statements and in defaults. */
const ownClock = `
  create schema simulated;
  create table simulated.clock (ahead interval not null);
  insert into simulated.clock values (interval '0');
  create function simulated.now() returns timestamptz stable language sql as 'select pg_catalog.now() + ahead from simulated.clock';
  create function simulated.clock_timestamp() returns timestamptz volatile language sql as
    'select pg_catalog.clock_timestamp() + ahead from simulated.clock';
  do $$ declare line record; begin
    for line in select table_schema, table_name, column_name, column_default from information_schema.columns
      where table_schema in ('public', 'pgboss') and column_default ~ '\\m(now|clock_timestamp)\\(\\)' loop
      execute format('alter table %I.%I alter column %I set default %s', line.table_schema, line.table_name, line.column_name,
        regexp_replace(line.column_default, '\\m(now|clock_timestamp)\\(\\)', 'simulated.\\1()'));
    end loop;
    execute format('alter database %I set search_path = ${searchPath}', current_database());
  end $$`;

export type World = Awaited<ReturnType<typeof openWorld>>;
type Person = { id: string };

/** Opens the application for any number of runs. */
export async function openWorld() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const test = await createTestApp({});
  const { db } = test.context;
  const run = async (text: string) => (await db.execute(sql.raw(text))) as { rows: { name: string }[] };
  const { rows: tables } = await run(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const empty: string[] = [];
  for (const { name } of tables) if ((await run(`select 1 from ${name} limit 1`)).rows.length === 0) empty.push(name);
  await run(ownClock);
  const provider = { current: openProvider(test.context.payments) };
  const basePayments = test.context.payments;
  // This connection and new ones have the clock.
  await run(`set search_path = ${searchPath}; select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await settle(null);

  /** Waits until every connection works again, that of statements planned once too. */
  async function settle(person: Person | null): Promise<void> {
    for (let at = 0; at < settling.most; at += 1) {
      const asked = await Promise.allSettled(
        Array.from({ length: settling.connections }, () => db.execute(sql`select 1`)),
      );
      const read = person && (await test.call(person, endpoints.getPaymentStatus));
      if (asked.every(({ status }) => status === 'fulfilled') && (read === null || read.status === 200)) return;
      await setTimeout(settling.pause);
    }
    throw new Error('The database did not come back.');
  }

  async function moveClock(to: number): Promise<void> {
    vi.setSystemTime(to);
    await db.execute(
      sql`update simulated.clock set ahead = ${new Date(to).toISOString()}::timestamptz - pg_catalog.clock_timestamp()`,
    );
  }

  return {
    test,
    get provider() {
      return provider.current;
    },

    /** Empties everything and makes new people: two direct players, a member, a freelance coach, the club's coach and manager. */
    async begin() {
      await run(
        `begin; set local session_replication_role = replica; ${empty.map((name) => `delete from ${name}`).join('; ')}; commit`,
      );
      await moveClock(beginning);
      provider.current = openProvider(basePayments);
      test.context.payments = provider.current.port;
      const club = await makeClub(db);
      const people = {
        players: [
          await makePlayer(db, { credits: startCredits }),
          await makePlayer(db, { credits: startCredits }),
          await makeMember(db, club.id),
        ],
        coaches: [
          await makeListedCoach(db),
          await makeListedCoach(db, { role: 'coach_club', accessType: 'club', clubId: club.id }),
        ],
        manager: await makePerson(db, { role: 'club', accessType: 'club', clubId: club.id }),
        admin: await makeAdmin(db),
      };
      for (const [coach, player] of firstConnections)
        await connect(db, people.coaches[coach] as Person, people.players[player] as Person);
      for (const person of [...people.players, ...people.coaches, people.manager, people.admin])
        await test.sessionOf(person);
      return people;
    },

    /** Calls once. @throws for an error of the server */
    async call<E extends EndpointDefinition>(person: Person, endpoint: E, parts: Parts<E> = {}) {
      const answer = await test.call(person, endpoint, parts);
      if (answer.status >= 500 && answer.status !== 503)
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${answer.raw.body}`);
      return answer;
    },

    /** Reads what the person may read. @throws for any other answer */
    async read<E extends EndpointDefinition>(person: Person, endpoint: E, parts: Parts<E> = {}) {
      const { status, body, raw } = await test.call(person, endpoint, parts);
      if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${raw.body}`);
      return body;
    },

    /** Asks with a fault on the way; returns every answer, the lost ones too. The last one is none of an unavailable database. */
    async send<A extends { status: number; body: unknown }>(
      ask: () => Promise<A>,
      fault: Fault,
      person: Person,
    ): Promise<A[]> {
      if (fault.kind === 'at once') return Promise.all([ask(), ask()]);
      if (fault.kind === 'twice') return [await ask(), await ask()];
      if (fault.kind === 'silent') provider.current.loseNext(fault.when);
      const isCut = (fault.kind === 'ends' || fault.kind === 'lost') && fault.during === 'call';
      const first = isCut ? await withCut(fault, ask) : await ask();
      provider.current.loseNext(null);
      if (isCut) await settle(person);
      return first.status === 503 ? [first, await ask()] : [first];
    },

    /** Runs all due jobs, with a fault on the way; those that were cut off run again. */
    async runJobs(fault: Fault, person: Person): Promise<void> {
      if ((fault.kind === 'ends' || fault.kind === 'lost') && fault.during === 'jobs') {
        await withCut(fault, () => test.runJobs()).catch(() => {});
        await settle(person);
        await run(`update pgboss.job set state = 'retry' where state = 'active'`);
      }
      await test.runJobs();
    },

    /** Moves the clock on for everyone. */
    pass: (hours: number) => moveClock(Date.now() + hours * 3_600_000),

    async close() {
      await test.close();
      vi.useRealTimers();
    },
  };
}

/** Which coach has which player at first, by place. */
export const firstConnections = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

/** Runs it, and ends its connections before or after the statement of this number, counted from 1. */
async function withCut<T>(
  { kind, statement }: Extract<Fault, { statement: number }>,
  work: () => Promise<T>,
): Promise<T> {
  const used = new Set<Client>();
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query') as unknown as { mockImplementation(run: typeof query): void };
  let count = 0;
  spy.mockImplementation(function (...given) {
    used.add(this);
    count += 1;
    if (count !== statement) return query.apply(this, given);
    if (kind === 'ends') for (const client of used) endConnection(client);
    const answer = query.apply(this, given);
    if (kind === 'ends' || !(answer instanceof Promise)) return answer;
    return answer.then(() => {
      for (const client of used) endConnection(client);
      throw new Error('Connection terminated unexpectedly');
    });
  });
  try {
    return await work();
  } finally {
    vi.restoreAllMocks();
  }
}

/** The backend ends before it reads anything more. */
function endConnection(client: Client): void {
  const { processID } = client as Client & { processID: number | null };
  try {
    if (processID !== null) process.kill(processID, 'SIGTERM');
  } catch {
    // It has ended.
  }
}
