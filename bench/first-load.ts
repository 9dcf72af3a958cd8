// First loads on a phone: `npm run bench -- first-load`, the median of three loads of each screen.
//
// Chromium is throttled like Lighthouse's applied throttling for phones: processor × 4, 562.5 ms to the first byte, 1.44 Mbit/s. The score
// is Lighthouse's, from the four figures that a page can measure itself; the fifth, the Speed Index, is left out, and the others are scaled
// up. With `LIGHTHOUSE=1` Lighthouse itself measures, which simulates a phone from loads at full speed.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServerProcess } from '#server/testing/server-process.ts';
import { chromiumArguments, fullChromiumPath } from '../scripts/chromium.ts';
import { lighthouseRun } from './first-load/lighthouse.ts';
import { median, type Paint, performanceScore } from './first-load/score.ts';
import { chooseScreens, type MeasuredScreen } from './first-load/screens.ts';
import { watchPaint } from './first-load/watch-paint.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
/** How long a page must be quiet to count as loaded, in milliseconds. */
const quiet = 3_000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

interface Load extends Paint {
  requests: number;
  /** Scripts requested before the largest paint, and all scripts. */
  scripts: number;
  allScripts: number;
  /** Bytes of scripts on the wire before the largest paint, and of everything. */
  scriptBytes: number;
  bytes: number;
}

/** Waits until there was no request and no late frame for a while. */
async function untilQuiet(page: Page, last: { at: number }): Promise<void> {
  while (performance.now() - last.at < quiet) await page.waitForTimeout(200);
}

/** One first load: empty cache, no service worker. */
async function load(browser: Browser, address: string, cookie: string): Promise<Load> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', colorScheme: 'light' });
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: new URL(address).origin }]);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const last = { at: performance.now() };
  const asked = new Map<string, { isScript: boolean; at: number; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    // Pictures of videos are on other hosts, which are unreachable here.
    if (!request.url.startsWith(new URL(address).origin)) return;
    asked.set(requestId, { isScript: type === 'Script' || request.url.endsWith('.js'), at: wallTime * 1000, bytes: 0 });
    last.at = performance.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
    last.at = performance.now();
  });
  await page.addInitScript(watchPaint);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await untilQuiet(page, last);
  const { timeOrigin, ...paint } = await page.evaluate(() => ({ ...window.paint, timeOrigin: performance.timeOrigin }));
  await context.close();
  const all = [...asked.values()];
  const early = all.filter(({ isScript, at }) => isScript && at - timeOrigin < paint.largest);
  const sum = (some: { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...paint,
    requests: all.length,
    scripts: early.length,
    allScripts: all.filter(({ isScript }) => isScript).length,
    scriptBytes: sum(early),
    bytes: sum(all),
  };
}

/** Loads each screen some times, and prints the medians. */
async function loadThrottled(screens: readonly MeasuredScreen[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: fullChromiumPath, args: chromiumArguments });
  console.log(`median of ${rounds}; milliseconds, kB on the wire (scripts: before the largest paint / all)\n`);
  console.log('screen               score   first  largest  blocked  shift  requests   scripts    kB scripts   kB all');
  for (const { name, path, cookie } of screens) {
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, server.url + path, cookie));
    const of = (figure: keyof Load) => median(loads.map((one) => one[figure]));
    const score = median(loads.map(performanceScore));
    const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
    console.log(
      [
        name.padEnd(20),
        score.toFixed(0).padStart(5),
        of('first').toFixed(0).padStart(7),
        of('largest').toFixed(0).padStart(8),
        of('blocked').toFixed(0).padStart(8),
        of('shift').toFixed(2).padStart(6),
        of('requests').toFixed(0).padStart(9),
        `${of('scripts')}/${of('allScripts')}`.padStart(9),
        kilobytes(of('scriptBytes')).padStart(13),
        kilobytes(of('bytes')).padStart(8),
      ].join(' '),
    );
  }
  await browser.close();
}

/** Runs Lighthouse on each screen some times, and prints the medians. */
async function askLighthouse(screens: readonly MeasuredScreen[]): Promise<void> {
  console.log(`Lighthouse, phone, median of ${rounds}; milliseconds\n`);
  console.log('screen               score   first  largest  index  blocked  shift   scores');
  for (const { name, path, cookie } of screens) {
    const runs: Awaited<ReturnType<typeof lighthouseRun>>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await lighthouseRun(server.url + path, cookie));
    const of = (figure: keyof (typeof runs)[number]) => median(runs.map((one) => one[figure]));
    console.log(
      [
        name.padEnd(20),
        of('score').toFixed(0).padStart(5),
        of('first').toFixed(0).padStart(7),
        of('largest').toFixed(0).padStart(8),
        of('index').toFixed(0).padStart(6),
        of('blocked').toFixed(0).padStart(8),
        of('shift').toFixed(2).padStart(6),
        `  ${runs.map(({ score }) => score.toFixed(0)).join(' ')}`,
      ].join(' '),
    );
  }
}

const server = await startServerProcess({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'pala-bench-')),
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  DEMO: '1',
});
// A new window gets changes of the last 45 seconds, and reads them again: the demo's must be older.
await pause(50_000);
const only = process.argv[2];
const screens = (await chooseScreens(server.url)).filter(({ name }) => !only || name.includes(only));
await (process.env['LIGHTHOUSE'] ? askLighthouse(screens) : loadThrottled(screens));
server.process.kill('SIGTERM');
await server.ended;
process.exit(0);
