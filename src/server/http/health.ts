// Health: whether the process runs, and whether it can serve.

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';

/** How long the database may take to answer before the server counts as not ready, in milliseconds. */
const answerTimeoutMs = 1_000;

/** How long a successful new connection counts, in milliseconds. */
const connectedMs = 5_000;

/** `/healthz`: the process runs. `/readyz`: it is not stopping, and the database answers and takes new connections. */
export function reportHealth(app: FastifyInstance, db: Database, canConnect: () => Promise<boolean>): void {
  let isStopping = false;
  let connectedAt = Number.NEGATIVE_INFINITY;
  /** New connections are tried only now and then, since proxies ask every second. */
  async function connects(): Promise<boolean> {
    if (performance.now() - connectedAt < connectedMs) return true;
    const isConnected = await canConnect();
    if (isConnected) connectedAt = performance.now();
    return isConnected;
  }

  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const options = { logLevel: 'silent' } as const;
  app.get('/healthz', options, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', options, async (_, reply) => {
    const isReady = !isStopping && (await inTime([answers(db), connects()]));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

const answers = (db: Database) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

async function inTime(checks: Promise<boolean>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerTimeoutMs);
  });
  const all = Promise.all(checks).then((each) => each.every(Boolean));
  return Promise.race([all, late]).finally(() => clearTimeout(timer));
}
