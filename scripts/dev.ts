// `npm run dev`: the server, restarted at each change, and the pages with hot reload, on http://localhost:5173.
//
// PORT is the server's and PAGES_PORT the pages'; both may be set, also in .env.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';

// The environment overrides the file.
if (existsSync('.env')) process.loadEnvFile('.env');
const port = process.env['PORT']?.trim() || '3000';
const pagesPort = process.env['PAGES_PORT']?.trim() || '5173';
process.env['PORT'] = port;
process.env['PAGES_PORT'] = pagesPort;
const address = `http://localhost:${pagesPort}`;

process.stderr.write(`Starting Pala for development: pages on ${address}, server behind them on port ${port} …\n`);
const pages = await createServer({ configFile: 'vite.config.ts', clearScreen: false, logLevel: 'warn' });
try {
  await pages.listen();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The pages could not be served: ${reason}. Set PAGES_PORT to another port.\n`);
  process.exit(1);
}

const server = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/contract', '--watch-path=src/domain', 'src/server/main.ts'],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', PUBLIC_URL: address } },
);

let isStopping = false;
/** Ends the server, then this process with the pages. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
}
server.on('exit', (code) => {
  void pages.close().finally(() => process.exit(isStopping ? 0 : (code ?? 1)));
});
// Vite would end this process at once, before the server has closed its database.
process.removeAllListeners('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
