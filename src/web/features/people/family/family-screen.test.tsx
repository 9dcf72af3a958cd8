// My family: answering clubs, using Pala for a junior, and the way back.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Family, OwnJunior } from '#contract/people/families.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const goTo = vi.mocked(browserNavigation.goTo);
beforeEach(() => goTo.mockClear());

const anna = testUser({ firstName: 'Anna', hasFamily: true });
const emma: OwnJunior = {
  id: '01890000-0000-7000-8000-0000000000e1',
  firstName: 'Emma',
  lastName: 'Holm',
  clubName: 'Havnens Padel',
  adultOn: '2034-06-01',
  isGrown: false,
  unreadMessages: 2,
  unreadNotifications: 1,
  isSuspended: false,
  erasedFrom: null,
};
const asEmma = testUser({ ...anna, id: emma.id, firstName: 'Emma', hasFamily: false, guardian: anna });
const request = {
  id: '01890000-0000-7000-8000-0000000000e9',
  clubName: 'Havnens Padel',
  firstName: 'Noah',
  lastName: 'Holm',
  adultOn: '2036-06-01',
  isChange: false,
  askedAt: '2026-11-20T10:00:00.000Z',
};

function open(
  family: Partial<Family>,
  { as = anna, search = '', ...answers }: Answers & { as?: CurrentUser; search?: string } = {},
) {
  return renderScreen(`/family${search}`, {
    as,
    answers: { getFamily: { juniors: [], requests: [], ...family }, ...answers },
  });
}

describe('a guardian', () => {
  it('sees what is unread, and uses Pala as a junior', async () => {
    const { received } = open({ juniors: [emma] }, { openJuniorSession: asEmma });
    await expect.element(page.getByRole('button', { name: 'Use as Emma' })).toBeVisible();
    expect(document.body.textContent).toContain('2 messages and 1 notification unread');
    await page.getByRole('button', { name: 'Use as Emma' }).click();
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
    expect(received('openJuniorSession').map(({ params }) => params.userId)).toEqual([emma.id]);
  });

  it('goes on as the junior with a link from an email', async () => {
    const search = `?junior=${emma.id}&next=${encodeURIComponent('/player/training')}`;
    open({ juniors: [emma] }, { search, openJuniorSession: asEmma });
    await page.getByRole('button', { name: 'Continue as Emma' }).click();
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/player/training'));
  });

  it('is not led to another site by a link', async () => {
    open({ juniors: [emma] }, { search: `?junior=${emma.id}&next=${encodeURIComponent('//evil.test')}` });
    await expect.element(page.getByRole('button', { name: 'Use as Emma' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Continue as Emma' }).elements()).toEqual([]);
  });

  it('accepts with consent', async () => {
    const { received } = open({ requests: [request] }, { acceptGuardianRequest: undefined });
    await page.getByRole('button', { name: 'Accept Noah Holm' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(dialog.getByText('You must consent to data processing to continue.').first()).toBeVisible();
    expect(received('acceptGuardianRequest')).toEqual([]);
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(page.getByText('You look after Noah')).toBeVisible();
    expect(received('acceptGuardianRequest').map(({ params, body }) => [params.id, body])).toEqual([
      [request.id, { consentToDataProcessing: true }],
    ]);
  });

  it('declines', async () => {
    const { received } = open({ requests: [request] }, { declineGuardianRequest: undefined });
    await page.getByRole('button', { name: 'Decline Noah Holm' }).click();
    await expect.element(page.getByText('We won’t tell Havnens Padel.')).toBeVisible();
    expect(received('declineGuardianRequest')).toHaveLength(1);
  });

  it('keeps an account that will be deleted, and offers an own account only to the grown', async () => {
    const leaving = { ...emma, erasedFrom: '2099-01-01T00:00:00.000Z' };
    const grown = { ...emma, id: request.id, firstName: 'Ida', isGrown: true };
    const { received } = open({ juniors: [leaving, grown] }, { keepJunior: undefined });
    await page.getByRole('button', { name: 'Keep account of Emma Holm' }).click();
    await vi.waitFor(() => expect(received('keepJunior')).toHaveLength(1));
    await page.getByRole('button', { name: 'More for Ida Holm' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Give their own account' })).toBeVisible();
  });

  it('reads why it failed, and tries again', async () => {
    let isDown = true;
    renderScreen('/family', {
      as: anna,
      answers: { getFamily: () => (isDown ? failure('unavailable') : { juniors: [], requests: [] }) },
    });
    await expect.element(page.getByText('Could not load your family')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No juniors')).toBeVisible();
  });
});

describe('a junior’s session', () => {
  it('says for whom, and leads back to the guardian', async () => {
    open({ juniors: [emma] }, { as: asEmma, leaveJuniorSession: anna });
    const banner = page.getByRole('region', { name: 'Using the product for a junior' });
    await expect.element(banner.getByText('You’re using Pala for Emma.').first()).toBeInTheDocument();
    await expect.element(page.getByText('In use')).toBeVisible();
    expect(page.getByRole('button', { name: 'More for Emma Holm' }).elements()).toEqual([]);
    await banner.getByRole('button', { name: 'Back to Anna' }).click();
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/family'));
  });
});
