// A review, for its player.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Video } from '#contract/videos/videos.ts';
import { failure } from '#web/testing/fake-server.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from './testing/video-fixtures.ts';

const path = `/player/video-analysis/${videoId}` as const;
const pending: Partial<Video> = { status: 'Pending', overallScore: null, annotations: [], skillRatings: [] };
const show = (getVideo: Parameters<typeof renderScreen>[1] & object) => renderScreen(path, getVideo);

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

describe('the states', () => {
  it('says that a video cannot be found', async () => {
    show({ answers: { getVideo: failure('not_found') } });
    await expect.element(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await expect.element(page.getByText('The requested video could not be found.')).toBeVisible();
    const [back] = page.getByRole('link', { name: 'Back to My Videos' }).elements();
    expect(back?.getAttribute('href')).toBe('/player/videos');
  });

  it('offers to try again after any other failure', async () => {
    let isUp = false;
    show({ answers: { getVideo: () => (isUp ? video() : failure('unavailable')) } });
    await expect.element(page.getByText('This video could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Sunday league' })).toBeVisible();
  });

  it('says that the video is not reviewed yet, even if a draft exists', async () => {
    show({ answers: { getVideo: video({ ...pending, status: 'AI-Analyzed' }) } });
    await expect.element(page.getByText('Analysis Pending')).toBeVisible();
    await expect.element(page.getByText("This video hasn't been analyzed yet.")).toBeVisible();
    await expect.element(page.getByText('Overall Score')).not.toBeInTheDocument();
  });

  it('shows other viewers no due time', async () => {
    renderScreen(`/club/video-analysis/${videoId}`, { as: 'club', answers: { getVideo: video(pending) } });
    await expect.element(page.getByText('The review appears here once a coach has published it.')).toBeVisible();
    await expect.element(page.getByText(/^Your coach’s review/)).not.toBeInTheDocument();
  });

  it('names the screen after the video', async () => {
    show({ answers: { getVideo: video() } });
    await expect.poll(() => document.title).toBe('Sunday league · Pala');
  });
});

describe('a review that another coach has taken', () => {
  const showCoach = (getVideo: Video) =>
    renderScreen(`/coach/video-analysis/${videoId}`, {
      as: 'coach_club',
      answers: {
        openReview: failure('review_claimed', { message: 'Ana Ruiz is already reviewing this video.' }),
        getVideo,
      },
    });

  it('is readable once published', async () => {
    showCoach(video());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sunday league' })).toBeVisible();
    await expect.element(page.getByText('Reviewed by Anna Berg', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to Videos to Review' }))
      .toHaveAttribute('href', '/coach/videos');
    await expect.poll(() => document.title).toBe('Sunday league · Pala');
  });

  it('shows who claimed it before that', async () => {
    showCoach(video(pending));
    await expect.element(page.getByText('Already being reviewed')).toBeVisible();
    await expect.element(page.getByText('Ana Ruiz is already reviewing this video.')).toBeVisible();
  });
});

describe('a published review', () => {
  it('shows score, ratings by group, and texts without the mark of a draft, in their order', async () => {
    show({ answers: { getVideo: video() } });
    await expect.element(page.getByRole('link', { name: /^Score 4\.6/ })).toHaveAttribute('href', '#skills');
    await expect.element(page.getByText('4.6/7.0')).toBeVisible();
    await expect.element(page.getByText('Padel Skill Level')).toBeVisible();
    await expect.element(page.getByText('Reviewed by Anna Berg', { exact: false })).toBeVisible();
    await expect.element(page.getByText('A confident match.', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Small steps.', { exact: true })).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Coach's Video Notes",
      'Video Context',
      'Overall Score',
      'Skill Breakdown',
      'Final Summary',
      'Overall Strengths',
      'Recommendations',
    ]);
    const meters = page.getByRole('meter').elements();
    expect(meters.map((meter) => meter.getAttribute('aria-label'))).toEqual(['Overall Score', 'Volley', 'Footwork']);
  });

  it('omits what was not given or rated', async () => {
    show({
      answers: {
        getVideo: video({ videoType: null, eventDate: null, skillRatings: [], annotations: [], overallStrengths: ' ' }),
      },
    });
    await expect.element(page.getByText('Overall Score').first()).toBeVisible();
    for (const title of ['Video Context', 'Skill Breakdown', "Coach's Video Notes", 'Overall Strengths']) {
      await expect.element(page.getByText(title)).not.toBeInTheDocument();
    }
  });
});

describe('the previous review', () => {
  const previousReview = {
    videoId: at(50),
    title: 'Friday drills',
    publishedAt: '2026-10-02T12:00:00.000Z',
    ratings: { overall: '4.2', volley: '5.8' },
    priorities: [],
  };

  it('is linked, and marked beside each rating', async () => {
    show({ answers: { getVideo: video({ previousReview }) } });
    const link = page.getByRole('link', { name: 'Friday drills' });
    await expect.element(link).toHaveAttribute('href', `/player/video-analysis/${at(50)}`);
    await expect.element(page.getByText('Previous review: 4.2', { exact: false })).toBeVisible();
    // Below the title and in its card.
    await expect.poll(() => page.getByText('+0.4').elements()).toHaveLength(2);
    await expect.element(page.getByText('−0.2')).toBeVisible();
    await expect.element(page.getByText('marks the rating in your previous review')).toBeVisible();
    const meters = page.getByRole('meter').elements();
    expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '4.6 of 7, Solid, 4.2 before',
      '5.6 of 7, Advanced, 5.8 before',
      '3.4 of 7, Getting There',
    ]);
  });

  it('is absent in a first review', async () => {
    show({ answers: { getVideo: video() } });
    await expect.element(page.getByText('4.6/7.0')).toBeVisible();
    await expect.element(page.getByText('revious review', { exact: false })).not.toBeInTheDocument();
  });
});

