// All presses of a review of 15 notes, until the next review can be written: without help, and in an evening of reviews with phrases and
// ratings as last time. `npm run bench -- review-presses`; no load changes them.

import { type Browser, chromium, type Page } from '@playwright/test';
import { beginEvening } from '#domain/reviews/evening/evening-run.ts';
import { phraseCompletion, phrasesOf, withPhrase } from '#domain/reviews/notes/phrases.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { idOf, workspace } from '#web/features/reviews/workspace/testing/review-fixtures.ts';
import { testUser } from '#web/testing/people.ts';
import { startFakeYouTube } from '../e2e/fake-youtube/fake-youtube.ts';
import { chromiumArguments, fullChromiumPath } from '../scripts/chromium.ts';
import { buildPages, pressAll, servePages, tabTo } from './review-typing/pages.ts';

/** Fifteen notes as coaches write them; with the mark, those that repeat a sentence of the coach's earlier notes. */
const fifteenNotes: readonly (readonly [words: string, isKnown: boolean])[] = [
  ['Late preparation on the bandeja. Turn as soon as the lob goes up.', true],
  ['Good choice to lob under pressure.', true],
  ['Split step is missing before the return.', true],
  ['You stay on the service line after the volley.', false],
  ['Take the ball earlier and step into the court.', true],
  ['Racket head drops below the wrist on the low volley.', true],
  ['Great wall play, you let the ball come to you.', false],
  ['Move up together after the lob.', true],
  ['Too close to the glass, give yourself room.', true],
  ['Your partner is alone at the net here.', false],
  ['The chiquita to the middle was open.', false],
  ['Keep the elbow up while you wait.', true],
  ['Aim at the feet, not at the line.', false],
  ['Recover to the middle after the smash.', true],
  ['Talk before the ball comes over the net.', false],
];
const earlierNotes = fifteenNotes.filter(([, isKnown]) => isKnown).map(([words]) => ({ title: words, comment: '' }));
/** Seconds of one press, thinking and watching aside: 60 words a minute. */
const secondsOfPress = 0.2;

const nextVideo = { videoId: idOf(5), title: 'Next match' };

/** A player's second review, with an evening of two on the device if it is written with help. */
async function openEvening(page: Page, address: string, hasHelp: boolean): Promise<void> {
  const video = workspace().video;
  const last = { videoId: idOf(90), title: 'Before', publishedAt: video.uploadDate, ratings: {}, priorities: [] };
  const previousRatings = skillNames.map((skillName, index) => ({
    id: idOf(500 + index),
    playerId: idOf(2),
    videoId: idOf(90),
    skillName,
    rating: `3.${index % 10}`,
    comment: null,
    evidence: [],
    createdAt: video.uploadDate,
  }));
  const item = { ...video, ...nextVideo, dueAt: video.uploadDate, player: workspace().player, reviewer: null };
  const opened = workspace({ video: { ...video, previousReview: last }, previousRatings });
  let version = 0;
  await page.route('**/api/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/draft')) {
      return route.fulfill({ json: { version: ++version, savedAt: new Date().toISOString() } });
    }
    const answers: Record<string, unknown> = {
      '/api/auth/user': testUser({ role: 'coach_freelance', id: idOf(3) }),
      '/api/reviews/own-notes': hasHelp ? earlierNotes : [],
      [`/api/reviews/${idOf(1)}/workspace`]: opened,
      [`/api/reviews/${idOf(5)}/workspace`]: workspace({ video: { ...video, id: idOf(5), title: nextVideo.title } }),
      [`/api/reviews/${idOf(1)}/publish`]: video,
      '/api/reviews/queue': { rows: searchParams.get('show') === 'mine' ? [] : [item], next: null },
      '/api/reviews/queue/counts': { 'to-review': 1, mine: 0, unclaimed: 1, done: 1, overdue: 0 },
    };
    return route.fulfill({ json: answers[pathname] ?? [] });
  });
  const left = [
    { videoId: idOf(1), title: video.title, minutes: 20 },
    { ...nextVideo, minutes: 20 },
  ];
  if (hasHelp) {
    const kept = JSON.stringify(beginEvening(left, new Date()));
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `draft:${idOf(3)}:evening`,
      kept,
    ] as const);
  }
  await page.goto(`${address}/coach/video-analysis/${idOf(1)}`);
  await page.getByRole('heading', { level: 1, name: video.title }).waitFor();
}

