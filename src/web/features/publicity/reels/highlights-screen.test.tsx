// Highlight reels on the manager's screen.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reel } from '#contract/publicity/reels.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const summary = {
  id: id('a1'),
  title: 'Autumn',
  clips: 3,
  length: 92,
  shown: { clips: 2, length: 55 },
  isPublic: true,
  updatedAt: '2026-11-01T10:00:00Z',
};
const reel: Reel = {
  id: id('a1'),
  title: 'Autumn',
  code: 'abc',
  isPublic: false,
  isListed: false,
  isTakenDown: false,
  version: 0,
  clips: [],
  withheld: 0,
  isTextWithheld: false,
};

it('reels list clips, length and visibility', async () => {
  renderScreen('/club/highlights', {
    as: 'club',
    answers: { listReels: [summary, { ...summary, id: id('a2'), title: 'Draft', isPublic: false }] },
  });
  await expect.element(page.getByRole('row', { name: /Autumn.*3.*1:32.*Public/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Draft.*Off/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Social media' })).toHaveAttribute('href', '/club/social');
});

it('a reel starts with a title', async () => {
  const { received, address } = renderScreen('/club/highlights', {
    as: 'club',
    answers: {
      listClubGroups: [],
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

it('the list retries after an error', async () => {
  renderScreen('/club/highlights', { as: 'club', answers: { listReels: failure('internal') } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const openReel = (answers: object) =>
  renderScreen(`/club/highlights/${reel.id}`, {
    as: 'club',
    answers: {
      getReel: reel,
      listClubGroups: [],
      listContentMembers: [],
      listReelMoments: { rows: [], next: null },
      ...answers,
    },
  });

it('a reel refuses a title with a hidden name', async () => {
  const message = 'The title names Ylva Strand, who does not want to be shown. Please remove the name.';
  const { received } = openReel({
    saveReel: ({ body }: { body: { title: string } }) =>
      body.title.includes('Ylva') ? failure('invalid_input', { message, fields: { title: message } }) : reel,
  });
  await page.getByLabelText('Title').fill('Ylva wins');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The title names Ylva Strand/);
  await page.getByLabelText('Title').fill('We win');
  await expect.poll(() => received('saveReel').at(-1)?.body.title).toBe('We win');
  await expect.element(page.getByText('Saved')).toBeVisible();
});

it.each([
  ['an administrator has taken it down', { isTakenDown: true }, /An administrator has taken this page down/],
  ['nobody in it has agreed', {}, /No player in it has agreed yet/],
])('a reel links to no public page where %s', async (_, change, words) => {
  openReel({ getReel: { ...reel, isPublic: true, ...change } });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Open the page/ })).not.toBeInTheDocument();
});

it('a reel says when its public page omits a text', async () => {
  openReel({ getReel: { ...reel, isTextWithheld: true } });
  await expect.element(page.getByText(/so the public page leaves it out/)).toBeVisible();
});
