import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#web/testing/analytics.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const quiet = {
  waitingApprovals: 0,
  videosWithoutCoach: 0,
  videosOverdue: 0,
  videosToReview: 0,
  levelsToConfirm: 0,
  openTakedowns: 0,
  failedJobs: 0,
};
const busy = {
  waitingApprovals: 3,
  videosWithoutCoach: 1,
  videosOverdue: 2,
  videosToReview: 9,
  levelsToConfirm: 1,
  openTakedowns: 0,
  failedJobs: 4,
};

test('each figure links to its list', async () => {
  renderScreen('/admin/dashboard', { as: 'admin', answers: { getAdminDashboard: busy, getAnalytics: today } });
  const figure = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect.element(figure(/^Waiting for approval 3/)).toHaveAttribute('href', '/admin/users?state=pending');
  await expect.element(figure(/^Videos without a coach 1/)).toHaveAttribute('href', '/admin/videos?show=without-coach');
  await expect.element(figure(/^Videos overdue 2/)).toHaveAttribute('href', '/admin/videos?show=overdue');
  await expect.element(figure(/^Videos to review 9/)).toHaveAttribute('href', '/admin/videos?show=to-review');
  await expect
    .element(figure(/^Second opinions 1/))
    .toHaveAttribute('href', '/admin/level-verification?show=second-opinion');
  await expect
    .element(
      page.getByText('3 people to approve, 1 video without a coach, 2 videos overdue and 1 second opinion to give.'),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^4 failed\. We tried each one/)).toBeVisible();
  await expect.element(figure(/^See why/)).toHaveAttribute('href', '/admin/failures');
  await expect.element(figure(/^Sign-ups 3/)).toHaveAttribute('href', '/admin/users');
  await expect
    .element(figure(/^Videos sent 4/))
    .toHaveAttribute('href', expect.stringMatching(/^\/admin\/videos\?from=/));
});

test('a figure above the counting limit shows as “1,000+”', async () => {
  const many = { ...busy, videosOverdue: 1_001, videosToReview: 1_001, waitingApprovals: 1_000, openTakedowns: 1_001 };
  renderScreen('/admin/dashboard', { as: 'admin', answers: { getAdminDashboard: many, getAnalytics: today } });
  const figure = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect.element(figure(/^Videos to review 1,000\+/)).toBeVisible();
  await expect.element(figure(/^Waiting for approval 1,000(?!\+)/)).toBeVisible();
  await expect.element(figure(/^Takedown requests 1,000\+/)).toHaveAttribute('href', '/admin/takedowns');
  await expect.element(page.getByText(/^1,000 people to approve, .* 1,000\+ videos overdue/)).toBeVisible();
});

test('the dashboard says when nothing needs attention', async () => {
  renderScreen('/admin/dashboard', { as: 'admin', answers: { getAdminDashboard: quiet, getAnalytics: today } });
  await expect.element(page.getByText('Nothing needs your attention.')).toBeVisible();
  await expect.element(page.getByText('0 failed. Everything was sent.')).toBeVisible();
});

test('retry loads the figures after an error', async () => {
  let isDown = true;
  renderScreen('/admin/dashboard', {
    as: 'admin',
    answers: { getAdminDashboard: () => (isDown ? failure('internal') : quiet), getAnalytics: today },
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong on our side\./);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing needs your attention.')).toBeVisible();
});

test('players cannot open the screen', async () => {
  renderScreen('/admin/dashboard', { as: 'player' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
