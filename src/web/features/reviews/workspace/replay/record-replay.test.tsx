// Recording a replay in the workspace, with a real recorder and the test browser's microphone.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnReplay } from '#contract/reviews/replays.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { leaveScreens } from '#web/testing/render-screen.tsx';
import { idOf } from '../testing/review-fixtures.ts';
import { coach, showReview } from '../testing/show-review.tsx';
import { keptReplays } from './kept-replays.ts';

let refusal: DOMException | null;
let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
  refusal = null;
  localStorage.removeItem('replay-voice');
  const openMicrophone = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((wanted) =>
    refusal ? Promise.reject(refusal) : openMicrophone(wanted),
  );
});
afterEach(async () => {
  leaveScreens();
  const kept = keptReplays(coach.id);
  for (let one = await kept.ofVideo(idOf(1)); one; one = await kept.ofVideo(idOf(1))) await kept.remove(one.id);
  vi.restoreAllMocks();
  delete window.YT;
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog', { name: /^(Record a replay|Replay)$/ });
const bar = page.getByRole('region', { name: 'Recording of a replay' });
const stored = (traits: Partial<OwnReplay> = {}): OwnReplay => ({
  id: '01890000-0000-7000-8000-000000000777',
  seconds: 4,
  hasVoice: false,
  recordedAt: '2026-11-21T10:00:00.000Z',
  isPublished: false,
  ...traits,
});

function open(answers: Parameters<typeof showReview>[1] = {}) {
  let replay: OwnReplay | null = null;
  return showReview(
    {},
    {
      getOwnReplay: () => replay,
      storeReplay: ({ params, body }) => {
        replay = stored({ id: params.replayId, seconds: body.log.seconds, hasVoice: body.voice !== null });
        return replay;
      },
      ...answers,
    },
  );
}

/** Starts by key, and waits until it is long enough to be kept. */
async function record({ withVoice = false } = {}): Promise<void> {
  await expect.element(button('Record a replay')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(dialog).toBeVisible();
  if (!withVoice) await dialog.getByRole('switch', { name: 'With my voice' }).click();
  await button('Start recording').click();
  await expect.element(bar).toBeVisible();
  // Until it has closed, keys are its own.
  await expect.element(dialog).not.toBeInTheDocument();
}
const longEnough = () => expect.element(bar.getByText(/^0:(?!00|01|02|03)\d\d$/)).toBeVisible();

describe('recording', () => {
  it('keeps the path: play, seek, pause, and the note that was opened', async () => {
    const { received } = await open();
    await record();
    await userEvent.keyboard('k');
    await expect.poll(() => youtube.players.at(-1)?.playerState).toBe(1);
    await userEvent.keyboard('l');
    await userEvent.keyboard('t');
    await expect.poll(() => youtube.players.at(-1)?.playerState).toBe(2);
    await longEnough();
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect.element(page.getByText('Replay recorded')).toBeVisible();
    await eventually(() => expect(received('storeReplay')).toHaveLength(1));
    const body = received('storeReplay')[0]?.body;
    const kinds = body?.log.events.map(([, kind]) => kind) ?? [];
    expect(kinds).toEqual(expect.arrayContaining(['play', 'seek', 'pause', 'note']));
    expect(body?.log.seconds).toBeGreaterThan(3);
    expect([body?.voice, body?.timedFor]).toEqual([null, expect.stringMatching(/^youtube:/)]);
    await expect.element(button(/^Replay$/)).toBeVisible();
  });

  it('keeps what is drawn on the court board', async () => {
    const { received } = await open();
    await record();
    await userEvent.keyboard('tServe{Alt>}b{/Alt}');
    await expect.element(page.getByRole('group', { name: 'Draw on the court board' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await longEnough();
    await bar.getByRole('button', { name: 'Stop' }).click();
    await eventually(() => expect(received('storeReplay')).toHaveLength(1));
    const kinds = received('storeReplay')[0]?.body.log.events.map(([, kind]) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['note', 'board', 'place', 'arrow']));
  });

  it('keeps the voice, if wanted', async () => {
    const { received } = await open();
    await record({ withVoice: true });
    await expect.element(bar.getByText('Recording with your voice')).toBeVisible();
    await longEnough();
    await userEvent.keyboard('c');
    await eventually(() => expect(received('storeReplay')).toHaveLength(1));
    // EBML, as base64.
    expect(received('storeReplay')[0]?.body.voice?.startsWith('GkXf')).toBe(true);
  });

  it('does not start without the microphone it was asked for, and says why', async () => {
    refusal = new DOMException('', 'NotAllowedError');
    await open();
    await expect.element(button('Record a replay')).toBeVisible();
    await button('Record a replay').click();
    await button('Start recording').click();
    await expect.element(dialog.getByText(/^Your browser blocks the microphone on this site/)).toBeVisible();
    await dialog.getByRole('switch', { name: 'With my voice' }).click();
    await button('Start recording').click();
    await expect.element(bar.getByText('Recording without voice')).toBeVisible();
  });

  it('is discarded after a question, and one that is too short is not kept', async () => {
    const { received } = await open();
    await record();
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect.element(page.getByText('Replay too short')).toBeVisible();
    await record({ withVoice: true });
    await longEnough();
    await bar.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard recording' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(received('storeReplay')).toEqual([]);
    expect(await keptReplays(coach.id).ofVideo(idOf(1))).toBeNull();
  });
});

it('a recording that was cut off can be kept on the next visit', async () => {
  await open();
  await record();
  await longEnough();
  leaveScreens();
  const { received } = await open();
  const unsent = page.getByRole('region', { name: 'Unsent replay' });
  await expect.element(unsent.getByText(/was cut off/)).toBeVisible();
  await unsent.getByRole('button', { name: 'Keep it' }).click();
  await eventually(() => expect(received('storeReplay')).toHaveLength(1));
  await expect.element(unsent).not.toBeInTheDocument();
});

it('a replay that is refused stays on this device, and can be dropped', async () => {
  await open({ storeReplay: failure('review_published') });
  await record();
  await longEnough();
  await userEvent.keyboard('c');
  const unsent = page.getByRole('region', { name: 'Unsent replay' });
  await expect.element(unsent.getByText(/has not been sent/)).toBeVisible();
  await unsent.getByRole('button', { name: 'Discard' }).click();
  await expect.element(unsent).not.toBeInTheDocument();
});

it('a stored replay is replaced only after asking, and can be deleted', async () => {
  let replay: OwnReplay | null = stored();
  const { received } = await open({
    getOwnReplay: () => replay,
    deleteReplay: () => {
      replay = null;
      return undefined;
    },
  });
  await expect.element(button(/^Replay$/)).toBeVisible();
  await button(/^Replay$/).click();
  await expect.element(dialog.getByText('A new replay takes the place of this one.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Replace it' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete replay' }).click();
  await eventually(() => expect(received('deleteReplay')).toHaveLength(1));
  await expect.element(button('Start recording')).toBeVisible();
});
