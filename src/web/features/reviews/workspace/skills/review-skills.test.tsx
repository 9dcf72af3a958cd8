// Rating skills: rubric, previous rating, linked notes and suggested overall.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { idOf, someNotes, workspace } from '../testing/review-fixtures.ts';
import { savedAt, showReview, tab, undoInMessage } from '../testing/show-review.tsx';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const rating = (skillName: ReviewDocument['ratings'][0]['skillName'], value: number, evidence: string[] = []) => ({
  skillName,
  rating: value,
  comment: '',
  evidence,
});
const lob = page.getByRole('group', { name: 'Lob', exact: true });
/** Chooses a skill, whose details follow its line. */
const choose = (name: string) => number(name).click();
const number = (name: string) => page.getByRole('textbox', { name: `${name}, 0 to 7` });

it('shows the sentences of the rating and of the levels beside it', async () => {
  await showReview();
  await tab('Skills').click();
  await userEvent.fill(number('Lob'), '3.0');
  const levels = page.getByRole('group', { name: 'Levels of Lob' });
  await expect.element(levels.getByText(/^3\.0: Opens the face/)).toBeVisible();
  await levels.getByRole('button', { name: 'Level above' }).click();
  await expect.element(levels.getByText(/^3\.5 \(above this rating\): Lobs on purpose/)).toBeVisible();
  await userEvent.fill(number('Lob'), '4.2');
  await expect.element(levels.getByText(/^4\.0: Lands most lobs/)).toBeVisible();
});

