// Performance Analytics.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewPoint } from '#contract/progress/progress.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt, playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

/** A review from a number of days ago. */
function daysAgo(days: number, index: number, ratings: ReviewPoint['ratings']): ReviewPoint {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  return reviewPoint(index, { uploadDate: at, publishedAt: at, overallScore: ratings.overall ?? null, ratings });
}

const reviews = [
  daysAgo(200, 1, { overall: '2.0', lob: '2.0' }),
  daysAgo(60, 2, { overall: '3.0', lob: '3.0', volley: '4.0', footwork: '4.4' }),
  daysAgo(20, 3, { overall: '3.4', lob: '3.2', volley: '4.6', footwork: '4.4' }),
];
const progress = playerProgress(reviews, {
  latestTexts: {
    videoId: idAt(3),
    overallStrengths: 'Your volley stays low, and your footwork carries it. Calm throughout.',
    areasOfImprovement: 'The lob lands short.',
    priorities: [{ skill: 'volley', focus: 'Block it low', drillId: 'two-at-the-net' }],
  },
});

const figure = (label: string) => page.getByText(label, { exact: true }).query()?.parentElement?.textContent;
const card = (name: string) => page.getByRole('heading', { name, level: 2 }).element().closest('section');
const named = (name: string) =>
  [...(card(name)?.querySelectorAll('[role=meter]') ?? [])].map((bar) => bar.getAttribute('aria-label'));

describe('the figures', () => {
  it('cover three months by default, and link to their reviews', async () => {
    renderScreen('/performance', { answers: { getPlayerProgress: progress } });
    await expect.element(page.getByLabelText('Timeframe')).toHaveValue('90');
    await expect.poll(() => figure('Analyzed Videos')).toContain('2Uploaded in this period (3 in total).');
    expect(figure('Overall Performance')).toContain('3.4/7.0Latest score, from Match 3. Earlier average 3.0.');
    // Averages of 3.6 and 3.9 over four ratings each.
    expect(figure('Improvement Trend')).toContain('+8%Improving');
    expect(figure('Improvement Trend')).toContain(
      '8 ratings, averaging 3.6 in the first half and 3.9 in the second. A change within 5% counts as stable.',
    );
    expect(figure('Activity Level')).toContain('Low');
    await expect
      .element(page.getByRole('link', { name: '3 in total' }))
      .toHaveAttribute('href', '/player/videos?status=analyzed');
    expect(card('Top Strengths')?.querySelector('a')?.getAttribute('href')).toBe(`/player/video-analysis/${idAt(3)}`);
  });

  it('show a small change as stable, with both halves', async () => {
    const few = playerProgress([daysAgo(60, 1, { overall: '3.0' }), daysAgo(20, 2, { overall: '3.1' })]);
    renderScreen('/performance', { answers: { getPlayerProgress: few } });
    await expect.poll(() => figure('Improvement Trend')).toContain('+3%Stable');
    expect(figure('Improvement Trend')).toContain(
      '2 ratings, averaging 3.0 in the first half and 3.1 in the second. A change within 5% counts as stable.',
    );
  });

  it('follow the timeframe in the address', async () => {
    const screen = renderScreen('/performance?days=30', { answers: { getPlayerProgress: progress } });
    await expect.element(page.getByLabelText('Timeframe')).toHaveValue('30');
    await expect.poll(() => figure('Analyzed Videos')).toMatch(/^Analyzed Videos1/);
    expect(figure('Improvement Trend')).toContain('Needs two reviews');
    await page.getByLabelText('Timeframe').selectOptions('All time');
    await expect.poll(screen.address).toBe('/performance?days=9999');
    await expect.poll(() => figure('Analyzed Videos')).toMatch(/^Analyzed Videos3/);
    await page.getByLabelText('Timeframe').selectOptions('Last 3 months');
    await expect.poll(screen.address).toBe('/performance');
  });

  it('offer all time for an empty timeframe', async () => {
    const screen = renderScreen('/performance?days=7', { answers: { getPlayerProgress: progress } });
    await expect.element(page.getByText('No analyzed videos in this period')).toBeVisible();
    await page.getByRole('button', { name: 'Show all time' }).click();
    await expect.element(page.getByRole('heading', { name: 'Top Strengths' })).toBeVisible();
    expect(screen.address()).toBe('/performance?days=9999');
  });

  it('offer the first step to a player without a review', async () => {
    renderScreen('/performance', { answers: { getPlayerProgress: playerProgress([]) } });
    await expect.element(page.getByText('No analyzed videos yet')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add a video' }))
      .toHaveAttribute('href', '/player/videos?add=true');
  });

  it('do not ask a player without credits for a video', async () => {
    renderScreen('/performance', {
      as: testUser({ analysisCreditsRemaining: 0 }),
      answers: { getPlayerProgress: playerProgress([]) },
    });
    await expect
      .element(page.getByRole('link', { name: 'How to send a video' }))
      .toHaveAttribute('href', '/player/videos');
    await expect.element(page.getByRole('link', { name: 'Add a video' })).not.toBeInTheDocument();
  });

  it('show an error when loading fails', async () => {
    let isUp = false;
    renderScreen('/performance', {
      answers: { getPlayerProgress: () => (isUp ? progress : failure('unavailable')) },
    });
    await expect.element(page.getByText('Your performance could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Focus Areas' })).toBeVisible();
  });
});

