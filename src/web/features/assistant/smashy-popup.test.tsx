// The popup on the dashboard that offers Smashy.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '#web/testing/eventually.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { SmashyPopup } from './smashy-popup.tsx';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the popup and waits until it appears. */
async function renderPopup() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderScreen(<SmashyPopup />);
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
}

it('the popup appears after two seconds and opens Smashy', async () => {
  const opened = vi.fn();
  window.addEventListener('open-smashy', opened, { once: true });
  await renderPopup();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  await eventually(() => expect(opened).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('button', { name: 'Ask Smashy' })).not.toBeInTheDocument();
});

it('the popup returns at each visit until “Maybe later”, even after Smashy was asked', async () => {
  await renderPopup();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  leaveScreens();
  await renderPopup();
  await page.getByRole('button', { name: 'Maybe later' }).click();
  leaveScreens();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderScreen(<SmashyPopup />);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await expect.element(page.getByRole('button', { name: 'Maybe later' })).not.toBeInTheDocument();
});