it('a skill can be rated with slider keys: tenths, halves, and from unrated', async () => {
  await showReview();
  await tab('Skills').click();
  const slider = page.getByRole('slider', { name: 'Lob', exact: true });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Not rated');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(number('Lob')).toHaveValue('3.5');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(number('Lob')).toHaveValue('3.6');
  await userEvent.keyboard('{PageUp}');
  await expect.element(number('Lob')).toHaveValue('4.1');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(number('Lob')).toHaveValue('3.6');
  await userEvent.keyboard('{End}');
  await expect.element(number('Lob')).toHaveValue('7.0');
  await userEvent.keyboard('{PageUp}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^7\.0 of 7, /));
});

it('a skill can be rated by pressing the line', async () => {
  await showReview();
  await tab('Skills').click();
  const slider = page.getByRole('slider', { name: 'Lob', exact: true });
  await expect.element(slider).toBeVisible();
  const { width, height } = slider.element().getBoundingClientRect();
  await slider.click({ position: { x: width / 2, y: height / 2 } });
  await expect.element(number('Lob')).toHaveValue('3.5');
});

it('shows the levels of a chosen skill before it is rated', async () => {
  await showReview();
  await tab('Skills').click();
  await choose('Volley');
  await expect.element(page.getByRole('group', { name: 'Levels of Volley' }).getByText(/^3\.5:/)).toBeVisible();
});

it('names the previous rating’s day and video', async () => {
  const before = {
    id: idOf(70),
    videoId: idOf(71),
    skillName: 'lob',
    rating: '3.2',
    comment: null,
    evidence: [],
  } as const;
  await showReview({
    previousRatings: [{ ...before, evidence: [], createdAt: '2026-10-03T10:00:00.000Z' }],
    video: {
      ...workspace().video,
      previousReview: { videoId: idOf(71), title: 'Club night', publishedAt: savedAt, ratings: {}, priorities: [] },
    },
  });
  await tab('Skills').click();
  await choose('Lob');
  await expect.element(page.getByText(/Last time 3\.2, Club night, .*2026/)).toBeVisible();
});

it('links notes with a press, those about the skill first, goes to them, and drops deleted ones', async () => {
  const [first, second, third] = someNotes(3) as [
    ReviewDocument['notes'][0],
    ReviewDocument['notes'][0],
    ReviewDocument['notes'][0],
  ];
  const notes = [first, { ...second, title: 'Lobs land short' }, third];
  const { lastSaved } = await showReview({ document: { ...emptyReview, notes, ratings: [rating('lob', 3)] } });
  await tab('Skills').click();
  await expect.element(lob.getByText('1 note', { exact: true })).toBeVisible();
  await choose('Lob');
  await page.getByRole('button', { name: 'Link 0:14 Lobs land short' }).click();
  const linked = page.getByRole('list', { name: 'Notes linked to Lob' });
  await linked
    .getByRole('button', { name: /Lobs land short/ })
    .first()
    .click();
  await eventually(() => expect(youtube.players[0]?.time).toBe(14));

  await page.getByRole('button', { name: 'Link notes to Lob' }).click();
  await page
    .getByRole('list', { name: 'Notes for Lob' })
    .getByRole('button', { name: /Note 3/ })
    .click();
  await eventually(() => expect(lastSaved()?.ratings[0]?.evidence).toEqual([second.id, third.id]));

  await tab('Notes').click();
  await page.getByRole('list', { name: 'Notes' }).getByRole('button', { name: 'Delete note' }).nth(1).click();
  await tab('Skills').click();
  await choose('Lob');
  await expect.element(linked.getByRole('listitem')).toHaveLength(1);
  await page.getByRole('button', { name: 'Unlink 0:21 Note 3' }).click();
  await eventually(() => expect(lastSaved()?.ratings[0]?.evidence).toEqual([]));
});

it('links at most ten notes to a rating', async () => {
  const notes = someNotes(12);
  const evidence = notes.slice(0, 10).map(({ id }) => id);
  await showReview({ document: { ...emptyReview, notes, ratings: [rating('lob', 3, evidence)] } });
  await tab('Skills').click();
  await choose('Lob');
  await page.getByRole('button', { name: 'Link notes to Lob' }).click();
  await expect
    .element(page.getByText('You can link up to 10 notes to a rating. Unlink one to choose another.'))
    .toBeVisible();
  await page.getByRole('searchbox', { name: 'Search notes for Lob' }).fill('Note 12');
  const other = page.getByRole('list', { name: 'Notes for Lob' }).getByRole('button', { name: /Note 12/ });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
});

it('suggests the overall rating, which the coach sets with one press', async () => {
  const { lastSaved } = await showReview({
    document: { ...emptyReview, ratings: [rating('lob', 3), rating('volley', 4.5)] },
  });
  await tab('Skills').click();
  await expect.element(page.getByText('Average of the rated skills 3.8')).toBeVisible();
  await page.getByRole('button', { name: 'Use 3.8' }).click();
  await eventually(() =>
    expect(lastSaved()?.ratings[0]).toMatchObject({ skillName: 'overall', rating: 3.8, evidence: [] }),
  );
});

it('removes a rating, and restores its comment and links', async () => {
  await showReview({
    document: { ...emptyReview, ratings: [{ ...rating('lob', 3), comment: 'Short' }] },
  });
  await tab('Skills').click();
  await expect.element(lob.getByRole('img', { name: 'Has a comment' })).toBeVisible();
  await choose('Lob');
  await page.getByRole('button', { name: 'Clear Lob' }).click();
  await expect.element(number('Lob')).toHaveValue('');
  await undoInMessage.click();
  await expect.element(page.getByRole('textbox', { name: 'Comment on Lob' })).toHaveValue('Short');
});

it.each([
  ['4,4', 4.4],
  ['4.4', 4.4],
  ['44', 4.4],
  ['４，４', 4.4],
  ['0', 0],
])('accepts %j as coaches type it', async (typed, value) => {
  const { lastSaved } = await showReview();
  await tab('Skills').click();
  await number('Lob').click();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(number('Lob')).toHaveValue(value.toFixed(1));
  await eventually(() => expect(lastSaved()?.ratings).toMatchObject([{ skillName: 'lob', rating: value }]));
});

it.each(['8', 'abc', '-1', '1e3', '4,4,4', '4,44', '05'])(
  'shows valid ratings if %j is typed, and keeps the earlier rating',
  async (typed) => {
    await showReview({ document: { ...emptyReview, ratings: [{ ...rating('lob', 3), comment: 'Short' }] } });
    await tab('Skills').click();
    await number('Lob').click();
    await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
    const sentence = 'Please enter a number from 0 to 7 with at most one decimal, for example 4.4.';
    await expect.element(lob.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(number('Lob')).toHaveAccessibleDescription(sentence);
    await userEvent.tab();
    await expect.element(number('Lob')).toHaveValue(typed);
    await expect.element(number('Lob')).toHaveAttribute('aria-invalid', 'true');
    const slider = page.getByRole('slider', { name: 'Lob', exact: true });
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^3\.0 of 7/));
    await expect.element(page.getByRole('textbox', { name: 'Comment on Lob' })).toHaveValue('Short');
  },
);

it('keeps comment and notes of an overtyped rating', async () => {
  const { lastSaved } = await showReview({
    document: { ...emptyReview, ratings: [{ ...rating('lob', 3), comment: 'Short' }] },
  });
  await tab('Skills').click();
  await number('Lob').click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}5,1');
  await userEvent.tab();
  await eventually(() => expect(lastSaved()?.ratings[0]).toMatchObject({ rating: 5.1, comment: 'Short' }));
});

