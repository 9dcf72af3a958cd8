// A club's report on the screen: what is asked, what is shown, and its files.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const freja = { id: '01890000-0000-7000-8000-0000000000a1', firstName: 'Freja', lastName: 'Nygaard' };
const counts = { players: 2, videos: 3, sessions: 1, reviews: 4 };
const bands = { entry_level: 1, getting_there: 2, solid: 0, advanced: 1 };

const report: ClubReport = {
  clubName: 'Havnens Padel',
  player: null,
  group: null,
  period: { from: '2026-03-01', to: '2026-03-31' },
  members: 4,
  totals: counts,
  before: { players: 1, videos: 1, sessions: 0, reviews: 0 },
  activity: { step: 'week', rows: [{ start: '2026-03-02', ...counts }] },
  turnaround: { reviews: 4, medianHours: 17.5, slowestTenthHours: 40, within48Hours: 4 },
  levels: {
    bands,
    bandsBefore: { ...bands, advanced: 0 },
    mean: 3.4,
    change: 0.2,
    rose: 1,
    fell: 0,
    moves: [{ player: freja, from: 3.5, to: 4 }],
  },
  skills: [
    { skillName: 'lob', mean: 3.6, before: 3.2, change: 0.4, ratings: 4 },
    { skillName: 'footwork', mean: 3.1, before: null, change: null, ratings: 4 },
    { skillName: 'volley', mean: null, before: null, change: null, ratings: 0 },
  ],
  coaches: [],
  mostImproved: [{ player: freja, begin: 3, end: 3.8, change: 0.8, reviews: 4 }],
  players: [
    {
      player: { ...freja, country: 'DK' },
      level: 4,
      levelBefore: 3.5,
      isLevelVerified: true,
      videos: 3,
      sessions: 1,
      reviews: 4,
      overall: 3.4,
      technical: 3.6,
      tactical: null,
      physical: null,
      change: 0.8,
    },
  ],
};

const open = (path: `/${string}` = '/club/reports', answer: ClubReport | ReturnType<typeof failure> = report) =>
  renderScreen(path, { as: 'club', answers: { getClubReport: answer, listPlayers: [], listClubGroups: [] } });

describe('the report', () => {
  it('keeps its filters in place while loading', async () => {
    const asked = Promise.withResolvers<ClubReport>();
    renderScreen('/club/reports', {
      as: 'club',
      answers: { getClubReport: () => asked.promise, listPlayers: [], listClubGroups: [] },
    });
    const period = page.getByLabelText('Period');
    await expect.element(period).toBeVisible();
    const before = await positionOf(period);
    asked.resolve(report);
    await expect.element(page.getByText('2 of 4')).toBeVisible();
    expect(await positionOf(period)).toEqual(before);
  });

  it('shows figures, sentences and lists', async () => {
    open();
    for (const words of [
      '2 of 4',
      '2 players sent 3 videos and completed 1 training session, 3 more than in the previous period.',
      'All 4 reviews within 48 h; typically 18 h.',
      'Changes compare with the previous 31 days.',
      '1 level rose and 0 levels fell. The average is 3.4 out of 7, +0.2 since the start.',
      'Your members are weakest at footwork (3.1) and strongest at lob (3.6).',
    ])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Freja Nygaard 3\.5 4\.0 \+0\.5/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Freja Nygaard 4\.0 3 1 4 3\.4 \+0\.8/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await expect.element(page.getByRole('table', { name: /Activity/ })).toBeVisible();
  });

  it('lists the skills from the weakest, each leading to the members rated in it', async () => {
    open();
    const bars = page.getByRole('list', { name: 'Skills, weakest first' }).getByRole('listitem');
    await expect.element(bars.nth(0)).toMatchTextContent(/Footwork/);
    await expect.element(bars.nth(1)).toMatchTextContent(/Lob/);
    await expect.element(bars.nth(2)).not.toBeInTheDocument();
    await expect.element(page.getByText('Not rated: Volley.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Footwork (see players)' }))
      .toHaveAttribute('href', '/club/players?skill=footwork');
    await expect
      .element(page.getByRole('meter', { name: 'Lob' }))
      .toHaveAttribute('aria-valuetext', '3.6 of 7, Getting There, 3.2 before');
  });

  it('says what a single member is weakest at, without links', async () => {
    open('/club/reports', { ...report, player: freja });
    await expect
      .element(page.getByText('Freja Nygaard is weakest at footwork (3.1) and strongest at lob (3.6).'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /see players/ })).not.toBeInTheDocument();
  });

  it('folds its lists on a phone, each with its count', async () => {
    await page.viewport(390, 844);
    open();
    const players = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: 'Players', exact: true }) });
    await expect.element(players).not.toHaveAttribute('open');
    await expect.element(players).toMatchTextContent(/^Players1/);
    await page.getByRole('heading', { name: 'Players', exact: true }).click();
    await expect.element(page.getByRole('row', { name: /Freja Nygaard 4\.0 3 1/ })).toBeVisible();
  });

  it('fits thirty days of columns', async () => {
    const rows = Array.from({ length: 31 }, (_, index) => ({
      start: `2026-03-${String(index + 1).padStart(2, '0')}`,
      ...counts,
    }));
    open('/club/reports', { ...report, activity: { step: 'day', rows } });
    const plot = page.getByRole('img', { name: /^Activity/ });
    await expect.element(plot).toBeVisible();
    expect(plot.element().scrollWidth).toBe(plot.element().clientWidth);
  });

  it('requests the days and player of the address in the browser’s time zone', async () => {
    const { received } = open(`/club/reports?from=2026-03-01&to=2026-03-31&player=${freja.id}`, {
      ...report,
      player: freja,
    });
    await expect.element(page.getByText(/Freja Nygaard, Havnens Padel/)).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(received('getClubReport')[0]?.query).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
      playerId: freja.id,
      timeZone,
    });
    // Who is not among the first hundred names can still be seen as chosen.
    await expect.element(page.getByLabelText('About')).toHaveValue(freja.id);
  });

  it('reloads with the chosen period', async () => {
    const screen = open();
    await page.getByLabelText('Period').selectOptions('This year');
    await expect.poll(() => screen.address()).toBe('/club/reports?period=this-year');
  });

  it('shows an empty period', async () => {
    const none = { players: 0, videos: 0, sessions: 0, reviews: 0 };
    open('/club/reports', {
      ...report,
      members: 0,
      totals: none,
      before: none,
      turnaround: { reviews: 0, medianHours: null, slowestTenthHours: null, within48Hours: 0 },
      levels: { ...report.levels, mean: null, change: null, rose: 0, moves: [] },
      mostImproved: [],
      players: [],
    });
    await expect.element(page.getByText('No one sent a video or completed a session in this period.')).toBeVisible();
    await expect.element(page.getByText('No member has a level yet.')).toBeVisible();
  });

  it('retries after an error', async () => {
    open('/club/reports', failure('internal'));
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
