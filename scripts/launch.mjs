// Runs Pala's commands on a fresh machine: installs and builds what is missing, with nothing but npm and some Node.
//
// Plain JavaScript for Node 20 or newer, without dependencies: it runs before anything is installed. Programs then run on
// Node 24: the system's if it is new enough, else the one in the lock file.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodeOf, supervise } from './supervise.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const [command = 'start', ...rest] = process.argv.slice(2);
const bench = rest[0] ?? 'hot-reads';
const serverProgram = 'build/main.js';
/** Node's compile cache for the next start; skipped silently if it cannot be written. */
const compileCache = 'node_modules/.cache/compiled';

const programs = {
  start: { build: true, args: [...settings(), serverProgram] },
  test: { build: true, args: ['scripts/test.ts'] },
  check: { build: true, args: ['scripts/check.ts'] },
  dev: { args: ['scripts/dev.ts'] },
  docs: { args: ['scripts/generate-docs.ts'] },
  faces: { args: ['scripts/faces.ts'] },
  notices: { args: ['scripts/notices.ts'] },
  'demo-seed': { args: [...settings(), 'scripts/seed-demo.ts'] },
  mutate: { args: ['scripts/mutate.ts'] },
  // `npm run bench -- equal-times` runs another bench.
  bench: { build: true, args: [`bench/${bench}.ts`] },
  // `npm run drill -- kill`; without a name it lists them.
  drill: { build: true, args: ['drills/run.ts'] },
  // `npm run simulate -- 42` simulates a thousand runs from seed 42.
  simulate: { args: ['scripts/simulate.ts'] },
  eval: { args: ['eval/run.ts'] },
  // `npm run pictures -- screens coach` photographs every screen of coaches.
  pictures: { build: true, args: ['scripts/pictures.ts'] },
  // Only the server: the command line needs no pages.
  pala: { build: 'server', args: [...settings(), 'build/pala.js'] },
  backup: { build: 'server', args: [...settings(), 'build/pala.js', 'backup'] },
  restore: { build: 'server', args: [...settings(), 'build/pala.js', 'restore-backup'] },
  build: { build: true },
};

const program = programs[command];
if (!program) fail(`Unknown command: ${command}. One of: ${Object.keys(programs).join(', ')}.`);
if (command === 'bench') {
  const benches = readdirSync('bench').flatMap((file) => (file.endsWith('.ts') ? file.slice(0, -'.ts'.length) : []));
  if (!benches.includes(bench)) fail(`There is no bench named ${bench}. One of: ${benches.toSorted().join(', ')}.`);
}
/** Programs that prepare the start. */
const preparing = new Set();
const signals = ['SIGTERM', 'SIGINT'];
for (const signal of signals) process.on(signal, cancel);
await install();
const node = findNode();
if (program.build) await build(program.build);
// The bench's name is not one of its own arguments.
if (program.args) run([...program.args, ...(command === 'bench' ? rest.slice(1) : rest)]);
// Not before the program's own handlers exist: a signal in between would be lost.
for (const signal of signals) process.off(signal, cancel);

/** The file with settings, if there is one. */
function settings() {
  return existsSync('.env') ? ['--env-file=.env'] : [];
}

/** Signals also end the preparation, which would otherwise go on. */
function cancel(signal) {
  for (const child of preparing) child.kill(signal);
  process.exit(exitCodeOf(signal));
}

/** Runs a program to its end; returns whether it succeeded. */
async function prepare(file, args) {
  const child = spawn(file, args, { stdio: 'inherit' });
  preparing.add(child);
  const isDone = await new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
  preparing.delete(child);
  return isDone;
}

/** Installs exactly the lock file's packages, unless that was done before. */
async function install() {
  const wanted = hashOf(['package-lock.json']);
  const stamp = 'node_modules/.pala-installed';
  if (read(stamp) === wanted) return;
  say('Installing packages (once, about a minute) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const isDone = await (npm ? prepare(process.execPath, [npm, ...args]) : prepare('npm', args));
  if (!isDone) fail('The packages could not be installed.');
  writeFileSync(stamp, wanted);
}

/** A Node that runs TypeScript directly. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const isWindows = process.platform === 'win32';
  const packaged = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const bundled = join(root, 'node_modules', packaged, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(bundled)) return bundled;
  return fail(
    `Pala needs Node 24. This is Node ${process.versions.node}, and there is no packaged Node for ${process.platform}-${process.arch}: please install it.`,
  );
}

/** Builds the pages and the server at once, each unless it was built from the same sources. */
async function build(which) {
  const shared = ['package-lock.json', ...filesBelow('src/domain'), ...filesBelow('src/contract')];
  const failures = await Promise.all([
    which !== 'server' &&
      buildPart('pages', 'dist', 'vite.config.ts', [
        ...shared,
        ...filesBelow('scripts/pages'),
        ...filesBelow('src/web'),
      ]),
    buildPart('server', 'build', 'vite.server.config.ts', [...shared, ...filesBelow('src/server')]),
  ]);
  const failed = failures.filter(Boolean);
  if (failed.length > 0) fail(failed.join('\n'));
}

/** Resolves with the error output, or with nothing. */
async function buildPart(name, folder, config, sources) {
  const wanted = hashOf([config, ...sources]);
  const stamp = `${folder}/.built-from`;
  if (read(stamp) === wanted) return undefined;
  say(`Building the ${name} …`);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'];
  if (!(await prepare(node, vite))) return `The ${name} could not be built.`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, wanted);
  return undefined;
}

/** Runs the program, with the found Node first on its path. */
function run(args) {
  const { PATH = '', Path = PATH, ...others } = process.env;
  supervise(node, args, {
    ...others,
    PATH: `${dirname(node)}${delimiter}${Path}`,
    NODE_COMPILE_CACHE: others.NODE_COMPILE_CACHE ?? compileCache,
    // Tests and benches start the same program as people.
    ...(program.build && { SERVER_PROGRAM: serverProgram }),
  });
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
