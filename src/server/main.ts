// The program: configuration, server, signals.

import { type Config, readConfig } from './config.ts';
import { createLog, readableDestination } from './log.ts';
import { explainStartError } from './start-errors.ts';

/** Lines for the person at the terminal; the log itself goes to standard output as JSON. */
function say(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** How long everything may take to end, in milliseconds: whoever stops a server usually kills it after ten seconds. */
const stopTimeoutMs = 9_500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(
    config.logLevel,
    config.environment === 'development' ? await readableDestination() : undefined,
  );
  const callOff = new AbortController();
  // All else is loaded once the configuration is known to be right, and while signals are heard already.
  const starting = import('./server.ts').then(({ startServer }) => startServer(config, log, callOff.signal));

  const stop = (signal: string) => {
    if (callOff.signal.aborted) process.exit(1);
    callOff.abort();
    log.info({ signal }, 'stopping');
    // A start that was called off has closed what it had opened.
    const started = starting.catch((error: unknown) => (error === callOff.signal.reason ? null : fail(error, config)));
    started
      .then((server) => {
        setTimeout(() => {
          log.error('could not stop in time');
          process.exit(1);
        }, stopTimeoutMs).unref();
        return server?.stop();
      })
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started this process is gone, or wants it to end where there are no signals.
  process.on('disconnect', () => stop('disconnect'));

  const server = await starting.catch((error: unknown) => (callOff.signal.aborted ? null : fail(error, config)));
  if (!server || callOff.signal.aborted) return;
  say('', `Pala is ready: ${server.context.config.publicUrl}`, ...server.hints);
  await server.working.catch(async (error: unknown) => {
    if (callOff.signal.aborted) return;
    await server.stop();
    fail(error, config);
  });
}

/** Says why the server could not start, and ends the process. */
function fail(error: unknown, config: Config | null): never {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say(explainStartError(error, config) ?? `Pala could not start: ${stack}`);
  process.exit(1);
}

main().catch((error: unknown) => fail(error, null));
