// `npm run dev`: the server, restarted at each change, and the pages with hot reload on port 5173.

import { spawn } from 'node:child_process';
import { bin } from './steps.ts';

const env = { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:5173', ...process.env };
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=src/server',
      '--watch-path=src/contract',
      '--watch-path=src/domain',
      '--env-file-if-exists=.env',
      'src/server/main.ts',
    ],
    { stdio: 'inherit', env },
  ),
  spawn(process.execPath, [bin.vite], { stdio: 'inherit', env }),
];

/** Ends both, whichever went first. */
function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
