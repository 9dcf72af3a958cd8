// Highlight reels on the manager's screen.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reel } from '#contract/clubs/reels.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const summary = {
  id: id('a1'),
  title: 'Autumn',
  clips: 3,
  length: 92,
  isPublic: true,
  updatedAt: '2026-11-01T10:00:00Z',
};
const reel: Reel = {
  id: id('a1'),
  title: 'Autumn',
  code: 'abc',
  isPublic: false,
  isListed: false,
  version: 0,
  clips: [],
  withheld: 0,
};

it('are listed with clips, length and whether everybody sees them', async () => {
  renderScreen('/club/highlights', {
    as: 'club',
    answers: { listReels: [summary, { ...summary, id: id('a2'), title: 'Draft', isPublic: false }] },
  });
  await expect.element(page.getByRole('row', { name: /Autumn.*3.*1:32.*Public/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Draft.*Off/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Social media' })).toHaveAttribute('href', '/club/social');
});

it('begin with a title', async () => {
  const { received, address } = renderScreen('/club/highlights', {
    as: 'club',
    answers: {
      listReels: [],
      createReel: reel,
      getReel: reel,
      listContentMembers: [],
      listReelMoments: { rows: [], next: null },
    },
  });
  await page.getByRole('button', { name: 'New reel' }).click();
  await page.getByRole('button', { name: 'Choose clips' }).click();
  await expect.element(page.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Title').fill('Autumn');
  await page.getByRole('button', { name: 'Choose clips' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Highlight reel' })).toBeVisible();
  expect(address()).toBe(`/club/highlights/${reel.id}`);
  expect(received('createReel').map(({ body }) => body)).toEqual([{ title: 'Autumn' }]);
});

it('can be asked for again after an error', async () => {
  renderScreen('/club/highlights', { as: 'club', answers: { listReels: failure('internal') } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
