// Performance insights: tabs, filters in the address and warnings.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Agreement } from '#contract/progress/performance-insights.ts';
import { skillLabel, skillNames } from '#domain/skills/skills.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (index: number) => `01890000-0000-7000-8000-0000000009${String(index).padStart(2, '0')}`;
const player = {
  id: id(1),
  firstName: 'Lise',
  lastName: 'Aagaard',
  country: 'DK',
  currentLevel: '3.0',
  isLevelVerified: false,
  levelWithdrawn: null,
};
const agreement = (pairs: number): Agreement => ({
  coaches: [
    {
      coach: { id: id(2), firstName: 'Anna', lastName: 'Berg' },
      bias: 0.31,
      interval: { from: 0.1, to: 0.5 },
      pairs,
      players: 4,
      group: 0,
    },
    {
      coach: { id: id(3), firstName: 'Bo', lastName: 'Friis' },
      bias: -0.31,
      interval: null,
      pairs,
      players: 1,
      group: 0,
    },
  ],
  pairs,
  monthlyChange: 0.12,
});

it('the Skills tab counts skills by tier, for all levels or one', async () => {
  const { address } = renderScreen('/admin/performance-insights', {
    as: 'admin',
    answers: {
      listSkillCounts: [
        { band: 'solid', skill: 'overall', tier: 'solid', players: 3 },
        { band: 'advanced', skill: 'overall', tier: 'advanced', players: 2 },
      ],
    },
  });
  await expect.element(page.getByText('5 players have a rating', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: 'Level' }).selectOptions('Advanced');
  await expect.element(page.getByText('2 players have a rating', { exact: false })).toBeVisible();
  expect(address()).toContain('band=advanced');
});

it.each([320, 390, 1280])('the Skills tab labels every column at %i pixels without overlap', async (width) => {
  await page.viewport(width, 800);
  renderScreen('/admin/performance-insights', {
    as: 'admin',
    answers: { listSkillCounts: [{ band: 'solid', skill: 'overall', tier: 'solid', players: 3 }] },
  });
  const chart = page.getByRole('img', { name: /^Skills by tier/ });
  await expect.element(chart).toBeVisible();
  const names = skillNames.map((skill) => {
    const shown = chart
      .getByText(skillLabel(skill))
      .elements()
      .filter((label) => label.getBoundingClientRect().width > 0);
    expect(shown).toHaveLength(1);
    return shown[0]?.getBoundingClientRect() ?? new DOMRect();
  });
  for (const [index, { left }] of names.entries()) expect(left).toBeGreaterThanOrEqual(names[index - 1]?.right ?? 0);
  const { bottom } = chart.element().getBoundingClientRect();
  for (const name of names) expect(name.bottom).toBeLessThanOrEqual(bottom + 1);
});

it('the Movers tab lists movers of a period with their change', async () => {
  const { received } = renderScreen('/admin/performance-insights?tab=movers', {
    as: 'admin',
    answers: { listMovers: { up: [{ player, earlier: 3, later: 3.44, reviews: 4 }], down: [] } },
  });
  await expect.element(page.getByRole('link', { name: 'Lise Aagaard' })).toBeVisible();
  await expect.element(page.getByText('+0.4')).toBeVisible();
  await expect.element(page.getByText('No one in this period.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('Last 30 days');
  await expect.poll(() => received('listMovers').length).toBe(2);
});

it('the Inactive tab lists inactive players', async () => {
  renderScreen('/admin/performance-insights?tab=inactive&days=90', {
    as: 'admin',
    answers: {
      listInactivePlayers: { rows: [{ player, lastVideoAt: null, lastSessionAt: null }], next: null },
    },
  });
  await expect.element(page.getByRole('combobox', { name: 'No video and no session for' })).toHaveValue('90');
  await expect.element(page.getByText('Lise Aagaard')).toBeVisible();
});

it('the Coach agreement tab shows each coach’s bias with its interval, and the uncertainty of a level', async () => {
  renderScreen('/admin/performance-insights?tab=agreement', {
    as: 'admin',
    answers: { getCoachAgreement: agreement(12), getLevelUncertainty: { halfWidths: [0.9, 0.7, 0.62] } },
  });
  await expect.element(page.getByText('+0.1 to +0.5')).toBeVisible();
  await expect.element(page.getByText('One player only')).toBeVisible();
  await expect.element(page.getByText('±0.6')).toBeVisible();
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
});

it('the Coach agreement tab warns below ten pairs', async () => {
  renderScreen('/admin/performance-insights?tab=agreement', {
    as: 'admin',
    answers: { getCoachAgreement: agreement(9) },
  });
  await expect.element(page.getByText('Only 9 pairs of reviews', { exact: false })).toBeVisible();
});

it('the Coach agreement tab says when there is nothing to compare', async () => {
  renderScreen('/admin/performance-insights?tab=agreement', {
    as: 'admin',
    answers: { getCoachAgreement: { coaches: [], pairs: 0, monthlyChange: 0 } },
  });
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
});
