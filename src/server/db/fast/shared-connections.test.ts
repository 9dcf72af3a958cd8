// Connections that many reads share.

import { Client, Pool, type QueryArrayConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { streamOf } from '#server/db/connection/stream-of.ts';
import { shareConnections } from './shared-connections.ts';

const settings = { connectionString: inject('database').server, options: '-c plan_cache_mode=force_generic_plan' };
const read = (text: string): QueryArrayConfig => ({ text, rowMode: 'array' });
let pool: Pool;

beforeAll(() => {
  pool = new Pool({ connectionString: settings.connectionString, max: 2 });
});
afterAll(() => pool.end());

describe('shared connections', () => {
  it('answer each read with its own rows, whatever happens to others', async () => {
    const shared = shareConnections(settings, pool, () => {});
    const asked = Array.from({ length: 40 }, (_, index) =>
      shared.query(read(index % 4 === 0 ? 'select 1 / ($1::int - $1::int)' : 'select $1::int'), [index]),
    );
    const answers = await Promise.allSettled(asked);
    for (const [index, answer] of answers.entries()) {
      if (index % 4 === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      else expect(answer).toMatchObject({ status: 'fulfilled', value: { rows: [[index]] } });
    }
    await shared.end();
  });

  it('send all reads of the same turn in one write', async () => {
    const opened: Client[] = [];
    class Connection extends Client {
      constructor(config: object) {
        super(config);
        opened.push(this);
      }
    }
    const shared = shareConnections(settings, pool, () => {}, { Connection });
    const askAll = () => Promise.all(Array.from({ length: 12 }, () => shared.query(read('select 1'))));
    await askAll();
    const written = opened.map((client) => vi.spyOn(streamOf(client), '_writev'));
    await askAll();
    expect(written.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    await shared.end();
  });

  it('plan statements once', async () => {
    const shared = shareConnections(settings, pool, () => {});
    expect((await shared.query(read('show plan_cache_mode'))).rows).toEqual([['force_generic_plan']]);
    await shared.end();
  });

  it('open again after the database has cut them, and report it', async () => {
    const onError = vi.fn();
    const shared = shareConnections(settings, pool, onError);
    const { rows } = await shared.query(read('select pg_backend_pid()'));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.[0]]);
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
    expect((await shared.query(read('select 1'))).rows).toEqual([[1]]);
    await shared.end();
  });

  it('leave reads that would wait too long to the pool', async () => {
    const otherwise = { query: vi.fn(pool.query.bind(pool)) };
    const shared = shareConnections(settings, otherwise as unknown as Pool, () => {});
    const asked = Array.from({ length: 80 }, (_, index) => shared.query(read('select $1::int'), [index]));
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0]?.[0])).toEqual(Array.from({ length: 80 }, (_, index) => index));
    expect(otherwise.query).toHaveBeenCalledTimes(8);
    await shared.end();
  });

  it('queue nothing behind a slow read', async () => {
    const shared = shareConnections(settings, pool, () => {});
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const slow = shared.query(read('select pg_advisory_lock(7)'));
    await holder.query('select pg_sleep(0.2)');
    // One that waited there would not be answered before the lock is released.
    await Promise.all(Array.from({ length: 30 }, () => shared.query(read('select 1'))));
    await holder.query('select pg_advisory_unlock(7)');
    holder.release();
    await slow;
    await shared.end();
  });

  it('end when a read takes too long, with all reads that wait behind it', async () => {
    const shared = shareConnections(settings, pool, () => {}, { limitMs: 2000 });
    // One on each connection, and one behind each: far longer than the limit, which leaves a busy machine time for the last one.
    const asked = Array.from({ length: 6 }, () => shared.query(read('select pg_sleep(30)')));
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(/^Connection terminated/) },
      });
    }
    expect((await shared.query(read('select 1'))).rows).toEqual([[1]]);
    await shared.end();
  });

  it('connect again after the database could not be reached', async () => {
    const nowhere = { ...settings, connectionString: 'postgres://nobody@127.0.0.1:1/none' };
    const shared = shareConnections(nowhere, pool, () => {});
    await expect(shared.query(read('select 1'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(shared.query(read('select 1'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await shared.end();
  });
});
