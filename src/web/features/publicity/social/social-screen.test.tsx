// Posts on the manager's screen.

import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Post } from '#contract/publicity/posts.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (last: string) => `01890000-0000-7000-8000-0000000000${last}`;
const subjects = [
  { kind: 'reel', id: id('a1'), label: 'Autumn' },
  { kind: 'award', id: id('a2'), label: 'Most Active, autumn' },
] as const;
// One grey pixel.
const address = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const reel: Post = {
  facts: {
    kind: 'reel',
    clubName: 'Havnens Padel',
    title: 'Autumn',
    names: ['Alma B.'],
    clips: 3,
    length: 30,
    address: 'https://pala.test/reel/abc',
  },
  pictures: [{ format: 'wide', address }],
  isTextWithheld: false,
  canRewrite: false,
};
const award: Post = {
  facts: {
    kind: 'award',
    clubName: 'Havnens Padel',
    category: 'most-active',
    from: '2026-09-01',
    to: '2026-11-30',
    figure: 9,
    names: ['Alma B.'],
    unnamed: 1,
  },
  pictures: [
    { format: 'square', address },
    { format: 'story', address: `${address}#story` },
  ],
  isTextWithheld: false,
  canRewrite: true,
};
const answers = {
  listPostSubjects: [...subjects],
  getPost: ({ params }: { params: { kind: string } }) => (params.kind === 'reel' ? reel : award),
};
const box = (name: string) => page.getByRole('textbox', { name });
const ofAward = `/club/social?kind=award&id=${id('a2')}`;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('the screen drafts captions in three lengths and languages', async () => {
  renderScreen('/club/social', { as: 'club', answers });
  await expect
    .element(box('Short'))
    .toHaveValue('New highlights from Havnens Padel: “Autumn”.\n\nhttps://pala.test/reel/abc');
  await expect.element(page.getByText('72 characters')).toBeVisible();
  await expect.element(box('Long, with hashtags')).toHaveValue(expect.stringContaining('#HavnensPadel'));
  await expect
    .element(page.getByRole('link', { name: 'Download picture' }))
    .toHaveAttribute('download', 'reel-wide.png');
  await page.getByRole('button', { name: 'Another draft of the caption: Short' }).click();
  await expect.element(box('Short')).toHaveValue('Press play: “Autumn”.\n\nhttps://pala.test/reel/abc');
  await page.getByRole('tab', { name: 'Dansk' }).click();
  await expect.element(box('Short')).toHaveValue(expect.stringContaining('Nye højdepunkter'));
  await expect.element(box('Short')).toHaveAttribute('lang', 'da');
  await expect.element(page.getByRole('button', { name: 'Rewrite the caption: Short' })).not.toBeInTheDocument();
});

it('the editor keeps edits across languages and undoes another draft', async () => {
  renderScreen('/club/social', { as: 'club', answers });
  await box('Short').fill('Our own words.');
  await page.getByRole('tab', { name: 'Español' }).click();
  await page.getByRole('tab', { name: 'English' }).click();
  await expect.element(box('Short')).toHaveValue('Our own words.');
  await page.getByRole('button', { name: 'Another draft of the caption: Short' }).click();
  await expect.element(box('Short')).toHaveValue(expect.stringContaining('Press play'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(box('Short')).toHaveValue('Our own words.');
});

it('Copy copies the caption', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderScreen('/club/social', { as: 'club', answers });
  await page.getByRole('button', { name: 'Copy the caption: Short' }).click();
  await expect.element(page.getByText('Caption copied')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toContain('“Autumn”');
});

it('Share passes picture and caption to the share sheet', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share, canShare: () => true });
  renderScreen(ofAward, { as: 'club', answers });
  await page.getByLabelText('Format').selectOptions('Tall (story)');
  await expect
    .element(page.getByRole('link', { name: 'Download picture' }))
    .toHaveAttribute('download', 'award-story.png');
  await eventually(async () => {
    await page.getByRole('button', { name: 'Share picture and caption: Short' }).click();
    expect(share).toHaveBeenLastCalledWith({
      files: [expect.objectContaining({ name: 'award-story.png' })],
      text: expect.stringContaining('Alma B.'),
    });
  });
});

it('Rewrite replaces the draft, or keeps it on failure', async () => {
  let writer: 'model' | 'template' = 'model';
  const { received } = renderScreen(ofAward, {
    as: 'club',
    answers: {
      ...answers,
      rewriteCaption: () => ({ words: 'Alma B. never sat still.', writer, hasModelFailed: writer === 'template' }),
    },
  });
  await expect.element(page.getByText(/^One winner has not agreed to be featured/)).toBeVisible();
  await page.getByRole('button', { name: 'Rewrite the caption: Medium' }).click();
  await expect.element(box('Medium')).toHaveValue('Alma B. never sat still.');
  await expect.element(page.getByText(/Rewritten by the assistant/)).toBeVisible();
  expect(received('rewriteCaption')[0]).toMatchObject({
    params: { kind: 'award', subjectId: id('a2') },
    body: { language: 'en', length: 'medium', draft: 0 },
  });
  writer = 'template';
  await page.getByRole('button', { name: 'Rewrite the caption: Short' }).click();
  await expect.element(page.getByText('Draft unchanged')).toBeVisible();
  await expect.element(box('Short')).toHaveValue('Most Active of the season: Alma B. and one more member.');
});

it('the screen explains what can be posted while there is nothing', async () => {
  renderScreen('/club/social', { as: 'club', answers: { listPostSubjects: [] } });
  await expect.element(page.getByText('Nothing to post yet')).toBeVisible();
});

it('the screen explains what can no longer be posted', async () => {
  renderScreen(`/club/social?kind=reel&id=${id('ff')}`, { as: 'club', answers });
  await expect.element(page.getByText('This cannot be posted', { exact: true })).toBeVisible();
  await page.getByLabelText('Post about').selectOptions('Reel: Autumn');
  await expect.element(box('Short')).toBeVisible();
});

it('the screen offers to try again after an error', async () => {
  renderScreen('/club/social', { as: 'club', answers: { listPostSubjects: failure('internal') } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
