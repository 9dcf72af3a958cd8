// The History tab.

import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { idAt, levelChange, playerProgress } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { four, member, memberAnswers, ofMember, rated } from './testing/member-fixtures.ts';

const card = (name: string) => page.getByRole('heading', { name, level: 2 }).element().closest('section');
const points = () =>
  page
    .getByRole('group', { name: /^Overall, chart/ })
    .getByRole('link')
    .elements();
const reviewAt = (index: number) => `/player/video-analysis/${idAt(index)}`;

// The drawing is loaded on demand; here it is loaded in advance.
beforeAll(() => import('#web/ui/charts/ratings/rating-drawing.tsx'));

describe('the History tab', () => {
  it('shows overall and each rated group, with a link at every point', async () => {
    renderScreen('/progress?tab=history', { as: member, answers: memberAnswers });
    await expect.poll(points).toHaveLength(4);
    expect(points().map((point) => point.getAttribute('href'))).toEqual([0, 1, 2, 3].map(reviewAt));
    expect(points()[3]?.getAttribute('aria-label')).toBe('Jan 26, 2026, Match 3: 3.6, Getting There');
    await expect.element(page.getByRole('group', { name: /^Technical, chart of 4 reviews/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Tactical' })).not.toBeInTheDocument();
    await expect
      .element(page.getByText('4 reviews from Jan 5, 2026 to Jan 26, 2026: up 0.8 from 2.8 to 3.6, highest 3.6.'))
      .toBeVisible();
  });

  it('moves between the points by keyboard, and opens a review', async () => {
    const screen = renderScreen('/progress?tab=history', {
      as: member,
      answers: { ...memberAnswers, getVideo: failure('not_found') },
    });
    await expect.poll(points).toHaveLength(4);
    expect(points().map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1', '0']);
    (points()[3] as unknown as SVGElement).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(points()[1]);
    await userEvent.keyboard('{Home}{ArrowLeft}{End}{ArrowLeft}{Enter}');
    await expect.poll(screen.address).toBe(reviewAt(2));
  });

  it('has a table of the same figures', async () => {
    renderScreen('/progress?tab=history', { as: member, answers: memberAnswers });
    await page.getByRole('combobox', { name: 'Compare with' }).selectOptions('lob');
    await page.getByRole('button', { name: 'Show table' }).nth(1).click();
    const rows = page
      .getByRole('table', { name: 'Technical by review' })
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.firstChild?.textContent));
    expect(rows).toEqual([
      ['Review', 'Technical', 'Lob'],
      ['Level verified: DPF 3.5 · Lower Intermediate+, by Lucía Ferrer'],
      ['Match 3', '3.3', '3.4'],
      ['Match 2', '2.8', '3.0'],
      ['Match 1', '2.7', '2.4'],
      ['Match 0', '2.5', '2.0'],
    ]);
    await page.getByRole('button', { name: 'Show chart' }).click();
    await expect.element(page.getByRole('group', { name: /^Technical, chart/ })).toBeVisible();
  });

  it('marks every verified level in each chart', async () => {
    const marked = {
      ...ofMember,
      levelChanges: [
        levelChange(),
        levelChange({ id: idAt(901), level: '4.0', verifiedAt: '2026-03-01T12:00:00.000Z' }),
      ],
    };
    renderScreen('/progress?tab=history', { as: member, answers: { ...memberAnswers, getPlayerProgress: marked } });
    await expect.poll(points).toHaveLength(4);
    const drawn = page.getByRole('group', { name: /^Overall, chart/ }).element();
    const stamps = [...drawn.querySelectorAll('text.fill-on-accent')].map(({ textContent }) => textContent);
    expect(stamps).toEqual(['3.5', '4.0']);
  });

  it('draws the tiers as wide as the axis', async () => {
    renderScreen('/progress?tab=history', { as: member, answers: memberAnswers });
    await expect.poll(points).toHaveLength(4);
    const drawn = page.getByRole('group', { name: /^Overall, chart/ }).element();
    const axis = drawn.querySelector('.recharts-xAxis line')?.getBoundingClientRect();
    const bands = [...drawn.querySelectorAll('[data-tier]')].map((band) => band.getBoundingClientRect());
    expect(bands.length).toBeGreaterThan(0);
    for (const { left, right } of bands) {
      expect(left).toBeCloseTo(axis?.left ?? 0, 0);
      expect(right).toBeCloseTo(axis?.right ?? 0, 0);
    }
  });

  it('lists the first five items, and the others on demand', async () => {
    renderScreen('/progress?tab=history', { as: member, answers: memberAnswers });
    const items = () => [...(card('History')?.querySelectorAll('li') ?? [])];
    // Four reviews, four sessions and one verified level.
    await page.getByRole('button', { name: '+4 more' }).click();
    await expect.poll(items).toHaveLength(9);
    await expect.poll(() => document.activeElement).toBe(items()[5]);
    expect(items()[0]?.textContent).toContain('Level verified: DPF 3.5');
    await expect.element(page.getByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('works with a single review', async () => {
    renderScreen('/progress?tab=history', { answers: { getPlayerProgress: playerProgress(four.slice(0, 1)) } });
    await expect.element(page.getByText('One review: 2.8 on Jan 5, 2026.').first()).toBeVisible();
    await expect.poll(points).toHaveLength(1);
  });

  it('works with sixty reviews on the narrowest phone', async () => {
    await page.viewport(320, 640);
    const many = Array.from({ length: 60 }, (_, index) =>
      rated(index, ((index % 30) / 10 + 2).toFixed(1), '3.0', '3.0'),
    );
    renderScreen('/progress?tab=history', { answers: { getPlayerProgress: playerProgress(many) } });
    await expect.poll(points).toHaveLength(60);
    await expect.element(page.getByRole('button', { name: '+55 more' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
