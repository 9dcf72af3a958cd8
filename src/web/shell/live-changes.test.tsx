// What others change reaches the screen by itself.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification } from '#contract/messages/notifications.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { shareStream } from '#web/lib/http/shared-stream.ts';
import { sessionName } from '#web/lib/session/session-tabs.ts';
import { eventually } from '#web/testing/eventually.ts';
import { emitChange, FakeEventSource, openStream } from '#web/testing/fake-event-source.ts';
import { failure } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const notification: Notification = {
  id: idAt(50),
  type: 'video_analyzed',
  title: 'Your review is here',
  message: 'Match 1',
  isRead: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  videoId: null,
};
const bell = page.getByRole('button', { name: /^Notifications/ });

const visibility = vi.spyOn(document, 'visibilityState', 'get');

function seen(state: DocumentVisibilityState): void {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  visibility.mockReturnValue('visible');
  vi.useRealTimers();
});

describe('an event', () => {
  it('refetches what it names, and nothing else', async () => {
    const list: Notification[] = [];
    const { received } = renderScreen('/nowhere', { answers: { listNotifications: () => [...list] } });
    await expect.poll(() => received('listAchievements').length).toBe(1);
    await expect.element(bell).toHaveAccessibleName('Notifications');
    list.push(notification);
    await emitChange('notification');
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    expect(received('listAchievements')).toHaveLength(1);
  });

  it('that anything may have changed refetches everything on the screen', async () => {
    const { received } = renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    await expect.poll(() => received('listAchievements').length).toBe(1);
    (await openStream()).tell('changed', { subjects: [], isEverything: true });
    await eventually(() => {
      expect(received('listNotifications')).toHaveLength(2);
      expect(received('listAchievements')).toHaveLength(2);
    });
  });
});

describe('a window', () => {
  it('continues from the last event when visible again after a minute', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    const first = await openStream();
    expect(new URL(first.url, location.href).searchParams.get('after')).toBe('0');
    first.tell('changed', { subjects: [], isEverything: false }, 7);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    seen('hidden');
    vi.advanceTimersByTime(59_000);
    expect(first.readyState).not.toBe(FakeEventSource.CLOSED);
    vi.advanceTimersByTime(2_000);
    expect(first.readyState).toBe(FakeEventSource.CLOSED);
    vi.useRealTimers();
    seen('visible');
    expect(new URL((await openStream()).url, location.href).searchParams.get('after')).toBe('7');
  });

  it.each([
    ['freeze', document],
    ['pagehide', window],
  ])('hands over the stream when the browser suspends it: %s', async (event, target) => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    const stream = await openStream();
    target.dispatchEvent(new Event(event));
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('hidden for a minute refetches when visible again', async () => {
    const list: Notification[] = [];
    const { received } = renderScreen('/nowhere', { answers: { listNotifications: () => [...list] } });
    await expect.element(bell).toHaveAccessibleName('Notifications');
    (await openStream()).tell('changed', { subjects: [], isEverything: false }, 7);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    seen('hidden');
    vi.advanceTimersByTime(61_000);
    vi.useRealTimers();
    const heard: unknown[] = [];
    const openWindow = () =>
      shareStream({
        session: sessionName(userWithRole('player')),
        personId: userWithRole('player').id,
        isSeen: () => true,
        onChange: (changed) => heard.push(...changed),
        onEnd: () => {},
      });
    const others = [openWindow(), openWindow()];
    for (const other of others) other.join();
    list.push(notification);
    (await openStream()).tell('changed', { subjects: ['notification'], isEverything: false }, 8);
    // Channels receive in the order of their creation, so the window has received it as well.
    await expect.poll(() => heard).toEqual(['notification', 'notification']);
    expect(received('listNotifications')).toHaveLength(1);
    seen('visible');
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    for (const other of others) other.leave();
  });

  it('leaves when its session was ended elsewhere', async () => {
    let isOver = false;
    const { onUnauthorized } = renderScreen('/nowhere', {
      answers: { listNotifications: () => (isOver ? failure('unauthorized') : []) },
    });
    await expect.element(bell).toBeVisible();
    isOver = true;
    const source = await openStream();
    source.tell('ended', { reason: 'signed-out' });
    await eventually(() => expect(onUnauthorized).toHaveBeenCalled());
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('reloads when its stream is another person’s', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    (await openStream()).tell('ended', { reason: 'other-person' });
    expect(browserNavigation.reload).toHaveBeenCalledOnce();
  });

  it('ends its stream with its screens', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    const stream = await openStream();
    leaveScreens();
    expect(stream.readyState).toBe(FakeEventSource.CLOSED);
  });
});
