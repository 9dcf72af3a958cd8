// Level Verification for coaches and administrators.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LevelCase, LevelLine, LevelVerification } from '#contract/levels/levels.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { parseLevelSearch } from './level-search.ts';

const coach = testUser({ role: 'coach_freelance' });
const carla = { id: idAt(50), firstName: 'Carla', lastName: 'Sanz' };
const sofie = {
  id: idAt(7),
  firstName: 'Sofie',
  lastName: 'Dahl',
  country: 'ES',
  currentLevel: '3.0',
  isLevelVerified: false,
  levelWithdrawn: null,
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const line: LevelLine = {
  player: sofie,
  verified: null,
  suggestedLevel: 3.5,
  reviews: 4,
  lastReviewAt: daysAgo(3),
  request: null,
};
const countLevels = { awaiting: 1, 'second-opinion': 0, recheck: 2, verified: 5 };

const review = (index: number, rating: string) => ({
  videoId: idAt(index),
  title: `Match ${index}`,
  uploadDate: daysAgo(100 - index * 10),
  publishedAt: daysAgo(99 - index * 10),
  rating,
});
const reviews = [review(1, '2.0'), review(2, '3.4'), review(3, '3.5'), review(4, '3.6')];

function verification(traits: Partial<LevelVerification> = {}): LevelVerification {
  return {
    id: idAt(90),
    level: '3.0',
    previousLevel: null,
    note: 'Two matches.',
    reviewIds: [idAt(1)],
    evening: null,
    verifiedAt: daysAgo(10),
    verifiedBy: carla,
    confirmedBy: null,
    withdrawnAt: null,
    withdrawnBy: null,
    withdrawalReason: null,
    ...traits,
  };
}
const measured = { level: 3.5, from: 3.1, to: 3.9, lastMatchOn: daysAgo(20).slice(0, 10), reviews: 4 };
const unverified: LevelCase = { player: sofie, reviews, history: [], request: null, measured };
const verified: LevelCase = { ...unverified, player: { ...sofie, isLevelVerified: true }, history: [verification()] };
const request = {
  id: idAt(91),
  level: '5.0',
  note: 'She has grown a lot.',
  reviewIds: [idAt(4)],
  evening: null,
  reasons: ['The last verification is less than 30 days old.'],
  createdAt: daysAgo(1),
  verifier: carla,
};

const open = (data: LevelCase, answers: Answers = {}, as = coach) =>
  renderScreen(`/admin/level-verification?player=${sofie.id}`, {
    as,
    answers: { countLevels, listLevels: { rows: [line], next: null }, getLevelCase: data, ...answers },
  });

it('a case says why the level is what it is', async () => {
  const screen = open(unverified, { getLevelSteps: { level: null, next: [], reviews: 0, steps: [] } });
  await page.getByRole('button', { name: 'Why this level?' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Why this level?' })).toBeVisible();
  await expect.poll(() => screen.received('getLevelSteps')).toMatchObject([{ params: { userId: sofie.id } }]);
});

describe('the list', () => {
  it('shows waiting players on their country’s scale, and links to the case', async () => {
    const screen = renderScreen('/admin/level-verification', {
      as: coach,
      answers: { countLevels, listLevels: { rows: [line], next: null }, getLevelCase: unverified },
    });
    await expect.element(page.getByRole('tab', { name: 'Re-check 2' })).toBeVisible();
    const link = page.getByRole('link', { name: /Sofie Dahl/ });
    for (const words of ['about 2.7 FEP self-reported', '4 reviews', 'suggested about 3.1 FEP'])
      await expect.element(link).toMatchTextContent(new RegExp(words));
    await link.click();
    await expect.element(page.getByRole('heading', { name: 'Verify the level' })).toBeVisible();
    expect(screen.address()).toBe(`/admin/level-verification?player=${sofie.id}`);
    await page.getByRole('link', { name: 'All players' }).click();
    await expect.element(link).toBeVisible();
  });

  it('shows when and by whom a level was withdrawn, not that it is self-reported', async () => {
    const player = { ...sofie, levelWithdrawn: { at: '2026-03-12T12:00:00.000Z', by: carla } };
    renderScreen('/admin/level-verification', {
      as: coach,
      answers: {
        countLevels,
        listLevels: { rows: [{ ...line, player }], next: null },
        getLevelCase: { ...unverified, player },
      },
    });
    const link = page.getByRole('link', { name: /Sofie Dahl/ });
    await expect.element(link).toMatchTextContent(/about 2\.7 FEP withdrawn on .*2026 by Carla Sanz/);
    expect(page.getByText(/self-reported/i).elements()).toHaveLength(0);
    await link.click();
    await expect.element(page.getByText('Withdrawn level', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Withdrawn on .*2026 by Carla Sanz/)).toBeVisible();
    expect(page.getByText(/self-reported/i).elements()).toHaveLength(0);
    expect(page.getByText('Awaiting Coach Review', { exact: true }).elements()).toHaveLength(0);
  });

  it('keeps view and search in the address', async () => {
    const screen = renderScreen('/admin/level-verification?show=recheck', {
      as: 'admin',
      answers: { countLevels, listLevels: { rows: [], next: null } },
    });
    await expect.element(page.getByText('No re-checks due')).toBeVisible();
    await page.getByRole('searchbox').fill('sofie');
    await eventually(() => expect(screen.address()).toBe('/admin/level-verification?show=recheck&search=sofie'));
    await expect.element(page.getByText('No matches')).toBeVisible();
    await page.getByRole('tab', { name: /Verified/ }).click();
    await eventually(() =>
      expect(screen.received('listLevels').at(-1)?.query).toEqual({ show: 'verified', search: 'sofie' }),
    );
    expect(parseLevelSearch({ show: 'awaiting', player: 3, search: [] })).toEqual({ player: '3' });
  });

  it('is not found for players', async () => {
    renderScreen('/admin/level-verification', { as: 'player' });
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});

describe('the case', () => {
  it('starts with the level that is measured and the latest reviews, and verifies it', async () => {
    const screen = open(unverified, { verifyLevel: { outcome: 'verified', reasons: [] } });
    await expect.element(page.getByText('3.5, between 3.1 and 3.9', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Level', { exact: true })).toHaveValue('3.5');
    await expect.element(page.getByText('about 3.1 FEP · Intermedio (3.5 of 7)').first()).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /Match 4/ })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: /Match 1/ })).not.toBeChecked();
    await page.getByRole('button', { name: 'Verify this level' }).click();
    await expect.element(page.getByText('Please give your reasons in a sentence.').first()).toBeVisible();
    await page.getByLabelText('Your reasons').fill('Three even matches.');
    await page.getByRole('checkbox', { name: /Match 2/ }).click();
    await page.getByRole('button', { name: 'Verify this level' }).click();
    await expect.element(page.getByText('Sofie’s level is verified')).toBeVisible();
    expect(screen.received('verifyLevel')[0]).toMatchObject({
      params: { userId: sofie.id },
      body: { level: 3.5, note: 'Three even matches.', reviewIds: [idAt(3), idAt(4)], basedOn: null },
    });
  });

  it('shows before sending when and why a second opinion is needed', async () => {
    const screen = open(verified, {
      verifyLevel: { outcome: 'waiting', reasons: ['x'] },
    });
    await expect.element(page.getByText('The last verification is less than 30 days old.')).toBeVisible();
    await page.getByLabelText('Level', { exact: true }).selectOptions('5');
    await expect
      .element(page.getByText('It differs from the last verified level (3.0) by 2.0, more than half a step.'))
      .toBeVisible();
    await page.getByLabelText('Your reasons').fill('A leap.');
    await page.getByRole('button', { name: 'Ask for a second opinion' }).click();
    await expect.element(page.getByText('Waiting for a second opinion')).toBeVisible();
    expect(screen.received('verifyLevel')[0]?.body).toMatchObject({ level: 5, basedOn: idAt(90) });
  });

  it('shows the server’s error, and keeps the input', async () => {
    open(unverified, {
      verifyLevel: failure('conflict', { message: 'Someone verified this level in the meantime.' }),
    });
    await page.getByLabelText('Your reasons').fill('Three even matches.');
    await page.getByRole('button', { name: 'Verify this level' }).click();
    await expect.element(page.getByText('Someone verified this level in the meantime.')).toBeVisible();
    await expect.element(page.getByLabelText('Your reasons')).toHaveValue('Three even matches.');
  });

  it('asks the second coach to confirm or decline', async () => {
    const screen = open({ ...verified, request }, { confirmLevel: undefined, declineLevel: undefined });
    await expect.element(page.getByText('She has grown a lot.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Verify this level' }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByLabelText('Reason').fill('Too early.');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await eventually(() =>
      expect(screen.received('declineLevel')[0]).toMatchObject({
        params: { id: request.id },
        body: { reason: 'Too early.' },
      }),
    );
    await page.getByRole('button', { name: 'Confirm this level' }).click();
    await expect.element(page.getByText('Sofie’s level is verified')).toBeVisible();
  });

  it('shows the interval of what is measured, and how old the last match is', async () => {
    const old = { ...measured, from: 2.9, to: 4.1, lastMatchOn: daysAgo(400).slice(0, 10) };
    open({ ...unverified, measured: old });
    await expect
      .element(page.getByText('3.5, between 2.9 and 4.1, from 4 reviews, last match 13 months ago'))
      .toBeVisible();
  });

  it('says that nothing is measured without a review', async () => {
    open({ ...unverified, reviews: [], measured: null });
    await expect.element(page.getByText('Nothing yet')).toBeVisible();
  });

  it('lets the coach who asked withdraw but not confirm it', async () => {
    open({ ...verified, request: { ...request, verifier: { ...carla, id: coach.id } } });
    await expect.element(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Confirm this level' }).elements()).toHaveLength(0);
  });

  it('shows the history with withdrawn levels, and withdraws with a reason', async () => {
    const withdrawn = verification({
      id: idAt(80),
      level: '6.0',
      withdrawnAt: daysAgo(20),
      withdrawnBy: carla,
      withdrawalReason: 'The wrong player.',
      verifiedAt: daysAgo(300),
      confirmedBy: carla,
    });
    const old = verification({ verifiedAt: daysAgo(200) });
    const screen = open({ ...verified, history: [old, withdrawn] }, { withdrawLevel: undefined });
    await expect.element(page.getByText(/The wrong player\./)).toBeVisible();
    await expect.element(page.getByText(/confirmed by Carla Sanz/)).toBeVisible();
    await expect.element(page.getByText(/A re-check is due/)).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByLabelText('Reason').fill('A wrong video.');
    await page.getByRole('button', { name: 'Withdraw the verification' }).click();
    await expect.element(page.getByText('Verification withdrawn')).toBeVisible();
    expect(screen.received('withdrawLevel')[0]?.body).toEqual({ reason: 'A wrong video.' });
  });

  it('keeps the decision in view beside the evidence, and on a phone in a bar below what it is based on', async () => {
    open(unverified);
    const send = page.getByRole('button', { name: 'Verify this level' });
    const choice = page.getByRole('group', { name: 'Based on these reviews' });
    await expect.element(choice).toBeVisible();
    expect(send.element().getBoundingClientRect().left).toBeGreaterThan(choice.element().getBoundingClientRect().right);
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
    page.getByRole('heading', { name: 'History' }).element().scrollIntoView({ block: 'end' });
    await expect.element(send).toBeInViewport({ ratio: 1 });
    await page.viewport(390, 844);
    await expect.element(send).toBeInViewport({ ratio: 1 });
    // Below everything once it has been read to its end.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = page.getByText('No level verified yet.').element();
    await eventually(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThan(send.element().getBoundingClientRect().top),
    );
  });

  it('says what is missing for a player without a review', async () => {
    open({ ...unverified, reviews: [] });
    await expect.element(page.getByText(/A level needs at least one analyzed video/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Verify this level' }).elements()).toHaveLength(0);
  });

  it('is read-only while viewing as the coach', async () => {
    const viewed = testUser({ role: 'coach_freelance', viewedBy: { ...carla, role: 'admin' } });
    open(unverified, {}, viewed);
    await expect.element(page.getByText('Only Maja can decide this', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Verify this level' })).toBeDisabled();
  });
});
