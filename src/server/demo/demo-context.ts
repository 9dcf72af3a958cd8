// The context of the seed program: its configured database, without mail or outside services.

import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createEventHub } from '#server/events/event-hub.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { staleReads } from '#server/http/own-writes.ts';
import { createLog } from '#server/log.ts';
import { builtInAssistant } from '#server/providers/assistant/built-in-assistant.ts';
import { createTestPayments } from '#server/providers/payments/test-payments.ts';
import { createVideoInfo } from '#server/providers/video-info/youtube-video-info.ts';
import { noJobs } from './seed-demo.ts';

/** Opens and migrates the database, does the work, and closes it. */
export async function withDemoContext(work: (context: Context) => Promise<void>): Promise<void> {
  const config = readConfig({ ...process.env, DEMO: '1' });
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  try {
    await database.migrate();
    await work({
      config,
      db: database.db,
      databaseAddress: database.address,
      readStale: staleReads(database.db, null),
      jobs: noJobs,
      events: createEventHub(database, () => {}),
      mailer: { send: async () => {} },
      log,
      setupCode: '',
      sessionSecret: '',
      identity: null,
      assistant: builtInAssistant,
      chat: null,
      embedder: null,
      transcriber: null,
      payments: createTestPayments(database.db, ''),
      push: { publicKey: '', send: async () => 'sent' },
      videoInfo: createVideoInfo({ youtubeOembedUrl: null }),
      files: createFileStore(config),
    });
  } finally {
    await database.close();
  }
}
