// The profile's overview and form.

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClubRequest } from '#contract/clubs/club-invitations.ts';
import { errorCatalogue } from '#contract/errors.ts';
import type { Certificate } from '#contract/levels/certificates.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { positionOf } from '#web/testing/position.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const stats = { totalVideos: 6, analyzedVideos: 5, averageRating: 3.6, joinDate: '2026-04-25T10:00:00.000Z' };
const player = testUser({ country: 'DK', dpfRanking: 412, isLevelVerified: true });
const certificate = { isPublic: false, nameStyle: 'full', code: null, verified: null } as const;
const createdAt = '2026-11-20T10:00:00.000Z';
const paidOrder = { order: { product: 'credits-3', state: 'paid', createdAt } } as const;
const contentChoice = { clubName: null, choice: null, nameStyle: 'full', decidedAt: null } as const;
const answers = {
  getProfileStats: stats,
  getCertificate: certificate,
  getContentChoice: contentChoice,
  listOwnSpotlights: [],
  getLatestOrder: paidOrder,
};
const toasts = page.getByRole('region', { name: /notifications/i });
const ranking = page.getByRole('textbox', { name: /DPF ranking/ });

describe('the profile of a player', () => {
  it('appears together with clubs’ requests, so that it does not shift under a press', async () => {
    const asked = Promise.withResolvers<ClubRequest[]>();
    renderScreen('/player/profile', { as: player, answers: { ...answers, listClubRequests: () => asked.promise } });
    const edit = page.getByText('Edit Profile');
    await expect.element(edit).toBeInTheDocument();
    await expect.element(edit).not.toBeVisible();
    asked.resolve([{ id: idAt(1), clubName: 'Havnens Padel', role: 'player', askedAt: createdAt }]);
    await expect.element(page.getByRole('button', { name: 'Decline Havnens Padel' })).toBeVisible();
    await expect.element(edit).toBeVisible();
  });

  it('reserves the line about the verification', async () => {
    const asked = Promise.withResolvers<Certificate>();
    renderScreen('/player/profile', { as: player, answers: { ...answers, getCertificate: () => asked.promise } });
    const edit = page.getByRole('button', { name: 'Edit Profile' });
    await expect.element(edit).toBeVisible();
    const before = await positionOf(edit);
    const verified = { ...certificate, verified: { verifiedAt: new Date().toISOString(), verifiedBy: 'Lucía Ferrer' } };
    asked.resolve(verified as Certificate);
    await expect.element(page.getByText(/^Verified .* by Lucía Ferrer$/)).toBeVisible();
    expect(await positionOf(edit)).toEqual(before);
  });

  it('shows details, figures and the verified level', async () => {
    renderScreen('/player/profile', { as: player, answers });
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect.element(page.getByText('Pala Verified')).toBeVisible();
    await expect.element(page.getByText(player.email, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Denmark')).toBeVisible();
    await expect.element(page.getByText('412')).toBeVisible();
    await expect.element(page.getByText(/^3\.6/).first()).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows when and by whom a level was withdrawn, not that it awaits a coach', async () => {
    const by = { firstName: 'Dario', lastName: 'Vega' };
    const withdrawn = { isLevelVerified: false, levelWithdrawn: { at: '2026-03-12T12:00:00.000Z', by } };
    renderScreen('/player/profile', { as: testUser({ country: 'DK', ...withdrawn }), answers });
    await expect.element(page.getByText(/^Withdrawn on .*2026 by Dario Vega$/)).toBeVisible();
    expect(page.getByText(/Pala Verified|Awaiting Coach Review/).elements()).toEqual([]);
  });

  it('shows who verified the level and when, and suggests a re-check after six months', async () => {
    const months = (count: number) => new Date(Date.now() - count * 31 * 86_400_000).toISOString();
    let verifiedAt = months(1);
    const getCertificate = () => ({
      ...certificate,
      verified: { level: '3.0', verifiedAt, verifiedBy: 'Lucía Ferrer' },
    });
    const { queryClient } = renderScreen('/player/profile', { as: player, answers: { ...answers, getCertificate } });
    await expect.element(page.getByText(/^Verified .+ by Lucía Ferrer$/)).toBeVisible();
    expect(page.getByText(/Ask your coach for a re-check/).elements()).toHaveLength(0);
    verifiedAt = months(7);
    void queryClient.invalidateQueries();
    await expect.element(page.getByText(/Ask your coach for a re-check/)).toBeVisible();
  });

  it('opens the overview for an unknown tab', async () => {
    renderScreen('/player/profile?tab=nothing', { as: player, answers });
    await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has tabs for goals and training', async () => {
    const { address } = renderScreen('/player/profile', {
      as: { ...player, accessType: 'club', clubId: player.id },
      answers: { ...answers, getGoals: null, listTrainingSessions: [] },
    });
    await page.getByRole('tab', { name: 'Goals' }).click();
    await expect.element(page.getByText('No Goals Set Yet')).toBeVisible();
    expect(address()).toBe('/player/profile?tab=goals');
    await page.getByRole('tab', { name: 'Training' }).click();
    await expect.element(page.getByText('No Upcoming Sessions')).toBeVisible();
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect.element(page.getByText('No Completed Sessions')).toBeVisible();
    expect(address()).toBe('/player/profile?tab=training');
  });

  it('shows “Not Rated” before the first review', async () => {
    renderScreen('/player/profile', {
      as: player,
      answers: { ...answers, getProfileStats: { ...stats, averageRating: null } },
    });
    await expect.element(page.getByText('Not Rated')).toBeVisible();
  });

  it('confirms a payment once and removes it from the address', async () => {
    const { address } = renderScreen('/player/profile?payment=success', { as: player, answers });
    await expect.element(page.getByText('Payment Successful!')).toBeVisible();
    await expect.element(page.getByText('Your credits have been added to your account.')).toBeVisible();
    await expect.poll(address).toBe('/player/profile');
  });

  it('shows the new balance after a payment, and leads to the upload form', async () => {
    let hasCredits = false;
    const getLatestOrder = () => {
      hasCredits = true;
      return paidOrder;
    };
    const getCurrentUser = () => ({ ...player, analysisCreditsRemaining: hasCredits ? 4 : 1 });
    renderScreen('/player/profile?payment=success', {
      as: player,
      answers: { ...answers, getLatestOrder, getCurrentUser },
    });
    await expect.element(page.getByRole('heading', { name: 'You have 4 analysis credits' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Send your video' }))
      .toHaveAttribute('href', '/player/videos?add=true');
    await expect.element(page.getByRole('link', { name: 'Message your coaches' })).not.toBeInTheDocument();
  });

  it('leads to the coaches after the payment for a plan', async () => {
    const getLatestOrder = { order: { product: 'premium', state: 'paid', createdAt } } as const;
    renderScreen('/player/profile?payment=success', { as: player, answers: { ...answers, getLatestOrder } });
    await expect
      .element(page.getByRole('link', { name: 'Message your coaches' }))
      .toHaveAttribute('href', '/my-coaches');
  });

  it('says that credits are on their way until the payment is confirmed', async () => {
    let isThere = false;
    const getLatestOrder = () =>
      isThere ? paidOrder : ({ order: { product: 'credits-3', state: 'open', createdAt } } as const);
    renderScreen('/player/profile?payment=success', { as: player, answers: { ...answers, getLatestOrder } });
    await expect.element(page.getByText('Your credits are on their way.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Payment Successful!')).not.toBeInTheDocument();
    isThere = true;
    await expect.element(page.getByText('Your credits have been added to your account.')).toBeVisible();
  });

  it.each([
    ['nothing was ever ordered', null],
    ['the last order was given up', { product: 'credits-3', state: 'closed', createdAt }],
  ] as const)('confirms no credits when %s', async (_, order) => {
    const getLatestOrder = { order };
    const screen = renderScreen('/player/profile?payment=success', {
      as: player,
      answers: { ...answers, getLatestOrder },
    });
    await expect.poll(screen.address).toBe('/player/profile');
    await expect.element(toasts.getByText('No payment to confirm')).toBeVisible();
    await expect.element(page.getByText(/Payment (Successful|received)/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Send your video' })).not.toBeInTheDocument();
  });

  it('stops waiting for a payment when the application is reopened', async () => {
    const getLatestOrder = { order: { product: 'credits-3', state: 'open', createdAt } } as const;
    renderScreen('/player/profile?payment=success', { as: player, answers: { ...answers, getLatestOrder } });
    await expect.element(page.getByText('Payment received')).toBeVisible();
    leaveScreens();
    const { received } = renderScreen('/player/profile', { as: player, answers });
    await expect.element(page.getByText('Pala Verified')).toBeVisible();
    expect(received('getLatestOrder')).toEqual([]);
  });

  it('keeps a draft while switching tabs, until it is saved or cancelled', async () => {
    renderScreen('/player/profile', { as: player, answers });
    const lastName = page.getByLabelText('Last name');
    const lookElsewhere = async () => {
      await page.getByRole('tab', { name: 'Goals' }).click();
      await expect.element(lastName).not.toBeInTheDocument();
      await page.getByRole('tab', { name: 'Overview' }).click();
    };
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await lastName.fill('Holm-Lund');
    await ranking.fill('77');
    await lookElsewhere();
    await expect.element(lastName).toHaveValue('Holm-Lund');
    await expect.element(ranking).toHaveValue('77');
    // The tab keeps the focus, since the form was not just opened.
    await expect.element(page.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await lookElsewhere();
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect.element(lastName).toHaveValue(player.lastName);
  });

  it('saves changes and confirms it', async () => {
    const { received } = renderScreen('/player/profile', {
      as: player,
      answers: { ...answers, updateProfile: ({ body, params }) => ({ ...player, ...body, ...params }) },
    });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveFocus();
    await page.getByLabelText('First name').fill('Nora');
    await page.getByRole('checkbox', { name: 'Not applicable' }).click();
    await expect.element(ranking).toHaveValue('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Profile updated')).toBeVisible();
    await expect.element(page.getByText('Your profile has been updated successfully.')).toBeVisible();
    expect(received('updateProfile')).toMatchObject([
      {
        params: { id: player.id },
        body: { firstName: 'Nora', lastName: player.lastName, country: 'DK', dpfRanking: null },
      },
    ]);
    await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(received('getCurrentUser').length).toBeGreaterThan(1);
  });

  it('keeps the input when the server refuses, and discards it on Cancel', async () => {
    renderScreen('/player/profile', { as: player, answers: { ...answers, updateProfile: failure('internal') } });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabelText('First name').fill('Nora');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(toasts.getByText('Update failed')).toBeVisible();
    await expect.element(toasts.getByText(errorCatalogue.internal.message)).toBeVisible();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Nora');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByLabelText('First name')).not.toBeInTheDocument();
    await expect.element(page.getByText('Nora')).not.toBeInTheDocument();
  });

  it('rejects an empty name and an invalid ranking before sending', async () => {
    const { received } = renderScreen('/player/profile', { as: player, answers });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabelText('First name').fill(' ');
    await ranking.fill('1001');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'The DPF ranking is a whole number from 1 to 1000.' }))
      .toBeVisible();
    expect(received('updateProfile')).toEqual([]);
  });

  it('asks for no ranking in another country', async () => {
    renderScreen('/player/profile', { as: testUser({ country: 'ES' }), answers });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect.element(page.getByLabelText('First name')).toBeVisible();
    await expect.element(ranking).not.toBeInTheDocument();
  });
});

const tabNames = async () => {
  const tabs = page.getByRole('tablist', { name: 'Profile' }).getByRole('tab');
  await expect.element(tabs.first()).toBeVisible();
  return tabs.elements().map(({ textContent }) => textContent);
};
const isChosen = (name: string) =>
  expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
const member = { ...player, accessType: 'club', clubId: idAt(3) } as const;
const verified = { level: '3.0', verifiedAt: createdAt, verifiedBy: 'Lucía Ferrer' };
const playersTabs = ['Overview', 'Goals', 'Training', 'Security', 'Achievements'];

describe('the tabs of the profile', () => {
  it('keep achievements, the certificate and club publicity off the overview', async () => {
    const getContentChoice = { ...contentChoice, clubName: 'Havnens Padel' };
    const getCertificate = { ...certificate, verified };
    renderScreen('/player/profile', { as: member, answers: { ...answers, getCertificate, getContentChoice } });
    expect(await tabNames()).toEqual([...playersTabs, 'Privacy']);
    const headings = page.getByRole('heading', { level: 2 });
    await expect.element(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect
      .poll(() => headings.elements().map(({ textContent }) => textContent))
      .toEqual(['Details', 'Look first', 'When reviews open']);
    await page.getByRole('tab', { name: 'Achievements' }).click();
    await expect.element(page.getByRole('heading', { name: /^Badges/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await expect.element(page.getByRole('switch', { name: 'Public certificate' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Yes, my club can feature me/ })).toBeVisible();
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Certificate', 'Club publicity']);
  });

  it('lead from the verified level to its certificate', async () => {
    const getCertificate = { ...certificate, verified };
    const { address } = renderScreen('/player/profile', { as: player, answers: { ...answers, getCertificate } });
    await page.getByRole('link', { name: 'Share your certificate' }).click();
    await expect.element(page.getByRole('switch', { name: 'Public certificate' })).toBeVisible();
    expect(address()).toBe('/player/profile?tab=privacy');
    // A direct player has no club that could feature them.
    await expect.element(page.getByText('Club publicity')).not.toBeInTheDocument();
  });

  it('ask a member without a verified level about club publicity alone', async () => {
    renderScreen('/player/profile?tab=privacy', {
      as: { ...member, isLevelVerified: false },
      answers: { ...answers, getContentChoice: { ...contentChoice, clubName: 'Havnens Padel' } },
    });
    await expect.element(page.getByRole('heading', { name: 'Club publicity' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Certificate' })).not.toBeInTheDocument();
  });

  it('leave Privacy out for a direct player without a verified level, whose overview says how to get one', async () => {
    renderScreen('/player/profile?tab=privacy', {
      as: testUser({ country: 'DK', isLevelVerified: false }),
      answers: { ...answers, getCertificate: { ...certificate, isPublic: true } },
    });
    expect(await tabNames()).toEqual(playersTabs);
    await isChosen('Overview');
    await expect
      .element(page.getByText('A coach verifies it from your reviewed videos', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(/so your certificate page is unavailable/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Share your certificate' })).not.toBeInTheDocument();
  });

  it.each([
    ['a coach', 'coach_club', ['Overview', 'Coaching', 'Security']],
    ['a manager', 'club', ['Overview', 'Security']],
    ['an administrator', 'admin', ['Overview', 'Security']],
  ] as const)('are for %s those of their role', async (_, role, names) => {
    renderScreen('/profile?tab=achievements', { as: role, answers });
    expect(await tabNames()).toEqual(names);
    await isChosen('Overview');
  });

  it('are reached by keyboard', async () => {
    const getContentChoice = { ...contentChoice, clubName: 'Havnens Padel' };
    const { address } = renderScreen('/player/profile', { as: member, answers: { ...answers, getContentChoice } });
    await page.getByRole('tab', { name: 'Overview' }).click();
    await userEvent.keyboard('{End}{Enter}');
    await isChosen('Privacy');
    expect(address()).toBe('/player/profile?tab=privacy');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await isChosen('Achievements');
    await userEvent.keyboard('{Home}{Enter}');
    await expect.poll(address).toBe('/player/profile');
  });
});

it('linking Google continues after reauthentication', async () => {
  const url = 'https://accounts.google.test/authorize';
  let isProved = false;
  const { address, received } = renderScreen('/player/profile?tab=security&google=unproved', {
    as: player,
    answers: {
      ...answers,
      getAccountPrivacy: failure('internal'),
      getProofWays: { ways: ['password'] },
      startGoogleLink: () => (isProved ? { url } : failure('proof_needed')),
      proveIdentity: () => {
        isProved = true;
      },
    },
  });
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByLabelText('Your password', { exact: true }).fill('secret-word');
  expect(browserNavigation.goTo).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => vi.mocked(browserNavigation.goTo).mock.calls).toEqual([[url]]);
  expect([received('startGoogleLink').length, address()]).toEqual([2, '/player/profile?tab=security']);
});

describe('the address of the profile', () => {
  it('is /profile for everyone but players, with redirects that keep the parameters', async () => {
    const coach = renderScreen('/player/profile?tab=security&google=linked', {
      as: 'coach_freelance',
      answers: { ...answers, getAccountPrivacy: failure('internal') },
    });
    await expect.poll(coach.address).toBe('/profile?tab=security');
    await expect.element(page.getByText('Google linked')).toBeVisible();
  });

  it('is /player/profile for players', async () => {
    const { address } = renderScreen('/profile?payment=success', { as: player, answers });
    await expect.element(page.getByText('Payment Successful!')).toBeVisible();
    await expect.poll(address).toBe('/player/profile');
  });

  it('shows a coach no level and no videos', async () => {
    renderScreen('/profile', { as: 'coach_freelance', answers });
    await expect.element(page.getByText('Freelance Coach').first()).toBeVisible();
    await expect.element(page.getByText(/^Joined/)).toBeVisible();
    await expect.element(page.getByText('Total videos')).not.toBeInTheDocument();
    await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
  });
});
