// Switch Role: starting a view, the banner, and returning.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { ViewablePerson } from '#contract/people/impersonation.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { draftKey, draftOwner } from '#web/lib/drafts.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { unavailable } from '#web/testing/unavailable.ts';

const goTo = vi.mocked(browserNavigation.goTo);
const adminId = '01890000-0000-7000-8000-0000000000ad';
const viewedBy = { id: adminId, firstName: 'Astrid', lastName: 'Lund', role: 'admin' } as const;
const admin = testUser({ ...viewedBy, maySwitchRole: true });
const asMaja = testUser({ maySwitchRole: true, viewedBy });
const banner = page.getByRole('region', { name: 'Viewing as someone else' });

function viewable(traits: Partial<ViewablePerson> = {}): ViewablePerson {
  const { id, firstName, lastName, email } = testUser();
  return { id, firstName, lastName, email, role: 'player', clubName: null, ...traits };
}

const jon = viewable({ id: '01890000-0000-7000-8000-000000000002', firstName: 'Jon', email: 'jon@example.com' });

function open(as: CurrentUser, answers: Answers = {}) {
  return renderScreen('/role-switcher', {
    as,
    answers: {
      listViewablePeople: ({ query: { search } }) =>
        [viewable(), jon].filter((one) => one.email.includes(search ?? '')),
      ...answers,
    },
  });
}

const cards = () =>
  page
    .getByRole('button', { name: /^View as (Player|Freelance Coach|Club Coach|Club Manager|Administrator)$/ })
    .elements()
    .map(({ textContent }) => textContent);

describe('an administrator', () => {
  it('can choose every role but their own, and search people', async () => {
    const { received } = open(admin);
    await expect.element(page.getByRole('button', { name: 'View as Maja Holm' })).toBeVisible();
    expect(cards()).toEqual([
      'View as Player',
      'View as Freelance Coach',
      'View as Club Coach',
      'View as Club Manager',
    ]);
    await page.getByRole('searchbox').fill('jon@');
    await expect.element(page.getByRole('button', { name: 'View as Maja Holm' })).not.toBeInTheDocument();
    await expect.element(page.getByText('1 person')).toBeVisible();
    expect(received('listViewablePeople').map(({ query }) => query.search)).toEqual(['', 'jon@']);
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('can choose a club manager if the address has that role', async () => {
    const { received, address } = renderScreen('/role-switcher?role=club', {
      as: admin,
      answers: { listViewablePeople: [viewable({ role: 'club' })] },
    });
    await expect.element(page.getByRole('heading', { name: 'View as a person: Club Manager' })).toHaveFocus();
    expect(received('listViewablePeople').map(({ query }) => query.role)).toEqual(['club']);
    await page.getByRole('link', { name: 'Show everyone' }).click();
    await expect.poll(address).toBe('/role-switcher');
    await expect.poll(() => received('listViewablePeople').at(-1)?.query.role).toBeUndefined();
  });

  it('starts a view with one click, which notifies other windows and reloads at the start page', async () => {
    const heard = vi.fn();
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }) => heard(data));
    const { received } = open(admin, { startView: asMaja });
    await page.getByRole('button', { name: 'View as Maja Holm' }).dblClick();
    await expect.poll(() => goTo.mock.calls).toEqual([['/']]);
    expect(received('startView').map(({ body }) => body)).toEqual([{ userId: asMaja.id }]);
    await expect.poll(() => heard.mock.calls).toEqual([[`${asMaja.id} player ${adminId}`]]);
    channel.close();
  });

  it('can start a role by keyboard', async () => {
    const { received } = open(admin, { startView: testUser({ ...admin, role: 'club', viewedBy }) });
    await expect.element(page.getByRole('button', { name: 'View as Club Manager' })).toBeVisible();
    page.getByRole('button', { name: 'View as Club Manager' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => goTo.mock.calls).toEqual([['/']]);
    expect(received('startView').map(({ body }) => body)).toEqual([{ role: 'club' }]);
  });

  it('sees why a view could not be started, and can try another', async () => {
    open(admin, { startView: failure('not_found') });
    await page.getByRole('button', { name: 'View as Maja Holm' }).click();
    await expect.element(page.getByText('The view could not be changed')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'View as Maja Holm' }))
      .not.toHaveAttribute('aria-disabled', 'true');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is not signed out by calls during the session exchange', async () => {
    let isOver = false;
    const { queryClient, onUnauthorized } = open(admin, {
      getCurrentUser: () => (isOver ? failure('unauthorized') : admin),
      startView: () => {
        isOver = true;
        return new Promise(() => {});
      },
    });
    await page.getByRole('button', { name: 'View as Maja Holm' }).click();
    await eventually(() => expect(isOver).toBe(true));
    await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
    expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual(admin);
    await expect.element(page.getByRole('heading', { name: 'Switch Role' })).toBeVisible();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is notified of an ended session when the view cannot be changed', async () => {
    open(admin, { startView: failure('conflict') });
    const person = page.getByRole('button', { name: 'View as Maja Holm' });
    await person.click();
    await eventually(() => expect(browserNavigation.isLeaving).toBe(false));
    await expect.element(person).toBeEnabled();
  });

  it('can open the screen from both menus', async () => {
    open(admin);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: /^More/ }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Switch Role' })).toBeVisible();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toMatch(/^menu/);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: 'Switch Role' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Switch Role' }).click();
    await expect.element(page.getByRole('navigation', { name: 'Your account' })).not.toBeInTheDocument();
  });
});

