// Downloading a review's report, and a video with a dead link.

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Video } from '#contract/videos/videos.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { video, videoId } from './testing/video-fixtures.ts';

const path = `/player/video-analysis/${videoId}`;
const show = (traits: Partial<Video>) => renderScreen(path, { answers: { getVideo: video(traits) } });

describe('the report', () => {
  const menu = page.getByRole('button', { name: 'More for this review' });
  const item = page.getByRole('menuitem', { name: 'Download report' });
  /** Answers the report from now on; returns the addresses asked for. */
  function answerReport(answer: () => Response): string[] {
    const answering = window.fetch;
    const asked: string[] = [];
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.endsWith('/report.pdf')) return answering(input, init);
      asked.push(input);
      return answer();
    };
    return asked;
  }

  it('is downloaded under the server’s file name', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    show({});
    await menu.click();
    const headers = { 'content-disposition': 'inline; filename="pala-review-alma.pdf"' };
    const asked = answerReport(() => new Response('%PDF-', { headers }));
    await item.click();
    await expect.poll(() => saved).toEqual(['pala-review-alma.pdf']);
    expect(asked).toEqual([`/api/videos/${videoId}/report.pdf`]);
    click.mockRestore();
  });

  it('shows an error if it cannot be written', async () => {
    show({});
    await menu.click();
    answerReport(() => new Response('', { status: 500 }));
    await item.click();
    await expect.element(page.getByText('Report not downloaded')).toBeVisible();
  });

  it('is not offered before there is a review', async () => {
    renderScreen(path, { answers: { getVideo: video({ status: 'Pending' }) } });
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });
});

describe('a dead link', () => {
  const paused: Partial<Video> = {
    status: 'Pending',
    isPaid: true,
    pausedAt: '2026-11-03T12:00:00.000Z',
    linkProblem: 'private',
  };

  it('shows what helps, and that the review time is paused', async () => {
    show(paused);
    const notice = page.getByRole('alert');
    for (const words of [
      'We can’t open this video. Set it to Unlisted and try again.',
      'The review time has been paused since',
      'its analysis credit then comes back',
    ]) {
      await expect.element(notice.getByText(words, { exact: false })).toBeVisible();
    }
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(page.getByText(/24–48 hours/)).not.toBeInTheDocument();
  });

  it('shows nothing while the link works', async () => {
    show({ status: 'Pending', provider: 'youtube', uploadDate: new Date().toISOString() });
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});
