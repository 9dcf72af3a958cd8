// The navigation at the top when there is more than it has room for.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clubMember } from '#web/testing/club-member.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { entriesFor, menus, quickActions } from './menus.ts';

const main = page.getByRole('navigation', { name: 'Main' });
const more = main.getByRole('button', { name: /^More/ });
const shown = () =>
  main
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

function open(as = clubMember, answers: Answers = {}) {
  return renderScreen('/performance', {
    as,
    answers: { getPlayerProgress: new Promise(() => {}) as never, ...answers },
  });
}

it('the navigation shows what fits, and the rest behind a button that works by keyboard', async () => {
  // Beside the quick actions there is less room than without them.
  await page.viewport(1290, 800);
  const { address } = open();
  await expect.element(more).toBeVisible();
  expect(shown().length).toBeGreaterThan(2);
  expect(shown()).not.toContain('Performance');
  // It is measured again once what comes after the first paint takes room beside it.
  const nav = main.element();
  await expect.poll(() => nav.scrollWidth - nav.clientWidth).toBeLessThanOrEqual(0);
  // Performance is where one is, and it is in the menu.
  await expect.element(more).toHaveAccessibleName(/^More ?, contains current page$/);
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  // Within the navigation that it completes.
  await expect.element(main.getByRole('menuitem', { name: 'Performance' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/performance');
});

it('the navigation shows more entries when there is room', async () => {
  await page.viewport(1290, 800);
  open();
  await expect.element(more).toBeVisible();
  const before = shown().length;
  // Without the quick actions beside it.
  await page.viewport(1270, 800);
  await expect.poll(() => shown().length).toBeGreaterThan(before);
});

it('the navigation shows all entries without the button if they fit', async () => {
  open(userWithRole('player'));
  await expect.element(main.getByRole('link', { name: 'Subscription' })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  expect(shown()).toEqual([
    'Dashboard',
    'My Videos',
    'My Coaches',
    'Progress',
    'Performance',
    'Pair Matches',
    'Subscription',
  ]);
});

it('the navigation does not move when the unread count loads', async () => {
  const counted = Promise.withResolvers<{ unread: number }>();
  open(userWithRole('player'), { countUnreadMessages: () => counted.promise });
  const next = main.getByRole('link', { name: 'Progress' });
  await expect.element(next).toBeVisible();
  const before = await positionOf(next);
  counted.resolve({ unread: 2 });
  await expect.element(main.getByRole('link', { name: 'My Coaches 2 unread' })).toBeVisible();
  expect(await positionOf(next)).toEqual(before);
});

it.each([
  ['More', 1290, /^More/],
  ['the button of a phone', 390, 'Open menu'],
])('the menu behind %s is left with Tab, and closes', async (_, width, name) => {
  await page.viewport(width, 800);
  open();
  const button = page.getByRole('banner').getByRole('button', { name });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  // One that has moved in since, as what stands beside it came, may be the first by now.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  // Neither lost nor sent back to the beginning.
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  const passed = Node.DOCUMENT_POSITION_PRECEDING;
  expect(button.element().compareDocumentPosition(focused as Node) & passed).toBe(0);
});

const everybody = [
  clubMember,
  userWithRole('player'),
  testUser({ analysisCreditsRemaining: 0 }),
  ...(['coach_freelance', 'coach_club', 'club', 'admin'] as const).map((role) => userWithRole(role)),
];
const widths = [390, 820, 1024, 1280, 1440];

it.each(everybody.flatMap((person) => widths.map((width) => ({ ...person, person, width }))))(
  'a $role ($accessType, $analysisCreditsRemaining credits) reaches every entry and quick action at $width px',
  async ({ person, width }) => {
    await page.viewport(width, 800);
    renderScreen('/nav-test-of-nobody', { as: person });
    const banner = page.getByRole('banner');
    const texts = (role: 'link' | 'menuitem') =>
      banner
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(banner.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const menu = banner.getByRole('button', { name: /^(Open menu|More)/ });
    // What fits is measured in the product's own typeface.
    await document.fonts.ready;
    const wanted = [...entriesFor(person, menus), ...entriesFor(person, quickActions)].map(({ label }) => label);
    if (wanted.some((label) => !texts('link').includes(label))) await menu.click();
    await expect.poll(() => [...texts('link'), ...texts('menuitem')]).toEqual(expect.arrayContaining(wanted));
    // Under each name once.
    expect(new Set(texts('menuitem')).size).toBe(texts('menuitem').length);
  },
);
