// Spoken notes in the workspace, with a real recorder and the test browser's microphone, which beeps once a second.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { lateMicrophone } from '../testing/late-microphone.ts';
import { showReview } from '../testing/show-review.tsx';
import { voiceConsent } from './voice-consent.ts';

/** The browser's error instead of a microphone; null if it opens. */
let refusal: DOMException | null;
/** Every microphone that the test requested; it may open a moment later. */
let asked: Promise<MediaStream>[];

beforeEach(() => {
  installFakeYouTubeApi();
  refusal = null;
  asked = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((wanted) => {
    if (refusal) return Promise.reject(refusal);
    const stream = open(wanted);
    asked.push(stream);
    return stream;
  });
  voiceConsent.set('sound');
});
afterEach(() => {
  vi.restoreAllMocks();
  voiceConsent.set('none');
  delete window.YT;
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = page.getByRole('textbox', { name: 'New note' });
/** In the editor, and in the list. */
const player = page.getByRole('group', { name: /^Spoken note, 0:\d\d$/ }).first();
/** Whether every requested microphone is closed again. */
async function isClosed(): Promise<boolean> {
  const streams = await Promise.all(asked);
  return streams.every((stream) => stream.getTracks().every((track) => track.readyState === 'ended'));
}
function stopped(stream: MediaStream): MediaStream {
  for (const track of stream.getTracks()) track.stop();
  return stream;
}
const store = {
  storeVoiceClip: ({ params, body }: { params: { clipId: string }; body: { seconds: number } }) => ({
    id: params.clipId,
    seconds: body.seconds,
    bytes: 1,
    mediaType: 'audio/webm' as const,
  }),
};
const open = () => showReview({}, store);

/** A press of a tenth of a second. A click takes as long as the machine does, and half a second would be a hold. */
async function press(name: string, { isHandledLate = false } = {}): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  const event = { bubbles: true, pointerId: 1, button: 0 };
  const down = new PointerEvent('pointerdown', event);
  const up = Object.defineProperty(new PointerEvent('pointerup', event), 'timeStamp', { value: down.timeStamp + 100 });
  button(name).element().dispatchEvent(down);
  if (isHandledLate) {
    await expect.element(text).toBeVisible();
    // As on a device that is busy drawing what the press began.
    for (const since = performance.now(); performance.now() - since < 600; );
  }
  button(name).element().dispatchEvent(up);
}

/** Speaks for long enough to be kept. */
async function recordingIsOn(): Promise<void> {
  await expect.element(page.getByText('Recording', { exact: true }).first()).toBeVisible();
  // At least a second: each number shows for only one.
  await expect.element(page.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
}

describe('holding V', () => {
  it('records a note of the last type at that second, without text', async () => {
    const { lastSaved, received } = await open();
    await userEvent.keyboard('{v>5}');
    await recordingIsOn();
    await userEvent.keyboard('{/v}');
    await expect.element(player).toBeVisible();
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue('');
    await expect.poll(isClosed).toBe(true);
    await userEvent.keyboard('Late{Enter}');
    await eventually(() =>
      expect(lastSaved()?.notes).toMatchObject([
        { type: 'technique', title: 'Late', voice: { mediaType: 'audio/webm', seconds: expect.any(Number) } },
      ]),
    );
    await eventually(() => expect(received('storeVoiceClip')).toHaveLength(1));
    const sent = received('storeVoiceClip')[0];
    expect(sent?.params.clipId).toBe(lastSaved()?.notes[0]?.voice?.id);
    // EBML, as base64.
    expect(sent?.body.audio.startsWith('GkXf')).toBe(true);
    await expect.element(page.getByRole('list', { name: 'Notes' }).getByText('Late')).toBeVisible();
  });

  it('needs no words: the note gets a generated title', async () => {
    const { lastSaved } = await open();
    await userEvent.keyboard('{v>}');
    await recordingIsOn();
    await userEvent.keyboard('{Enter}{/v}');
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Notes' }).getByText(/^Spoken note \(0:\d\d\)$/)).toBeVisible();
    await eventually(() => expect(lastSaved()?.notes).toMatchObject([{ title: '', comment: '' }]));
  });

  it('leaves nothing behind after Escape, nor when it was too short', async () => {
    const { received } = await open();
    await userEvent.keyboard('{v>}');
    await recordingIsOn();
    await userEvent.keyboard('{Escape}{/v}');
    await expect.element(text).not.toBeInTheDocument();
    await userEvent.keyboard('v');
    await expect.element(page.getByText('Recording too short')).toBeVisible();
    await expect.element(text).not.toBeInTheDocument();
    await expect.poll(isClosed).toBe(true);
    expect([received('saveReviewDraft'), received('storeVoiceClip')]).toEqual([[], []]);
  });

  it('is a normal letter while typing', async () => {
    await open();
    await userEvent.keyboard('t');
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('volley');
    await expect.element(text).toHaveValue('volley');
    expect(asked).toEqual([]);
  });

  it('can be undone with its note, and redone with the recording', async () => {
    const { lastSaved } = await open();
    await userEvent.keyboard('{v>}');
    await recordingIsOn();
    await userEvent.keyboard('{Enter}{/v}');
    await button('Delete note').click();
    await expect.element(player).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(player).toBeVisible();
    await eventually(() => expect(lastSaved()?.notes[0]?.voice?.seconds).toBeGreaterThan(0.5));
  });
});

describe('the buttons', () => {
  it('record from press to press, and remove what was recorded', async () => {
    const { lastSaved } = await open();
    await press('Speak a note');
    await recordingIsOn();
    await press('Speak a note');
    await expect.element(player).toBeVisible();
    await button('Remove the recording').click();
    await expect.element(player).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(lastSaved()?.notes ?? []).toEqual([]));
  });

  it('take a press for a press, however late the device handles its end', async () => {
    await open();
    await press('Speak a note', { isHandledLate: true });
    await recordingIsOn();
    await press('Speak a note');
    await expect.element(player).toBeVisible();
  });

  it('work by keyboard, and for a note with words', async () => {
    const { lastSaved } = await open();
    await userEvent.keyboard('s');
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('Lob');
    await button(/^More$/).click();
    const speak = button(/^Speak$/);
    await expect.element(speak).toBeVisible();
    (speak.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await recordingIsOn();
    await button('Stop').last().click();
    await expect.element(player).toBeVisible();
    await button('Save note').click();
    await eventually(() =>
      expect(lastSaved()?.notes).toMatchObject([{ title: 'Lob', voice: { mediaType: 'audio/webm' } }]),
    );
  });
});

describe('a microphone that is late', () => {
  it('shows that it opens until there is sound, and then keeps all of it', async () => {
    const microphone = lateMicrophone((stream) => asked.push(stream));
    const { received } = await open();
    await press('Speak a note');
    await expect.element(page.getByText('Opening the microphone…')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await microphone.beep();
    await recordingIsOn();
    await press('Speak a note');
    await expect.element(player).toBeVisible();
    await eventually(() => expect(received('storeVoiceClip')).toHaveLength(1));
    expect(received('storeVoiceClip')[0]?.body.audio.startsWith('GkXf')).toBe(true);
  });

  it('is opened once more if it stops before its first sound, and then says what to do', async () => {
    lateMicrophone((stream) => asked.push(stream.then(stopped)));
    await open();
    await userEvent.keyboard('{v>}');
    await expect.element(page.getByText(/No sound comes from the microphone/)).toBeVisible();
    expect(asked).toHaveLength(2);
    await userEvent.keyboard('{/v}');
    await expect.element(text).not.toBeInTheDocument();
  });

  it('is closed again when the coach gives up waiting', async () => {
    lateMicrophone((stream) => asked.push(stream));
    const { received } = await open();
    await press('Speak a note');
    await expect.element(page.getByText('Opening the microphone…')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeInTheDocument();
    await expect.poll(isClosed).toBe(true);
    expect(received('storeVoiceClip')).toEqual([]);
  });
});

describe('before recording', () => {
  it('the coach is asked once, and then the browser asks', async () => {
    voiceConsent.set('none');
    await open();
    await userEvent.keyboard('v');
    const dialog = page.getByRole('dialog', { name: 'Speak your notes' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([asked, voiceConsent.get()]).toEqual([[], 'none']);
    await userEvent.keyboard('v');
    await dialog.getByRole('button', { name: 'Use the microphone' }).click();
    await expect.element(page.getByText('The microphone is ready')).toBeVisible();
    await expect.poll(isClosed).toBe(true);
    expect([asked.length, voiceConsent.get()]).toEqual([1, 'sound']);
  });

  it.each([
    ['NotAllowedError', /Your browser blocks the microphone on this site/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /Another app is using the microphone/],
  ])('%s shows what to do, and leaves no note', async (name, sentence) => {
    refusal = new DOMException('', name);
    await open();
    await userEvent.keyboard('{v>}');
    await expect.element(page.getByText(sentence)).toBeVisible();
    await userEvent.keyboard('{/v}');
    await expect.element(text).not.toBeInTheDocument();
  });
});

it('an unsent recording is sent once the connection is back', async () => {
  let isThere = false;
  const answers = {
    storeVoiceClip: (sent: Parameters<typeof store.storeVoiceClip>[0]) => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return store.storeVoiceClip(sent);
    },
  };
  const first = await showReview({}, answers);
  await userEvent.keyboard('{v>}');
  await recordingIsOn();
  await userEvent.keyboard('{Enter}{/v}');
  await eventually(() => expect(first.lastSaved()?.notes).toHaveLength(1));
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(first.received('storeVoiceClip').length).toBeGreaterThan(1));
});
