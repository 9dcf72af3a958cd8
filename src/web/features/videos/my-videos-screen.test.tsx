// My Videos, for players.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand } from '#brand';
import type { NewVideo, Video, VideoSummary } from '#contract/videos/videos.ts';
import { failure, pageOf } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const matchiLink = 'https://matchi.tv/watch?s=0euhjzrxsjm';

function video(index: number, traits: Partial<VideoSummary> = {}): VideoSummary {
  return {
    id: `01890000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
    title: `Match ${index}`,
    videoUrl: matchiLink,
    videoType: null,
    status: 'Pending',
    uploadDate: `2026-10-${String((index % 28) + 1).padStart(2, '0')}T12:00:00.000Z`,
    updatedAt: '2026-11-10T12:00:00.000Z',
    overallScore: null,
    eventDate: null,
    venue: null,
    ...traits,
  };
}

const analyzed = { status: 'Analyzed', overallScore: '4.60' } as const;
const three = [video(3), video(2, analyzed), video(1, { status: 'AI-Analyzed' })];

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const form = page.getByRole('form', { name: 'Add a video' });
const submit = form.getByRole('button', { name: 'Add Video' });
const stored = (body: NewVideo) => ({ ...video(9), ...body }) as unknown as Video;

describe('an administrator', () => {
  const player = {
    id: '01890000-0000-7000-8000-0000000000a1',
    firstName: 'Freja',
    lastName: 'Nygaard',
    country: 'DK',
    currentLevel: '4.0',
    isLevelVerified: true,
    levelWithdrawn: null,
  };

  it('chooses a player, and sees their videos as the player does', async () => {
    const { received, address } = renderScreen('/player/videos', {
      as: 'admin',
      answers: {
        listPlayers: [player],
        listVideos: three,
        getPlayerProgress: {
          player: { ...player, isClubMember: true },
          reviews: [],
          latestTexts: null,
          levelChanges: [],
          measured: null,
        },
      },
    });
    await page.getByRole('button', { name: 'Show videos of Freja Nygaard' }).click();
    await expect.poll(address).toBe(`/player/videos?player=${player.id}`);
    await expect.element(page.getByText('3 videos')).toBeVisible();
    expect(received('listVideos').map(({ query }) => query.playerId)).toEqual([player.id]);
    await expect.element(page.getByRole('link', { name: 'View Analysis of Match 2' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Add Video' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Choose another player' }).click();
    await expect.poll(address).toBe('/player/videos');
  });
});

describe('the list', () => {
  it('shows each video with its state, and opens only those that are analyzed', async () => {
    renderScreen('/player/videos', { answers: { listVideos: three } });
    await expect.element(page.getByText('3 videos')).toBeVisible();
    await expect.element(page.getByText('Coach Review')).toBeVisible();
    await expect.element(page.getByText('Score 4.6/7.0')).toBeVisible();
    const [link] = page.getByRole('link', { name: 'View Analysis of Match 2' }).elements();
    expect(link?.getAttribute('href')).toBe(`/player/video-analysis/${three[1]?.id}`);
    const changes = page.getByRole('link', { name: /^Details of / }).elements();
    expect(changes.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Details of Match 3', `/player/video-analysis/${three[0]?.id}`],
      ['Details of Match 1', `/player/video-analysis/${three[2]?.id}`],
    ]);
    const waiting = page.getByRole('button', { name: 'View Analysis' });
    expect(waiting.elements()).toHaveLength(2);
    await expect.element(waiting.first()).toBeDisabled();
  });

  it('filters and sorts, and keeps both in the address', async () => {
    const screen = renderScreen('/dashboard?sort=oldest', {
      answers: { listVideos: ({ query }) => (query.status === 'pending' ? [video(1), video(3)] : three) },
    });
    await expect.poll(titles).toEqual(['Match 3', 'Match 2', 'Match 1']);
    await page.getByLabelText('Sort by').selectOptions('status');
    await page.getByLabelText('Status').selectOptions('pending');
    await expect.poll(titles).toEqual(['Match 1', 'Match 3']);
    expect(screen.address()).toBe('/dashboard?sort=status&status=pending');
    await expect.element(page.getByText('2 videos')).toBeVisible();
    expect(screen.received('listVideos').map(({ query }) => query)).toEqual([
      { sort: 'oldest', limit: '24' },
      { sort: 'status', limit: '24' },
      { status: 'pending', sort: 'status', limit: '24' },
    ]);
  });

  it('loads further pages on demand', async () => {
    const many = Array.from({ length: 24 }, (_, index) => video(index + 10));
    const screen = renderScreen('/player/videos', {
      answers: { listVideos: ({ query }) => (query.after ? [video(1)] : pageOf(many, many.at(-1)?.id ?? '')) },
    });
    await expect.element(page.getByText('First 24 videos')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(page.getByText('25 videos')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.received('listVideos').at(-1)?.query).toEqual({ limit: '24', after: many.at(-1)?.id });
  });

  it('shows six skeleton cards while loading', async () => {
    renderScreen('/player/videos', { answers: { listVideos: () => new Promise<VideoSummary[]>(() => {}) } });
    await expect.element(page.getByText('Loading videos')).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-busy] > [aria-hidden] > *')).toHaveLength(6);
  });

  it('shows empty filters', async () => {
    renderScreen('/player/videos?status=analyzed', {
      answers: { listVideos: ({ query }) => (query.status === 'analyzed' ? [] : [video(1)]) },
    });
    await expect.element(page.getByText('No analyzed videos found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all videos' }).click();
    await expect.element(page.getByRole('heading', { name: 'Match 1' })).toBeVisible();
  });

  it('shows an empty list, and opens the form from there', async () => {
    renderScreen('/player/videos', { answers: { listVideos: [] } });
    await expect.element(page.getByText('No videos found')).toBeVisible();
    await page.getByRole('button', { name: 'Add your first video' }).click();
    await expect.element(form).toBeVisible();
  });

  it('offers to retry a loading error', async () => {
    let isUp = false;
    renderScreen('/player/videos', { answers: { listVideos: () => (isUp ? three : failure('unavailable')) } });
    await expect.element(page.getByText('Your videos could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Match 1')).toBeVisible();
  });
});

it.each([
  ['with videos', [video(1)]],
  ['without', []],
])('leads to coaches who could review and to uploading, and can be filtered, %s', async (_, listVideos) => {
  const { address } = renderScreen('/player/videos', { answers: { listVideos } });
  await expect.element(page.getByRole('link', { name: 'Find a coach' })).toHaveAttribute('href', '/my-coaches');
  await page.getByLabelText('Status').selectOptions('pending');
  await page.getByLabelText('Sort by').selectOptions('oldest');
  await expect.poll(address).toBe('/player/videos?status=pending&sort=oldest');
  await page.getByRole('link', { name: 'Upload a video' }).click();
  await expect.poll(address).toBe('/dashboard?add=true');
  await expect.element(form).toBeVisible();
});

describe('credits', () => {
  it('refuses direct players without credits, and says why', async () => {
    renderScreen('/player/videos?add=true', {
      as: testUser({ analysisCreditsRemaining: 0 }),
      answers: { listVideos: [] },
    });
    const add = page.getByRole('button', { name: 'Add Video' });
    await expect.element(add).toBeDisabled();
    await expect.element(add).toHaveAccessibleDescription('No analysis credits available');
    await expect.element(page.getByRole('heading', { name: 'Analysis Credits Required' })).toBeVisible();
    await expect
      .element(
        page.getByText(
          'You need analysis credits to upload videos for coach review. Purchase credits or join a club for special pricing.',
        ),
      )
      .toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    // One explanation, with both ways to a credit, and nothing that asks for a video.
    await expect.element(page.getByText(/^Clubs pay for their members’ reviews\. .+ invitation link/)).toBeVisible();
    await expect
      .element(page.getByText(/for new accounts and ends in the club’s code\. .+ send the code to/))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: brand.supportMail }))
      .toHaveAttribute('href', `mailto:${brand.supportMail}?subject=Joining%20a%20club`);
    await expect.element(page.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/subscription');
    await expect.element(page.getByText('Your videos and their reviews will appear here.')).toBeVisible();
    expect(page.getByText(/^(Send|Paste) /).elements()).toEqual([]);
  });

  it('says if credits cannot be bought', async () => {
    const as = testUser({ analysisCreditsRemaining: 0, mayBuy: false });
    renderScreen('/player/videos', { as, answers: { listVideos: [] } });
    await expect
      .element(page.getByText(/You can’t buy credits here yet, because payments aren’t set up/))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Buy credits' })).not.toBeInTheDocument();
  });

  it('lets members of a club add videos without any', async () => {
    renderScreen('/player/videos', {
      as: testUser({ analysisCreditsRemaining: 0, accessType: 'club', clubId: video(8).id }),
      answers: { listVideos: [] },
    });
    await page.getByRole('button', { name: 'Add Video' }).click();
    await expect.element(form.getByText('Your club covers the review.')).toBeVisible();
  });
});

describe('the form', () => {
  it('asks for title and link, and refuses what is no video', async () => {
    renderScreen('/player/videos?add=true', { answers: { listVideos: [] } });
    await submit.click();
    await expect.element(form.getByRole('link', { name: 'Please provide both title and video link.' })).toBeVisible();
    await expect
      .element(form.getByLabelText('Title'))
      .toHaveAccessibleDescription('Please provide both title and video link.');
    await form.getByLabelText('Title').fill('Sunday');
    await form.getByLabelText('Video link').fill('https://vimeo.com/123');
    await submit.click();
    await expect
      .element(form.getByRole('link', { name: 'Please provide a valid YouTube or Matchi.tv URL.' }))
      .toBeVisible();
  });

  it('needs nothing but title and link', async () => {
    const screen = renderScreen('/player/videos', {
      answers: { listVideos: [], createVideo: ({ body }) => stored(body as NewVideo), getPaymentStatus: undefined },
    });
    await page.getByRole('button', { name: 'Add Video' }).click();
    await expect.element(form.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard(`Sunday{Tab}${matchiLink}{Enter}`);
    await expect.element(page.getByText('Video added successfully!')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    const [sent] = screen.received('createVideo');
    expect(sent?.body).toEqual({ title: 'Sunday', videoUrl: matchiLink });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => screen.received('listVideos')).toHaveLength(2);
    expect(screen.received('getCurrentUser')).toHaveLength(2);
    // Reopened, it is empty.
    await page.getByRole('button', { name: 'Add Video' }).click();
    await expect.element(form.getByLabelText('Title')).toHaveValue('');
  });

  it('sends the context, with position and focus as one description', async () => {
    const screen = renderScreen('/player/videos?add=true', {
      answers: { listVideos: [], createVideo: ({ body }) => stored(body as NewVideo) },
    });
    await form.getByLabelText('Title').fill('Sunday');
    await form.getByLabelText('Video link').fill('youtu.be/dQw4w9WgXcQ');
    await form.getByText('More for your coach').click();
    await form.getByLabelText('Type of play').selectOptions('training');
    await form.getByLabelText('Court position').selectOptions('Left side (revés)');
    await form.getByLabelText('Camera').selectOptions('elevated');
    await form.getByLabelText('Your equipment').fill('Yellow racket');
    await form.getByLabelText('Focus').selectOptions('Net play');
    await submit.click();
    await expect
      .poll(() => screen.received('createVideo')[0]?.body)
      .toEqual({
        title: 'Sunday',
        videoUrl: 'youtu.be/dQw4w9WgXcQ',
        videoType: 'training',
        courtDescription: 'Left side (revés) - Net play',
        cameraAngle: 'elevated',
        playerEquipment: 'Yellow racket',
      });
  });

  it.each([
    ['Court position', 'Both sides'],
    ['Focus', 'Net play'],
  ])('accepts a %s alone, and sends the two only together', async (label, choice) => {
    const screen = renderScreen('/player/videos?add=true', {
      answers: { listVideos: [], createVideo: ({ body }) => stored(body as NewVideo) },
    });
    await form.getByLabelText('Title').fill('Sunday');
    await form.getByLabelText('Video link').fill(matchiLink);
    await form.getByText('More for your coach').click();
    await form.getByLabelText(label).selectOptions(choice);
    await expect
      .element(form.getByLabelText('Focus'))
      .toHaveAccessibleDescription('Your coach gets position and focus together, so choose both.');
    await submit.click();
    await expect.poll(() => screen.received('createVideo')[0]?.body).toEqual({ title: 'Sunday', videoUrl: matchiLink });
  });

  it('keeps everything on a failure, and repeats a submission under the same key', async () => {
    let isUp = false;
    const screen = renderScreen('/player/videos?add=true', {
      answers: {
        listVideos: [],
        createVideo: ({ body }) => (isUp ? stored(body as NewVideo) : failure('internal')),
      },
    });
    await form.getByLabelText('Title').fill('Sunday');
    await form.getByLabelText('Video link').fill(matchiLink);
    await submit.click();
    await expect.element(page.getByText('Failed to add video. Please try again.').first()).toBeVisible();
    await expect.element(form.getByLabelText('Title')).toHaveValue('Sunday');
    await submit.click();
    await expect.poll(() => screen.received('createVideo')).toHaveLength(2);
    await form.getByLabelText('Title').fill('Monday');
    isUp = true;
    await submit.click();
    await expect.poll(() => screen.received('createVideo')).toHaveLength(3);
    const [first, again, changed] = screen.received('createVideo').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('keeps typed text when closed, until cancelled', async () => {
    renderScreen('/player/videos?add=true', { answers: { listVideos: [] } });
    await form.getByLabelText('Title').fill('Sunday');
    await form.getByRole('button', { name: 'Close the form' }).click();
    const add = page.getByRole('button', { name: 'Add Video' });
    await expect.element(add).toHaveFocus();
    await add.click();
    await expect.element(form.getByLabelText('Title')).toHaveValue('Sunday');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await add.click();
    await expect.element(form.getByLabelText('Title')).toHaveValue('');
  });
});
