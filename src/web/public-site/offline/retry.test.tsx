// The offline page with its script.

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { OfflinePage } from './offline-page.tsx';

const isUp = vi.fn<() => boolean>(() => false);

beforeAll(async () => {
  const realFetch = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    if (call[0] !== '/healthz') return realFetch(...call);
    if (isUp()) return new Response('{}');
    throw new TypeError('Failed to fetch');
  });
  document.body.innerHTML = renderToStaticMarkup(<OfflinePage />);
  await import('./retry.ts');
  return () => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  };
});

test('a failed retry is reported and changes nothing; the page opens once the server answers', async () => {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Still no connection.', { exact: false })).toBeVisible();
  expect(browserNavigation.reload).not.toHaveBeenCalled();
  isUp.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => vi.mocked(browserNavigation.reload).mock.calls.length).toBe(1);
});
