// The player's dashboard.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { VideoSummary } from '#contract/videos/videos.ts';
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
    await expect.element(page.getByText('Match 4')).toBeVisible();
    const header = page.getByRole('heading', { level: 1 }).element().parentElement;
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

  it.each([
    ['ES', 'FEP 2.7 · Básico'],
    ['AR', 'APA 3.3 · Intermedio Bajo'],
    ['SE', 'Lower Intermediate'],
  ])('show the DPF level to a player from %s, with their own scale below', async (country, label) => {
    renderScreen('/player', { as: testUser({ country }), answers: { getPlayerDashboard } });
    await expect.element(page.getByText('DPF Level')).toBeVisible();
    expect(figure('DPF Level')).toContain('3.0');
    await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible();
  });
});

it('the dashboard has no popup before it is loaded', async () => {
  const asked = Promise.withResolvers<typeof getPlayerDashboard>();
  renderScreen(<PlayerDashboardScreen popup={<p>Over it</p>} />, {
    answers: { getPlayerDashboard: () => asked.promise },
  });
  await expect.element(page.getByText('Analysis Status')).toBeVisible();
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
    const main = page.getByRole('main');
    await expect.element(main.getByRole('link', { name: 'View Progress' })).toHaveAttribute('href', '/progress');
    await main.getByRole('link', { name: 'Upload New Video' }).click();
    await expect.element(page.getByRole('form', { name: 'Add a video' })).toBeVisible();
  });
});

it('the dashboard offers credits instead of a video that cannot be sent', async () => {
  renderScreen('/player', {
    as: testUser({ analysisCreditsRemaining: 0 }),
    answers: { getPlayerDashboard: nothingYet, listVideos: [] },
  });
  await expect.element(page.getByText("Your coach's ratings and notes will appear here.")).toBeVisible();
  expect(page.getByText(/^(Send|Paste) /).elements()).toEqual([]);
  await expect.element(page.getByText('You need a credit to send a video. Get one.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Upload New Video' }).click();
  await expect.element(page.getByRole('heading', { name: 'Analysis Credits Required' })).toBeVisible();
});

describe('recent coach feedback', () => {
  it('shows the latest reviews with score and date, and links to all', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    const latest = page.getByRole('link', { name: /Match 4/ });
    await expect.element(latest).toMatchTextContent(/Reviewed .*2026.*4\.7\/7\.0/);
    await expect.element(page.getByRole('link', { name: /Match \d/ })).toHaveLength(3);
    await expect
      .element(page.getByRole('link', { name: 'View All Feedback' }))
      .toHaveAttribute('href', '/player/videos');
  });

  it('opens a review with its title', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard, getVideo: failure('not_found') } });
    await page.getByRole('link', { name: /Match 4/ }).click();
    await expect.element(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Video · Pala');
  });

  it('offers the first step without a review', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard: nothingYet } });
    await expect
      .element(page.getByRole('link', { name: 'Start Your Journey' }))
      .toHaveAttribute('href', '/player/videos');
  });

  it('does not ask for a first video while one is in review', async () => {
    const waiting = { ...nothingYet, counts: { ...nothingYet.counts, videos: 1, inReview: 1 } };
    renderScreen('/player', { answers: { getPlayerDashboard: waiting } });
    await expect.element(page.getByText(/^Your video is with the coaches/)).toBeVisible();
    await expect.element(page.getByText(/^Send your first video/)).not.toBeInTheDocument();
  });

  it('can be reloaded after an error', async () => {
    let isUp = false;
    renderScreen('/player', {
      answers: { getPlayerDashboard: () => (isUp ? getPlayerDashboard : failure('unavailable')) },
    });
    await expect.element(page.getByText('Your feedback could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Match 4')).toBeVisible();
  });
});

