// The offline page's script: opens the page that was asked for as soon as the server answers again.

import { browserNavigation } from '#web/lib/browser-navigation.ts';

/** The first pause between two attempts, in milliseconds; each further one is twice as long, up to the longest. */
const firstPause = 2_000;
const maxPauseMs = 30_000;

let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server whether it is there: that the device has a network says nothing about it. */
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
    timer = setTimeout(() => void tryAgain(), pause);
    pause = Math.min(pause * 2, maxPauseMs);
    return;
  }
  // Someone who has opened the offline page itself would otherwise never leave it.
  if (location.pathname === '/offline') browserNavigation.goTo('/');
  else browserNavigation.reload();
}

async function tryAtOnce(): Promise<void> {
  const status = document.querySelector('[role="status"]');
  if (status) status.textContent = 'Looking for a connection …';
  pause = firstPause;
  await tryAgain();
  if (status) status.textContent = 'Still no connection. This page opens by itself as soon as there is one.';
}

document.querySelector('[data-retry]')?.addEventListener('click', () => void tryAtOnce());
window.addEventListener('online', () => void tryAgain());
timer = setTimeout(() => void tryAgain(), firstPause);
