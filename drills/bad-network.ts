// A coach writes a review of forty notes and a player sends a video in a real browser, over a slow phone's network, over one that loses
// packets, to a server that answers 503 every third time, and with the time an hour off. No typed text is lost.

import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { connect, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { startFakeYouTube } from '../e2e/fake-youtube/fake-youtube.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { type Badness, startBadProxy } from './bad-proxy.ts';
import type { Drill } from './shared/drill.ts';
import { type Person, rowsOf, signedIn } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, startDrillServer } from './shared/server.ts';

/** The trouble, once the page is loaded. */
interface Trouble {
  name: string;
  badness: Badness;
  /** Hours by which the browser's time is off. */
  clock: number;
  isSlow: boolean;
}

const troubles: Trouble[] = [
  { name: 'slow 3G', badness: 'good', clock: 0, isSlow: true },
  { name: 'lost packets', badness: 'losing', clock: 0, isSlow: false },
  { name: '503 every third time', badness: 'failing', clock: 0, isSlow: false },
  { name: 'a clock an hour fast', badness: 'good', clock: 1, isSlow: false },
  { name: 'a clock an hour slow', badness: 'good', clock: -1, isSlow: false },
];

/** How long saving may take in the end, in milliseconds. */
const patience = 120_000;

/** Each trouble has its own coach, player and video. */
export async function badNetwork(drill: Drill): Promise<void> {
  const notes = drill.option('notes', 40);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('browser');
  const server = await startDrillServer(drill, { DATABASE_URL: url });
  const db = openServerDatabase(drill, url);
  const proxy = await startBadProxy(drill, server.url);
  const youtube = await startFakeYouTube();
  drill.later(() => youtube.close());
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments, ...youtube.chromiumArguments],
  });
  drill.later(() => browser.close());

  for (const trouble of troubles) {
    const madePlayer = await makePlayer(db, { credits: 5 });
    const madeCoach = await makeCoach(db);
    await connect(db, madeCoach, madePlayer);
    const video = await makeVideo(db, madePlayer, { title: 'Ninety minutes' });
    const [player, coach] = [await signedIn(db, madePlayer), await signedIn(db, madeCoach)];
    const before = { ...proxy.counts };
    const begin = async (page: Page) => {
      proxy.badness = trouble.badness;
      if (trouble.isSlow) await slowDown(page);
    };

    proxy.badness = 'good';
    const written = await writeReview(await open(browser, proxy.url, coach, trouble.clock), video.id, notes, begin);
    const [draft] = await rowsOf<{ titles: string[] }>(
      db,
      sql`select array(select coalesce(nullif(note ->> 'title', ''), note ->> 'comment') from jsonb_array_elements(document -> 'notes') as note) as titles
        from review_drafts where video_id = ${video.id}`,
    );
    const kept = written.filter((text) => draft?.titles.some((title) => title.includes(text))).length;
    drill.expect(
      `${trouble.name}: a review of ${notes} notes`,
      kept === notes && draft?.titles.length === notes,
      `${written.length} written, ${draft?.titles.length ?? 0} kept, ${notes - kept} lost`,
    );

    proxy.badness = 'good';
    const tries = await sendVideo(await open(browser, proxy.url, player, trouble.clock), begin);
    const sent = await rowsOf<{ court: string; venue: string }>(
      db,
      sql`select court_side_changes as court, venue from videos where player_id = ${player.id} and title = 'Semi-final'`,
    );
    const [first] = sent;
    drill.expect(
      `${trouble.name}: a video form`,
      sent.length === 1 && first?.court === '22:30 and 45:10',
      `sent after ${tries} presses, ${sent.length} video with ${first?.court ?? 'nothing'}`,
    );
    const happened = Object.entries(proxy.counts).map(
      ([name, count]) => [name, count - before[name as keyof typeof before]] as const,
    );
    drill.say(
      `  ${happened
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
    );
  }
}

/** A signed-in person's window. */
async function open(browser: Browser, url: string, { cookie }: Person, hours: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
  });
  const value = cookie.slice(cookie.indexOf('=') + 1);
  await context.addCookies([
    { name: 'pala_session', value, domain: '127.0.0.1', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript((shift) => {
    if (shift === 0) return;
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (target, given) =>
        given.length === 0 ? new target(Real.now() + shift) : Reflect.construct(target, given),
      get: (target, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(target, name)),
    });
  }, hours * 3_600_000);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}

/** Chromium's "slow 3G": 400 kbit a second, and a round trip of two seconds. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Writes notes by keyboard until all are saved; then closes the window at once. */
async function writeReview(
  page: Page,
  videoId: string,
  notes: number,
  begin: (page: Page) => Promise<void>,
): Promise<string[]> {
  await page.goto(`/coach/video-analysis/${videoId}`);
  await expect(page.getByRole('tab', { name: /Notes/ })).toBeVisible({ timeout: patience });
  await begin(page);
  const written: string[] = [];
  for (let number = 1; number <= notes; number += 1) {
    const text = `Moment number ${String(number).padStart(2, '0')}`;
    await page.locator('body').press('t');
    const field = page.getByRole('textbox', { name: 'New note' });
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toBeHidden({ timeout: patience });
    written.push(text);
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: patience });
  await page.context().close();
  return written;
}

/** Fills in the form and presses the button until the video is stored; returns how often. */
async function sendVideo(page: Page, begin: (page: Page) => Promise<void>): Promise<number> {
  await page.goto('/player/videos?add=true');
  await expect(page.getByLabel('Title')).toBeVisible({ timeout: patience });
  await begin(page);
  await page.getByLabel('Title').fill('Semi-final');
  await page.getByLabel('Video link').fill('https://youtu.be/keyboard-01');
  await page.getByText('More for your coach').click();
  await page.getByLabel('When you change sides').fill('22:30 and 45:10');
  const form = page.locator('form').filter({ has: page.getByLabel('Title') });
  const button = form.getByRole('button', { name: 'Add Video' });
  let presses = 0;
  for (const end = Date.now() + patience; Date.now() < end && (await form.isVisible()); ) {
    await button.click();
    presses += 1;
    // Either the video is stored and the form is gone, or the button can be pressed again and the form is unchanged.
    await expect
      .poll(async () => !(await form.isVisible()) || (await button.isEnabled({ timeout: 1_000 }).catch(() => false)), {
        timeout: patience,
      })
      .toBe(true);
    if (!(await form.isVisible())) break;
    await expect(page.getByLabel('Title')).toHaveValue('Semi-final');
    await expect(page.getByLabel('When you change sides')).toHaveValue('22:30 and 45:10');
  }
  await page.context().close();
  return presses;
}