describe('performance insights', () => {
  const panel = page.getByRole('main');

  it('show the level, counts, and advice for the level', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Performance Insights' })).toBeVisible();
    await expect.element(panel.getByText('DPF 3.0 · Lower Intermediate')).toBeVisible();
    await expect.element(panel.getByText('Videos Analyzed')).toBeVisible();
    await expect.element(panel.getByText('In Review')).toBeVisible();
    await expect.element(panel.getByText('Awaiting Coach Review')).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'Consistency and court position' })).toBeVisible();
  });

  it('show no unstated level, and no beginner advice for it', async () => {
    renderScreen('/player', {
      as: testUser({ country: 'ES', currentLevel: '1.0', isLevelStated: false }),
      answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn: [{ skill: 'lob', focus: null }] } },
    });
    await expect.element(page.getByRole('heading', { name: 'Getting your level' })).toBeVisible();
    expect(figure('DPF Level')).toContain('Not Rated');
    const { textContent } = page.getByRole('main').element();
    expect(textContent).toMatch(/Film an ordinary game/);
    expect(textContent).not.toMatch(/FEP|Iniciación|ten in a row/);
    expect(page.getByRole('meter', { name: /level/i }).elements()).toEqual([]);
  });

  it('recommend four actions, the first two for the two weakest skills', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByText(/the last metre before the glass/)).toBeVisible();
    const actions = page.getByRole('heading', { name: 'Recommended actions' }).element().parentElement;
    expect(actions?.querySelectorAll('li')).toHaveLength(4);
    await expect
      .element(page.getByRole('link', { name: 'See lob ratings' }))
      .toHaveAttribute('href', '/performance?tab=skills');
    await expect.element(page.getByRole('link', { name: 'See bandeja ratings' })).toBeVisible();
  });

  it('start with the coach\u2019s priorities, word for word', async () => {
    const workOn = [{ skill: 'bandeja' as const, focus: 'Turn before the ball is over you' }];
    renderScreen('/player', { answers: { getPlayerDashboard: { ...getPlayerDashboard, workOn } } });
    await expect.element(page.getByText('Your coach: Turn before the ball is over you')).toBeVisible();
    const actions = page.getByRole('heading', { name: 'Recommended actions' }).element().parentElement;
    expect(actions?.querySelector('li')?.textContent).toMatch(/Turn before the ball is over you/);
    await expect.element(page.getByRole('link', { name: 'See bandeja ratings' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See lob ratings' })).not.toBeInTheDocument();
  });

  it('link to the skill\u2019s history', async () => {
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

  it('recommend four actions for the level before the first review', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard: nothingYet } });
    await expect.element(page.getByText(/^Count your unforced errors/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^See .* ratings$/ })).not.toBeInTheDocument();
  });
});

describe('the overall score and next session', () => {
  const nextSession = {
    title: 'Overheads',
    sessionDate: '2032-11-03T17:30:00.000Z',
    duration: 90,
    place: 'Court 2',
    coach: { firstName: 'Anna', lastName: 'Berg' },
  };
  const member = testUser({ accessType: 'club', clubId: idAt(3) });

  it('show the latest score and its change since the previous review', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Overall Score' })).toBeVisible();
    const score = page.getByRole('heading', { name: 'Overall Score' }).element().closest('section');
    expect(score?.textContent).toMatch(/4\.7\/7\.0.*\+0\.4.*since the previous review/);
  });

  it('show no score before the first review, and no change before the second', async () => {
    renderScreen('/player', { answers: { getPlayerDashboard: { ...getPlayerDashboard, scores: ['4.10'] } } });
    await expect.element(page.getByRole('heading', { name: 'Overall Score' })).toBeVisible();
    await expect.element(page.getByText('since the previous review')).not.toBeInTheDocument();
    renderScreen('/player', { answers: { getPlayerDashboard: nothingYet } });
    await expect.element(page.getByText('No feedback yet')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Overall Score' })).toHaveLength(1);
  });

  it('show a club member’s next session, with a link to all', async () => {
    renderScreen('/player', { as: member, answers: { getPlayerDashboard: { ...getPlayerDashboard, nextSession } } });
    await expect.element(page.getByRole('heading', { name: 'Next session' })).toBeVisible();
    await expect.element(page.getByText('Overheads')).toBeVisible();
    await expect.element(page.getByText('90 min with Anna Berg, Court 2')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All sessions' })).toHaveAttribute('href', '/player/training');
  });

  it('say when no session is planned, and show none to direct players', async () => {
    renderScreen('/player', { as: member, answers: { getPlayerDashboard } });
    await expect.element(page.getByText('No session planned.')).toBeVisible();
    renderScreen('/player', { answers: { getPlayerDashboard } });
    await expect.element(page.getByRole('heading', { name: 'Overall Score' })).toHaveLength(2);
    await expect.element(page.getByRole('heading', { name: 'Next session' })).toHaveLength(1);
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

it('the panels appear together with the subscription banner, so that they do not shift under a press', async () => {
  const asked = Promise.withResolvers<Answer<Endpoints['getSubscriptionStatus']>>();
  renderScreen('/player', { answers: { getPlayerDashboard, getSubscriptionStatus: () => asked.promise } });
  const panels = page.getByText('Performance Insights');
  await expect.element(panels).toBeInTheDocument();
  await expect.element(panels).not.toBeVisible();
  asked.resolve({
    hasSubscription: true,
    status: 'active',
    subscription: { planType: 'pro', videoCreditsRemaining: 3 },
    messageQuotaRemaining: 97,
  });
  await expect.element(page.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  await expect.element(panels).toBeVisible();
});
