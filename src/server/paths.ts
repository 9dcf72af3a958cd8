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

/** Faces of pictures and documents that come as files, and what each face can draw. */
export const facesFolder = join(root, 'src/server/pictures/faces');

/** The program of the thread that writes documents, which vite.server.config.ts builds. */
export const threadProgram = pathToFileURL(
  join(dirname(here), isBuilt ? 'document.thread.js' : 'documents/document.thread.ts'),
);
