// What offers Smashy on the dashboard.

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

/** Two seconds pass. */
async function comes() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderScreen(<SmashyPopup />);
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
}

it('comes after two seconds and leads to Smashy', async () => {
  const opened = vi.fn();
  window.addEventListener('open-smashy', opened, { once: true });
  await comes();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  await eventually(() => expect(opened).toHaveBeenCalledOnce());
  await expect.element(page.getByRole('button', { name: 'Ask Smashy' })).not.toBeInTheDocument();
});

it('comes again at each visit, whether Smashy was asked or not, until “Maybe later”', async () => {
  await comes();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  leaveScreens();
  await comes();
  await page.getByRole('button', { name: 'Maybe later' }).click();
  leaveScreens();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderScreen(<SmashyPopup />);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await expect.element(page.getByRole('button', { name: 'Maybe later' })).not.toBeInTheDocument();
});
