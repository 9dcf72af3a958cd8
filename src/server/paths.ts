// Paths of files that the program reads, for the sources (tests and development) and for the built server.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(import.meta.url);
/** The built server is in `build/`, without subfolders. */
const isBuilt = here.endsWith('.js');
const root = dirname(dirname(isBuilt ? here : dirname(here)));

/** The built pages. */
export const builtPages = join(root, 'dist');

/** The database's migrations: plain SQL, which no build touches. */
export const migrationsFolder = join(root, 'src/server/db/migrations');

/** Fonts that come as files, and the characters of each font. */
export const facesFolder = join(root, 'src/server/pictures/faces');

/** The program of the document thread, built by vite.server.config.ts. */
export const threadProgram = pathToFileURL(
  join(dirname(here), isBuilt ? 'document.thread.js' : 'documents/document.thread.ts'),
);
