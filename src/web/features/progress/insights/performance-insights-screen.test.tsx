// Performance insights: tabs, filters in the address and warnings.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Agreement } from '#contract/progress/performance-insights.ts';
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
const agreement: Agreement = {
  coaches: [
    {
      coach: { id: id(2), firstName: 'Anna', lastName: 'Berg' },
      bias: 0.31,
      interval: { from: 0.1, to: 0.5 },
      players: 4,
      reviews: 12,
      clips: 0,
      group: 0,
    },
    {
      coach: { id: id(3), firstName: 'Bo', lastName: 'Friis' },
      bias: -0.31,
      interval: { from: -0.8, to: 0.2 },
      players: 1,
      reviews: 2,
      clips: 6,
      group: 0,
    },
  ],
  alone: 2,
  blind: { matches: 3, meanDifference: 0.42, withinHalf: 0.75 },
  computedAt: '2026-03-12T12:00:00.000Z',
};

const counts: Answer<Endpoints['listSkillCounts']> = [
  { band: 'solid', skill: 'lob', tier: 'getting_there', players: 2, sum: 6.2 },
  { band: 'solid', skill: 'lob', tier: 'solid', players: 1, sum: 4.1 },
  { band: 'solid', skill: 'volley', tier: 'entry_level', players: 3, sum: 6.9 },
  { band: 'advanced', skill: 'volley', tier: 'advanced', players: 2, sum: 12 },
  { band: 'advanced', skill: 'lob', tier: 'solid', players: 2, sum: 10 },
];

it('the Skills tab lists skills from the weakest, with their players by tier, for all levels or one', async () => {
  const { address } = renderScreen('/admin/performance-insights', {
    as: 'admin',
    answers: { listSkillCounts: counts },
  });
  await expect.element(page.getByText('Players are weakest at volley (3.8) and strongest at lob (4.1).')).toBeVisible();
  const bars = page.getByRole('list', { name: 'Skills, weakest first' }).getByRole('listitem');
  await expect.element(bars.nth(0)).toMatchTextContent(/Volley.*5 players.*3\.8/);
  await expect.element(page.getByRole('img', { name: '2 Getting There, 3 Solid' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Level' }).selectOptions('Advanced');
  await expect.element(page.getByText('Players are weakest at lob (5.0) and strongest at volley (6.0).')).toBeVisible();
  expect(address()).toContain('band=advanced');
});

it('a skill leads to its players with their latest rating, of the chosen level', async () => {
  const { address, received } = renderScreen('/admin/performance-insights?band=solid', {
    as: 'admin',
    answers: { listSkillCounts: counts, listSkillPlayers: { rows: [{ player, rating: 2.3 }], next: null } },
  });
  await page.getByRole('link', { name: 'Volley (see players)' }).click();
  await expect.element(page.getByRole('row', { name: /Lise Aagaard.*Entry Level 2\.3/ })).toBeVisible();
  expect(received('listSkillPlayers')[0]).toMatchObject({ params: { skill: 'volley' }, query: { band: 'solid' } });
  expect(address()).toContain('skill=volley');
  await expect.element(page.getByRole('heading', { name: 'Volley, weakest first' })).toHaveFocus();
  await page.getByRole('link', { name: 'All skills' }).click();
  await expect.element(page.getByRole('list', { name: 'Skills, weakest first' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Volley (see players)' })).toHaveFocus();
});

it('the Skills tab says when nothing is rated', async () => {
  renderScreen('/admin/performance-insights', { as: 'admin', answers: { listSkillCounts: [] } });
  await expect.element(page.getByText('No ratings yet')).toBeVisible();
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

it('the Coach agreement tab shows each coach’s bias with its interval, and who is compared with nobody', async () => {
  renderScreen('/admin/performance-insights?tab=agreement', {
    as: 'admin',
    answers: { getCoachAgreement: agreement },
  });
  await expect.element(page.getByText('+0.1 to +0.5')).toBeVisible();
  await expect.element(page.getByText('Anna Berg (by 0.3) clearly rates higher than average.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Anna Berg 0\.3 higher Clear/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Bo Friis 0\.3 lower May be chance/ })).toBeVisible();
  await expect.element(page.getByText(/2 coaches share no player with another/)).toBeVisible();
});

it('the Coach agreement tab says when there is nothing to compare', async () => {
  renderScreen('/admin/performance-insights?tab=agreement', {
    as: 'admin',
    answers: {
      getCoachAgreement: {
        coaches: [],
        alone: 0,
        computedAt: null,
        blind: { matches: 0, meanDifference: null, withinHalf: null },
      },
    },
  });
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
});
