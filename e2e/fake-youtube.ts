// YouTube for journeys: its API script, its players and its pictures are answered on this machine.

import type { BrowserContext, Page } from '@playwright/test';
import { installFakeYouTubeApi } from '../src/web/testing/fake-youtube-api.ts';

const apiScript = 'https://www.youtube.com/iframe_api';
const playerPage = /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\//;
const pictures = /^https:\/\/i\.ytimg\.com\//;

/** A picture of a court, in the size of YouTube's own (a smaller one means that the video is gone). */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360">
  <rect width="480" height="360" fill="#1c2733"/><path d="M90 300 160 110h160l70 190z" fill="#2b5f9e" stroke="#dfe9f5" stroke-width="3"/>
  <path d="M240 110v190M125 205h230" stroke="#dfe9f5" stroke-width="2"/></svg>`;

/**
 * Answers everything that a page asks of YouTube. Players become ready, play, pause, seek, change speed and advance with
 * the clock; tests look at them and make them fail through `fakeYouTube` below.
 *
 * @param duration of every video, in seconds
 */
export async function installFakeYouTube(target: Page | BrowserContext, duration = 600): Promise<void> {
  const script = `(${installFakeYouTubeApi.toString()})(); window.fakeYouTube.duration = ${duration};`;
  await target.route(apiScript, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await target.route(playerPage, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><body style="background:#000">',
    }),
  );
  await target.route(pictures, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
}

/** Where the page's latest player stands; null before one was made. */
export function playerOn(page: Page) {
  return page.evaluate(() => {
    const player = window.fakeYouTube?.players.at(-1);
    return player
      ? { videoId: player.videoId, time: player.time, rate: player.rate, playerState: player.playerState }
      : null;
  });
}

/** Makes the page's latest player report an error of the API's, e.g. 150 (the owner forbids embedding). */
export async function failPlayerOn(page: Page, code: number): Promise<void> {
  await page.evaluate((reported) => window.fakeYouTube?.players.at(-1)?.fail(reported), code);
}
