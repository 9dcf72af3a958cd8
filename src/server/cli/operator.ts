// The operator's context for the product's commands, without a server.

import { type Config, readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { listPendingMigrations } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createEventHub } from '#server/events/event-hub.ts';
import type { Author } from '#server/features/administration/audit/audit.commands.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { staleReads } from '#server/http/own-writes.ts';
import { createJobQueue } from '#server/jobs/queue.ts';
import { createLog } from '#server/log.ts';
import { builtInAssistant } from '#server/providers/assistant/built-in-assistant.ts';
import { createTestPayments } from '#server/providers/payments/test-payments.ts';
import { createVideoInfo } from '#server/providers/video-info/youtube-video-info.ts';
import { readSessionSecret } from '#server/session-secret.ts';

/** A refusal with a reason that the operator can fix. */
export class CannotStart extends Error {}

export interface Operator {
  context: Context;
  /** The author in the audit log: no one signed in, from the command line. */
  by: Author;
}

/**
 * Opens the configured database, does the work and closes it. Jobs are only queued, so emails leave once a server runs.
 *
 * @param isMigrating migrates first; otherwise a database that needs migrating is refused
 * @throws CannotStart, and any error that keeps a server from starting
 */
export async function withOperator<T>(
  work: (operator: Operator) => Promise<T>,
  { isMigrating = false }: { isMigrating?: boolean } = {},
): Promise<T> {
  const config = readConfig(process.env);
  const log = createLog('error');
  const database = await openDatabase(config, log);
  try {
    if (isMigrating) await database.migrate();
    else if ((await listPendingMigrations(database.db)).length > 0)
      throw new CannotStart('The database needs migrating. Run `npm run pala -- migrate`, or start the server once.');
    const jobs = createJobQueue(database, log, { background: false });
    await jobs.start();
    const events = createEventHub(database, () => {});
    try {
      const context: Context = {
        config,
        db: database.db,
        databaseAddress: database.address,
        jobs,
        events,
        log,
        ...withoutOthers(config, database.db),
      };
      return await work({ context, by: { actorId: null, address: 'command line' } });
    } finally {
      await events.close();
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}

/** No outside services are called from the command line. */
function withoutOthers(config: Config, db: Context['db']) {
  return {
    readStale: staleReads(db, null),
    mailer: { send: async () => {} },
    setupCode: '',
    sessionSecret: readSessionSecret(config),
    identity: null,
    assistant: builtInAssistant,
    chat: null,
    embedder: null,
    transcriber: null,
    push: { publicKey: '', send: async () => 'sent' as const },
    payments: createTestPayments(db, ''),
    videoInfo: createVideoInfo({ youtubeOembedUrl: null }),
    files: createFileStore(config),
  };
}
