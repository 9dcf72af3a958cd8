// The player's dashboard.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import type { VideoSummary } from '#contract/videos/videos.ts';
import { levelOptions } from '#domain/levels/levels.ts';
import { motivationalLines } from '#domain/progress/motivation.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { animationsIn, reduceMotion } from '#web/testing/reduced-motion.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { MotivationalMessage } from './motivational-message.tsx';
import { PlayerDashboardScreen } from './player-dashboard-screen.tsx';

function review(index: number): VideoSummary {
  return {
    id: `01890000-0000-7000-8000-0000000005${String(index).padStart(2, '0')}`,
    title: `Match ${index}`,
    videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm',
    videoType: null,
    status: 'Analyzed',
    uploadDate: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-03T12:00:00.000Z',
    overallScore: '4.65',
    eventDate: null,
    venue: null,
  };
}

const getPlayerDashboard = {
  counts: { videos: 6, analyzed: 4, inReview: 2 },
  recentFeedback: [review(4), review(3), review(2)],
  workOn: [
    { skill: 'lob', focus: null },
    { skill: 'bandeja', focus: null },
  ] as { skill: 'lob' | 'bandeja'; focus: string | null }[],
  scores: ['4.10', '4.30', '4.65'],
  nextSession: null,
};
const nothingYet = {
  counts: { videos: 0, analyzed: 0, inReview: 0 },
  recentFeedback: [],
  workOn: [],
  scores: [],
  nextSession: null,
};

const waiting = { ...nothingYet, counts: { videos: 1, analyzed: 0, inReview: 1 } };
const member = testUser({ accessType: 'club', clubId: idAt(3) });
const main = page.getByRole('main');
const latestTitle = page.getByRole('heading', { name: 'Match 4' });

/** A figure card by its label. */
const figure = (label: string) => page.getByText(label, { exact: true }).element().parentElement?.textContent;

