// The coach's screen of an evening: ranking by keyboard, drafts, two windows, who is where, finishing.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { courtId, eveningPlayer, openEvening } from './testing/evening-fixtures.ts';

const evening = openEvening();
const path = `/coach/ranking-evenings/${evening.id}`;

/** The screen with a server that keeps drafts. */
function show(opened: RankingEvening = evening, answers: Answers = {}) {
  const drafts = new Map(opened.players.map(({ player, draft }) => [player.id, draft]));
  const screen = renderScreen(path, {
    as: 'coach_club',
    answers: {
      getRankingEvening: () => ({
        ...opened,
        players: opened.players.map((one) => ({ ...one, draft: drafts.get(one.player.id) ?? null })),
      }),
      saveEveningDraft: ({ params, body }) => {
        const version = body.version + 1;
        drafts.set(params.playerId, { ...body, version });
        return { version };
      },
      saveCourtStretches: ({ body }) => ({ version: body.version + 1 }),
      ...answers,
    },
  });
  return { ...screen, drafts };
}

beforeEach(() => {
  installFakeYouTubeApi();
  localStorage.clear();
});
afterEach(() => void delete window.YT);

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${name} Lund`) });
const ready = () => expect.element(page.getByRole('heading', { name: 'Tuesday ladder' })).toBeVisible();

it('gives 12 players a level and two moments each with 6 presses a player besides the words', async () => {
  const opened = openEvening(12);
  const { drafts, received } = show(opened, { finishRankingEvening: { verified: 12, waiting: 0 } });
  await ready();
  await expect.element(row('PlayerA')).toHaveAttribute('aria-expanded', 'true');
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      presses += 1;
      await userEvent.keyboard(key);
    }
  };
  const say = async (words: string) => {
    await expect.element(page.getByRole('textbox', { name: /^What/ }).last()).toHaveFocus();
    await userEvent.keyboard(words);
  };
  for (const { player } of opened.players) {
    await expect.element(row(player.firstName)).toHaveAttribute('aria-expanded', 'true');
    await press(']', 'm');
    await say('Early.');
    await press('{Enter}', 'm');
    await say('Late.');
    await press('{Enter}', '{Enter}');
  }
  expect(presses).toBe(72);
  await expect.element(page.getByText('12 May 2026, 12 of 12 ready')).toBeVisible();
  await expect
    .poll(() => [...drafts.values()].map((draft) => [draft?.level, draft?.moments.length]))
    .toEqual(opened.players.map(() => [3, 2]));
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Verify levels' }).click();
  await expect.poll(() => received('finishRankingEvening')).toHaveLength(1);
});

it('chooses players by number and arrow, and changes the level by half steps', async () => {
  const { drafts } = show();
  await ready();
  await userEvent.keyboard('3');
  await expect.element(row('PlayerC')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(row('PlayerB')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(']][[[[');
  await expect.element(page.getByRole('combobox', { name: 'Level', exact: true })).toHaveValue('2.5');
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('checkbox', { name: 'Did not play' })).toBeChecked();
  await expect
    .poll(() => drafts.get(evening.players[1]?.player.id ?? ''))
    .toMatchObject({ level: 2.5, isLeftOut: true });
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('keeps what is typed through a lost connection and a reload', async () => {
  show(evening, { saveEveningDraft: failure('internal') });
  await ready();
  await userEvent.keyboard(']m');
  await expect.element(page.getByRole('textbox', { name: /^What/ })).toHaveFocus();
  await userEvent.keyboard('A good lob.{Enter}');
  await expect.element(page.getByText(/kept on this device/)).toBeVisible();
  leaveScreens();
  const { drafts } = show();
  await ready();
  await expect.element(page.getByRole('textbox', { name: /^What/ })).toHaveValue('A good lob.');
  await expect
    .poll(() => drafts.get(evening.players[0]?.player.id ?? ''))
    .toMatchObject({
      level: 3,
      moments: [{ courtId, text: 'A good lob.' }],
    });
});

it('asks whose level to keep when another window has saved', async () => {
  const [first, ...others] = evening.players;
  const player = { ...(first ?? eveningPlayer(0)), draft: { version: 4, level: 5, moments: [], isLeftOut: false } };
  let isTaken = true;
  const { received } = show(
    { ...evening, players: [player, ...others] },
    {
      saveEveningDraft: ({ body }) => (isTaken ? failure('conflict') : { version: body.version + 1 }),
    },
  );
  await ready();
  await userEvent.keyboard(']');
  const keep = page.getByRole('button', { name: 'Keep this one' });
  await expect.element(keep).toBeVisible();
  isTaken = false;
  await keep.click();
  await expect.poll(() => received('saveEveningDraft').at(-1)?.body).toMatchObject({ version: 4, level: 5.5 });
  await expect.element(keep).not.toBeInTheDocument();
});

it('shows who is where, and changes ends with one key', async () => {
  const ids = evening.players.map(({ player }) => player.id);
  const seats = { nearLeft: ids[0] ?? null, nearRight: ids[1] ?? null, farLeft: ids[2] ?? null, farRight: null };
  const [court] = evening.courts;
  const stretches = [{ from: 0, to: 600, seats }];
  const { received } = show({ ...evening, courts: court ? [{ ...court, stretches }] : [] });
  await ready();
  await expect.element(page.getByRole('button', { name: 'Near left: PlayerA Lund' })).toBeVisible();
  await page.getByRole('button', { name: 'Far left: PlayerC Lund' }).click();
  await expect.element(row('PlayerC')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('e');
  await expect.element(page.getByRole('button', { name: 'Far right: PlayerA Lund' })).toBeVisible();
  expect(received('saveCourtStretches')[0]?.body).toMatchObject({
    version: 0,
    stretches: [{ from: 0, to: 600, seats: { farRight: ids[0], farLeft: ids[1], nearRight: ids[2], nearLeft: null } }],
  });
});

it('names what is missing before it can be finished', async () => {
  show();
  await ready();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not ready yet' });
  await expect.element(dialog.getByText('has no level and no moments').first()).toBeVisible();
  for (const letter of ['A', 'B', 'C'])
    await dialog.getByRole('button', { name: `Player${letter} Lund did not play` }).click();
  await dialog.getByRole('button', { name: 'PlayerD Lund', exact: true }).click();
  await expect.element(row('PlayerD')).toHaveAttribute('aria-expanded', 'true');
});

it('says that a link is dead, and that the levels can still be finished', async () => {
  const [court] = evening.courts;
  show({ ...evening, courts: court ? [{ ...court, linkProblem: 'private' }] : [] });
  await expect.element(page.getByText(/This video is private. You can still finish/)).toBeVisible();
});

it('offers to move the times of a court whose link was replaced', async () => {
  const court = openEvening().courts[0] as RankingEvening['courts'][number];
  const seats = { nearLeft: eveningPlayer(0).player.id, nearRight: null, farLeft: null, farRight: null };
  const moment = { courtId, text: 'Volley in front of the body.', skill: null };
  const draft = {
    version: 1,
    level: 3,
    moments: [
      { ...moment, at: 83 },
      { ...moment, at: 600 },
    ],
    isLeftOut: false,
  };
  const opened = openEvening(4, {
    courts: [{ ...court, isTimedForOther: true, stretches: [{ from: 0, to: 5, seats }] }],
    players: [eveningPlayer(0, { draft }), eveningPlayer(1), eveningPlayer(2), eveningPlayer(3)],
  });
  const { received } = show(opened, { moveCourtTimes: undefined });
  const offer = page.getByRole('region', { name: 'Replaced video' });
  await expect.element(offer.getByText(/2 moments and 1 stretch are still timed to the old one/)).toBeVisible();
  await offer.getByRole('button', { name: 'Move the times' }).click();
  const seconds = offer.getByLabelText('Seconds to move everything by');
  await seconds.fill('1.5');
  await expect.element(seconds).toHaveAccessibleDescription(/whole number/);
  await seconds.fill('-10');
  await expect.element(offer.getByText('1:13')).toBeVisible();
  await expect.element(offer.getByText(/1 stretch falls outside the new video and is left out/)).toBeVisible();
  await offer.getByRole('button', { name: 'Move everything by −10 s' }).click();
  await expect.poll(() => received('moveCourtTimes')[0]?.body).toMatchObject({ offset: -10 });
  await expect.element(page.getByText('Times moved')).toBeVisible();
});
