// Windows of one browser: who is shown in one follows what happens in another.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failure, fakeServer } from '#web/testing/fake-server.ts';
import { somebody } from '#web/testing/people.ts';
import { query } from './api.ts';
import { browserNavigation } from './browser-navigation.ts';
import { createQueryClient } from './query-client.ts';
import { currentUserQuery } from './session.ts';
import { announceChange, announceSession, followSession } from './session-tabs.ts';

const reload = vi.mocked(browserNavigation.reload);
const viewedBy = {
  id: '01890000-0000-7000-8000-0000000000ad',
  firstName: 'Astrid',
  lastName: 'Lund',
  role: 'admin',
} as const;
const maja = somebody();
const queryClient = createQueryClient({ onUnauthorized: () => {} });
followSession(queryClient);
const show = (user: CurrentUser | null) => queryClient.setQueryData(currentUserQuery.queryKey, user);
const wait = () => new Promise((resolve) => setTimeout(resolve, 700));

describe('another window', () => {
  beforeEach(() => void show(maja));

  it.each([
    ['signs out', () => announceSession(null)],
    ['signs in as somebody else', () => announceSession(somebody({ id: viewedBy.id }))],
    ['begins to view the product as the person shown here', () => announceSession(somebody({ viewedBy }))],
    ['changes the role', () => announceSession(somebody({ role: 'club' }))],
    ['learns that the view is over', announceChange],
  ])('%s: this one is loaded anew', async (_, happen) => {
    happen();
    await expect.poll(() => reload.mock.calls.length, { timeout: 2000 }).toBe(1);
  });

  it('signs in as the person shown here: this one stays', async () => {
    announceSession(somebody({ firstName: 'Renamed' }));
    await wait();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page that the back button brings back', () => {
  const bringBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('is loaded anew when the session has become another', async () => {
    show(somebody({ viewedBy }));
    fakeServer({ getCurrentUser: somebody({ ...viewedBy }) });
    bringBack();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('is loaded anew when nobody is signed in any more', async () => {
    show(maja);
    fakeServer({ getCurrentUser: failure('unauthorized') });
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
    await wait();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a view that is over', () => {
  it('is noticed in any call, with the sentence to show', async () => {
    fakeServer({ listVideos: failure('view_over') });
    const onViewOver = vi.fn();
    const client = createQueryClient({ onUnauthorized: () => {}, onViewOver });
    await expect(client.fetchQuery(query(endpoints.listVideos))).rejects.toThrow('409');
    expect(onViewOver.mock.calls).toEqual([
      ['You cannot view the product that way any more. You are back in your own account.'],
    ]);
  });
});
