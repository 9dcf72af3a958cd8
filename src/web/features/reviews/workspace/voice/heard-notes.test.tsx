// Spoken notes where a server turns speech into text: words to check in the note, and what arrives late, empty or not at all.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { idOf, workspace } from '../testing/review-fixtures.ts';
import { showReview, tab } from '../testing/show-review.tsx';
import { voiceConsent } from './voice-consent.ts';

/** Lets the server answer; each test decides when. */
let answer: PromiseWithResolvers<{ words: string }>;

beforeEach(() => {
  installFakeYouTubeApi();
  answer = Promise.withResolvers();
  voiceConsent.set('text');
});
afterEach(() => {
  voiceConsent.set('none');
  delete window.YT;
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const text = page.getByRole('textbox', { name: 'New note' });
const list = page.getByRole('list', { name: 'Notes' });
const toCheck = page.getByRole('group', { name: 'Check what was heard' });

const open = (traits: Parameters<typeof showReview>[0] = {}) =>
  showReview(
    { canTranscribe: true, ...traits },
    {
      storeVoiceClip: ({ params, body }) => ({
        id: params.clipId,
        seconds: body.seconds,
        bytes: 1,
        mediaType: 'audio/webm' as const,
      }),
      transcribeVoiceClip: () => answer.promise,
    },
  );

/** Speaks a note; the form stays open. */
async function speakOne(): Promise<void> {
  await userEvent.keyboard('{v>}');
  await expect.element(page.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
  await userEvent.keyboard('{/v}');
  await expect.element(page.getByRole('group', { name: /^Spoken note, 0:\d\d$/ }).first()).toBeVisible();
}

describe('words of a spoken note', () => {
  it('fill its form, and are checked one by one; the priority follows when it is saved', async () => {
    const { lastSaved, received } = await open();
    await speakOne();
    await expect.element(page.getByText('Turning your words into text…')).toBeVisible();
    answer.resolve({ words: 'Strength: late bandeja, two seconds later, priority one' });
    await expect.element(text).toHaveValue('Late bandeja');
    const sent = received('storeVoiceClip')[0]?.params;
    expect(received('transcribeVoiceClip').map(({ params }) => params)).toEqual([sent]);
    for (const part of ['words', 'type', 'skill', 'time', 'priority-1'] as const) {
      await eventually(() => expect(lastSaved()?.notes[0]?.unchecked).toContain(part));
    }
    expect(lastSaved()?.notes).toMatchObject([{ type: 'strength', skill: 'bandeja', title: 'Late bandeja' }]);
    await button('Confirm Bandeja').click();
    await expect.element(button('Confirm Bandeja')).not.toBeInTheDocument();
    await button('Save note').click();
    // Not a priority of the review yet.
    await expect.element(list.getByText('Check what was heard')).toBeVisible();
    expect(lastSaved()?.priorities ?? []).toEqual([]);
    await button('Edit note').click();
    await toCheck.getByRole('button', { name: 'All correct' }).click();
    await expect.element(toCheck).not.toBeInTheDocument();
    await button('Save note').click();
    await eventually(() => {
      expect(lastSaved()?.priorities).toMatchObject([{ skill: 'bandeja', focus: 'Late bandeja' }]);
      expect(lastSaved()?.notes[0]?.unchecked ?? []).toEqual([]);
    });
  });

  it('are checked by editing them', async () => {
    const { lastSaved } = await open();
    await speakOne();
    answer.resolve({ words: 'Late bandeja' });
    await expect.element(text).toHaveValue('Late bandeja');
    await userEvent.type(text, ' again');
    await expect.element(button('Confirm Words')).not.toBeInTheDocument();
    await page.getByRole('combobox', { name: 'Skill' }).selectOptions('vibora');
    await expect.element(toCheck).not.toBeInTheDocument();
    await eventually(() =>
      expect(lastSaved()?.notes).toMatchObject([{ title: 'Late bandeja again', skill: 'vibora' }]),
    );
  });

  it('are taken back by one undo, which leaves the recording', async () => {
    const { lastSaved } = await open();
    await speakOne();
    answer.resolve({ words: 'Late bandeja, four seconds back' });
    await expect.element(text).toHaveValue('Late bandeja');
    await button(/^Undo/).first().click();
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(list.getByText(/^Spoken note \(0:\d\d\)$/)).toBeVisible();
    await eventually(() => {
      expect(lastSaved()?.notes).toMatchObject([{ title: '', skill: null, endTimestamp: null, voice: {} }]);
      expect(lastSaved()?.notes[0]?.unchecked ?? []).toEqual([]);
    });
  });

  it('go into a note that was saved in the meantime, with one step back', async () => {
    const { lastSaved } = await open();
    await speakOne();
    await userEvent.keyboard('{Enter}');
    await expect.element(text).not.toBeInTheDocument();
    answer.resolve({ words: 'Good lob' });
    await expect.element(list.getByText('Good lob')).toBeVisible();
    await button('Edit note').click();
    await expect.element(page.getByRole('textbox', { name: 'Edit note' })).toHaveValue('Good lob');
    await expect.element(toCheck).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button(/^Undo/).first().click();
    await eventually(() => expect(lastSaved()?.notes).toMatchObject([{ title: '', voice: {} }]));
  });

  it('never replace what the coach has typed since: they are offered', async () => {
    const { lastSaved } = await open();
    await speakOne();
    await userEvent.type(text, 'My own words');
    answer.resolve({ words: 'Late bandeja' });
    await expect.element(page.getByText('Heard, but not added: you changed the note.')).toBeVisible();
    await expect.element(text).toHaveValue('My own words');
    await button('Add to the note').click();
    await expect.element(text).toHaveValue('My own words\nLate bandeja');
    await eventually(() =>
      expect(lastSaved()?.notes).toMatchObject([
        { title: 'My own words', comment: 'Late bandeja', skill: 'bandeja', unchecked: ['words', 'skill'] },
      ]),
    );
  });

  it('that are markup stay text', async () => {
    await open();
    await speakOne();
    answer.resolve({ words: '<script>alert(1)</script> #bandeja !1 <img src=x onerror=alert(1)>' });
    await expect.element(text).toHaveValue('<script>alert(1)</script> bandeja !1 <img src=x onerror=alert(1)>');
    await button('Save note').click();
    await expect.element(list.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  });
});

describe('without words', () => {
  it('the spoken note stays, and says so', async () => {
    const { lastSaved } = await open();
    await speakOne();
    answer.resolve({ words: '' });
    await expect.element(page.getByText('No words understood. The spoken note stays as it is.')).toBeVisible();
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await button('Save note').click();
    await eventually(() => expect(lastSaved()?.notes).toMatchObject([{ title: '', voice: {} }]));
  });

  it('because the server failed, the coach may try again', async () => {
    await open();
    await speakOne();
    answer.promise.catch(() => {});
    answer.reject(new TypeError('Failed to fetch'));
    await expect.element(button('Try again')).toBeVisible();
    answer = Promise.withResolvers();
    answer.resolve({ words: 'Good lob' });
    await button('Try again').click();
    await expect.element(text).toHaveValue('Good lob');
  });

  it('because no server is configured, nothing is asked and nothing offered', async () => {
    const { received } = await open({ canTranscribe: false });
    await speakOne();
    await eventually(() => expect(received('storeVoiceClip')).toHaveLength(1));
    await expect.element(page.getByText(/into text/)).not.toBeInTheDocument();
    expect(received('transcribeVoiceClip')).toEqual([]);
  });
});

describe('the coach', () => {
  it('is asked again before recordings go to a server', async () => {
    voiceConsent.set('sound');
    await open();
    await userEvent.keyboard('v');
    const dialog = page.getByRole('dialog', { name: 'Speak your notes' });
    await expect.element(dialog.getByText(/sent to the transcription server/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    expect(voiceConsent.get()).toBe('sound');
  });

  it('is led from Publish to the note that nobody checked', async () => {
    const { document } = workspace();
    const note = {
      id: idOf(50),
      timestamp: 31,
      endTimestamp: null,
      type: 'technique' as const,
      skill: null,
      title: 'Late bandeja',
      comment: '',
      board: null,
      unchecked: ['words' as const],
    };
    const ratings = [{ skillName: 'overall' as const, rating: 4, comment: '', evidence: [] }];
    await open({ document: { ...document, notes: [note], ratings, finalSummary: 'Fine.' } });
    await tab('Summary').click();
    await button('Publish').first().click();
    await page.getByRole('button', { name: 'Check the spoken note at 0:31' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Edit note' })).toHaveFocus();
    await button('Confirm Words').click();
    await button('Save note').click();
    await button('Publish').first().click();
    await expect.element(page.getByRole('alertdialog', { name: 'Publish this review?' })).toBeVisible();
  });
});
