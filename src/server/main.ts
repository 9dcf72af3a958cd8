// The program: signals first, then configuration and server.

import { setImmediate as turn } from 'node:timers/promises';
import type { Config } from './config.ts';

/** Lines for the person at the terminal; the log itself goes to standard output as JSON. */
function say(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** How long stopping may take, in milliseconds: supervisors usually kill a server after ten seconds. */
const stopTimeoutMs = 9_500;
/** How long further signals count as the same one, in milliseconds: Ctrl-C reaches this process from the terminal, npm and the launcher. */
const sameSignalMs = 1_000;

const cancellation = new AbortController();
/** Stops the server, if it has started, and resolves then. */
let stopAll: (signal: string) => Promise<void> = async () => {};
let stoppingSince = 0;

function stop(signal: string): void {
  if (cancellation.signal.aborted) {
    if (signal !== 'disconnect' && performance.now() - stoppingSince > sameSignalMs) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  cancellation.abort();
  void stopAll(signal).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
// The launcher is gone, or asks this process to end on a system without signals.
process.on('disconnect', () => stop('disconnect'));

async function main(): Promise<void> {
  const { readConfig } = await import('./config.ts');
  const config = readConfig(process.env);
  const { createLog, readableDestination } = await import('./log.ts');
  const log = createLog(
    config.logLevel,
    config.environment === 'development' ? await readableDestination() : undefined,
  );
  // Everything else loads once the configuration is valid.
  const starting = import('./server.ts').then(({ startServer }) => startServer(config, log, cancellation.signal));
  stopAll = async (signal) => {
    log.info({ signal }, 'stopping');
    // A cancelled start has closed everything again. The signal may also have ended a program that it had started.
    const started = await starting.catch((error: unknown) => {
      if (error !== cancellation.signal.reason) log.info({ err: error }, 'the start failed after it was cancelled');
    });
    setTimeout(() => {
      log.error('could not stop in time');
      process.exit(1);
    }, stopTimeoutMs).unref();
    await started?.stop().catch((error: unknown) => {
      log.error({ err: error }, 'could not stop cleanly');
      throw error;
    });
  };

  const server = await starting.catch(async (error: unknown) => {
    // A signal that came while this process waited for another program arrives in one of the next turns.
    for (let turns = 0; turns < 3; turns += 1) await turn();
    return cancellation.signal.aborted ? null : fail(error, config);
  });
  if (!server || cancellation.signal.aborted) return;
  say('', `Pala is ready: ${server.context.config.publicUrl}`, ...server.hints);
  await server.working.catch(async (error: unknown) => {
    if (cancellation.signal.aborted) return;
    await server.stop();
    await fail(error, config);
  });
}

/** Says why the server could not start, and ends the process. */
async function fail(error: unknown, config: Config | null): Promise<never> {
  const { explainStartError } = await import('./start-errors.ts');
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say(explainStartError(error, config) ?? `Pala could not start: ${stack}`);
  process.exit(1);
}

main().catch((error: unknown) => fail(error, null));
