// Marks and times that the note form does not accept.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { openWorkspace } from '../testing/open-review.tsx';
import { workspace } from '../testing/review-fixtures.ts';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = page.getByRole('textbox', { name: 'New note' });

it.each([
  ['late !2', '!2 needs a skill, such as #bandeja. Until the note has one, it stays as text.', 'late !2', null],
  ['late #smash', '#smash has no rating, so it stays as text.', 'late smash', null],
  ['late #xyz', '#xyz is not a skill, so it stays as text.', 'late #xyz', null],
  ['Late #lob, #volley.', '#lob is ignored. The last one counts.', 'Late.', 'volley'],
  [
    'ask @maria',
    '@maria stays as text. For the pair, write @pair, @positioning, @communication or @centre.',
    'ask @maria',
    null,
  ],
  ['late -99', '-99 stays as text. Seconds go from 0 to 60, with at most one decimal.', 'late -99', null],
])('says what in “%s” is not understood or overridden, and loses nothing', async (typed, sentence, title, skill) => {
  const { lastSaved } = await openWorkspace();
  await userEvent.keyboard('t');
  await userEvent.fill(text, typed);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ title, skill }));
});

it('an invalid typed time blocks saving the note', async () => {
  const { lastSaved } = await openWorkspace();
  await userEvent.keyboard('tLate');
  await button('More').click();
  const time = page.getByRole('textbox', { name: 'Time, m:ss' });
  await userEvent.fill(time, '1.234');
  // The message appears on blur.
  await userEvent.tab();
  await button('Save note').click();
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAccessibleDescription('Type a time as minutes and seconds, e.g. 1:23.5.');
  await button('Publish').click();
  await expect.element(time).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.fill(time, '0:12,5');
  await button('Save note').click();
  await eventually(() => expect(lastSaved()?.notes).toMatchObject([{ title: 'Late', timestamp: 12.5 }]));
});

it('shows valid times if a typed one is invalid, and keeps the text', async () => {
  await openWorkspace({
    video: { ...workspace().video, provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' },
  });
  const clock = page.getByRole('textbox', { name: 'Time of the clock, m:ss' });
  await userEvent.fill(clock, '1:75');
  await userEvent.tab();
  await expect.element(clock).toHaveValue('1:75');
  await expect.element(clock).toHaveAccessibleDescription('Type a time as minutes and seconds, e.g. 1:23.5.');
  await userEvent.fill(clock, '1:05,5');
  await userEvent.tab();
  await expect.element(clock).toHaveValue('1:05.5');
});
