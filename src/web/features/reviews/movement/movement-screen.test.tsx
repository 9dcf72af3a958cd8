// Marking movement on the screen: by pointer, by keyboard, in two windows, and publishing.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MovementDocument, MovementWork } from '#contract/reviews/movement.ts';
import { emptyTracks, type Tracks } from '#domain/reviews/movement/marks.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const videoId = '01890000-0000-7000-8000-000000000701';
const playerId = '01890000-0000-7000-8000-000000000702';
const path = `/admin/movement-analysis?video=${videoId}`;
const savedAt = '2026-11-20T10:00:00.000Z';

/** Twelve marks, a second apart, standing at the net. */
const standing: Tracks = {
  ...emptyTracks,
  player: Array.from({ length: 12 }, (_, index) => ({ time: index, x: 8, y: 2 })),
};
const work = (traits: Partial<MovementWork> = {}, tracks: Tracks = emptyTracks): MovementWork => ({
  video: {
    id: videoId,
    title: 'Semi-final',
    provider: 'youtube',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    status: 'Pending',
  },
  player: { id: playerId, firstName: 'Pia', lastName: 'Lund' },
  document: { timedFor: 'youtube:dQw4w9WgXcQ', tracks },
  version: 0,
  savedAt: null,
  published: null,
  ...traits,
});

/** The screen with a server that keeps saves. */
function show(opened = work(), answers: Answers = {}) {
  const saved: MovementDocument[] = [];
  const screen = renderScreen(path, {
    as: 'admin',
    answers: {
      openMovement: opened,
      saveMovement: ({ body }) => {
        saved.push(body.document);
        return { version: body.version + 1, savedAt };
      },
      ...answers,
    },
  });
  return { ...screen, saved };
}

beforeEach(() => void installFakeYouTubeApi());
afterEach(() => void delete window.YT);

const court = () => page.getByRole('application', { name: /Court/ });

it('marks a player by a click, in metres, and saves by itself', async () => {
  const { saved } = show();
  await expect.element(court()).toBeVisible();
  const { width, height } = court().element().getBoundingClientRect();
  // The drawing shows half a metre around the court.
  await court().click({ position: { x: (5.5 / 21) * width, y: (3 / 11) * height } });
  await expect.element(page.getByRole('button', { name: 'Pia (1)' })).toBeVisible();
  await expect.poll(() => saved.length).toBe(1);
  const [mark] = saved[0]?.tracks.player ?? [];
  expect(mark?.time).toBe(0);
  expect(mark?.x).toBeCloseTo(5, 0);
  expect(mark?.y).toBeCloseTo(2.5, 0);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});

it('works by keyboard alone: players, cursor, marks, undo', async () => {
  const { saved } = show();
  await page.getByRole('combobox', { name: 'After a mark, while paused' }).selectOptions('stay');
  await expect.element(court()).toBeVisible();
  (court().element() as SVGElement).focus();
  await userEvent.keyboard('2{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Partner (1)' })).toBeVisible();
  await expect.element(page.getByText('Partner at 0:00.0: Net, centre')).toBeInTheDocument();
  await userEvent.keyboard('3{Enter}');
  await expect.element(page.getByRole('button', { name: 'Opponent 1 (1)' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'Opponent 1 (0)' })).toBeVisible();
  await userEvent.keyboard('2{Delete}');
  await expect.element(page.getByRole('button', { name: 'Partner (0)' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => saved.at(-1)?.tracks.partner).toEqual([{ time: 0, x: 6, y: 4.9 }]);
});

it('shows figures with their number of marks, and none below ten', async () => {
  show(work({}, { ...standing, partner: standing.player.slice(0, 4) }));
  await expect.element(page.getByText('100%')).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /^Where Pia was. Net 100%.* Most often at: net, left/ }))
    .toBeVisible();
  await page.getByRole('combobox', { name: 'Movement of' }).selectOptions('Partner');
  await expect.element(page.getByText('Not shown: 4 of at least 10 connected marks.')).toBeVisible();
});

it('goes to a mark in the list, and removes it', async () => {
  show(work({}, standing));
  await page.getByText('All marks of Pia (12)').click();
  await page.getByRole('button', { name: 'Remove the mark at 0:03.0' }).click();
  await expect.element(page.getByText('All marks of Pia (11)')).toBeVisible();
  await page.getByRole('button', { name: 'Go to 0:05.0' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Time in the video, m:ss' })).toHaveValue('0:05.0');
});

it('overwrites no one without asking: keeping mine builds on the other save', async () => {
  const builtOn: number[] = [];
  show(work({ version: 3 }), {
    openMovement: () => work({ version: builtOn.length === 0 ? 3 : 7 }),
    saveMovement: ({ body }) => {
      builtOn.push(body.version);
      return body.version === 3 ? failure('conflict') : { version: 8, savedAt };
    },
  });
  await expect.element(court()).toBeVisible();
  await court().click();
  const keep = page.getByRole('button', { name: 'Keep mine (1)' });
  await expect.element(keep).toBeVisible();
  await keep.click();
  await expect.poll(() => builtOn).toEqual([3, 7]);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});

it('shows marks of a reviewed video to the player', async () => {
  const analyzed = { ...work().video, status: 'Analyzed' as const };
  const { received } = show(work({ video: analyzed, version: 2 }, standing), {
    publishMovement: ({ body }) => ({ published: { at: savedAt, version: body.version } }),
  });
  await page.getByRole('button', { name: 'Show to Pia' }).click();
  await expect.element(page.getByText('Pia can see these marks.')).toBeVisible();
  expect(received('publishMovement')).toMatchObject([{ params: { videoId }, body: { version: 2 } }]);
});

it('asks whether marks fit a replaced link, and moves them', async () => {
  const { saved } = show(work({ document: { timedFor: 'youtube:another1234', tracks: standing } }));
  await page.getByRole('textbox', { name: 'Seconds to move all marks by' }).fill('−2,5');
  await page.getByRole('button', { name: 'Use these times' }).click();
  await expect.element(page.getByText('This video’s link has been replaced', { exact: false })).not.toBeInTheDocument();
  await expect.poll(() => saved.at(-1)?.tracks.player[0]?.time).toBe(0.5);
  expect(saved.at(-1)?.timedFor).toBe('youtube:dQw4w9WgXcQ');
});

it('lists the videos to choose from', async () => {
  renderScreen('/admin/movement-analysis', {
    as: 'coach_freelance',
    answers: {
      listMovementVideos: {
        rows: [
          {
            id: videoId,
            title: 'Semi-final',
            uploadDate: savedAt,
            status: 'Analyzed',
            player: { id: playerId, firstName: 'Pia', lastName: 'Lund' },
            marks: 40,
            publishedAt: null,
          },
        ],
        next: null,
      },
    },
  });
  await expect.element(page.getByRole('link', { name: 'Semi-final' })).toHaveAttribute('href', path);
});
