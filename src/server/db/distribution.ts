// Which tables lie on the workers of a Citus cluster, and how they come there (docs/decisions/083-notes-on-workers.md).

import { Client } from 'pg';
import { unlimitedOptions } from './connection/connection-options.ts';
import { migrationLock } from './migrations.ts';

/**
 * The tables that are distributed by their player: those that grow with every review and are read by player and video. All others stay on
 * the coordinator. `forgets` is the column of another person, null once their account is gone.
 */
export const distributedTables: Readonly<Record<string, { forgets?: string }>> = {
  annotations: {},
  review_versions: { forgets: 'coach_id' },
  movement_analyses: { forgets: 'saved_by' },
};

/** A database that cannot be distributed, with the reason. */
export class DistributionError extends Error {}

/** A table of the list, and whether it lies on the workers. */
export interface Placement {
  table: string;
  isDistributed: boolean;
}

/**
 * Moves the tables to the workers, each in a transaction of its own: what is done is left as it is, so a run that was ended goes on in the
 * next one. Holds the lock of migrations.
 *
 * @param isPlan changes nothing
 * @returns the tables as they were before
 * @throws DistributionError without Citus, on a worker, without workers, or while a server holds a table
 */
export async function distribute(url: string, isPlan: boolean): Promise<Placement[]> {
  const client = new Client({ connectionString: url, options: unlimitedOptions });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireCoordinator(client);
    const found: Placement[] = [];
    for (const table of Object.keys(distributedTables)) {
      const { rowCount } = await client.query(`select from pg_dist_partition where logicalrelid = $1::text::regclass`, [
        table,
      ]);
      found.push({ table, isDistributed: rowCount === 1 });
    }
    if (isPlan) return found;
    await replaceReferences(client);
    for (const { table, isDistributed } of found) if (!isDistributed) await move(client, table);
    return found;
  } finally {
    await client.end();
  }
}

async function requireCoordinator(client: Client): Promise<void> {
  const isThere = await client.query(`select from pg_extension where extname = 'citus'`);
  if (isThere.rowCount === 0)
    throw new DistributionError('This PostgreSQL has no Citus, so nothing can be distributed.');
  const { rows } = await client.query<{ isCoordinator: boolean; workers: number }>(
    `select citus_is_coordinator() as "isCoordinator", (select count(*)::int from citus_get_active_worker_nodes()) as workers`,
  );
  if (!rows[0]?.isCoordinator) throw new DistributionError('This is not the coordinator of its Citus cluster.');
  if (rows[0].workers === 0)
    throw new DistributionError('The Citus cluster has no workers. Add them first (citus_add_node).');
}

/**
 * What the foreign keys do elsewhere: a distributed table cannot refer to one of the coordinator, but that one can have triggers. Beside
 * foreign keys that are still there they do nothing.
 */
async function replaceReferences(client: Client): Promise<void> {
  const tables = Object.entries(distributedTables);
  const deletes = tables.map(
    ([table]) => `delete from ${table} where player_id = old.player_id and video_id = old.id;`,
  );
  const forgets = tables.flatMap(([table, { forgets: column }]) =>
    column === undefined ? [] : [`update ${table} set ${column} = null where ${column} = old.id;`],
  );
  const trigger = (name: string, table: string, statements: readonly string[]) => `
    create or replace function ${name}() returns trigger language plpgsql as $$ begin ${statements.join(' ')} return null; end $$;
    create or replace trigger ${name} after delete on ${table} for each row execute function ${name}();`;
  await client.query(
    trigger('delete_distributed', 'videos', deletes) + trigger('forget_distributed', 'users', forgets),
  );
}

/** PostgreSQL's code when a lock was not given within `lock_timeout`. */
const lockNotAvailable = '55P03';

async function move(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
       where conrelid = $1::text::regclass and contype = 'f'
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
       where tgrelid = $1::text::regclass and not tgisinternal`,
    [table],
  );
  const [first] = Object.keys(distributedTables);
  const beside = table === first ? 'default' : first;
  const steps = [
    `set local lock_timeout = '5s'`,
    ...rows.map((row) => row.drop),
    `select create_distributed_table('${table}', 'player_id', colocate_with => '${beside}')`,
    // The rows that were copied are still in the coordinator's own table, and only take space.
    `select truncate_local_data_after_distributing_table('${table}')`,
  ];
  try {
    await client.query('begin');
    for (const step of steps) await client.query(step);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
    throw new DistributionError(`A server is using ${table}. Stop all servers, and try again.`);
  }
}