describe('the welcome', () => {
  it.each([
    [{}, 'Welcome, Maja'],
    [{ firstName: '', username: 'maja7' }, 'Welcome, maja7'],
    [{ firstName: '' }, 'Welcome, Champion'],
  ])('of a player with %o is "%s"', async (traits, heading) => {
    renderScreen('/player', { as: testUser(traits), answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('shows one of the ten lines, unchanged while the screen is open', async () => {
    const { queryClient, received } = renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(latestTitle).toBeVisible();
    const header = page.getByRole('heading', { level: 1 }).element().closest('header');
    const shown = () => motivationalLines.filter((line) => header?.textContent.includes(line));
    const first = shown();
    expect(first).toHaveLength(1);
    await queryClient.invalidateQueries();
    await expect.poll(() => received('getPlayerDashboard').length).toBeGreaterThan(1);
    expect(shown()).toEqual(first);
  });

  it('keeps the line in the initial page', async () => {
    const shape = document.createElement('p');
    shape.dataset['motivation'] = '';
    shape.textContent = 'The line of the page.';
    document.body.append(shape);
    renderScreen(<MotivationalMessage />);
    await expect.poll(() => page.getByText('The line of the page.').elements()).toHaveLength(2);
    shape.remove();
  });

  it('rolls a ball under the line without taking space, and is still with reduced motion', async () => {
    renderScreen(<MotivationalMessage />);
    const message = page.getByText(/\.$/);
    await expect.element(message).toBeVisible();
    const height = message.element().getBoundingClientRect().height;
    expect(animationsIn(message.element())).toEqual(['message-line', 'message-ball']);
    await reduceMotion();
    expect(animationsIn(message.element())).toEqual([]);
    expect(message.element().getBoundingClientRect().height).toBe(height);
  });

  it('is also at / and at /player/home', async () => {
    const screen = renderScreen('/player/home', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maja' })).toBeVisible();
    expect(screen.address()).toBe('/player');
    const start = renderScreen('/', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Maja' }).last()).toBeVisible();
    expect(start.address()).toBe('/');
  });

  it('is for players; administrators get links instead', async () => {
    renderScreen('/player', { as: userWithRole('admin') });
    await expect.element(page.getByText('This dashboard belongs to players')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Switch Role' }))
      .toHaveAttribute('href', '/role-switcher');
  });
});

it('the dashboard shows the latest review and what to do about it first, then what is under way, the ways on and the figures', async () => {
  renderScreen('/player', { as: member, answers: { getPlayerDashboard } });
  await expect.element(page.getByRole('heading', { name: 'Performance Insights' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your lowest ratings' })).toBeVisible();
  const texts = [
    'Recent Coach Feedback',
    'Match 4',
    'Your lowest ratings',
    'Match 3',
    'In Review',
    'Next session',
    'Performance Insights',
    'Upload New Video',
    'DPF Level',
  ];
  const placesNow = () => texts.map((text) => main.element().textContent.indexOf(text));
  // Some parts load late.
  await expect.poll(placesNow).not.toContain(-1);
  const places = placesNow();
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

describe('the figures', () => {
  it('are level, videos, analysis status and credits', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByText('Analysis Status')).toBeVisible();
    await expect.element(page.getByText('Pending')).toBeVisible();
    const labels = page.getByText(/^(DPF Level|Videos Uploaded|Analysis Status|Analysis Credits)$/).elements();
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'DPF Level',
      'Videos Uploaded',
      'Analysis Status',
      'Analysis Credits',
    ]);
    await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('4');
    await expect.element(page.getByRole('definition').nth(1)).toHaveTextContent('2');
    await expect.element(page.getByText('One credit is one review.')).toBeVisible();
  });

  it('say the level once, and whether it is verified', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Performance Insights' })).toBeVisible();
    expect(figure('DPF Level')).toMatch(/3\.0Awaiting Coach Review.*Lower Intermediate/);
    expect(main.element().textContent.match(/Lower Intermediate/g)).toHaveLength(1);
  });

  it.each([
    ['ES', 'about 2.7 FEP · Básico'],
    ['AR', 'about 3.3 APA · Intermedio Bajo'],
    ['SE', 'Lower Intermediate'],
  ])('show the DPF level to a player from %s, with their own scale below', async (country, label) => {
    renderScreen('/player', { as: testUser({ country }), answers: { getPlayerDashboard } });
    await expect.element(page.getByText('DPF Level')).toBeVisible();
    expect(figure('DPF Level')).toMatch(new RegExp(`3\\.0.*${label}$`));
  });

  it('leave "about" out once the scale’s mapping is set', async () => {
    const steps = levelOptions.map((_, index) => ({ value: index + 1, label: `Nivel ${index + 1}` }));
    const as = testUser({ country: 'ES', scaleMappings: [{ scale: 'FEP', steps }] });
    renderScreen('/player', { as, answers: { getPlayerDashboard } });
    await expect.element(page.getByText('DPF Level')).toBeVisible();
    expect(figure('DPF Level')).toMatch(/FEP 5\.0 · Nivel 5$/);
  });
});

it('the dashboard has no popup before it is loaded', async () => {
  const asked = Promise.withResolvers<typeof getPlayerDashboard>();
  renderScreen(<PlayerDashboardScreen popup={<p>Over it</p>} />, {
    answers: { getPlayerDashboard: () => asked.promise },
  });
  await expect.element(page.getByText('Loading your dashboard')).toBeInTheDocument();
  await expect.element(page.getByText('Over it')).not.toBeInTheDocument();
  asked.resolve(getPlayerDashboard);
  await expect.element(page.getByText('Over it')).toBeVisible();
});

describe('the action cards', () => {
  it.each([
    [{ accessType: 'direct', analysisCreditsRemaining: 9 }, true],
    [{ accessType: 'club', clubId: idAt(3), analysisCreditsRemaining: 1 }, true],
    [{ accessType: 'club', clubId: idAt(3), analysisCreditsRemaining: 2 }, false],
    [{ accessType: 'direct', analysisCreditsRemaining: 0, mayBuy: false }, false],
  ] as const)('of %j offer subscribing or buying: %s', async (traits, isOffered) => {
    renderScreen('/player', { as: testUser(traits), answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('link', { name: 'Upload New Video' })).toBeVisible();
    const card = page.getByRole('link', { name: 'Subscribe or Buy Credits' });
    if (isOffered) await expect.element(card).toHaveAttribute('href', '/subscription');
    else await expect.element(card).not.toBeInTheDocument();
  });

  it('promise 24–48 hours once a coach has the video, and 24 for Matchi', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    const text = page.getByText(/^Paste a YouTube or Matchi\.tv link\./);
    await expect.element(text).toBeVisible();
    expect(text.element().textContent?.replaceAll('\u2060', '')).toMatch(
      /Once a coach has it, the review takes 24–48 hours, or 24 for a Matchi recording\.$/,
    );
  });

  it('link to the form and the progress page', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard, listVideos: [] } });
    await expect.element(main.getByRole('link', { name: 'View Progress' })).toHaveAttribute('href', '/progress');
    await main.getByRole('link', { name: 'Upload New Video' }).click();
    await expect.element(page.getByRole('form', { name: 'Add a video' })).toBeVisible();
  });
});

describe('recent coach feedback', () => {
  it('shows the latest reviews with score and date, and links to all', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(latestTitle).toBeVisible();
    const latest = latestTitle.element().parentElement;
    expect(latest?.textContent).toMatch(/Reviewed .*2026.*4\.7\/7\.0.*\+0\.4.*since the previous review/);
    await expect.element(page.getByRole('link', { name: /Match \d/ })).toHaveLength(3);
    await expect.element(page.getByRole('link', { name: /Match 3/ })).toMatchTextContent(/Reviewed .*2026.*4\.7\/7\.0/);
    await expect
      .element(page.getByRole('link', { name: 'View All Feedback' }))
      .toHaveAttribute('href', '/player/videos');
  });

  it('opens a review with its title', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard, getVideo: failure('not_found') } });
    await page.getByRole('link', { name: 'Open the review of Match 4' }).click();
    await expect.element(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Video · Pala');
  });

  it('shows no change before the second review', async () => {
    renderScreen('/player', {
      answers: { getPlayerDashboard: { ...getPlayerDashboard, recentFeedback: [review(4)], scores: ['4.65'] } },
    });
    await expect.element(latestTitle).toBeVisible();
    await expect.element(page.getByText('since the previous review')).not.toBeInTheDocument();
  });

  it('says that a first video is with the coaches, and shows an example meanwhile', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard: waiting } });
    await expect.element(page.getByText(/^Your video is with the coaches/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start Your Journey' }))
      .toHaveAttribute('href', '/player/videos');
    await expect.element(page.getByRole('button', { name: 'See an example review' })).toBeVisible();
  });

  it('can be reloaded after an error', async () => {
    let isUp = false;
    renderScreen('/player', {
      answers: { getPlayerDashboard: () => (isUp ? getPlayerDashboard : failure('unavailable')) },
    });
    await expect.element(page.getByText('Your feedback could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(latestTitle).toBeVisible();
  });
});

