// Finds a Chromium for the browser tests, or installs one where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How the tests start Chromium: without a sandbox (containers have none to give) and without calls to anywhere. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps once a second, and that nobody is asked about.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Chromium without its own windows and menus: tests take a third less of the processor than in the whole one. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that `npm test` has found, or one in the usual places when a runner is started by hand. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));

/** Path of a Chromium; installs Debian's headless one as root. Ends the program with a sentence when there is none to be had. */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  const found = usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (existsSync(headlessShell)) return headlessShell;
  }
  process.stderr.write('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.\n');
  return process.exit(1);
}