it('removes a rating when its number is cleared', async () => {
  await showReview({ document: { ...emptyReview, ratings: [rating('lob', 3)] } });
  await tab('Skills').click();
  await number('Lob').click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await userEvent.tab();
  const slider = page.getByRole('slider', { name: 'Lob', exact: true });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Not rated');
});

it('steps by a tenth with the arrow keys in the number', async () => {
  await showReview({ document: { ...emptyReview, ratings: [rating('lob', 3)] } });
  await tab('Skills').click();
  await number('Lob').click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(number('Lob')).toHaveValue('3.1');
  const slider = page.getByRole('slider', { name: 'Lob', exact: true });
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^3\.1 of 7/));
});

it('keeps invalid text while another tab is open, until changed', async () => {
  await showReview();
  await tab('Skills').click();
  await userEvent.fill(number('Lob'), '8');
  await tab('Notes').click();
  await tab('Skills').click();
  await expect.element(number('Lob')).toHaveValue('8');
  await expect.element(lob.getByRole('alert')).toMatchTextContent(/^Please enter a number from 0 to 7/);
  await page.getByRole('slider', { name: 'Lob', exact: true }).click();
  await expect.element(number('Lob')).toHaveValue('3.5');
  await expect.element(number('Lob')).not.toHaveAttribute('aria-invalid');
});

describe('eleven ratings by keyboard', () => {
  /** Presses the keys one by one, and counts them. */
  function counted() {
    const count = { presses: 0 };
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        count.presses += 1;
        await userEvent.keyboard(key);
      }
    };
    return { count, press };
  }
  const before = skillNames.map((skillName, index) => ({
    id: idOf(70 + index),
    videoId: idOf(90),
    skillName,
    rating: `3.${index % 10}`,
    comment: null,
    evidence: [],
    createdAt: '2026-10-03T10:00:00.000Z',
  }));

  it('take 24 presses or fewer, seven as last time and four new ones', async () => {
    const { lastSaved } = await showReview({ previousRatings: before });
    const { count, press } = counted();
    await press('{Shift>}2{/Shift}');
    await expect.element(number('Overall')).toBeVisible();
    await press('{Tab}', '{Tab}');
    await expect.element(number('Overall')).toHaveFocus();
    await press(
      '4',
      '2',
      '{Enter}',
      'l',
      'l',
      '3',
      '9',
      '{Enter}',
      'l',
      'l',
      '4',
      '4',
      '{Enter}',
      'l',
      'l',
      'l',
      '5',
      '{Enter}',
    );
    await eventually(() =>
      expect(lastSaved()?.ratings.map((one) => one.rating)).toEqual([
        4.2, 3.1, 3.2, 3.9, 3.4, 3.5, 4.4, 3.7, 3.8, 3.9, 5,
      ]),
    );
    expect(count.presses).toBeLessThanOrEqual(24);
  });

  it('go on with Enter to the next skill with its levels, from the last to the first, and stay at what is no rating', async () => {
    await showReview();
    await tab('Skills').click();
    await choose('Strategy');
    await userEvent.keyboard('{Enter}44{Enter}');
    await expect.element(number('Footwork')).toHaveFocus();
    await expect.element(number('Communication')).toHaveValue('4.4');
    await expect.element(page.getByRole('group', { name: 'Levels of Footwork' })).toBeVisible();
    await userEvent.keyboard('8{Enter}');
    await expect.element(number('Footwork')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.element(number('Overall')).toHaveFocus();
    // Without a rating before, L is a letter like any other.
    await userEvent.keyboard('l');
    await expect.element(number('Overall')).toHaveAttribute('aria-invalid', 'true');
  });

  it('take over an emptied one as it was last time', async () => {
    const document = { ...emptyReview, ratings: [{ ...rating('lob', 5), comment: 'Short' }] };
    const { lastSaved } = await showReview({ document, previousRatings: before });
    await tab('Skills').click();
    await choose('Lob');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}l');
    await expect.element(number('Positioning')).toHaveFocus();
    await expect.element(number('Lob')).toHaveValue('3.6');
    await eventually(() => expect(lastSaved()?.ratings).toMatchObject([{ rating: 3.6, comment: 'Short' }]));
  });

  it('are cleared of what is no rating by a press', async () => {
    await showReview({ previousRatings: before });
    await tab('Skills').click();
    await userEvent.fill(number('Lob'), '8');
    await page.getByRole('button', { name: 'As last time' }).click();
    await expect.element(number('Lob')).toHaveValue('3.6');
    await expect.element(number('Lob')).not.toHaveAttribute('aria-invalid');
  });
});
