// Title, focus and announcement when another screen opens.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Video, VideoSummary } from '#contract/videos/videos.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const summary: VideoSummary = {
  id: '01890000-0000-7000-8000-000000000301',
  title: 'Sunday league',
  videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm',
  videoType: null,
  status: 'Analyzed',
  uploadDate: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  overallScore: '4.60',
  eventDate: null,
  venue: null,
};
const nothing = {
  annotations: [],
  skillRatings: [],
  priorities: [],
  priorityAnswers: [],
  rallies: [],
  codes: [],
  reviewer: null,
};
const player = { firstName: 'Maja', lastName: 'Holm' };
const video = { ...summary, ...nothing, player, provider: 'matchi' } as unknown as Video;

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const announced = (text: string) => page.getByRole('status').filter({ hasText: text });
const mainLink = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** My Videos, opened by a link, with a video whose review arrives when the returned function is called. */
async function openSlowVideo(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<Video>();
  renderScreen('/nowhere', { answers: { listVideos: [summary], getVideo: () => promise } });
  await mainLink('My Videos').click();
  await page.getByRole('link', { name: 'View Analysis of Sunday league' }).click();
  await expect.element(title('Loading video...')).toHaveFocus();
  return () => resolve(video);
}

describe('another screen', () => {
  it('gets the focus on its heading and is announced by its title', async () => {
    renderScreen('/nowhere', { answers: { listVideos: [] } });
    await mainLink('My Videos').click();
    await expect.element(title('My Videos')).toHaveFocus();
    await expect.element(announced('My Videos · Pala')).toBeInTheDocument();
  });

  it('that is still loading keeps the focus on its heading, and is announced once it has a title', async () => {
    const arrive = await openSlowVideo();
    expect(document.title).toBe('Pala');
    expect(announced('My Videos').elements()).toEqual([]);
    arrive();
    await expect.element(title('Sunday league')).toHaveFocus();
    await expect.element(announced('Sunday league · Pala')).toBeInTheDocument();
    expect(document.title).toBe('Sunday league · Pala');
  });

  it('leaves the focus alone if the person has moved on while it loaded', async () => {
    const arrive = await openSlowVideo();
    (mainLink('My Videos').element() as HTMLElement).focus();
    arrive();
    await expect.element(title('Sunday league')).toBeVisible();
    await expect.element(mainLink('My Videos')).toHaveFocus();
  });

  it('chosen from a phone’s menu takes the focus as well', async () => {
    await page.viewport(390, 844);
    renderScreen('/nowhere', { answers: { listVideos: [] } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('menuitem', { name: 'My Videos' }).click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(title('My Videos')).toHaveFocus();
  });
});

it('a filter of the same screen leaves the focus where it is', async () => {
  const screen = renderScreen('/player/videos', { answers: { listVideos: [summary] } });
  const filter = page.getByLabelText('Status');
  await expect.element(filter).toBeVisible();
  (filter.element() as HTMLElement).focus();
  await filter.selectOptions('analyzed');
  await expect.poll(screen.address).toBe('/player/videos?status=analyzed');
  await expect.element(filter).toHaveFocus();
});

it('the first tab stop skips the navigation', async () => {
  const screen = renderScreen('/player/videos', { answers: { listVideos: [] } });
  await expect.element(title('My Videos')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(screen.address()).toBe('/player/videos');
});
