import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StartBoundary } from './start-failure.tsx';

function Broken(): never {
  throw new ApiError(503, 'Not now.');
}

test('a failure outside every screen is shown, and can be retried', async () => {
  renderScreen(
    <StartBoundary>
      <Broken />
    </StartBoundary>,
  );
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => vi.mocked(browserNavigation.reload).mock.calls).toHaveLength(1);
});
