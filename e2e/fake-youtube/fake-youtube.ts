// A fake YouTube for journeys: a server on this machine, at YouTube's address for the browser.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { installFakeYouTubeApi } from '../../src/web/testing/fake-youtube-api.ts';
import { courtPicture } from './court-picture.ts';

const hosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'i.ytimg.com'];

const script = `(${installFakeYouTubeApi.toString()})(); window.fakeYouTube.duration = window.journeyVideoLength ?? 600;`;

const answerTo = (path: string): [type: string, body: string] => {
  if (path === '/iframe_api') return ['text/javascript', script];
  if (path.startsWith('/embed/'))
    return ['text/html', `<!doctype html><title>Player</title><body style="margin:0">${courtPicture('100%', '100%')}`];
  // The size of YouTube's own: a smaller one means that the video is gone.
  return ['image/svg+xml', courtPicture(480, 360)];
};

/**
 * Starts it. Players become ready, play, pause, seek, change speed and advance in real time; tests read them and make them fail through
 * `fakeYouTube` below.
 *
 * @returns Chromium's arguments to find it, and nothing outside this machine
 */
export async function startFakeYouTube(): Promise<{ chromiumArguments: string[]; close(): void }> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file));
  // A harmless key: only these tests trust its certificate.
  const server = createServer({ key: read('key.pem'), cert: read('certificate.pem') }, (request, response) => {
    const [type, body] = answerTo(new URL(request.url ?? '/', 'https://fake').pathname);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rules = [
    ...hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`),
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
  ];
  return {
    chromiumArguments: [`--host-resolver-rules=${rules.join(', ')}`, '--ignore-certificate-errors'],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

declare global {
  interface Window {
    /** The length of this journey's videos, in seconds; ten minutes by default. */
    journeyVideoLength?: number;
  }
}

/** Makes every video on the context's pages so many seconds long. */
export async function setVideoLength(context: BrowserContext, seconds: number): Promise<void> {
  await context.addInitScript((length) => {
    window.journeyVideoLength = length;
  }, seconds);
}

/** The position of the page's latest player; null without one. */
export function playerOn(page: Page) {
  return page.evaluate(() => {
    const player = window.fakeYouTube?.players.at(-1);
    return player
      ? { videoId: player.videoId, time: player.time, rate: player.rate, playerState: player.playerState }
      : null;
  });
}

/** The states of all players on the page, in the API's numbers: 1 plays, 2 is paused. */
export function playersOn(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (window.fakeYouTube?.players ?? []).filter(({ destroyed }) => !destroyed).map(({ playerState }) => playerState),
  );
}

/** Makes the page's latest player report an API error, e.g. 150 (the owner forbids embedding). */
export async function failPlayerOn(page: Page, code: number): Promise<void> {
  await page.evaluate((reported) => window.fakeYouTube?.players.at(-1)?.fail(reported), code);
}
