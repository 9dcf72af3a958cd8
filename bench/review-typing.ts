// Writing notes in focus mode in a review of many notes: main thread time, time from key to paint, and presses. `npm run bench -- review-typing`;
// only comparable on one machine.

import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { maxNotes } from '#domain/videos/videos.ts';
import { idOf, someNotes, workspace } from '#web/features/reviews/workspace/testing/review-fixtures.ts';
import { testUser } from '#web/testing/people.ts';
import { startFakeYouTube } from '../e2e/fake-youtube/fake-youtube.ts';
import { chromiumArguments, fullChromiumPath } from '../scripts/chromium.ts';
import { buildPages, pressAll, servePages, tabTo } from './review-typing/pages.ts';

const rounds = 40;
/** Notes of the review, with those that are written. */
const notes = Number(process.env['NOTES'] ?? maxNotes);
/** How many times slower than this machine the processor is. */
const throttle = Number(process.env['THROTTLE'] ?? 1);
/** A file for the profile of the typing, to open in the browser's tools. */
const profile = process.env['PROFILE'];
/** Milliseconds between two letters: 120 words a minute. */
const pace = 100;

interface Budget {
  share: number;
  milliseconds: number;
}
/** One frame at 60 a second, on the processor as it is: the median of a press. */
const frame: Budget = { share: 0.5, milliseconds: 16 * throttle };
/** What feels immediate. */
const paint: Budget = { share: 0.95, milliseconds: 100 };
const secondsOfTyping = 30;

/** Opens a review with so many notes; this file answers for the server, so that only the page is measured. */
async function openReview(page: Page, address: string, count: number): Promise<void> {
  const document = {
    ...emptyReview,
    finalSummary: 'You win the net with the lob.',
    notes: someNotes(count).map((note, index) => ({ ...note, timestamp: 5 + index * 10 })),
  };
  const answers: Record<string, unknown> = {
    '/api/auth/user': testUser({ role: 'coach_freelance', id: idOf(3) }),
    [`/api/reviews/${idOf(1)}/workspace`]: workspace({ document }),
  };
  let version = 0;
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const saved = { version: ++version, savedAt: new Date().toISOString() };
    return route.fulfill({ json: answers[pathname] ?? (pathname.endsWith('/draft') ? saved : []) });
  });
  await page.goto(`${address}/coach/video-analysis/${idOf(1)}`);
  await page.getByRole('list', { name: 'Notes' }).waitFor();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Focus mode', pressed: true }).waitFor();
}

declare global {
  interface Window {
    costs: number[];
    /** From the key to the end of the frame that shows it, with all waits. */
    paints: number[];
    longTasks: number[];
  }
}

/** From now on records the cost of each key press: its own task and the frame that shows its effect, without the wait in between. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.costs = [];
    window.paints = [];
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
    window.addEventListener('keydown', ({ timeStamp }) => {
      const obeyed = performance.now() - pressed;
      requestAnimationFrame(() => {
        const begun = performance.now();
        // The first task after this frame's layout and paint, before any waiting task.
        void window.scheduler.postTask(
          () => {
            const cost = obeyed + performance.now() - begun;
            performance.measure('key', { start: pressed, duration: cost });
            window.costs.push(cost);
            window.paints.push(performance.now() - timeStamp);
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

/** Prints the times of a press; whether the median of work, or p95 of a paint, keeps to its budget. */
function report(name: string, costs: number[], budget: Budget): boolean {
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  console.log(
    `${name.padEnd(34)} median ${at(0.5).toFixed(1)} ms   p95 ${at(0.95).toFixed(1)} ms   (${costs.length} presses)`,
  );
  return at(budget.share) <= budget.milliseconds;
}

/** The presses of three common tasks; words do not count. */
async function countPresses(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const begin = await pressAll(page, 't');
  await page.keyboard.type('Late on the turn');
  const marks = await pressAll(page, ...Array.from(' #ban -4 +2'), 'Enter');
  await page.getByRole('list', { name: 'Notes' }).getByText('Late on the turn', { exact: true }).waitFor();
  console.log(`\npresses: a note with skill and range ${begin + marks}, beside its words`);

  const open = (await pressAll(page, 'Shift+Digit2')) + (await tabTo(page, 'Overall, 0 to 7'));
  let ratings = 0;
  for (let skill = 0; skill < skillNames.length; skill += 1) ratings += await pressAll(page, '4', '2', 'Enter');
  await page
    .getByRole('tab', { name: /Skills/ })
    .filter({ hasText: String(skillNames.length) })
    .waitFor();
  console.log(`presses: ${skillNames.length} new ratings ${open + ratings}`);

  await page.keyboard.press('Escape');
  const ask = await pressAll(page, 'Shift+Digit5');
  await page.getByRole('alertdialog').waitFor();
  const publish = ask + (await tabTo(page, 'Publish review'));
  console.log(`presses: publishing ${publish + 1}`);
}

const address = await servePages(await buildPages());
const youtube = await startFakeYouTube();
const args = [...chromiumArguments, ...youtube.chromiumArguments];
const browser = await chromium.launch({ executablePath: fullChromiumPath, args });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const devTools = await page.context().newCDPSession(page);
await openReview(page, address, notes - rounds);
await watchKeys(page);
await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });

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

// Typing into an old note of the full review, at a fast person's speed, while the draft saves itself.
await page.keyboard.press('Enter');
await page.evaluate(() => {
  window.costs = [];
  window.paints = [];
  window.longTasks = [];
});
if (profile) {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.start');
}
const end = performance.now() + secondsOfTyping * 1000;
while (performance.now() < end) {
  for (const letter of 'Turn earlier and keep the elbow up. ') {
    const next = performance.now() + pace;
    await page.keyboard.type(letter);
    await page.waitForTimeout(Math.max(0, next - performance.now()));
  }
}
if (profile) writeFileSync(profile, JSON.stringify((await devTools.send('Profiler.stop')).profile));
const { costs, paints, longTasks } = await page.evaluate(() => ({
  costs: window.costs,
  paints: window.paints,
  longTasks: window.longTasks,
}));

console.log(`a review of ${notes} notes on a processor ${throttle} times slower, in focus mode\n`);
console.log('work of the main thread for one key press');
const areGood = [
  report('key T to the editor', begun, frame),
  report('Enter to the note in the list', kept, frame),
  report('a letter in the editor', costs, frame),
];
console.log('\nfrom the key to its paint, with all waits');
areGood.push(report('a letter in the editor', paints, paint));
console.log(`\n${secondsOfTyping} s of typing while the draft saves itself: ${longTasks.length} tasks over 50 ms`);
if (longTasks.length > 0) console.log(`the longest took ${Math.max(...longTasks).toFixed(0)} ms`);
await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await countPresses(page);
await browser.close();
youtube.close();
process.exit(areGood.every(Boolean) ? 0 : 1);
