// A review with the maximum number of notes.

import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { maxNotes, noteTypes } from '#domain/videos/videos.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, video, videoId } from './testing/video-fixtures.ts';

afterEach(() => {
  delete window.YT;
});

it('marks another of 500 notes without rendering the rest', async () => {
  const annotations = Array.from({ length: maxNotes }, (_, index) => ({
    ...aMoment,
    type: noteTypes[index % noteTypes.length] ?? 'technique',
    id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    timestamp: index * 10,
    title: `Note ${index}`,
    comment: 'Racket up while you turn. '.repeat(5),
  }));
  const youtube = installFakeYouTubeApi();
  // A player knows how long its video is a moment after it starts, and never seeks beyond.
  youtube.duration = maxNotes * 10;
  renderScreen(`/player/video-analysis/${videoId}`, { answers: { getVideo: video({ annotations }) } });
  await page.getByRole('button', { name: 'Play at 0:10: Note 1' }).click();
  const current = () => document.querySelector('[aria-current="true"] h3')?.textContent;
  await expect.poll(current).toBe('Note 1');
  const far = page.getByRole('button', { name: 'Play at 83:10: Note 499' });
  const changed: Node[] = [];
  const watch = new MutationObserver((mutations) => changed.push(...mutations.map(({ target }) => target)));
  watch.observe(document.querySelector('ol') ?? document.body, { subtree: true, attributes: true, childList: true });
  // By keyboard: rows that are drawn on the way there move what is under the pointer.
  far.element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(current).toBe('Note 499');
  watch.disconnect();
  const rows = new Set(changed.map((target) => (target instanceof Element ? target.closest('li') : null)));
  expect(rows.size).toBeLessThanOrEqual(4);
});
