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
  const status = document.querySelector('[role="status"]');
  if (status) status.textContent = 'Looking for a connection…';
  pauseMs = firstPauseMs;
  await tryAgain();
  if (status) status.textContent = 'Still no connection. The page opens by itself once you’re back online.';
}

document.querySelector('[data-retry]')?.addEventListener('click', () => void retryNow());
window.addEventListener('online', () => void tryAgain());
timer = setTimeout(() => void tryAgain(), firstPauseMs);
