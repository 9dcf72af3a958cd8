// What others change reaches the screen by itself.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification } from '#contract/notifications.ts';
import { eventually } from '#web/testing/eventually.ts';
import { FakeEventSource, tellChanged } from '#web/testing/fake-event-source.ts';
import { failure } from '#web/testing/fake-server.ts';
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
  it('has what it names read again, and nothing else', async () => {
    const list: Notification[] = [];
    const { received } = renderScreen('/nowhere', { answers: { listNotifications: () => [...list] } });
    await expect.poll(() => received('listAchievements').length).toBe(1);
    await expect.element(bell).toHaveAccessibleName('Notifications');
    list.push(notification);
    tellChanged('notification');
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
    expect(received('listAchievements')).toHaveLength(1);
  });

  it('that says that anything may have changed has everything on the screen read again', async () => {
    const { received } = renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    await expect.poll(() => received('listAchievements').length).toBe(1);
    FakeEventSource.opened.at(-1)?.tell('changed', { subjects: [], isEverything: true });
    await eventually(() => {
      expect(received('listNotifications')).toHaveLength(2);
      expect(received('listAchievements')).toHaveLength(2);
    });
  });
});

describe('the stream', () => {
  it('goes on from the last event when the window is seen again', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    const first = FakeEventSource.opened.at(-1);
    expect(first?.url).toBe('/api/events?after=0');
    first?.tell('changed', { subjects: [], isEverything: false }, 7);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    seen('hidden');
    vi.advanceTimersByTime(59_000);
    expect(first?.readyState).not.toBe(FakeEventSource.CLOSED);
    vi.advanceTimersByTime(2_000);
    expect(first?.readyState).toBe(FakeEventSource.CLOSED);
    seen('visible');
    expect(FakeEventSource.opened.at(-1)?.url).toBe('/api/events?after=7');
  });

  it('is tried again when the server refuses it', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    const count = FakeEventSource.opened.length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    FakeEventSource.opened.at(-1)?.refuse();
    expect(FakeEventSource.opened).toHaveLength(count);
    vi.advanceTimersByTime(2_000);
    expect(FakeEventSource.opened).toHaveLength(count + 1);
  });

  it('tells of a session that was ended elsewhere: the window leaves', async () => {
    let isOver = false;
    const { onUnauthorized } = renderScreen('/nowhere', {
      answers: { listNotifications: () => (isOver ? failure('unauthorized') : []) },
    });
    await expect.element(bell).toBeVisible();
    isOver = true;
    const source = FakeEventSource.opened.at(-1);
    source?.tell('ended', { reason: 'signed-out' });
    await eventually(() => expect(onUnauthorized).toHaveBeenCalled());
    expect(source?.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('ends with the screens', async () => {
    renderScreen('/nowhere');
    await expect.element(bell).toBeVisible();
    leaveScreens();
    expect(FakeEventSource.opened.every(({ readyState }) => readyState === FakeEventSource.CLOSED)).toBe(true);
  });
});