describe('the overview', () => {
  it('names strengths and focus areas', async () => {
    renderScreen('/performance', { answers: { getPlayerProgress: progress } });
    await expect.element(page.getByRole('heading', { name: 'Top Strengths' })).toBeVisible();
    // Averages: footwork 4.4, volley 4.3, lob 3.1; overall 3.9.
    expect(named('Top Strengths')).toEqual(['Footwork, average', 'Volley, average']);
    expect(named('Focus Areas')).toEqual(['Lob, average']);
    await expect.element(page.getByText('Your coach asks you to work on Volley first. Read why')).toBeVisible();
  });

  it('quotes each of the coach’s sentences about skills once', async () => {
    renderScreen('/performance', { answers: { getPlayerProgress: progress } });
    await expect
      .element(page.getByRole('link', { name: 'Volley, Footwork' }))
      .toHaveAttribute('href', `/player/video-analysis/${idAt(3)}`);
    await expect.element(page.getByText('Your volley stays low, and your footwork carries it.')).toBeVisible();
    await expect.element(page.getByText('The lob lands short.')).toBeVisible();
    await expect.element(page.getByText('Calm throughout.')).not.toBeInTheDocument();
  });

  it.each([
    ['/performance', 'Lob'],
    ['/performance?tab=skills', 'Volley'],
  ] as const)('opens a skill’s history from %s', async (path, skill) => {
    const { received } = renderScreen(path, { answers: { getPlayerProgress: progress, getSkillThread: [] } });
    await page.getByRole('button', { name: `History of ${skill}` }).click();
    await expect.element(page.getByRole('dialog', { name: `${skill} over time` })).toBeVisible();
    await expect
      .poll(() => received('getSkillThread').map(({ params }) => params.skill))
      .toEqual([skill.toLowerCase()]);
  });

  it('fits the narrowest phone', async () => {
    await page.viewport(320, 640);
    renderScreen('/performance', { answers: { getPlayerProgress: progress } });
    await expect.element(page.getByRole('group', { name: /^Overall, chart of 2 reviews/ })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the skills', () => {
  it('show trend and change, and the ratings behind them', async () => {
    renderScreen('/performance?tab=skills', { answers: { getPlayerProgress: progress } });
    await expect
      .element(page.getByText('Averages of 6 ratings, the latest in Match 3.', { exact: true }))
      .toBeVisible();
    expect(page.getByRole('link', { name: 'Match 3' }).elements()).toHaveLength(2);
    const lob = [...(card('Technical 3.7')?.querySelectorAll('li') ?? [])].at(-1);
    expect(lob?.textContent).toContain('3.0, then 3.2+0.2');
  });

  it('are grouped with average and number of ratings, as bars and as a table', async () => {
    const screen = renderScreen('/performance', { answers: { getPlayerProgress: progress } });
    await page.getByRole('tab', { name: 'Skills Analysis' }).click();
    await expect.poll(screen.address).toBe('/performance?tab=skills');
    await expect
      .element(page.getByText('Technical averages 3.7 of 7 over 2 skills and 4 ratings; every skill counts equally.'))
      .toBeVisible();
    expect(named('Technical 3.7')).toEqual(['Volley, average', 'Lob, average']);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    const rows = page
      .getByRole('table', { name: 'Technical skills' })
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.firstChild?.textContent));
    expect(rows).toEqual([
      ['Skill', 'Average', 'Ratings'],
      ['Volley', '4.3', '2'],
      ['Lob', '3.1', '2'],
    ]);
  });

  it('say when none is rated', async () => {
    renderScreen('/performance?tab=skills', {
      answers: { getPlayerProgress: playerProgress([daysAgo(3, 1, { overall: '3.0' })]) },
    });
    await expect.element(page.getByText('No skills rated in this period')).toBeVisible();
  });
});

it('the Progress Tracking tab is a placeholder that links to the history', async () => {
  renderScreen('/performance?tab=tracking', { answers: { getPlayerProgress: progress } });
  await expect.element(page.getByText('Progress tracking coming soon...')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open your progress history' }))
    .toHaveAttribute('href', '/progress?tab=history');
});
