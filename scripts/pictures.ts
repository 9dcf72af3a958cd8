// `npm run pictures`: pictures of the demo on a temporary server. Makes README's two pictures; with `-- screens`, a picture of every screen
// of every role, in four widths and both themes. `-- screens coach /coach/videos` selects a role and a part of the address; WIDTHS, THEMES
// and TEXTS, the languages ("da es"), select the rest.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import { isInEachLanguage, pageAddressIn } from '#domain/language/page-addresses.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { setVideoLength, startFakeYouTube } from '../e2e/fake-youtube/fake-youtube.ts';
import { readIn } from '../e2e/read-in.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { type PictureScreen, pictureScreens } from './picture-list.ts';

const images = 'docs/images';
const folder = 'test-results/pictures';
/** Heights of windows by their widths. */
const heights: Record<string, number> = { 390: 844, 820: 1180, 1280: 800, 1920: 1080 };
const widths = (process.env.WIDTHS ?? Object.keys(heights).join(' ')).split(/[ ,]+/).map(Number);
const themes = (process.env.THEMES ?? 'light dark').split(/[ ,]+/) as ('light' | 'dark')[];

interface Look {
  width: number;
  theme?: 'light' | 'dark';
  density?: number;
  language?: LanguageCode;
}

const languages = (process.env.TEXTS ?? sourceLanguage).split(/[ ,]+/) as LanguageCode[];

/** A browser window with one of the demo's people signed in; `visitor` is not signed in. */
async function open(
  browser: Browser,
  url: string,
  who: string,
  { width, theme = 'light', density = 1, language = sourceLanguage }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] ?? 800 },
    deviceScaleFactor: density,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    ...(width < 600 && { isMobile: true, hasTouch: true }),
  });
  // Long enough for the notes of the demo's reviews.
  await setVideoLength(context, 26 * 60);
  if (who === 'visitor') {
    await readIn(context, language, url);
    return context;
  }
  const answer = await context.request.post('/api/auth/login', {
    data: { email: `${who}@demo.pala.example`, password: 'padel-demo' },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${who} could not be signed in: ${answer.status()}`);
  // Signing in chooses the account's.
  await readIn(context, language, url);
  return context;
}

/** Waits for the screen's data and pictures. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** The address of a screen, or null if the list has no link to it. */
async function addressOf(page: Page, screen: PictureScreen): Promise<string | null> {
  if (typeof screen === 'string') return screen;
  await page.goto(screen.list);
  await settle(page);
  const links = page.locator(`main a[href^="${screen.prefix}"]`);
  const link = screen.last ? links.last() : links.first();
  if ((await link.count()) === 0) return null;
  return ((await link.getAttribute('href')) ?? '') + (screen.after ?? '');
}

/** Photographs the full screens of all roles, or of one, into a folder each. */
async function takeScreens(browser: Browser, url: string, [onlyWho, part = '']: string[]): Promise<void> {
  for (const [who, screens] of Object.entries(pictureScreens)) {
    if (onlyWho !== undefined && who !== onlyWho) continue;
    mkdirSync(join(folder, who), { recursive: true });
    const addresses = new Map<PictureScreen, string | null>();
    const looks = widths.flatMap((width) =>
      themes.flatMap((theme) => languages.map((language) => ({ width, theme, language }))),
    );
    for (const look of looks) {
      const { width, theme, language } = look;
      const context = await open(browser, url, who, look);
      const page = await context.newPage();
      for (const screen of screens) {
        const name =
          typeof screen === 'string'
            ? screen
            : `${screen.list} ${screen.prefix}${screen.after ?? ''}${screen.last ? ' last' : ''}`;
        if (!name.includes(part)) continue;
        if (!addresses.has(screen)) addresses.set(screen, await addressOf(page, screen));
        const address = addresses.get(screen);
        if (!address) {
          console.log(`${who}: no screen below ${name}`);
          continue;
        }
        await page.goto(isInEachLanguage(address) ? pageAddressIn(language, address) : address);
        await settle(page);
        const file = name.replace(/^\//, '').replaceAll(/[^\w=-]+/g, '_') || 'start';
        await page.screenshot({
          path: join(
            folder,
            who,
            `${[file, width, theme, ...(language === sourceLanguage ? [] : [language])].join('.')}.png`,
          ),
          fullPage: true,
        });
      }
      await context.close();
    }
    console.log(`${who}: ${folder}/${who}`);
  }
}

const readReview = { list: '/player/videos?status=analyzed', prefix: '/player/video-analysis/' };
const writtenReview = { list: '/coach/videos?show=mine', prefix: '/coach/video-analysis/' };

/** README's picture of reading a review: the video at one of its notes, with the notes next to it. */
async function takeReviewRead(browser: Browser, url: string): Promise<void> {
  const context = await open(browser, url, 'player', { width: 1280, density: 2 });
  const page = await context.newPage();
  await page.goto((await addressOf(page, readReview)) ?? '');
  await page
    .getByRole('button', { name: /^Play at / })
    .first()
    .click();
  await settle(page);
  await page.screenshot({ path: join(images, 'review-read.png') });
  await context.close();
}

/** README's picture of writing a review: the coach's workspace in focus mode, with an open note. */
async function takeReviewWritten(browser: Browser, url: string): Promise<void> {
  const context = await open(browser, url, 'freelance', { width: 1280, density: 2 });
  const page = await context.newPage();
  await page.goto((await addressOf(page, writtenReview)) ?? '');
  await settle(page);
  await page.keyboard.press('f');
  await page.keyboard.press('k');
  for (let seconds = 0; seconds < 7 * 60; seconds += 10) await page.keyboard.press('l');
  await page.keyboard.press('t');
  await page.keyboard.type('Late on the turn #bandeja -4 +2 !1');
  await settle(page);
  await page.screenshot({ path: join(images, 'review-written.png') });
  await context.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'pala-pictures-'));
const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL ?? '', DEMO: '1' });
const youTube = await startFakeYouTube();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumArguments, ...youTube.chromiumArguments],
});
try {
  const [what, ...choice] = process.argv.slice(2);
  if (what === 'screens') await takeScreens(browser, server.url, choice);
  else {
    mkdirSync(images, { recursive: true });
    await takeReviewRead(browser, server.url);
    await takeReviewWritten(browser, server.url);
  }
} finally {
  await browser.close();
  youTube.close();
  server.process.kill('SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