describe('the notes', () => {
  it('can be filtered by type, with counts', async () => {
    const note = (index: number, type: Video['annotations'][number]['type']) => ({
      ...aMoment,
      id: at(index),
      timestamp: index * 10,
      type,
      title: `Note ${index}`,
      comment: '',
    });
    const annotations = [note(1, 'technique'), note(2, 'strength'), note(3, 'technique'), note(4, 'improvement')];
    show({ answers: { getVideo: video({ annotations }) } });
    await page.getByRole('button', { name: 'Technique 2' }).click();
    await expect.element(page.getByRole('button', { name: 'Technique 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Note 3')).toBeVisible();
    await expect.element(page.getByText('Note 2')).not.toBeVisible();
    await page.getByRole('button', { name: 'All 4' }).click();
    await expect.element(page.getByText('Note 2')).toBeVisible();
  });

  it('have no filter if there are few', async () => {
    show({ answers: { getVideo: video() } });
    await expect.element(page.getByText('Contact too low')).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Filter notes by type' })).not.toBeInTheDocument();
  });

  it('are sorted by time', async () => {
    show({ answers: { getVideo: video() } });
    await expect.element(page.getByRole('button', { name: 'Play at 1:23: Contact too low' })).toBeVisible();
    const notes = page.getByRole('heading', { level: 3 }).elements();
    expect(notes.slice(0, 2).map((note) => note.textContent)).toEqual(['Contact too low', 'Too far back']);
  });

  it('load the video at their time, then seek it, and mark the playing one', async () => {
    show({ answers: { getVideo: video() } });
    await page.getByRole('button', { name: 'Play at 1:23: Contact too low' }).click();
    await expect.poll(() => youtube.players[0]?.time ?? 0).toBeGreaterThanOrEqual(83.4);
    const current = () => document.querySelector('[aria-current="true"] h3')?.textContent;
    await expect.poll(current).toBe('Contact too low');
    await page.getByRole('button', { name: 'Play at 2:31: Too far back' }).click();
    await expect.poll(current).toBe('Too far back');
    expect(youtube.players).toHaveLength(1);
    expect(youtube.players[0]?.playerState).toBe(1);
  });

  it('are shared as links to their time', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({ answers: { getVideo: video() } });
    await page.getByRole('button', { name: 'Copy link to 1:23' }).click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}${path}?t=83`);
    write.mockRestore();
  });

  it('show the time to go to in a Matchi video, which cannot be controlled', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({
      answers: { getVideo: video({ provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' }) },
    });
    await page.getByRole('button', { name: 'Play at 2:31: Too far back' }).click();
    await expect.element(page.getByText('Go to 2:31 in the Matchi player')).toBeVisible();
    expect(write).toHaveBeenCalledWith('2:31');
    write.mockRestore();
  });
});

describe('the video', () => {
  it('loads on demand, and starts where the address says', async () => {
    renderScreen(`${path}?t=83`, { answers: { getVideo: video(pending) } });
    const poster = page.getByRole('button', { name: 'Play Sunday league From 1:23 YouTube' });
    await expect.element(poster).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await poster.click();
    await expect.poll(() => youtube.players[0]?.time ?? 0).toBeGreaterThanOrEqual(83);
    await expect.element(poster).not.toBeInTheDocument();
  });

  it('ignores an invalid position in the address', async () => {
    renderScreen(`${path}?t=soon`, { answers: { getVideo: video(pending) } });
    await expect.element(page.getByRole('button', { name: 'Play Sunday league YouTube' })).toBeVisible();
  });

  it('says beside the player what went wrong', async () => {
    show({ answers: { getVideo: video(pending) } });
    youtube.failNextWith = 100;
    await page.getByRole('button', { name: 'Play Sunday league YouTube' }).click();
    await expect.element(page.getByText('We can’t open this video. Set it to Unlisted and try again.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Open on YouTube/ })).toBeVisible();
  });

  it('from Matchi plays in a frame, and opens on Matchi', async () => {
    show({
      answers: {
        getVideo: video({ ...pending, provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' }),
      },
    });
    const link = page.getByRole('link', { name: /^Open in Matchi/ });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(link).toHaveAttribute('href', 'https://matchi.tv/watch?s=0euhjzrxsjm');
    await page.getByRole('button', { name: 'Play Sunday league Matchi.tv' }).click();
    const frame = page.getByTitle('Sunday league', { exact: true });
    await expect.element(frame).toHaveAttribute('src', 'https://matchi.tv/embed?s=0euhjzrxsjm');
    await expect
      .element(frame)
      .toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  });

  it('is not shown for an unknown link', async () => {
    show({ answers: { getVideo: video({ ...pending, videoUrl: 'https://evil.example/embed' }) } });
    await expect.element(page.getByText('Video format not supported for preview')).toBeVisible();
    expect(document.querySelector('main iframe')).toBeNull();
  });
});
