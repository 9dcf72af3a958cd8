// All notifications: page by page, each leading to its screen.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification } from '#contract/messages/notifications.ts';
import { failure, pageOf } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

function notification(index: number, traits: Partial<Notification> = {}): Notification {
  return {
    id: `01890000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    type: 'progress_update',
    title: `News ${index}`,
    message: 'Something happened.',
    isRead: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    videoId: null,
    ...traits,
  };
}

const last = notification(2);
const list = page.getByRole('list', { name: 'Notifications' });

it('the bell leads to older notifications, page by page', async () => {
  const { received, address } = renderScreen('/nowhere', {
    answers: {
      listNotifications: ({ query }) =>
        query?.after === undefined ? pageOf([notification(1), last], last.id) : [notification(3), notification(4)],
    },
  });
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await expect.poll(address).toBe('/notifications');
  await expect.element(list.getByRole('listitem').nth(1)).toBeVisible();
  await page.getByRole('button', { name: /more/i }).click();
  await expect.element(list.getByText('News 4')).toBeVisible();
  expect(received('listNotifications').at(-1)?.query).toEqual({ after: last.id });
});

it('opening a notification marks it as read, and a button marks all', async () => {
  const { received, address } = renderScreen('/notifications', {
    answers: {
      listNotifications: [notification(1, { isRead: false }), notification(2, { isRead: false })],
      readNotification: undefined,
      readAllNotifications: undefined,
    },
  });
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(received('readAllNotifications')).toHaveLength(1);
  expect(address()).toBe('/notifications');
});

it('an empty list and a failed one say so', async () => {
  let isUp = false;
  renderScreen('/notifications', { answers: { listNotifications: () => (isUp ? [] : failure('unavailable')) } });
  await expect.element(page.getByText('Your notifications could not be loaded')).toBeVisible();
  isUp = true;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing new')).toBeVisible();
});

it('a card that awaits an answer leads to Privacy in the profile', async () => {
  renderScreen('/notifications', { answers: { listNotifications: [notification(1, { type: 'content_request' })] } });
  await expect
    .element(list.getByRole('link', { name: /News 1/ }))
    .toHaveAttribute('href', '/player/profile?tab=privacy');
});
