import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification } from '#contract/messages/notifications.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NotificationBell } from './notification-bell.tsx';

const videoId = '01890000-0000-7000-8000-0000000000aa';

function notification(index: number, traits: Partial<Notification> = {}): Notification {
  return {
    id: `01890000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    type: 'progress_update',
    title: `News ${index}`,
    message: 'Something happened.',
    isRead: false,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    videoId: null,
    ...traits,
  };
}

const open = () => page.getByRole('button', { name: /^Notifications/ }).click();

describe('the notification bell', () => {
  it('shows the unread count, and 9+ above nine', async () => {
    renderScreen(<NotificationBell />, {
      answers: { listNotifications: Array.from({ length: 12 }, (_, index) => notification(index)) },
    });
    await expect.element(page.getByRole('button', { name: 'Notifications, 9+ unread' })).toBeVisible();
  });

  it('marks a notification as read and opens its screen', async () => {
    const screen = renderScreen(<NotificationBell />, {
      answers: { listNotifications: [notification(1)], readNotification: undefined },
    });
    await open();
    await expect.element(page.getByText('5m ago')).toBeVisible();
    await page.getByRole('link', { name: /News 1/ }).click();
    await expect.poll(screen.address).toBe('/player/progress');
    await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    expect(screen.received('readNotification')).toHaveLength(1);
  });

  it('stays under its button while the page scrolls, from the first frame: a press would miss its link otherwise', async () => {
    renderScreen('/nowhere', { answers: { listNotifications: [notification(1)] } });
    await open();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    await expect.element(sheet.getByRole('link', { name: /News 1/ })).toBeVisible();
    const top = () => sheet.element().getBoundingClientRect().top;
    const before = top();
    document.body.style.height = '300vh';
    window.scrollTo(0, 200);
    expect(window.scrollY).toBe(200);
    expect(top()).toBe(before);
    window.scrollTo(0, 0);
    document.body.style.height = '';
  });

  it('links directly to a published review', async () => {
    const screen = renderScreen(<NotificationBell />, {
      answers: {
        listNotifications: [notification(1, { type: 'video_analyzed', videoId })],
        readNotification: undefined,
      },
    });
    await open();
    await page.getByRole('link', { name: 'Read the review' }).click();
    await expect.poll(screen.address).toBe(`/player/video-analysis/${videoId}`);
  });

  it('marks all as read', async () => {
    const screen = renderScreen(<NotificationBell />, {
      answers: { listNotifications: [notification(1), notification(2)], readAllNotifications: undefined },
    });
    await open();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(screen.received('readAllNotifications')).toHaveLength(1);
  });

  it('undoes a read mark when the server refuses it', async () => {
    renderScreen(<NotificationBell />, {
      answers: { listNotifications: [notification(1)], readAllNotifications: failure('unavailable') },
    });
    await open();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByText('Couldn’t mark as read').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });

  it('says so when it is empty, and when it could not be loaded', async () => {
    let isUp = false;
    renderScreen(<NotificationBell />, {
      answers: { listNotifications: () => (isUp ? [] : failure('unavailable')) },
    });
    await open();
    await expect.element(page.getByText('This could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Nothing new')).toBeVisible();
  });

  it('loads coach-style notifications for administrators only', async () => {
    const screen = renderScreen(<NotificationBell />, {
      as: 'admin',
      answers: { listCoachNotifications: [notification(1, { type: 'player_registered' })] },
    });
    await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(screen.received('listNotifications')).toHaveLength(0);
  });
});
