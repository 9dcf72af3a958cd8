// Windows of one browser: who is shown in one follows what happens in another.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { call, query } from '#web/lib/http/api.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { failure, fakeServer } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { currentUserQuery, signOut } from './session.ts';
import { announceChange, announceSession, followSession } from './session-tabs.ts';

const reload = vi.mocked(browserNavigation.reload);
const viewedBy = {
  id: '01890000-0000-7000-8000-0000000000ad',
  firstName: 'Astrid',
  lastName: 'Lund',
  role: 'admin',
} as const;
const maja = testUser();
const queryClient = createQueryClient({ onUnauthorized: () => {} });
followSession(queryClient);
const show = (user: CurrentUser | null) => queryClient.setQueryData(currentUserQuery.queryKey, user);
/** The same file a second time, as another window has it. */
const otherFile = new URL('session-tabs.ts?other-window', import.meta.url).href;
const otherWindow: typeof import('./session-tabs.ts') = await import(/* @vite-ignore */ otherFile);
/** Announces something and waits until all windows got it, including this one: channels receive in the order of their creation. */
const arrives = (announce: () => void) =>
  new Promise<void>((resolve) => {
    const last = new BroadcastChannel('session');
    last.addEventListener('message', () => {
      last.close();
      resolve();
    });
    announce();
  });

describe('a change of the session', () => {
  beforeEach(() => {
    show(maja);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  describe('another window', () => {
    it.each([
      ['signs out', () => otherWindow.announceSession(null)],
      ['signs in as someone else', () => otherWindow.announceSession(testUser({ id: viewedBy.id }))],
      [
        'begins to view the product as the person shown here',
        () => otherWindow.announceSession(testUser({ viewedBy })),
      ],
      ['changes the role', () => otherWindow.announceSession(testUser({ role: 'club' }))],
      ['learns that the view is over', otherWindow.announceChange],
    ])('%s: this one reloads', async (_, happen) => {
      await arrives(happen);
      vi.advanceTimersByTime(redirectDelay);
      expect(reload).toHaveBeenCalledOnce();
    });

    it('signs in as the person shown here: this one stays', async () => {
      await arrives(() => otherWindow.announceSession(testUser({ firstName: 'Renamed' })));
      vi.advanceTimersByTime(redirectDelay);
      expect(reload).not.toHaveBeenCalled();
    });
  });

  describe('this window', () => {
    it.each([
      ['signs out', () => announceSession(null)],
      ['begins to view the product as someone else', () => announceSession(testUser({ viewedBy }))],
      ['learns that the view is over', announceChange],
    ])('%s: it navigates as intended, without a reload', async (_, happen) => {
      await arrives(happen);
      vi.advanceTimersByTime(redirectDelay);
      expect(reload).not.toHaveBeenCalled();
    });
  });
});

describe('a page that the back button brings back', () => {
  const bringBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('reloads when the session has changed', async () => {
    show(testUser({ viewedBy }));
    fakeServer({ getCurrentUser: testUser({ ...viewedBy }) });
    bringBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('reloads when nobody is signed in any more', async () => {
    show(maja);
    fakeServer({ getCurrentUser: failure('unauthorized') });
    bringBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('reloads when the person signed out in it, even if the server is unreachable', async () => {
    show(maja);
    fakeServer({ getCurrentUser: failure('unavailable') });
    signOut();
    bringBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it.each([
    ['when it is still the same', maja],
    ['when the server cannot be asked', failure('unavailable')],
  ])('stays %s', async (_, getCurrentUser) => {
    show(maja);
    fakeServer({ getCurrentUser });
    bringBack();
    // Asked after it and answered after it.
    await call(endpoints.getCurrentUser).catch(() => {});
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a view that is over', () => {
  it('is noticed in any call, with its sentence', async () => {
    fakeServer({ listVideos: failure('view_over') });
    const onViewOver = vi.fn();
    const client = createQueryClient({ onUnauthorized: () => {}, onViewOver });
    await expect(client.fetchQuery(query(endpoints.listVideos))).rejects.toThrow('409');
    expect(onViewOver.mock.calls).toEqual([
      ['You can no longer view the product that way. You are back in your own account.'],
    ]);
  });
});
