// Completes package-lock.json with the optional binaries of other platforms, so that `npm ci` accepts it.
//
// Some registries answer 404 for binaries of foreign platforms; npm then leaves them out of the lock file, and `npm ci`
// calls the lock file out of sync. Each missing optional dependency is added as { version, os?, cpu?, optional }: npm
// never fetches a platform that is not its own. Run it after every `npm install` (`npm run lock`).
//
// The Node versions that optional packages ask for are taken out: an older Node installs them for the Node of the lock
// file (`launch.mjs`), and npm would silently leave them out.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const operatingSystems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'ppc64le', 'riscv64', 's390x', 'x64'];

let added = 0;
for (const [path, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const isInstalled = isReachable(path, name);
    if (isInstalled) continue;
    const words = name.toLowerCase().split(/[^a-z0-9]+/);
    const os = operatingSystems.filter((one) => words.includes(one));
    const cpu = processors.filter((one) => words.includes(one));
    lock.packages[`node_modules/${name}`] = {
      version: String(range).replace(/^[^\d]*/, ''),
      ...(cpu.length > 0 && { cpu }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}

// If a registry does not name a binary's C library, its name does: npm would otherwise fetch both.
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!entry.optional) continue;
  delete entry.engines;
  if (!/-(?:linux|wasm32)/.test(path)) continue;
  if (/musl/.test(path)) entry.libc ??= ['musl'];
  if (/-gnu(?:eabihf)?$/.test(path)) entry.libc ??= ['glibc'];
  if (/wasm32/.test(path)) entry.cpu ??= ['wasm32'];
}

/** Whether a node_modules folder above `path` contains `name`, as Node looks packages up. */
function isReachable(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other platforms added`);