describe('what to work on', () => {
  it('says what the coach asked to see again, also of a skill that is no priority now', async () => {
    const workOn = [{ skill: 'bandeja' as const, focus: 'Turn before the ball is over you' }];
    const request = (skill: 'bandeja' | 'lob', dueOn: string): SituationRequest => ({
      id: crypto.randomUUID(),
      playerId: userWithRole('player').id,
      skill,
      focus: 'Turn',
      dueOn,
      asked: { videoId: crypto.randomUUID(), title: 'Club night', publishedAt: '2026-01-02T12:00:00.000Z' },
      reply: null,
      closed: null,
    });
    const listSituationRequests = [request('bandeja', '2098-01-03'), request('lob', '2026-01-09')];
    renderScreen('/player', {
      answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn }, listSituationRequests },
    });
    await expect.element(page.getByText(/^Send the same situation by Friday 3 Jan/)).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Asked for by your coach' }))
      .toMatchTextContent(/Lob.*It’s still open, so send it when you can/);
    await expect
      .element(page.getByRole('link', { name: 'Add the video' }).first())
      .toHaveAttribute('href', '/player/videos?add=true');
  });

  it('is the coach\u2019s priorities, word for word', async () => {
    const workOn = [{ skill: 'bandeja' as const, focus: 'Turn before the ball is over you' }];
    renderScreen('/player', { answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn } } });
    const heading = page.getByRole('heading', { name: 'Work on this first' });
    await expect.element(heading).toBeVisible();
    const [item, ...others] = heading.element().parentElement?.querySelectorAll('li') ?? [];
    expect(item?.textContent).toMatch(/Bandeja.*Turn before the ball is over you/);
    expect(others).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: 'See bandeja ratings' }))
      .toHaveAttribute('href', '/performance?tab=skills');
    expect(main.element().textContent.match(/Turn before the ball is over you/g)).toHaveLength(1);
  });

  it('is advice for the two lowest ratings without priorities', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Your lowest ratings' })).toBeVisible();
    await expect.element(page.getByText(/the last metre before the glass/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See lob ratings' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See bandeja ratings' })).toBeVisible();
  });

  it('links to the skill\u2019s history', async () => {
    const workOn = [{ skill: 'bandeja' as const, focus: 'Turn before the ball is over you' }];
    const { received } = renderScreen('/player', {
      answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn }, getSkillThread: [] },
    });
    await page.getByRole('button', { name: 'History of Bandeja' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Bandeja over time' });
    await expect.element(dialog.getByText(/^No published review covers bandeja yet/)).toBeVisible();
    expect(received('getSkillThread').map(({ params }) => params)).toEqual([
      { userId: testUser().id, skill: 'bandeja' },
    ]);
  });
});

