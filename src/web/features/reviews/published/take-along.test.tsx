// Taking the notes of a review along, from its menu and from the pair's page.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Video } from '#contract/videos/videos.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from './testing/video-fixtures.ts';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
  vi.restoreAllMocks();
});

const path = `/player/video-analysis/${videoId}`;
const dialog = page.getByRole('dialog', { name: 'Take the notes along' });
const note = (index: number, timestamp: number): Video['annotations'][number] => ({
  ...aMoment,
  id: at(10 + index),
  timestamp,
  type: 'technique',
  title: `Note ${index}`,
  comment: '',
});

async function open(annotations: Video['annotations']) {
  renderScreen(path, { answers: { getVideo: video({ annotations }) } });
  await page.getByRole('button', { name: 'More for this review' }).click();
  await page.getByRole('menuitem', { name: 'Take the notes along' }).click();
  await expect.element(dialog).toBeVisible();
}

/** Answers files from now on; returns the addresses asked for. */
function answerFiles(answer: () => Response): string[] {
  const answering = window.fetch;
  const asked: string[] = [];
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.includes('/notes.')) return answering(input, init);
    asked.push(input);
    return answer();
  };
  return asked;
}

describe('taking notes along', () => {
  it('offers four formats and downloads each', async () => {
    await open([note(1, 12), note(2, 40)]);
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const headers = { 'content-disposition': 'attachment; filename="pala-notes.x"' };
    const asked = answerFiles(() => new Response('x', { headers }));
    const formats = {
      'YouTube chapters': 'txt',
      'Subtitles (WebVTT)': 'vtt',
      'Spreadsheet (CSV)': 'csv',
      'Review data (JSON)': 'json',
    };
    for (const name of Object.keys(formats)) await dialog.getByRole('button', { name: `Download ${name}` }).click();
    await expect.poll(() => saved).toHaveLength(4);
    expect(asked).toEqual(Object.values(formats).map((format) => `/api/videos/${videoId}/notes.${format}`));
  });

  it('copies the chapters and says what has none', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await open([note(1, 12), note(2, 15), note(3, 40)]);
    await expect.element(dialog.getByText('3 chapters to paste', { exact: false })).toBeVisible();
    await expect
      .element(dialog.getByText('Left out: 1 note less than 10 seconds after the chapter before.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Copy YouTube chapters' }).click();
    await expect.element(page.getByText('Chapters copied')).toBeVisible();
    expect(copied).toEqual(['0:00 Start\n0:12 Note 1\n0:40 Note 3\n']);
  });

  it('says why there are no chapters', async () => {
    await open([note(1, 12), note(2, 15)]);
    await expect.element(dialog.getByText('YouTube needs at least 3 chapters', { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /YouTube chapters/ })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Download Spreadsheet (CSV)' })).toBeVisible();
  });

  it('shows an error if a file cannot be written', async () => {
    await open([note(1, 12)]);
    answerFiles(() => new Response('', { status: 500 }));
    await dialog.getByRole('button', { name: 'Download Spreadsheet (CSV)' }).click();
    await expect.element(page.getByText('Notes not downloaded')).toBeVisible();
  });
});
