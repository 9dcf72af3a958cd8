import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endpoints } from '#contract/endpoints.ts';
import { roles } from '#domain/people/roles.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { call } from '#web/lib/http/api.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { mayOpen } from '#web/lib/http/screen-data.ts';
import { adminSections } from '#web/shell/menus/admin-sections.ts';
import { menus } from '#web/shell/menus/menus.ts';
import { openStream } from '#web/testing/fake-event-source.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { createAppRouter } from './router.ts';

const goTo = vi.mocked(browserNavigation.goTo);

describe('the application', () => {
  it('shows signed-in people a not-found page inside their frame', async () => {
    renderScreen('/nowhere');
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(document.title).toBe('Page not found · Pala');
  });

  it('names the screen in the title, and moves the focus to its heading after a navigation', async () => {
    renderScreen('/nowhere', { answers: { listVideos: [] } });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Videos' }).click();
    await expect.element(page.getByRole('heading', { name: 'My Videos', level: 1 })).toHaveFocus();
    expect(document.title).toBe('My Videos · Pala');
  });

  it('hides screens of other roles, and does not read their data', async () => {
    // There is no answer for the list of people: reading it would fail this test.
    renderScreen('/admin/users');
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('shows visitors of such an address only the way to the landing page', async () => {
    renderScreen('/nowhere', { as: null });
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/']);
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });

  it('shows an error if the session cannot be checked, and tries again', async () => {
    let isUp = false;
    renderScreen('/nowhere', { answers: { getCurrentUser: () => (isUp ? testUser() : failure('unavailable')) } });
    await expect.element(page.getByText('The service is not available right now.', { exact: false })).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('lets people choose a theme and log out from their menu', async () => {
    renderScreen('/nowhere');
    await page.getByRole('button', { name: 'Profile menu of Maja Holm' }).click();
    await expect.element(page.getByText('maja@example.com')).toBeVisible();
    await page.getByText('Dark').click();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await page.getByText('System').click();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/api/logout']);
  });

  it('keeps the screen while the browser is still leaving, even if parts are drawn again', async () => {
    let isOut = false;
    renderScreen('/nowhere', { answers: { getCurrentUser: () => (isOut ? failure('unauthorized') : testUser()) } });
    await page.getByRole('button', { name: 'Profile menu of Maja Holm' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    isOut = true;
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Profile menu of Maja Holm' })).toBeVisible();
  });

  it('shows no lost session when the person signs out', async () => {
    let isOut = false;
    const listNotifications = vi.fn(() => (isOut ? failure('unauthorized') : []));
    const { onUnauthorized } = renderScreen('/nowhere', { answers: { listNotifications } });
    await page.getByRole('button', { name: 'Profile menu of Maja Holm' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/api/logout']);
    isOut = true;
    (await openStream()).tell('ended', { reason: 'signed-out' });
    await expect.poll(() => listNotifications.mock.results.at(-1)?.value).toEqual(failure('unauthorized'));
    // Answered afterwards.
    await call(endpoints.getCurrentUser);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('the menus', () => {
  it.each(roles)('lead the role %s only to screens that it may open', (role) => {
    const { routesByPath } = createAppRouter(createQueryClient({ onUnauthorized: () => {} }));
    const screens = new Map<string, AnyRoute>(Object.entries(routesByPath));
    const sections = role === 'admin' ? adminSections.flatMap(({ entries }) => entries) : [];
    const closed = [...menus[role], ...sections].filter(
      ({ to }) => !mayOpen(role, [{ staticData: screens.get(to)?.options.staticData ?? {} }]),
    );
    expect(closed).toEqual([]);
  });
});
