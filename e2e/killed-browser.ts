// A browser with a profile on disk that a journey can kill like a power cut: without notice to its pages.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { fullChromiumPath } from '../scripts/chromium.ts';

/** Starts a Chromium on a profile that outlives it. `kill` ends all of its processes at once. */
export async function startBrowser(
  profile: string,
  args: readonly string[],
): Promise<{ context: BrowserContext; kill(): Promise<void> }> {
  const child = spawn(
    fullChromiumPath,
    [
      ...args,
      '--headless',
      '--window-size=1280,800',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  let address = '';
  for await (const line of createInterface({ input: child.stderr })) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  child.stderr.resume();
  const browser = await chromium.connectOverCDP(address);
  const [context = await browser.newContext()] = browser.contexts();
  return {
    context,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => {});
    },
  };
}
