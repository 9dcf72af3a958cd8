// People who have just written read the primary, so that they find their own write (decision 078).

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { maxLagSeconds, type Replica } from '#server/db/connection/replica.ts';
import type { Database } from '#server/db/database.ts';

/**
 * How long a browser's cookie says that it has written, in seconds. What is older is on every replica that is read, and some seconds more
 * for an answer that travels slowly.
 */
const rememberedSeconds = 2 * maxLagSeconds;
const cookieName = 'pala_wrote';

/**
 * Runs a read whose answer may be `maxLagSeconds` old: on a replica if one is configured and the browser has not written just before. It
 * may run twice, and must not write. Without a request nothing was written before.
 */
export type ReadStale = <T>(request: FastifyRequest | null, read: (db: Database) => Promise<T>) => Promise<T>;

/** Reads on the replica, if there is one. */
export function staleReads(primary: Database, replica: Replica | null): ReadStale {
  return (request, read) =>
    replica === null || cookieName in (request?.cookies ?? {}) ? read(primary) : replica.read(read);
}

/** Sets a short cookie with the answer to every write. Only needed with a replica. */
export function rememberWrites(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const secure = publicUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: rememberedSeconds } as const;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') reply.setCookie(cookieName, '1', options);
  });
}
