// `npm run demo:seed`: fills an empty database with the demo, with the server stopped.

import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { noJobs, seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/log.ts';
import { builtInAssistant } from '#server/providers/assistant/built-in-assistant.ts';
import { createVideoInfo } from '#server/providers/video-info/youtube-video-info.ts';

const config = readConfig({ ...process.env, DEMO: '1' });
const log = createLog('warn');
const database = await openDatabase(config, log);
try {
  await database.migrate();
  const counts = await seedDemo({
    config,
    db: database.db,
    jobs: noJobs,
    mailer: { send: async () => {} },
    log,
    setupCode: '',
    sessionSecret: '',
    identity: null,
    assistant: builtInAssistant,
    chat: null,
    videoInfo: createVideoInfo({ youtubeOembedUrl: null }),
  });
  console.log(
    counts
      ? `The demo is in place: ${JSON.stringify(counts)}`
      : 'The database already has people: nothing was changed.',
  );
} finally {
  await database.close();
}