describe('while viewing as someone else', () => {
  it('the banner is on every screen, always visible and announced', async () => {
    renderScreen('/nowhere', { as: asMaja });
    const sentence = 'You are viewing Pala as Maja Holm (Player).';
    await expect.element(banner.getByRole('status')).toHaveTextContent(sentence);
    document.body.style.height = '300vh';
    window.scrollTo(0, 600);
    expect(banner.element().getBoundingClientRect().top).toBe(0);
    const navigation = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
    expect(navigation.top).toBeGreaterThanOrEqual(banner.element().getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
    document.body.style.height = '';
  });

  it('the banner names a role without a person', async () => {
    renderScreen('/nowhere', { as: testUser({ ...admin, role: 'coach_club', viewedBy }) });
    await expect.element(banner.getByRole('status')).toHaveTextContent('You are viewing Pala as a club coach.');
  });

  it('Return goes back to Switch Role as yourself', async () => {
    const { received } = renderScreen('/nowhere', { as: asMaja, answers: { endView: admin } });
    await banner.getByRole('button', { name: 'Return' }).click();
    await expect.poll(() => goTo.mock.calls).toEqual([['/role-switcher']]);
    expect(received('endView')).toHaveLength(1);
  });

  it('the screen shows the view and other roles, but no people search', async () => {
    // There is no fake response for people, so requesting them would fail the test.
    renderScreen('/role-switcher', { as: asMaja });
    await expect.element(page.getByRole('button', { name: 'Return to my account' })).toBeVisible();
    expect(cards()).toHaveLength(4);
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  });

  it('drafts are separate from the viewed person’s drafts in this browser', async () => {
    const own = draftKey(asMaja.id, 'new-video');
    localStorage.setItem(own, JSON.stringify({ title: 'Typed by Maja' }));
    renderScreen('/player/videos?add=true', { as: asMaja, answers: { ...unavailable, listVideos: [] } });
    const title = page.getByRole('form', { name: 'Add a video' }).getByLabelText('Title');
    await expect.element(title).toHaveValue('');
    await title.fill('Typed by Astrid');
    await expect
      .poll(() => localStorage.getItem(draftKey(draftOwner(asMaja), 'new-video')))
      .toContain('Typed by Astrid');
    expect(localStorage.getItem(own)).toContain('Typed by Maja');
  });
});

describe('the configured switch account', () => {
  it('can choose the other harmless role, and no people', async () => {
    renderScreen('/role-switcher', { as: testUser({ maySwitchRole: true }) });
    await expect.element(page.getByRole('heading', { name: 'Switch Role' })).toBeVisible();
    expect(cards()).toEqual(['View as Freelance Coach']);
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('everyone else', () => {
  beforeEach(() => {
    renderScreen('/role-switcher', { as: userWithRole('club') });
  });

  it('cannot find the screen or a link to it', async () => {
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Pala');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect.element(page.getByText('Log Out')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Switch Role' })).not.toBeInTheDocument();
  });
});
