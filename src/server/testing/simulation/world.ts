// The simulated world: the application on its database, a clock that moves on, and a network and a database that fail.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { vi } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { connect, makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { createTestApp, type Parts } from '#server/testing/test-app.ts';

/**
 * What happens to a call on its way: it arrives once; twice, at once or one after the other, as when an answer is lost; or its connections
 * to PostgreSQL end before the statement of this number.
 */
export type Fault = 'none' | 'twice' | 'at once' | { statement: number };

/** What each player begins with. */
export const startCredits = 3;

/** Which coach has which player, by place. */
export const connections = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;

interface One {
  id: string;
}

/** More than the pool has connections. */
const poolSize = 12;
/** How often it is looked whether the database is back, and the milliseconds in between. */
const retries = { most: 100, pause: 20 } as const;

/** Lets the database's clock be moved on: every `now()`, in statements and in defaults. */
const ownClock = sql.raw(`
  create schema simulated;
  create table simulated.clock (ahead interval not null);
  insert into simulated.clock values (interval '0');
  create function simulated.now() returns timestamptz stable language sql as 'select pg_catalog.now() + ahead from simulated.clock';
  do $$ declare line record; begin
    for line in select table_name, column_name, column_default from information_schema.columns
      where table_schema = 'public' and column_default ~ '\\mnow\\(\\)' loop
      execute format('alter table public.%I alter column %I set default %s', line.table_name, line.column_name,
        replace(line.column_default, 'now()', 'simulated.now()'));
    end loop;
    execute format('alter database %I set search_path = simulated, public, pg_catalog', current_database());
  end $$`);

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens a world with two players and two coaches: the first coach has both players, the second only the first player. */
export async function openWorld() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const test = await createTestApp({});
  const { db } = test.context;
  const players = [
    await makePlayer(db, { credits: startCredits }),
    await makePlayer(db, { credits: startCredits }),
  ] as const;
  const coaches = [await makeCoach(db), await makeCoach(db)] as const;
  for (const [coach, player] of connections) await connect(db, coaches[coach], players[player]);
  const admin = await makeAdmin(db);
  for (const person of [...players, ...coaches, admin]) await test.sessionOf(person);
  await db.execute(ownClock);
  // New connections have the clock.
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await settle();

  /** Waits until every connection works again. */
  async function settle(): Promise<void> {
    for (let at = 0; at < retries.most; at += 1) {
      const asked = await Promise.allSettled(Array.from({ length: poolSize }, () => db.execute(sql`select 1`)));
      const read = await Promise.all(players.map((player) => test.call(player, endpoints.getPaymentStatus)));
      if (asked.every(({ status }) => status === 'fulfilled') && read.every(({ status }) => status === 200)) return;
      await setTimeout(retries.pause);
    }
    throw new Error('The database did not come back.');
  }

  /** Asks with a fault on the way; returns every answer, the lost ones too. */
  async function attempt<Given extends { status: number }>(ask: () => Promise<Given>, fault: Fault): Promise<Given[]> {
    if (fault === 'none') return [await ask()];
    if (fault === 'at once') return Promise.all([ask(), ask()]);
    if (fault === 'twice') return [await ask(), await ask()];
    const first = await withCutConnections(fault.statement, ask);
    await settle();
    return first.status === 503 ? [first, await ask()] : [first];
  }

  async function call<E extends EndpointDefinition>(person: One, endpoint: E, parts: Parts<E> = {}) {
    const answer = await test.call(person, endpoint, parts);
    if (answer.status >= 500 && answer.status !== 503) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${answer.raw.body}`);
    }
    return answer;
  }

  return {
    test,
    players,
    coaches,
    admin,
    /** Calls once. @throws for an error of the server */
    call,
    attempt,
    /** Calls with a fault; returns every answer, the lost ones too. */
    send: <E extends EndpointDefinition>(person: One, endpoint: E, parts: Parts<E>, fault: Fault) =>
      attempt(() => call(person, endpoint, parts), fault),
    /** Moves the clock on for everyone. */
    async pass(hours: number) {
      await db.execute(sql`update simulated.clock set ahead = ahead + make_interval(hours => ${hours})`);
      vi.setSystemTime(Date.now() + hours * 3_600_000);
    },
    async close() {
      await test.close();
      vi.useRealTimers();
    },
  };
}

/** Runs it, and ends its connections before the statement of this number, counted from 1. */
async function withCutConnections<T>(statement: number, work: () => Promise<T>): Promise<T> {
  const used = new Set<Client>();
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query') as unknown as { mockImplementation(run: typeof query): void };
  let count = 0;
  spy.mockImplementation(function (...given) {
    used.add(this);
    count += 1;
    if (count === statement) for (const client of used) endConnection(client);
    return query.apply(this, given);
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
