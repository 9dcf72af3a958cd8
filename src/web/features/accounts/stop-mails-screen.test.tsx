// The screen behind the link at the end of an email.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const stop = page.getByRole('button', { name: 'Stop these emails' });
const open = (answers: Answers = {}) =>
  renderScreen('/stop-mails?kind=sessions&token=someone.proof', { as: null, answers });

test('opening the link only asks', async () => {
  const { received } = open();
  await expect.element(page.getByRole('heading', { name: 'Stop emails about training sessions?' })).toBeVisible();
  await expect.element(stop).toBeVisible();
  expect(received('stopMails')).toEqual([]);
});

test('emails are stopped without signing in, and the screen says where to switch them on again', async () => {
  const { received } = open({ stopMails: undefined });
  await stop.click();
  await expect.element(page.getByRole('heading', { name: 'No more emails about training sessions' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Open my profile' }))
    .toHaveAttribute('href', '/profile?tab=security');
  expect(received('stopMails').map(({ body }) => body)).toEqual([{ kind: 'sessions', token: 'someone.proof' }]);
});

test('a failed request can be retried', async () => {
  open({ stopMails: failure('unavailable') });
  await stop.click();
  await expect.element(page.getByText('Not Stopped')).toBeVisible();
  await expect.element(stop).toBeEnabled();
});

test.each(['/stop-mails', '/stop-mails?kind=passwords&token=x', '/stop-mails?kind=sessions'])(
  'an incomplete link (%s) leads to the profile',
  async (address) => {
    renderScreen(address as '/stop-mails', { as: null });
    await expect.element(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect.element(stop).not.toBeInTheDocument();
  },
);