/** The letters to type of a note's words, and Tab where a phrase of an earlier note takes over. */
function keysOf(words: string, phrases: ReturnType<typeof phrasesOf>): string[] {
  const keys: string[] = [];
  let text = '';
  while (text !== words) {
    const begun = phraseCompletion(text, text.length, phrases);
    const taken = begun && withPhrase(text, begun, begun.phrases[0] ?? '').text;
    if (taken && taken.length > text.length + 1 && words.startsWith(taken)) {
      keys.push('Tab');
      text = taken;
    } else {
      const letter = words.charAt(text.length);
      keys.push(letter);
      text += letter;
    }
  }
  return keys;
}

/** All presses of a review of fifteen notes, letters too, until the next one can be written. */
async function countReview(browser: Browser, address: string, hasHelp: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await openEvening(page, address, hasHelp);
  const phrases = phrasesOf(hasHelp ? earlierNotes : []);
  let presses = 0;
  for (const [words] of fifteenNotes) {
    presses += await pressAll(page, 't');
    await page.getByRole('textbox', { name: 'New note' }).waitFor();
    const keys = keysOf(words, phrases);
    if (keys.includes('Tab')) await page.waitForFunction(() => localStorage.length > 1);
    presses += await pressAll(page, ...keys);
    if ((await page.getByRole('textbox', { name: 'New note' }).inputValue()) !== words) throw new Error(words);
    presses += await pressAll(page, ...Array.from(' #ban -4 +2'), 'Enter', 'l');
  }
  presses += (await pressAll(page, 'Shift+Digit2')) + (await tabTo(page, 'Overall, 0 to 7'));
  // Three skills have changed, seven have not.
  const asBefore = hasHelp ? 'Enter' : 'l';
  presses += await pressAll(page, '4', '2', 'Enter', asBefore, asBefore, '3', '9', 'Enter', asBefore, asBefore);
  presses += await pressAll(page, '4', '4', 'Enter', asBefore, asBefore, '5', 'Enter');
  presses += await pressAll(page, ...(hasHelp ? ['Shift+L'] : ['l']));
  await page
    .getByRole('tab', { name: /Skills/ })
    .filter({ hasText: String(skillNames.length) })
    .waitFor();
  await page.keyboard.press('Escape');
  presses += (await pressAll(page, 'Shift+Digit3')) + (await tabTo(page, 'Final summary'));
  presses += await pressAll(page, ...Array.from('You win the net with the lob. Now move up together.'), 'Escape');
  presses += await pressAll(page, 'Shift+Digit5');
  await page.getByRole('alertdialog').waitFor();
  presses += (await tabTo(page, 'Publish review')) + (await pressAll(page, 'Enter'));
  if (!hasHelp) {
    await page.getByText('Review published').waitFor();
    await page.getByRole('link', { name: /Open review of Next match/ }).waitFor();
    presses += (await tabToLink(page, /Open review of Next match/)) + (await pressAll(page, 'Enter'));
  }
  await page.getByRole('heading', { level: 1, name: nextVideo.title }).waitFor();
  await context.close();
  return presses;
}

/** As `tabTo`, for a link. */
async function tabToLink(page: Page, name: RegExp): Promise<number> {
  const wanted = page.getByRole('link', { name });
  for (let presses = 1; presses <= 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error('Tab never reached the next review.');
}

/** Prints what a review of fifteen notes takes, by hand and in an evening of reviews with phrases and ratings as last time. */
async function compareReviews(browser: Browser, address: string): Promise<void> {
  for (const hasHelp of [false, true]) {
    const presses = await countReview(browser, address, hasHelp);
    const minutes = ((presses * secondsOfPress) / 60).toFixed(1);
    console.log(`presses: a review of 15 notes ${hasHelp ? 'with' : 'without'} help ${presses}, ${minutes} minutes`);
  }
}

const address = await servePages(await buildPages());
const youtube = await startFakeYouTube();
const args = [...chromiumArguments, ...youtube.chromiumArguments];
const browser = await chromium.launch({ executablePath: fullChromiumPath, args });
await compareReviews(browser, address);
await browser.close();
youtube.close();
process.exit(0);
