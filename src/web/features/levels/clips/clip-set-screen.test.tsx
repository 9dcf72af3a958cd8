// The set of reference clips for administrators, and the coaches.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReferenceClip } from '#contract/levels/reference-clips.ts';
import { nextSeason, seasonOf } from '#domain/levels/clip-season.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { referenceClip } from './testing/clip-fixtures.ts';

beforeEach(() => localStorage.clear());

const season = seasonOf(new Date());
function show(clips: ReferenceClip[], answers: Answers = {}, search = '') {
  return renderScreen(`/admin/reference-clips${search}`, {
    as: 'admin',
    answers: { listReferenceClips: { season, seasons: [nextSeason(season), season], clips }, ...answers },
  });
}
const number = (name: string) => page.getByRole('textbox', { name: `${name}, 0 to 7` });

it('adds a draft with the ratings of some skills', async () => {
  const { received } = show([], { createReferenceClip: { id: idAt(1) } });
  await expect.element(page.getByText('No clips yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add clip' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Holding the net');
  await page.getByRole('textbox', { name: 'YouTube or Matchi link' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('textbox', { name: 'Start of the clip, m:ss' }).fill('1:05');
  await page.getByRole('textbox', { name: 'End of the clip, m:ss' }).fill('1:40');
  await page.getByRole('textbox', { name: 'Player to rate' }).fill('Near court, left');
  await number('Volley').click();
  await userEvent.keyboard('45{Enter}');
  await expect.element(number('Lob')).toHaveFocus();
  await userEvent.keyboard('38{Enter}');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Please say who agreed on these ratings, and how.').first()).toBeVisible();
  expect(received('createReferenceClip')).toEqual([]);
  await page.getByRole('textbox', { name: 'Who agreed, and how' }).fill('Mean of four coaches');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await eventually(() =>
    expect(received('createReferenceClip')).toMatchObject([
      {
        body: {
          title: 'Holding the net',
          videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
          start: 65,
          end: 100,
          player: 'Near court, left',
          source: 'Mean of four coaches',
          season,
          agreed: { volley: 4.5, lob: 3.8 },
        },
      },
    ]),
  );
});

it('publishes a draft after asking', async () => {
  const { received } = show([referenceClip({ state: 'draft' })], { publishReferenceClip: undefined });
  await page.getByRole('button', { name: 'More for Holding the net' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await eventually(() => expect(received('publishReferenceClip')).toHaveLength(1));
});

it('keeps ratings of a published clip, and shows a dead link', async () => {
  const { received } = show([referenceClip({ linkProblem: 'private' })], {
    changeReferenceClip: failure('conflict', { message: 'Someone has changed this clip in the meantime.' }),
  });
  await expect.element(page.getByText('This video is private. Edit the clip to replace it.')).toBeVisible();
  await expect.element(page.getByText('Overall 4.0, Volley 4.5')).toBeVisible();
  await page.getByRole('button', { name: 'More for Holding the net' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(page.getByText(/^Published for .* with Overall 4\.0, Volley 4\.5/)).toBeVisible();
  await page.getByRole('textbox', { name: 'YouTube or Matchi link' }).fill('https://youtu.be/AAAAAAAAAAA');
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(() =>
    expect(received('changeReferenceClip')).toMatchObject([
      { body: { version: 0, clip: { agreed: { overall: 4, volley: 4.5 } } } },
    ]),
  );
  await expect.element(page.getByText('Someone has changed this clip in the meantime.').first()).toBeVisible();
});

it('shows each coach with progress, difference and a warning below the number of clips', async () => {
  const coach = (index: number, firstName: string) => ({ id: idAt(index), firstName, lastName: 'Lund' });
  show(
    [referenceClip(), referenceClip({ id: idAt(2), state: 'draft', title: 'Draft' })],
    {
      listPanel: ({ query }) => ({
        next: null,
        rows: [
          {
            coach: coach(10, 'Ana'),
            clubName: 'Aarhus Padel',
            rated: 6,
            found: { difference: -0.21, half: 0.1, clips: query.skill ? 3 : 6 },
          },
          { coach: coach(11, 'Bo'), clubName: null, rated: 1, found: { difference: 0.5, half: null, clips: 1 } },
          { coach: coach(12, 'Cleo'), clubName: null, rated: 0, found: null },
        ],
      }),
    },
    '?tab=coaches',
  );
  await expect.element(page.getByText('0.2 stricter than the panel, ± 0.1')).toBeVisible();
  await expect.element(page.getByText('6 of 1')).toBeVisible();
  await expect.element(page.getByText('Too few clips to say: 1 of 5')).toBeVisible();
  await page.getByLabelText('Rating').selectOptions('volley');
  await expect.element(page.getByText('0.2 stricter on Volley than the panel, ± 0.1')).toBeVisible();
});
