// Evenings for managers and players: making one, preparing it, its levels, and the player's own moments.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RankingEveningLine } from '#contract/levels/ranking-evenings.ts';
import { clubCoach } from '#web/testing/clubs.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OwnEveningLevels } from '../shared/own-evening-levels.tsx';
import { eveningPlayer, openEvening } from './testing/evening-fixtures.ts';

const evening = openEvening();
const line: RankingEveningLine = {
  id: evening.id,
  title: evening.title,
  heldOn: evening.heldOn,
  coach: { firstName: 'Carla', lastName: 'Sanz' },
  finishedAt: null,
  players: 12,
  ready: 7,
  deadLinks: 1,
};

function open(address: string, answers: Answers = {}) {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listRankingEvenings: { rows: [line], next: null },
      getRankingEvening: evening,
      listClubCoaches: { rows: [clubCoach(1)], next: null },
      listClubGroups: [{ id: idAt(70), name: 'Tuesday team', rule: null, coach: null, members: 4, withoutCoach: 0 }],
      findEveningPlayers: evening.players.map(({ player }) => player),
      ...answers,
    },
  });
}

describe('the list', () => {
  test('shows day, coach, progress and dead links, and leads to the evening', async () => {
    open('/club/ranking-evenings');
    await expect.element(page.getByText('12 May 2026, Carla Sanz')).toBeVisible();
    await expect.element(page.getByText('7 of 12 ready')).toBeVisible();
    await expect.element(page.getByText('Link can’t be opened')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Tuesday ladder' }))
      .toHaveAttribute('href', `/club/ranking-evenings/${evening.id}`);
  });

  test('is empty at first, and says so to freelance coaches, too', async () => {
    open('/club/ranking-evenings', { listRankingEvenings: { rows: [], next: null } });
    await expect.element(page.getByText('No ranking evenings yet')).toBeVisible();
  });

  test('makes an evening with a whole group, and says what is wrong at its field', async () => {
    const { received, address } = open('/club/ranking-evenings', { createRankingEvening: { id: evening.id } });
    await page.getByRole('button', { name: 'New evening' }).click();
    const dialog = page.getByRole('dialog', { name: 'New ranking evening' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ladder');
    await dialog.getByLabelText('Day').fill('2026-05-12');
    await dialog.getByRole('combobox', { name: 'Coach' }).selectOptions('Carla Sanz 1');
    await dialog.getByLabelText('YouTube or Matchi link').fill('https://vimeo.com/1');
    await dialog.getByRole('button', { name: 'Make evening' }).click();
    await expect
      .element(dialog.getByLabelText('YouTube or Matchi link'))
      .toHaveAccessibleDescription('Please provide a valid YouTube or Matchi.tv URL.');
    await dialog.getByLabelText('YouTube or Matchi link').fill('https://youtu.be/dQw4w9WgXcQ');
    await dialog.getByLabelText('Take a whole group').selectOptions('Tuesday team (4)');
    await expect.element(dialog.getByText('Players (4)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Make evening' }).click();
    await expect.poll(address).toBe(`/club/ranking-evenings/${evening.id}`);
    expect(received('createRankingEvening')[0]?.body).toEqual({
      title: 'Ladder',
      heldOn: '2026-05-12',
      coachId: clubCoach(1).id,
      courts: [{ id: null, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
      playerIds: evening.players.map(({ player }) => player.id),
    });
  });
});

describe('an evening for managers', () => {
  test('has its courts with who stands where, and a stretch saves itself once someone is named', async () => {
    const { received } = open(`/club/ranking-evenings/${evening.id}`, { saveCourtStretches: { version: 1 } });
    await page.getByRole('button', { name: 'Add stretch' }).click();
    await expect.element(page.getByText('Please say who plays in this stretch.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Near left' }).selectOptions('PlayerA Lund');
    await expect.poll(() => received('saveCourtStretches')).toHaveLength(1);
    expect(received('saveCourtStretches')[0]?.body).toMatchObject({
      version: 0,
      stretches: [{ from: 0, to: 900, seats: { nearLeft: evening.players[0]?.player.id, farLeft: null } }],
    });
  });

  test('is a list of levels once it is finished', async () => {
    const results = [
      { outcome: 'verified', level: '3.5', certificateCode: 'ABC' },
      { outcome: 'waiting', level: '5.0', certificateCode: null },
      { outcome: 'none', level: null, certificateCode: null },
    ] as const;
    const players = results.map((result, index) => eveningPlayer(index, { draft: null, result }));
    open(`/club/ranking-evenings/${evening.id}`, {
      getRankingEvening: { ...evening, finishedAt: '2026-05-13T10:00:00.000Z', players },
    });
    await expect.element(page.getByText('Pala Verified')).toBeVisible();
    await expect.element(page.getByText('Second opinion')).toBeVisible();
    await expect.element(page.getByText('No level given')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Certificate of PlayerA Lund' }))
      .toHaveAttribute('href', '/verified/ABC');
    await expect.element(page.getByRole('button', { name: 'Download 1 certificate' })).toBeVisible();
  });

  test('is deleted after a confirmation', async () => {
    const { address } = open(`/club/ranking-evenings/${evening.id}`, { deleteRankingEvening: undefined });
    await page.getByRole('button', { name: 'More for Tuesday ladder' }).click();
    await page.getByRole('menuitem', { name: 'Delete evening' }).click();
    await page.getByRole('button', { name: 'Delete evening' }).click();
    await expect.poll(address).toBe('/club/ranking-evenings');
  });

  test('that is not there says so', async () => {
    open(`/club/ranking-evenings/${idAt(99)}`, { getRankingEvening: failure('not_found') });
    await expect.element(page.getByText('No such evening')).toBeVisible();
  });
});

test('a player reads the moments behind their own level, each with its second', async () => {
  const moment = { court: 'Court 1', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', at: 83 };
  renderScreen(<OwnEveningLevels open onOpenChange={() => {}} country="DK" />, {
    answers: {
      listOwnEveningLevels: [
        {
          level: '3.5',
          verifiedAt: '2026-05-13T10:00:00.000Z',
          verifiedBy: null,
          withdrawnAt: null,
          evening: {
            title: 'Ladder',
            heldOn: '2026-05-12',
            moments: [{ ...moment, text: 'Early volley.', skill: 'volley' as const }],
          },
        },
      ],
    },
  });
  await expect.element(page.getByText('Ranking evening of 12 May 2026 (Ladder)')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Court 1, 1:23/ }))
    .toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=83s');
  await expect.element(page.getByText('(Volley)')).toBeVisible();
});
