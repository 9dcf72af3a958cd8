// My Goals for members and direct players.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import { clubMember, playerGoals } from '#web/testing/club-member.ts';
import { failure } from '#web/testing/fake-server.ts';
import { playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const getPlayerProgress = playerProgress([reviewPoint(0, { overallScore: '2.0', ratings: { overall: '2.0' } })]);

function open(getGoals: PlayerGoals | null, person = clubMember) {
  return renderScreen('/player/goals', { as: person, answers: { getGoals, getPlayerProgress } });
}

/** The value under a name. */
async function fact(name: string) {
  const term = page.getByRole('term').filter({ hasText: name });
  await expect.element(term).toBeVisible();
  return term.element().parentElement?.textContent.slice(name.length);
}

describe('goals that a coach has set', () => {
  const full = playerGoals({
    targetDate: '2027-01-05',
    goals: ['Play the club tournament'],
    shortTermGoals: ['Take the bandeja side-on', 'Lob the return'],
    longTermGoals: ['Win the net back'],
    skillPriorities: ['Bandeja', 'Positioning'],
    notes: 'Patience first.\nThen pace.',
  });

  it('are shown with target, level, timeframe and the start of the journey', async () => {
    open(full);
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Goals' })).toBeVisible();
    expect(await fact('Target Level')).toMatch(/^DPF 4\.0 · Solid Intermediateby .*2027/);
    expect(await fact('Current level')).toBe('DPF 3.0 · Lower Intermediate');
    expect(await fact('Timeframe')).toBe('12 months');
    expect(await fact('Journey started')).toMatch(/2026/);
  });

  it('are listed in order', async () => {
    open(full);
    await expect.element(page.getByText('Take the bandeja side-on')).toBeVisible();
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Short-term Goals(next 1-3 months)',
      'Long-term Goals(6+ months)',
      'Skill Priorities',
      'Coach Notes',
      'Further Goals',
    ]);
    for (const text of ['Lob the return', 'Win the net back', 'Positioning', 'Play the club tournament']) {
      await expect.element(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
    await expect.element(page.getByText(/^Patience first\./)).toMatchTextContent(/Then pace\.$/);
  });

  it('show the progress', async () => {
    open(full);
    await expect.element(page.getByRole('meter', { name: 'Goal progress' })).toHaveAttribute('aria-valuenow', '50');
    await expect.element(page.getByText('Start 2.0 / 7')).toBeVisible();
    await expect.element(page.getByText('Target DPF 4.0')).toBeVisible();
  });

  it('show levels on the scale of the player’s country', async () => {
    open(full, { ...clubMember, country: 'ES' });
    expect(await fact('Current level')).toBe('about 2.7 FEP · Básico');
    expect(await fact('Target Level')).toMatch(/^about 3\.5 FEP · Intermedio/);
  });

  it('show empty states', async () => {
    open(playerGoals({ targetLevel: null, timeframe: null, journeyStartDate: '1970-01-01' }));
    expect(await fact('Target Level')).toBe('Not set');
    expect(await fact('Timeframe')).toBe('Not set');
    expect(await fact('Journey started')).toBe('Date not available');
    for (const text of [
      'No short-term goals set',
      'No long-term goals set',
      'No skill priorities set',
      'No notes yet',
    ]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expect.element(page.getByText(/^No target set yet\./)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Further Goals' })).not.toBeInTheDocument();
  });

  it.each([
    ['3.0', 'DPF 4.5', 'on the scale of 1 to 7.'],
    ['6.5', 'DPF 8.0', 'on the scale of 1 to 7, which is past the top.'],
  ])('without a target show progress from %s to %s, and say so', async (currentLevel, target, end) => {
    open(playerGoals({ targetLevel: null }), { ...clubMember, currentLevel });
    await expect
      .element(page.getByText(/^No target set yet\./))
      .toMatchTextContent(`measured towards 1.5 above your level ${end}`);
    await expect.element(page.getByText(`Target ${target}`)).toBeVisible();
  });

  it('are shown even when the ratings could not be loaded', async () => {
    renderScreen('/player/goals', {
      as: clubMember,
      answers: { getGoals: full, getPlayerProgress: failure('unavailable') },
    });
    await expect.element(page.getByText(/^Your progress could not be loaded/)).toBeVisible();
    await expect.element(page.getByText('Lob the return')).toBeVisible();
  });
});

it('a member without goals sees that the coach sets them', async () => {
  open(null);
  await expect.element(page.getByText('No Goals Set Yet')).toBeVisible();
  await expect.element(page.getByText("Your coach hasn't set up goals for you yet...")).toBeVisible();
});

it('direct players see that goals are for members, without a request', async () => {
  const { received } = renderScreen('/player/goals');
  await expect.element(page.getByRole('heading', { name: 'Goals Available for Club Members Only' })).toBeVisible();
  expect(received('getGoals')).toEqual([]);
});

it('goals can be reloaded after an error', async () => {
  let isUp = false;
  renderScreen('/player/goals', {
    as: clubMember,
    answers: { getPlayerProgress, getGoals: () => (isUp ? playerGoals() : failure('unavailable')) },
  });
  await expect.element(page.getByText('Your goals could not be loaded')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Coach Notes')).toBeVisible();
});
