// Aliases, and addresses of another role (docs/product.md#screens).

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { eventually } from '#web/testing/eventually.ts';
import { userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { unavailable } from '#web/testing/unavailable.ts';

const goTo = vi.mocked(browserNavigation.goTo);
const notFound = page.getByRole('heading', { name: '404 Page Not Found' });
describe('an alias', () => {
  it.each([
    ['/player/home', 'player', '/player'],
    ['/admin', 'admin', '/admin/dashboard'],
    ['/club', 'club', '/club/dashboard'],
    ['/coach', 'coach_freelance', '/coach/dashboard'],
    ['/coach', 'coach_club', '/coach/dashboard'],
    ['/login', 'player', '/'],
    ['/login?returnTo=/player/videos', 'player', '/'],
  ] as const)('%s leads a %s to %s', async (alias, role, target) => {
    const { address } = renderScreen(alias, { as: role, answers: unavailable });
    await expect.poll(address).toBe(target);
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(notFound).not.toBeInTheDocument();
  });

  it('/upload leads to the videos with the form open', async () => {
    const { address } = renderScreen('/upload', { answers: { ...unavailable, listVideos: [] } });
    await expect.element(page.getByRole('form', { name: 'Add a video' })).toBeVisible();
    expect(address()).toBe('/player/videos?add=true');
  });

  it('/login leads visitors to the sign-in tab', async () => {
    const { address } = renderScreen('/login', { as: null });
    await expect.element(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(address()).toBe('/auth?tab=login');
  });

  it.each(['/upload', '/player/home', '/admin', '/club', '/coach'])(
    '%s sends visitors to sign in, half a second later and with the way back',
    async (alias) => {
      const delays = vi.spyOn(window, 'setTimeout');
      const { address } = renderScreen(alias, { as: null });
      await eventually(() => expect(delays).toHaveBeenCalledWith(expect.any(Function), redirectDelay));
      await expect.poll(() => goTo.mock.lastCall).toEqual([`/api/login?returnTo=${encodeURIComponent(alias)}`]);
      expect(address()).toBe(alias);
      delays.mockRestore();
    },
  );
});

describe('a link forwarded by another role', () => {
  const id = '01890000-0000-7000-8000-000000000009';
  it.each([
    [`/player/video-analysis/${id}?t=83`, 'club', `/club/video-analysis/${id}?t=83`],
    [`/player/video-analysis/${id}?t=83`, 'coach_club', `/coach/video-analysis/${id}?t=83`],
    [`/coach/video-analysis/${id}?t=83`, 'player', `/player/video-analysis/${id}?t=83`],
    [`/coach/video-analysis/${id}`, 'admin', `/player/video-analysis/${id}`],
    [`/club/player/${id}`, 'coach_club', `/coach/player/${id}`],
  ] as const)('%s leads a %s to their own screen', async (asked, role, target) => {
    const { address } = renderScreen(asked, { as: role, answers: unavailable });
    await expect.poll(address).toBe(target);
    await expect.element(notFound).not.toBeInTheDocument();
  });
});

describe('an address of another role', () => {
  // There are no answers for these screens' data: reading it would fail the test.
  it.each([
    ['/upload', 'coach_freelance'],
    ['/upload', 'club'],
    ['/player/home', 'club'],
    ['/player', 'coach_club'],
    ['/player/videos?add=true', 'coach_freelance'],
    ['/dashboard', 'admin'],
    ['/admin', 'player'],
    ['/admin/users?state=pending', 'club'],
    ['/admin/video-review/01890000-0000-7000-8000-000000000009', 'coach_club'],
    ['/club', 'admin'],
    ['/club/dashboard', 'player'],
    ['/coach', 'admin'],
    ['/coach/videos', 'player'],
    ['/club/player/01890000-0000-7000-8000-000000000009', 'player'],
    ['/nav-test', 'player'],
    ['/role-switcher', 'player'],
  ] as const)('%s is not found by a %s, inside their frame and where they asked for it', async (asked, role) => {
    const { address } = renderScreen(asked, { as: role });
    await expect.element(notFound).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(address()).toBe(asked);
    expect(document.title).toBe('Page not found · Pala');
  });

  it('is not found either after signing in for it', async () => {
    const { address } = renderScreen('/auth?tab=login&returnTo=/admin/users', {
      as: null,
      answers: { login: { user: userWithRole('club'), message: 'Welcome back, Maja!' } },
    });
    await page.getByLabelText('Email').fill('maja@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('secret-word');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(notFound).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Club Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin/users');
  });
});
