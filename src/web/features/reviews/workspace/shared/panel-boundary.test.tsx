// A part of the workspace that cannot be loaded.

import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#web/lib/http/api-error.ts';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { savedAt, showReview, tab } from '../testing/show-review.tsx';
import { latePanel } from './panel-boundary.tsx';

afterEach(() => {
  delete window.YT;
});

/** A part that fails to load before `arrive`. */
function lost(skeleton: ReactNode) {
  let isHere = false;
  const Part = latePanel(async () => {
    if (!isHere) throw new ApiError(0, '0: Failed to fetch');
    return () => <p>The part</p>;
  }, skeleton);
  return {
    Part,
    arrive: () => {
      isHere = true;
    },
  };
}

it('says that the text is kept, leaves the rest as it is, and loads the part on "Try again"', async () => {
  const { Part, arrive } = lost('Loading');
  renderScreen(
    <>
      <p>The rest</p>
      <Part />
    </>,
  );
  await expect.element(page.getByText(/What you wrote is kept on this device/)).toBeVisible();
  await expect.element(page.getByText('The rest')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  arrive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The part')).toBeVisible();
});

it('an extra that fails to load leaves its place empty, and appears once online', async () => {
  const { Part, arrive } = lost(null);
  renderScreen(
    <>
      <input aria-label="The field" />
      <Part />
    </>,
  );
  const field = page.getByRole('textbox', { name: 'The field' });
  await userEvent.fill(field, 'Typed');
  await expect.element(page.getByText('This part could not be loaded')).not.toBeInTheDocument();
  arrive();
  await eventually(() => {
    window.dispatchEvent(new Event('online'));
    expect(page.getByText('The part').elements()).toHaveLength(1);
  });
  await expect.element(field).toHaveValue('Typed');
});

it('a history that fails leaves the text as it is', async () => {
  installFakeYouTubeApi();
  // The error's console output, which would fail any other test.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  await showReview(
    { savedAt, version: 1 },
    {
      listReviewVersions: [],
      listSetAsideVersions: [
        { id: 'of a server that answers otherwise', setAsideAt: savedAt, document: null as never },
      ],
    },
  );
  await tab('Summary').click();
  const summary = page.getByRole('textbox', { name: 'Final summary' });
  await userEvent.fill(summary, 'Good match.');
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(page.getByRole('dialog').getByText(/What you wrote is kept on this device/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(summary).toHaveValue('Good match.');
  printed.mockClear();
});
