// The whole server as one thing that starts and stops: database, jobs, application.

import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/open-database.ts';
import { startDemo } from './demo/demo-start.ts';
import { isSetupDone } from './features/accounts/accounts.queries.ts';
import { readSetupCode } from './features/accounts/setup-code.ts';
import { jobHandlers } from './features.ts';
import { builtPages } from './http/pages.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createMailer } from './mail/mailer.ts';
import { createAssistant } from './providers/assistant/create-assistant.ts';
import { createIdentityProvider } from './providers/identity/openid-provider.ts';
import { createVideoInfo } from './providers/video-info/youtube-video-info.ts';
import { readSessionSecret } from './session-secret.ts';

/** How long requests in flight may take to finish once the server stops, in milliseconds. */
const patience = 10_000;

export interface RunningServer {
  context: Context;
  address: string;
  /** What the person at the terminal should know: how to become administrator, whom to sign in as in the demo. */
  hints: string[];
  /** Stops accepting, finishes requests and jobs, closes the database: in the reverse of the order in which they were opened. */
  stop(): Promise<void>;
}

/** Opens everything in order and listens. What was opened is closed again when a later step fails. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
    closers.push(() => database.close());
    await database.migrate();
    const jobs = createJobQueue(database, log, { background: true });
    await jobs.start();
    closers.push(() => jobs.stop());
    const setupCode = await readSetupCode(database.db, config);
    const context: Context = {
      config,
      db: database.db,
      jobs,
      mailer: await createMailer(config, log),
      log,
      setupCode,
      sessionSecret: readSessionSecret(config),
      identity: createIdentityProvider(config),
      assistant: createAssistant(config, log),
      videoInfo: createVideoInfo(config),
    };
    await jobs.work(jobHandlers, context);
    if (!existsSync(builtPages)) log.warn('the pages are not built: only the API answers');
    const app = await createApp(context, existsSync(builtPages) ? { pages: builtPages } : {});
    closers.push(async () => {
      const force = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close().finally(() => clearTimeout(force));
    });
    const hints = config.demo ? await startDemo(context) : [];
    if (!(await isSetupDone(database.db))) {
      hints.push(
        `There is no administrator yet. Create one at ${config.publicUrl}/admin-setup with the setup code ${setupCode}`,
      );
    }
    const address = await app.listen({ port: config.port, host: config.host });
    return { context, address, hints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
