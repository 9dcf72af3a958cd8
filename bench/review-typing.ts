// Main thread time of writing notes in a review of 500 notes. `npm run bench -- review-typing`; only comparable on one machine.

import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { maxNotes } from '#domain/videos/videos.ts';
import { idOf, someNotes, workspace } from '#web/features/reviews/workspace/testing/review-fixtures.ts';
import { testUser } from '#web/testing/people.ts';
import { startFakeYouTube } from '../e2e/fake-youtube/fake-youtube.ts';
import { chromiumArguments, fullChromiumPath } from '../scripts/chromium.ts';

const rounds = 40;
/** One frame at 60 a second, in milliseconds: the budget of a press. */
const frame = 16;
const secondsOfTyping = 30;

/** The served pages, built into a temporary folder unless `PAGES` names one. */
async function buildPages(): Promise<string> {
  if (process.env['PAGES']) return process.env['PAGES'];
  const folder = mkdtempSync(join(tmpdir(), 'pala-bench-pages-'));
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir: folder } });
  return folder;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the pages, with the application at every address that is not a file. Returns its address. */
function servePages(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) === '' ? '/app.html' : pathname;
    readFile(join(folder, file)).then(
      (content) => response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Opens a review with so many notes; this file answers for the server, so that only the page is measured. */
async function openReview(page: Page, address: string, count: number): Promise<void> {
  const notes = someNotes(count).map((note, index) => ({ ...note, timestamp: 5 + index * 10 }));
  const answers: Record<string, unknown> = {
    '/api/auth/user': testUser({ role: 'coach_freelance', id: idOf(3) }),
    [`/api/reviews/${idOf(1)}/workspace`]: workspace({ document: { ...emptyReview, notes } }),
  };
  let version = 0;
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const saved = { version: ++version, savedAt: new Date().toISOString() };
    return route.fulfill({ json: answers[pathname] ?? (pathname.endsWith('/draft') ? saved : []) });
  });
  await page.goto(`${address}/coach/video-analysis/${idOf(1)}`);
  await page.getByRole('list', { name: 'Notes' }).waitFor();
}

declare global {
  interface Window {
    costs: number[];
    longTasks: number[];
  }
}

/** From now on records the cost of each key press: its own task and the frame that shows its effect, without the wait in between. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.costs = [];
    window.longTasks = [];
    let pressed = 0;
    window.addEventListener(
      'keydown',
      () => {
        pressed = performance.now();
      },
      { capture: true },
    );
    // The last listener of the press: the page has handled it, and React has drawn, since it flushes before the next listener.
    window.addEventListener('keydown', () => {
      const obeyed = performance.now() - pressed;
      requestAnimationFrame(() => {
        const begun = performance.now();
        // The first task after this frame's layout and paint, before any waiting task.
        void window.scheduler.postTask(
          () => {
            const cost = obeyed + performance.now() - begun;
            performance.measure('key', { start: pressed, duration: cost });
            window.costs.push(cost);
          },
          { priority: 'user-blocking' },
        );
      });
    });
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** The shortest pause between two deliberate presses, in milliseconds. */
const rest = 150;

/**
 * Presses a key and returns its cost in milliseconds. It waits first: a press in the previous one's frame would also pay for drawing that.
 */
async function costOf(page: Page, key: string): Promise<number> {
  await page.waitForTimeout(rest);
  await page.evaluate(() => {
    window.costs = [];
  });
  await page.keyboard.press(key);
  await page.waitForFunction(() => window.costs.length > 0);
  return page.evaluate(() => window.costs[0] ?? 0);
}

function report(name: string, costs: number[]): boolean {
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  console.log(
    `${name.padEnd(34)} median ${at(0.5).toFixed(1)} ms   p95 ${at(0.95).toFixed(1)} ms   (${costs.length} presses)`,
  );
  return at(0.5) < frame;
}

const address = await servePages(await buildPages());
const youtube = await startFakeYouTube();
const args = [...chromiumArguments, ...youtube.chromiumArguments];
const browser = await chromium.launch({ executablePath: fullChromiumPath, args });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await openReview(page, address, maxNotes - rounds);
await watchKeys(page);

const begun: number[] = [];
const kept: number[] = [];
const editor = page.getByRole('textbox', { name: 'New note' });
for (let round = 1; round <= rounds; round += 1) {
  begun.push(await costOf(page, 't'));
  if (!(await editor.isVisible())) throw new Error('The editor did not open after its key.');
  await page.keyboard.type(`Bench ${round}`);
  kept.push(await costOf(page, 'Enter'));
  if (!(await page.getByRole('list', { name: 'Notes' }).getByText(`Bench ${round}`, { exact: true }).isVisible())) {
    throw new Error('The note is not visible after Enter.');
  }
  await page.keyboard.press('l');
}

// Typing into an old note of the full review, at a person's speed, while the draft saves itself.
await page.keyboard.press('Enter');
await page.evaluate(() => {
  window.costs = [];
  window.longTasks = [];
});
const end = performance.now() + secondsOfTyping * 1000;
while (performance.now() < end) await page.keyboard.type('Turn earlier and keep the elbow up. ', { delay: 60 });
const { costs, longTasks } = await page.evaluate(() => ({ costs: window.costs, longTasks: window.longTasks }));

console.log(`a review of ${maxNotes} notes, work of the main thread for one key press\n`);
const areGood = [
  report('key T to the editor', begun),
  report('Enter to the note in the list', kept),
  report('a letter in the editor', costs),
];
console.log(`\n${secondsOfTyping} s of typing while the draft saves itself: ${longTasks.length} tasks over 50 ms`);
if (longTasks.length > 0) console.log(`the longest took ${Math.max(...longTasks).toFixed(0)} ms`);
await browser.close();
youtube.close();
process.exit(areGood.every(Boolean) ? 0 : 1);
