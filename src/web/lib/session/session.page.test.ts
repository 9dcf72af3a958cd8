import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation, redirectDelay } from '#web/lib/browser-navigation.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { query } from '#web/lib/http/api.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure, fakeServer } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { requireRole, requireSignedIn } from './guards.ts';
import { currentUserQuery, signOut, startSession } from './session.ts';

const goTo = vi.mocked(browserNavigation.goTo);

const client = (onUnauthorized = () => {}) => createQueryClient({ onUnauthorized });
const maja = testUser();
const jon = testUser({ id: '01890000-0000-7000-8000-000000000002', firstName: 'Jon' });

describe('the session', () => {
  it('takes 401 as "nobody is signed in", without the logged-out notice', async () => {
    fakeServer({ getCurrentUser: failure('unauthorized') });
    const onUnauthorized = vi.fn();
    expect(await client(onUnauthorized).ensureQueryData(currentUserQuery)).toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('notices a lost session in any other call', async () => {
    fakeServer({ listVideos: failure('unauthorized') });
    const onUnauthorized = vi.fn();
    await expect(client(onUnauthorized).fetchQuery(query(endpoints.listVideos))).rejects.toThrow('401');
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('keeps nothing of the previous person when another signs in', () => {
    const queryClient = client();
    startSession(queryClient, maja);
    queryClient.setQueryData(query(endpoints.listVideos).queryKey, []);
    localStorage.setItem(draftKey(maja.id, 'video'), 'typed by Maja');
    localStorage.setItem(draftKey(jon.id, 'video'), 'typed by Jon');
    startSession(queryClient, jon);
    expect(queryClient.getQueryData(query(endpoints.listVideos).queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(currentUserQuery.queryKey)?.firstName).toBe('Jon');
    expect(localStorage.getItem(draftKey(maja.id, 'video'))).toBeNull();
    expect(localStorage.getItem(draftKey(jon.id, 'video'))).toBe('typed by Jon');
  });

  it('signs out by clearing stored data and navigating to the server', async () => {
    startSession(client(), maja);
    localStorage.setItem(draftKey(maja.id, 'video'), 'typed');
    localStorage.setItem('theme', 'dark');
    signOut();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    await eventually(() => expect(goTo).toHaveBeenCalledWith('/api/logout'));
  });
});

describe('guards', () => {
  const asked = (href: string, hasScreen = true) => ({ pathname: href.split('?')[0] ?? '', href, hasScreen });
  const visit = (href: string, hasScreen?: boolean) => {
    fakeServer({ getCurrentUser: failure('unauthorized') });
    return requireSignedIn(client(), asked(href, hasScreen));
  };

  it('admit the signed-in person', async () => {
    fakeServer({ getCurrentUser: maja });
    expect(await requireSignedIn(client(), asked('/'))).toEqual(maja);
  });

  it('send visitors of / to the sign-in screen', async () => {
    await expect(visit('/')).rejects.toMatchObject({ options: { href: '/auth?tab=login' } });
  });

  it('send visitors of a screen to /api/login after half a second, with the way back', async () => {
    const delays = vi.spyOn(window, 'setTimeout');
    void visit('/player/videos?status=analyzed');
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/api/login?returnTo=%2Fplayer%2Fvideos%3Fstatus%3Danalyzed']);
    expect(delays).toHaveBeenCalledWith(expect.any(Function), redirectDelay);
    delays.mockRestore();
  });

  it('send visitors of the profile to /auth, with the way back', async () => {
    void visit('/player/profile');
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/auth?returnTo=%2Fplayer%2Fprofile']);
  });

  it('send visitors of an address without a screen to the landing page', async () => {
    void visit('/nowhere', false);
    await expect.poll(() => goTo.mock.lastCall).toEqual(['/']);
  });

  it('hide screens of other roles', () => {
    const route = (roles?: readonly ['admin'] | readonly ['player', 'admin']) => ({
      staticData: roles ? { roles } : {},
    });
    expect(() => requireRole('player', [route(), route(['player', 'admin'])])).not.toThrow();
    expect(() => requireRole('player', [route(), route(['admin'])])).toThrow();
  });
});
