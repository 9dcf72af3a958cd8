// A season's notes, from the menu of a player's progress.

import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { halfYears } from '#domain/time/half-years.ts';
import { playerProgress } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

it('downloads the chosen season, or all reviews', async () => {
  renderScreen('/progress', { answers: { getSkillThread: [], getPlayerProgress: playerProgress([]) } });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const answering = window.fetch;
  const asked: URLSearchParams[] = [];
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/videos/notes.html')) return answering(input, init);
    asked.push(new URL(input, location.href).searchParams);
    return new Response('x', { headers: { 'content-disposition': 'attachment; filename="pala-notes.html"' } });
  };
  const dialog = page.getByRole('dialog', { name: 'Download a season’s notes' });
  const download = async (season: string) => {
    await page.getByRole('button', { name: 'More for your progress' }).click();
    await page.getByRole('menuitem', { name: 'Download a season’s notes' }).click();
    await userEvent.selectOptions(dialog.getByLabelText('Season'), season);
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  const [, last] = halfYears(new Date().toISOString().slice(0, 10), 2);
  await download(last?.label ?? '');
  await download('All reviews');
  expect(asked.map((query) => [query.get('from'), query.get('to')])).toEqual([
    [last?.from, last?.to],
    [null, null],
  ]);
  expect(asked.every((query) => query.has('timeZone'))).toBe(true);
  click.mockRestore();
});
