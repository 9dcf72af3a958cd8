// Where files lie that the program reads: the same for the sources, which tests and development run, and for the built server.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(import.meta.url);
/** The built server lies in `build/`, without a folder for each part. */
const isBuilt = here.endsWith('.js');
const root = dirname(dirname(isBuilt ? here : dirname(here)));

/** The built pages. */
export const builtPages = join(root, 'dist');

/** The database's migrations: plain SQL, which no build touches. */
export const migrationsFolder = join(root, 'src/server/db/migrations');

/** A thread's program, of those that vite.server.config.ts builds. */
export function threadProgram(name: 'report' | 'club-report'): URL {
  const programs = {
    report: 'features/report/report.thread.ts',
    'club-report': 'features/club-reports/club-report.thread.ts',
  };
  return pathToFileURL(isBuilt ? join(dirname(here), `${name}.thread.js`) : join(dirname(here), programs[name]));
}
