// Where messages appear: over nothing that a screen is for, at any size.

import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { somebody } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { toast } from './toast.tsx';

const sizes = [
  [320, 568],
  [390, 844],
  [820, 1180],
  [1280, 720],
] as const;

/** As long as the longest message of the product. */
const message = {
  title: 'Verification Failed',
  description:
    'Invalid or expired verification link. Please register again or request a new verification email. Please try again.',
  tone: 'danger',
} as const;

async function expectFree(...places: Locator[]): Promise<void> {
  toast(message);
  const shown = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await expect.element(shown).toBeVisible();
  // Where it comes to rest, not where it comes from.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  for (const place of places) {
    await expect.element(place).toBeVisible();
    const [a, b] = [shown.element().getBoundingClientRect(), place.element().getBoundingClientRect()];
    const covered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(covered, `covers ${place.element().textContent}`).toBe(false);
    expect(a.top >= 0 && a.left >= 0 && a.right <= innerWidth, 'is within the window').toBe(true);
  }
}

describe.each(sizes)('at %i × %i a message leaves free', (width, height) => {
  test('Sign In', async () => {
    await page.viewport(width, height);
    renderScreen('/auth', { as: null });
    const submit = page.getByRole('button', { name: 'Sign In' });
    await expect.element(submit).toBeVisible();
    await expectFree(submit, page.getByLabelText('Email'), page.getByLabelText('Password', { exact: true }));
  });

  test('Create Account', async () => {
    await page.viewport(width, height);
    renderScreen('/auth?tab=register', { as: null });
    const submit = page.getByRole('button', { name: 'Create Account' });
    await expect.element(submit).toBeVisible();
    submit.element().scrollIntoView({ block: 'end' });
    await expectFree(submit);
  });

  test('the form that adds a video, and the bottom bar', async () => {
    await page.viewport(width, height);
    renderScreen('/player/videos?add=true', { answers: { listVideos: [] } });
    const form = page.getByRole('form', { name: 'Add a video' });
    const submit = form.getByRole('button', { name: 'Add Video' });
    await expect.element(form.getByLabelText('Title')).toHaveFocus();
    const bar = page.getByRole('navigation', { name: 'Bottom' });
    const bars = width < 1024 ? [bar] : [];
    await expectFree(form.getByLabelText('Title'), ...bars);
    submit.element().scrollIntoView({ block: 'end' });
    await expectFree(submit, ...bars);
  });

  test('the main action of a page', async () => {
    await page.viewport(width, height);
    renderScreen('/player/videos', { as: somebody(), answers: { listVideos: [] } });
    const add = page.getByRole('button', { name: 'Add Video' });
    await expect.element(add).toBeVisible();
    await expectFree(add);
  });

  test('the answers of a dialog', async () => {
    await page.viewport(width, height);
    renderScreen('/auth', { as: null });
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send reset link' });
    await expect.element(send).toBeVisible();
    await expectFree(send, dialog.getByRole('button', { name: 'Cancel' }), dialog.getByLabelText('Email'));
  });
});
