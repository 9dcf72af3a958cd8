// The list of routes, from the router itself.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#domain/people/roles.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const options = { google: false, devLogin: true, demo: false };
const row = (path: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: path, exact: true }) });
/** Opens a group of addresses. */
const unfold = (group: string) => page.getByRole('heading', { name: group, exact: true }).click();
const open = (address: `/nav-test${string}`, as: Role | null = 'admin', getSignInOptions = options) =>
  renderScreen(address, { as, answers: { getSignInOptions } });

describe('the list of routes', () => {
  it('shows its groups closed, with their counts', async () => {
    open('/nav-test');
    const admin = page.getByRole('group').filter({ has: page.getByRole('heading', { name: '/admin', exact: true }) });
    await expect.element(admin).toMatchTextContent(/^\/admin\d+/);
    await expect.element(row('/admin/users')).not.toBeInTheDocument();
    await unfold('/admin');
    await expect.element(row('/admin/users')).toBeVisible();
  });

  it('shows screen, parameters and roles of each route', async () => {
    open('/nav-test');
    for (const group of ['/admin', '/player', '/coach', 'Visitors too', 'Everyone signed in']) await unfold(group);
    await expect.element(row('/admin/users')).toMatchTextContent(/User Management.*Administrator/);
    await expect.element(row('/player/videos').getByRole('link')).toHaveAttribute('href', '/player/videos');
    await expect.element(row('/auth')).toMatchTextContent(/Everyone, visitors included/);
    await expect.element(row('/')).toMatchTextContent(/Dashboard.*Everyone signed in/);
    await expect.element(row('/demo-roles')).toMatchTextContent(/In the demo/);
    const review = row('/coach/video-analysis/$videoId');
    await expect.element(review).toMatchTextContent(/\$videoId.*Video analysis.*Freelance Coach, Club Coach/);
    await expect.element(review.getByRole('link')).not.toBeInTheDocument();
    await expect.element(row('/upload')).toMatchTextContent(/Redirect/);
  });

  it('filters by role, in the address', async () => {
    const { address } = open('/nav-test?role=club');
    await unfold('/club');
    await expect.element(row('/club/dashboard')).toBeVisible();
    await expect.element(row('/admin/users')).not.toBeInTheDocument();
    await page.getByLabelText('Open to').selectOptions('Visitor');
    await unfold('Visitors too');
    await expect.element(row('/auth')).toBeVisible();
    await expect.element(row('/club/dashboard')).not.toBeInTheDocument();
    expect(address()).toBe('/nav-test?role=visitor');
  });

  it.each([
    ['a player', 'player', options],
    ['an administrator in production', 'admin', { ...options, devLogin: false }],
  ] as const)('is not found by %s', async (_, role, offered) => {
    open('/nav-test', role, offered);
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });
});
