// The program: configuration, server, signals.

import { ConfigError, readConfig } from './config.ts';
import { DirectoryInUseError } from './db/directory-lock.ts';
import { NewerSchemaError } from './db/migrations-folder.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';

/** Lines for the person at the terminal; the log itself goes to standard output as JSON. */
function say(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  say('', `Pala is ready: ${config.publicUrl}`, ...server.hints);

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError || error instanceof DirectoryInUseError || error instanceof NewerSchemaError;
  say(
    isExpected
      ? error.message
      : `Pala could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  process.exit(1);
});
