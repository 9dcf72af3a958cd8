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

/** The catalogues of translations. */
export const translationsFolder = join(root, 'translations');

/** Fonts that come as files, and the characters of each font. */
export const facesFolder = join(root, 'src/server/pictures/faces');

/** A thread's program, built by vite.server.config.ts. */
const thread = (name: string, folder: string) =>
  pathToFileURL(join(dirname(here), isBuilt ? `${name}.thread.js` : `${folder}/${name}.thread.ts`));

/** The thread that writes documents. */
export const threadProgram = thread('document', 'documents');

/** The thread that computes the level model. */
export const modelThreadProgram = thread('level-model', 'features/levels/model');
