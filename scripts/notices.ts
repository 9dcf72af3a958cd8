// `npm run notices`: prints THIRD-PARTY-NOTICES, the licences of everything that is shipped; with --check only reports whether it is fresh.
//
// Shipped are the server's packages, the pages' imports, and the fonts. The text comes from the lock file and from files that are installed
// everywhere; for platform-specific binaries only the family is named, so that every machine prints the same.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import licences from 'spdx-license-list/full.js';

interface Package {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
}

const file = 'THIRD-PARTY-NOTICES';
const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> })
  .packages;
const platform = /-(?:linux(?:musl)?|darwin|win32|win|freebsd|android|wasm32|webcontainers)(?:-.*)?$/;

/** The folder in which Node finds a package imported from `folder`; undefined if not installed here. */
function resolve(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (locked[path]) return path;
    if (at === '') return undefined;
  }
}

/** The packages that the pages and their styles import, by name. Tailwind and Vite leave parts of themselves in what they build. */
function importedByPages(): Set<string> {
  const names = new Set(['tailwindcss', 'vite']);
  for (const room of ['src/web', 'src/domain', 'src/contract']) {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
    for (const one of files.filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|testing/.test(path))) {
      for (const [, specifier = ''] of readFileSync(`${room}/${one}`, 'utf8').matchAll(
        /(?:from|import|url\()\s*\(?['"]([^'".#/][^'"]*|@[^'"]+)['"]/g,
      )) {
        names.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  return names;
}

/** Everything shipped, as folders of the lock file. */
function shipped(): string[] {
  const found = new Set(Object.keys(locked).filter((path) => path !== '' && !locked[path]?.dev));
  const add = (path: string | undefined, isDeep: boolean): void => {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    if (isDeep) for (const name of Object.keys(locked[path]?.dependencies ?? {})) add(resolve(path, name), true);
  };
  for (const name of importedByPages()) add(resolve('', name), name !== 'vite' && name !== 'tailwindcss');
  return [...found].toSorted();
}

/** A package's licence text: its own if it has one, else the standard text. */
function textOf(path: string, { license = '', optional }: Package): string {
  const own = optional
    ? []
    : readdirSync(path)
        .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
        .toSorted();
  const texts = own.map((name) => readFileSync(`${path}/${name}`, 'utf8'));
  const standard = [...license.matchAll(/[\w.-]+/g)].flatMap(([id]) => licences[id]?.licenseText ?? []);
  return (texts.length > 0 ? texts : standard)
    .map((text) =>
      text
        .replaceAll('\r', '')
        .replaceAll(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}

function notices(): string {
  /** Packages by licence text: most share one with others. */
  const byText = new Map<string, Set<string>>();
  const withoutText: string[] = [];
  // Fonts that come as files: their packages are not in the lock file.
  const faces = readFileSync('src/server/pictures/faces/LICENSE', 'utf8').trim();
  byText.set(faces, new Set(['Noto Sans SC, JP and KR 5.3.0, Noto Emoji 5.3.2 (OFL-1.1)']));
  for (const path of shipped()) {
    const one = locked[path];
    if (one === undefined) continue;
    const full = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const name = one.optional ? full.replace(platform, '-<platform>') : full;
    const text = textOf(path, one);
    const title = `${name} ${one.version} (${one.license ?? 'see below'})`;
    if (text === '') withoutText.push(title);
    else byText.set(text, (byText.get(text) ?? new Set()).add(title));
  }
  if (withoutText.length > 0) throw new Error(`No licence is known for:\n${withoutText.join('\n')}`);
  const line = '-'.repeat(80);
  const parts = [...byText]
    .map(([text, titles]) => `${line}\n${[...titles].toSorted().join('\n')}\n\n${text}\n`)
    .toSorted();
  return `Pala contains the following packages of others, under their licences.\nPrinted by \`npm run notices\`. Do not edit.\n\n${parts.join('\n')}`;
}

const text = notices();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(`${file} is stale: run npm run notices\n`);
  process.exitCode = 1;
}
