// The offline page's script: opens the requested page once the server answers again.

import { browserNavigation } from '#web/lib/browser-navigation.ts';

/** Pause between attempts in milliseconds: doubles each time, up to the maximum. */
const firstPauseMs = 2_000;
const maxPauseMs = 30_000;

let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server itself: a device with a network may still not reach it. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function tryAgain(): Promise<void> {
  clearTimeout(timer);
  if (!(await isReachable())) {
    timer = setTimeout(() => void tryAgain(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    return;
  }
  // At the offline page's own address a reload would only show it again.
  if (location.pathname === '/offline') browserNavigation.goTo('/');
  else browserNavigation.reload();
}

async function retryNow(): Promise<void> {
  const status = document.querySelector<HTMLElement>('[role="status"]');
  // In the page's language.
  const say = (words: 'looking' | 'failed') => {
    if (status) status.textContent = status.dataset[words] ?? '';
  };
  say('looking');
  pauseMs = firstPauseMs;
  await tryAgain();
  say('failed');
}

document.querySelector('[data-retry]')?.addEventListener('click', () => void retryNow());
window.addEventListener('online', () => void tryAgain());
timer = setTimeout(() => void tryAgain(), firstPauseMs);
