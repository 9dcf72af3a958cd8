// The awards of a season on the manager's screen.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ConfirmedAward, SeasonAward } from '#contract/publicity/awards.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const person = (name: string, id: string, mayBeShown = true) => ({
  id: `01890000-0000-7000-8000-0000000000${id}`,
  firstName: name,
  lastName: 'Berg',
  mayBeShown,
});
const working = { kind: 'activity', videos: 5, sessions: 2 } as const;
const alma = { player: person('Alma', 'a1'), figure: 7, working };
const bo = { player: person('Bo', 'a2', false), figure: 7, working };
const cleo = {
  player: person('Cleo', 'a3'),
  figure: 4,
  working: { kind: 'activity', videos: 4, sessions: 0 } as const,
};
const award = (traits: Partial<SeasonAward> = {}): SeasonAward => ({
  category: 'most-active',
  refused: null,
  winners: [alma],
  runnersUp: [cleo],
  candidates: 3,
  confirmed: [],
  ...traits,
});
const kept = (announcedAt: string | null): ConfirmedAward => ({
  id: person('', 'b1').id,
  winner: { ...alma.player, isMember: true },
  figure: 7,
  working,
  confirmedAt: '2026-11-01T10:00:00Z',
  announcedAt,
});

it('awards confirm one by one and announce after a confirmation', async () => {
  let state = award();
  const { received } = renderScreen('/club/awards?from=2026-09-01&to=2026-11-30', {
    as: 'club',
    answers: {
      listClubGroups: [],
      getSeasonAwards: () => ({ clubName: 'Havnens Padel', groupName: null, awards: [state], announced: [] }),
      confirmAward: () => {
        state = award({ confirmed: [kept(null)] });
      },
      announceAwards: () => {
        state = award({ confirmed: [kept('2026-11-02T10:00:00Z')] });
        return { announced: 1 };
      },
    },
  });
  await expect.element(page.getByText('5 videos and 2 training sessions')).toBeVisible();
  await expect.element(page.getByText('3 players qualify. Runners-up:')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Announce', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Confirm Most Active' }).click();
  await expect.element(page.getByText('Confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Announce 1 award' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Announce' }).click();
  await expect.element(page.getByText('Announced')).toBeVisible();
  await expect.element(page.getByText('We’ve let your members know.')).toBeVisible();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const season = { from: '2026-09-01', to: '2026-11-30', timeZone };
  expect(received('confirmAward')[0]?.body).toEqual({ ...season, category: 'most-active' });
  expect(received('announceAwards')[0]?.body).toEqual(season);
});

it('awards show ties, winners who prefer not to be named, and why no one wins', async () => {
  renderScreen('/club/awards', {
    as: 'club',
    answers: {
      listClubGroups: [],
      getSeasonAwards: {
        clubName: 'Havnens Padel',
        groupName: null,
        announced: [],
        awards: [
          award({ winners: [alma, bo] }),
          award({
            category: 'iron-streak',
            refused: 'One player qualifies; an award needs 3.',
            winners: [],
            runnersUp: [],
            candidates: 1,
          }),
        ],
      },
    },
  });
  await expect.element(page.getByText('2 players share this award.')).toBeVisible();
  await expect.element(page.getByText(/^Prefers not to be named/)).toBeVisible();
  await expect.element(page.getByText('No award. One player qualifies; an award needs 3.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm Iron Streak' })).not.toBeInTheDocument();
});

it('awards say when today’s figures differ from the confirmed ones', async () => {
  renderScreen('/club/awards', {
    as: 'club',
    answers: {
      listClubGroups: [],
      getSeasonAwards: {
        clubName: 'Havnens Padel',
        groupName: null,
        announced: [],
        awards: [award({ winners: [{ ...alma, figure: 8 }], confirmed: [kept(null)] })],
      },
    },
  });
  await expect.element(page.getByText(/^The confirmed award stands/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Withdraw Most Active' })).toBeVisible();
});

it('the screen lists awards of other seasons and former members', async () => {
  const gone = { ...kept('2026-11-02T10:00:00Z'), winner: { ...alma.player, isMember: false } };
  renderScreen('/club/awards', {
    as: 'club',
    answers: {
      listClubGroups: [],
      getSeasonAwards: {
        clubName: 'Havnens Padel',
        groupName: null,
        awards: [award({ confirmed: [gone] })],
        announced: [
          {
            id: person('', 'b2').id,
            category: 'iron-streak',
            groupName: null,
            season: { from: '2026-03-01', to: '2026-05-31' },
            figure: 6,
            working,
            winner: null,
            announcedAt: '2026-06-02T10:00:00Z',
          },
        ],
      },
    },
  });
  const announced = page.getByRole('heading', { name: 'Announced awards' });
  await expect.element(announced).toBeVisible();
  await expect.element(page.getByText('A former member', { exact: true })).toBeVisible();
  const { textContent } = page.getByRole('article').element();
  expect(textContent).toContain(alma.player.firstName);
  expect(page.getByRole('article').getByRole('link', { name: alma.player.firstName }).elements()).toEqual([]);
});
