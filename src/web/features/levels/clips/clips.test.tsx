// Reference clips for coaches: rating by keyboard, drafts, feedback.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClipToRate } from '#contract/levels/reference-clips.ts';
import { seasonOf, seasonWords } from '#domain/levels/clip-season.ts';
import { eventually } from '#web/testing/eventually.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { failure } from '#web/testing/fake-server.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { clipToRate } from './testing/clip-fixtures.ts';

const season = seasonOf(new Date());
const agreed = { overall: 4, volley: 4.5, lob: 3 };
const open = clipToRate(1, agreed);
const number = (name: string) => page.getByRole('textbox', { name: `${name}, 0 to 7` });
const submit = page.getByRole('button', { name: 'Submit ratings' });

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
  localStorage.clear();
});
afterEach(() => void delete window.YT);

function showClip(clip: ClipToRate = open, answers: Answers = {}) {
  return renderScreen(`/coach/reference-clips/${clip.id}`, {
    as: 'coach_freelance',
    answers: {
      getClipToRate: clip,
      listClipsToRate: { season, seasons: [season], clips: [clipToRate(9, agreed)] },
      ...answers,
    },
  });
}

function showList(clips: ClipToRate[], seasons = [season]) {
  return renderScreen('/coach/reference-clips', {
    as: 'coach_club',
    answers: { listClipsToRate: { season, seasons, clips } },
  });
}

it('rates a clip with numbers and Enter, sends once, and shows the panel’s ratings', async () => {
  let isSent = false;
  const ratings = { overall: 4.4, volley: 4.2, lob: 3 };
  const { received } = showClip(open, {
    getClipToRate: () => (isSent ? clipToRate(1, agreed, ratings) : open),
    rateClip: () => {
      isSent = true;
      return clipToRate(1, agreed, ratings);
    },
  });
  await number('Overall').click();
  await expect.element(number('Overall')).toHaveFocus();
  // Without a rating before, L is a letter like any other.
  await userEvent.keyboard('44{Enter}');
  await expect.element(number('Volley')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Levels of Volley' })).toBeVisible();
  await userEvent.keyboard('42{Enter}');
  await expect.element(number('Lob')).toHaveFocus();
  await userEvent.keyboard('3{Enter}');
  await expect.element(number('Overall')).toHaveFocus();
  await submit.click();
  await eventually(() => expect(received('rateClip')).toMatchObject([{ body: { ratings } }]));
  const table = page.getByRole('table', { name: 'Your ratings and the panel’s' });
  await expect.element(table.getByText('0.4 more generous')).toBeVisible();
  await expect.element(table.getByText('0.3 stricter')).toBeVisible();
  await expect.element(table.getByText('the same')).toBeVisible();
  await expect.element(page.getByText('Mean of four coaches')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Rate the next clip' }))
    .toHaveAttribute('href', expect.stringContaining(clipToRate(9, agreed).id));
});

it('names the skills still to rate, and sends nothing', async () => {
  const { received } = showClip();
  await userEvent.fill(number('Overall'), '4');
  await submit.click();
  await expect.element(page.getByText('Still to rate: Volley, Lob.')).toBeVisible();
  await expect.element(number('Volley')).toHaveFocus();
  await userEvent.keyboard('9');
  await userEvent.fill(number('Lob'), '3');
  await submit.click();
  await expect.element(page.getByText('Still to rate: Volley.')).toBeVisible();
  expect(received('rateClip')).toEqual([]);
});

it('keeps ratings in this browser until they are sent', async () => {
  showClip();
  await userEvent.fill(number('Volley'), '4.2');
  await userEvent.tab();
  leaveScreens();
  showClip(open, { rateClip: failure('conflict', { message: 'You have already rated this clip.' }) });
  await expect.element(number('Volley')).toHaveValue('4.2');
  await userEvent.fill(number('Overall'), '4');
  await userEvent.fill(number('Lob'), '3');
  await submit.click();
  await expect.element(page.getByText('You have already rated this clip.')).toBeVisible();
  await expect.element(number('Volley')).toHaveValue('4.2');
});

it('plays from the clip’s start with a key, pauses at its end, and plays again', async () => {
  let clock = 0;
  youtube.now = () => clock;
  showClip();
  await expect.element(page.getByText('Near court, left, white shirt')).toBeVisible();
  await userEvent.keyboard(' ');
  const player = () => youtube.players[0];
  await eventually(() => expect([player()?.playerState, player()?.time]).toEqual([1, 30]));
  clock += 46_000;
  await eventually(() => expect([player()?.playerState, player()?.time]).toEqual([2, 76]));
  await userEvent.keyboard('r');
  await eventually(() => expect([player()?.playerState, player()?.time]).toEqual([1, 30]));
  await userEvent.keyboard('{ArrowRight}');
  // The position goes on a little by the page's own clock.
  await eventually(() => expect(Math.floor(player()?.time ?? 0)).toBe(35));
  const skippedTo = player()?.time;
  await number('Volley').click();
  await userEvent.keyboard('r');
  await expect.element(number('Volley')).toHaveValue('r');
  expect(player()?.time).toBe(skippedTo);
});

it('lists clips to rate with their number, and says how strictly the coach rates', async () => {
  const ratings = (volley: number) => ({ overall: 4, volley, lob: 3 });
  showList([open, ...[4.2, 4.1, 4.2, 4.3, 4.2].map((volley, index) => clipToRate(index + 2, agreed, ratings(volley)))]);
  await expect.element(page.getByRole('heading', { name: /^To rate \(1\)/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Clip 1', exact: true })).toBeVisible();
  await expect.element(page.getByText('0.1 stricter than the panel, ± 0.0.')).toBeVisible();
  await expect.element(page.getByText('0.3 stricter on Volley than the panel, ± 0.1')).toBeVisible();
  await expect.element(page.getByText('No clear difference on Lob (± 0.0)')).toBeVisible();
  await expect.element(page.getByText('Only you and administrators see this.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Volley, Clip 3 at 0:30' })).toBeVisible();
});

it('warns below the number of clips', async () => {
  showList([clipToRate(1, agreed, { overall: 3, volley: 3, lob: 3 })]);
  await expect.element(page.getByText('Too few clips to say: 1 of 5.')).toBeVisible();
  await expect.element(page.getByText('Too few clips yet: Overall, Volley, Lob.')).toBeVisible();
  await expect
    .element(page.getByText(/It takes 5 clips for all skills together and 3 for a single skill/))
    .toBeVisible();
  await expect.element(page.getByText(`You have rated all clips of ${seasonWords(season)}.`)).toBeVisible();
});

it('shows empty and missing states', async () => {
  showList([]);
  await expect.element(page.getByText('No clips yet')).toBeVisible();
  leaveScreens();
  showClip(open, { getClipToRate: failure('not_found') });
  await expect.element(page.getByText('No such clip')).toBeVisible();
});