describe('performance insights', () => {
  const actions = () => [
    ...(page.getByRole('heading', { name: 'Recommended actions' }).element().parentElement?.querySelectorAll('li') ??
      []),
  ];

  it('show what matters at the level, and the actions that are about no single skill', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Performance Insights' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Consistency and court position' })).toBeVisible();
    expect(actions()).toHaveLength(2);
  });

  it('recommend four actions before the first review', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard: waiting } });
    await expect.element(page.getByText(/^Count your unforced errors/)).toBeVisible();
    expect(actions()).toHaveLength(4);
    await expect.element(page.getByRole('link', { name: /^See .* ratings$/ })).not.toBeInTheDocument();
  });

  it('show no unstated level, and no beginner advice for it', async () => {
    renderScreen('/player', {
      as: testUser({ country: 'ES', currentLevel: '1.0', isLevelStated: false }),
      answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn: [{ skill: 'lob', focus: null }] } },
    });
    await expect.element(page.getByRole('heading', { name: 'Getting your level' })).toBeVisible();
    expect(figure('DPF Level')).toContain('Not Rated');
    const { textContent } = main.element();
    expect(textContent).toMatch(/Film an ordinary game/);
    expect(textContent).not.toMatch(/FEP|Iniciación|ten in a row/);
  });
});

it('the subscription banner shows plan and remaining quota, with a link to manage it', async () => {
  const subscription = { planType: 'pro', videoCreditsRemaining: 3 } as const;
  const getSubscriptionStatus = {
    hasSubscription: true,
    status: 'active',
    subscription,
    messageQuotaRemaining: 97,
  } as const;
  renderScreen('/player', { answers: { getPlayerDashboard, getSubscriptionStatus } });
  await expect.element(page.getByText('97 of 100 messages and 3 plan credits left')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Manage subscription' }))
    .toHaveAttribute('href', '/subscription-management');
});
