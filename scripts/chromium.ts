// Finds a Chromium for the browser tests, or installs one if possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Arguments of Chromium: without a sandbox (containers have none) and without outside connections. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A fake microphone that beeps once a second, without a permission prompt.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The same for tests, whose pages live for seconds: optimising compilation cost journeys 6 to 9 % of the processor time. */
export const testChromiumArguments = [...chromiumArguments, '--js-flags=--no-opt'];

/** Headless Chromium: tests need a third less processor time than with a full one. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const configured = process.env.CHROMIUM_PATH;
const whole = usualPlaces.find((path) => existsSync(path));

/** A full Chromium, which shows notifications. */
export const fullChromiumPath = configured ?? whole ?? '/usr/bin/chromium';

/** The fastest Chromium for tests. */
export const chromiumPath = configured ?? (existsSync(headlessShell) ? headlessShell : fullChromiumPath);

/** Installs Debian's Chromium, as root, if there is none. Ends the program with a sentence if that is impossible. */
export function needChromium(): void {
  if (configured && existsSync(configured)) return;
  const missing = [...(whole ? [] : ['chromium']), ...(existsSync(headlessShell) ? [] : ['chromium-headless-shell'])];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the browser tests …\n');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  if (usualPlaces.some((path) => existsSync(path))) return;
  process.stderr.write('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.\n');
  process.exit(1);
}
