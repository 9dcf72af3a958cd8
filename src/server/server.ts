// The whole server, to start and stop: database, jobs, application.

import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openReplica } from './db/connection/replica.ts';
import { openDatabase } from './db/open-database.ts';
import { startDemo } from './demo/demo-start.ts';
import { createErrorReports } from './error-reports.ts';
import { createEventHub } from './events/event-hub.ts';
import { isSetupDone } from './features/accounts/accounts.queries.ts';
import { readSetupCode } from './features/accounts/setup-code.ts';
import { findGuardedJunior } from './features/people/families/families.queries.ts';
import { toGuardians } from './features/people/families/guardian-mailer.ts';
import { jobHandlers } from './features.ts';
import { createFileStore } from './files/create-file-store.ts';
import { closeApp } from './http/closing.ts';
import { holdPort } from './http/own-port.ts';
import { staleReads } from './http/own-writes.ts';
import { createJobQueue, type JobRun } from './jobs/queue.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMeter, type Meter } from './meter.ts';
import { builtPages } from './paths.ts';
import { createAssistant, createChat, openEmbedder, openTranscriber } from './providers/assistant/create-assistant.ts';
import { createIdentityProvider } from './providers/identity/openid-provider.ts';
import { createPayments } from './providers/payments/create-payments.ts';
import { createPushSender } from './providers/push/push-sender.ts';
import { readVapidKeys } from './providers/push/vapid-keys.ts';
import { createVideoInfo } from './providers/video-info/youtube-video-info.ts';
import { readSessionSecret } from './session-secret.ts';

export interface RunningServer {
  context: Context;
  address: string;
  /** Hints for the terminal: how to become administrator, the demo's accounts. */
  hints: string[];
  /** Resolves once jobs are worked on, after the server is ready; rejects if they cannot be. */
  working: Promise<void>;
  /** Stops accepting, finishes requests and jobs, closes the database: in reverse order of opening. */
  stop(): Promise<void>;
}

/**
 * Opens everything in order and listens. Closes it all again if a later step fails or `signal` cancels the start.
 *
 * @throws the reason of `signal` if it was aborted before the server was ready
 */
export async function startServer(wanted: Config, log: Logger, signal?: AbortSignal): Promise<RunningServer> {
  const waitFor = makeWaitForStep(wanted, signal);
  /** Open parts, closed in reverse order, so that jobs have as long as the requests in flight. */
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  const held = await holdPort(wanted);
  const { config } = held;
  try {
    const database = await openDatabase(config, log);
    closers.push(() => database.close());
    signal?.throwIfAborted();
    await waitFor(database.migrate());
    const replica =
      config.databaseReadUrl === null
        ? null
        : openReplica(config.databaseReadUrl, database.db, (error) => log.warn({ err: error }, 'replica not read'));
    closers.push(() => replica?.close());
    const meter = createMeter(database.usage);
    const reports = createErrorReports(config, log);
    closers.push(() => reports.close());
    const onRun = ({ name, seconds, error }: JobRun) => {
      meter.listener?.job(name, error === null, seconds);
      if (error !== null) reports.report(error, `job ${name}`);
    };
    const jobs = createJobQueue(database, log, { background: true, onRun });
    // The queue's statements run while the application is built.
    const queueOpened = jobs.start();
    queueOpened.catch(() => {});
    closers.push(() => jobs.stop());
    const events = createEventHub(database, (error) => log.warn({ err: error }, 'events could not be read'));
    closers.push(() => events.close());
    const setupCode = await waitFor(readSetupCode(database.db, config));
    const sessionSecret = readSessionSecret(config);
    const context: Context = {
      config,
      db: database.db,
      databaseAddress: database.address,
      readStale: staleReads(database.db, replica),
      jobs,
      events,
      mailer: toGuardians(measured(createMailer(config, log), meter), config, (id) =>
        findGuardedJunior(database.db, id),
      ),
      log,
      setupCode,
      sessionSecret,
      identity: createIdentityProvider(config),
      assistant: await createAssistant(config, log),
      chat: await createChat(config, log),
      embedder: await openEmbedder(config, log),
      transcriber: await openTranscriber(config, log),
      videoInfo: createVideoInfo(config),
      push: createPushSender(readVapidKeys(config)),
      payments: await createPayments(config, { db: database.db, sessionSecret }),
      files: createFileStore(config),
    };
    if (!existsSync(builtPages)) log.warn('the pages are not built: only the API answers');
    const pages = existsSync(builtPages) ? { pages: builtPages } : {};
    const app = await createApp(context, { ...pages, meter, reports, canConnect: database.canConnect });
    closers.push(() => closeApp(app));
    await waitFor(queueOpened);
    const hints = config.demo ? await waitFor(startDemo(context)) : [];
    if (!(await waitFor(isSetupDone(database.db)))) {
      hints.push(
        `There is no administrator yet. Create one at ${config.publicUrl}/admin-setup with the setup code ${setupCode}`,
      );
    }
    await held.release();
    const address = await app.listen({ port: config.port, host: config.host });
    const working = jobs.work(jobHandlers, context);
    closers.push(() => jobs.holdBack());
    return { context, address, hints, working, stop };
  } catch (error) {
    await Promise.all([stop(), held.release()]);
    throw error;
  }
}

/** Counts accepted and refused emails. */
function measured(mailer: Mailer, meter: Meter): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        meter.listener?.mail(false);
        throw error;
      }
      meter.listener?.mail(true);
    },
  };
}

/** Waits for one step; rejects with the signal's reason once the start is cancelled. */
type WaitForStep = <T>(step: Promise<T>) => Promise<T>;

/**
 * How a start waits for its steps. An external PostgreSQL may answer late or never, so its steps are abandoned; the embedded database
 * belongs to this process, so each of its steps ends first.
 *
 * @throws the reason of `signal` if the start was cancelled already
 */
function makeWaitForStep({ database }: Pick<Config, 'database'>, signal?: AbortSignal): WaitForStep {
  if (signal === undefined) return (step) => step;
  signal.throwIfAborted();
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Usually nobody waits for it.
  cancelled.catch(() => {});
  return async (step) => {
    const done = await (database === null ? step : Promise.race([step, cancelled]));
    signal.throwIfAborted();
    return done;
  };
}
