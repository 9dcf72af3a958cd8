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

/** The same for tests, whose pages live for seconds: code compiled for the long run cost journeys 6 to 9 % of the processor time. */
export const testChromiumArguments = [...chromiumArguments, '--js-flags=--no-opt'];

/** Chromium without windows and menus of its own: tests take a third less of the processor than with a whole one. */
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

/** A whole Chromium, which shows notifications, and which people have. */
export const fullChromiumPath = configured ?? whole ?? '/usr/bin/chromium';

/** The Chromium that is quickest to test with. */
export const chromiumPath = configured ?? (existsSync(headlessShell) ? headlessShell : fullChromiumPath);

/** Installs Debian's Chromium, as root, where there is none. Ends the program with a sentence when there is none to be had. */
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
