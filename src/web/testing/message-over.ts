// Checks that messages do not cover a screen's main parts.

import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Width and height of the windows that are looked at, from the smallest phone to a small laptop. */
export const sizes = [
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

/** Shows the longest message, and expects it within the window and over none of these places. */
export async function expectFree(...places: Locator[]): Promise<void> {
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
