// The progress page for players and administrators.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt, levelChange, playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { four, member, memberAnswers } from './testing/member-fixtures.ts';

/** The page of a player without reviews of any skill. */
const open = (address: string, { answers, ...options }: NonNullable<Parameters<typeof renderScreen>[1]>) =>
  renderScreen(address, { ...options, answers: { getSkillThread: [], ...answers } });

const card = (name: string) => page.getByRole('heading', { name, level: 2 }).element().closest('section');
const reviewAt = (index: number) => `/player/video-analysis/${idAt(index)}`;

describe('the Performance tab', () => {
  it('shows a club member’s level, sessions, skills and goal', async () => {
    open('/progress', { as: member, answers: memberAnswers });
    await expect.element(page.getByRole('heading', { name: 'Your Progress Journey' })).toBeVisible();
    await expect.element(page.getByRole('meter', { name: /^Level/ })).toHaveAttribute('aria-valuenow', '3.5');
    await expect.element(page.getByText('Pala Verified')).toBeVisible();
    // (3.0 + 3.3 + 3.6) / 3
    expect(card('Recent Performance')?.textContent).toContain('3.3/7.0');
    // Lob 3.0 → 3.4 and bandeja 2.6 → 3.2; overall does not count.
    expect(card('Skill trend')?.textContent).toContain('2skills are improving');
    const skills = page.getByRole('list', { name: 'Rated skills' });
    await expect.element(skills.getByRole('button', { name: /^Lob 3\.4.*improving/ })).toBeVisible();
    // From 2.8 to 4.0, at 3.5.
    await expect.element(page.getByRole('meter', { name: 'Goal progress' })).toHaveAttribute('aria-valuenow', '58');
    await expect.element(page.getByText('Great Progress!')).toBeVisible();
  });

  // 4.13 after 3.57: shown as 4.1, and 0.6 higher.
  const six = ['3.5', '3.6', '3.6', '4.1', '4.1', '4.2'].map((score, index) =>
    reviewPoint(index, { overallScore: score }),
  );

  it('compares exact averages, not rounded ones', async () => {
    open('/progress', { answers: { getPlayerProgress: playerProgress(six) } });
    const sentence = page.getByText('last 3 analyzed sessions, 0.6 higher than before.', { exact: false });
    await expect.element(sentence).toBeVisible();
  });

  it('makes no claim about all sessions from a single rated one', async () => {
    const unrated = six.map((review, index) => (index === 5 ? review : { ...review, overallScore: null }));
    open('/progress', { answers: { getPlayerProgress: playerProgress(unrated) } });
    await expect.element(page.getByText('Overall rating of one analyzed session.')).toBeVisible();
  });

  it('shows the path to the next level, with a drill for each skill', async () => {
    const ratings = { overall: '3.0', lob: '2.8', volley: '3.6' };
    const answers = { getPlayerProgress: playerProgress([reviewPoint(1, { ratings })]) };
    open('/progress', { as: testUser({ currentLevel: '3.0' }), answers });
    await expect.element(page.getByRole('heading', { name: 'Path to DPF 3.5 · Lower Intermediate+' })).toBeVisible();
    // (2.9 + 3.6) / 2 = 3.25
    const way = card('Path to DPF 3.5 · Lower Intermediate+');
    expect(way?.textContent).toMatch(/Lob.*2\.8 now, 2\.9 needed.*Drill: /);
    expect(way?.textContent).not.toMatch(/Volley|months/);
  });

  it('begins with the level and the path to the next one', async () => {
    open('/progress', { as: member, answers: memberAnswers });
    await expect.element(page.getByRole('heading', { name: /^Path to/ })).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 }).elements();
    const titles = headings.map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Current level', expect.stringMatching(/^Path to/)]);
  });

  it('shows the two lowest skills of the path, and the others on request', async () => {
    const ratings = { overall: '3.0', lob: '2.8', volley: '2.8', bandeja: '2.8' };
    const answers = { getPlayerProgress: playerProgress([reviewPoint(1, { ratings })]) };
    open('/progress', { as: testUser({ currentLevel: '3.0' }), answers });
    const more = page.getByText('1 more skill');
    await expect.element(more).toBeVisible();
    const drills = page.getByText('Drill:');
    await expect.poll(() => drills.elements().filter((one) => one.checkVisibility()).length).toBe(2);
    await more.click();
    await expect.poll(() => drills.elements().filter((one) => one.checkVisibility()).length).toBe(3);
  });

  it('opens the history of a skill', async () => {
    const screen = open('/progress', { as: member, answers: memberAnswers });
    await page.getByRole('button', { name: /^Lob 3\.4.*improving/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Lob over time' })).toBeVisible();
    await expect.poll(() => screen.received('getSkillThread')).toMatchObject([{ params: { skill: 'lob' } }]);
  });

  it('shows when and by whom a level was withdrawn, beside it, below it and in the history', async () => {
    const withdrawn = { at: '2026-03-12T12:00:00.000Z', by: { firstName: 'Dario', lastName: 'Vega' } };
    const getPlayerProgress = playerProgress(four, {
      player: { isClubMember: true, currentLevel: '3.5', levelWithdrawn: withdrawn },
      levelChanges: [levelChange({ withdrawn })],
    });
    open('/progress', { as: member, answers: { ...memberAnswers, getPlayerProgress } });
    await expect.element(page.getByText(/^Withdrawn on .*2026 by Dario Vega$/)).toBeVisible();
    expect(page.getByText(/Pala Verified|Awaiting Coach Review/).elements()).toEqual([]);
    const verified = page.getByRole('list', { name: 'Verified levels' });
    await expect
      .element(verified)
      .toMatchTextContent(/DPF 3\.5.*, verified .*2026 by Lucía Ferrer, withdrawn on .*2026 by Dario Vega$/);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect.element(page.getByRole('heading', { name: 'History', level: 2 })).toBeVisible();
    expect(card('History')?.textContent).toMatch(
      /Level verified: DPF 3\.5Level · .*2026, withdrawn on .*2026 by Dario Vega/,
    );
  });

  it('lists the three latest training sessions and analyses', async () => {
    open('/player/progress', { as: member, answers: memberAnswers });
    await expect.element(page.getByText('Session 4')).toBeVisible();
    const titles = (name: string) =>
      [...(card(name)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(titles('Recent training').map((text) => text?.slice(0, 9))).toEqual(['Session 4', 'Session 3', 'Session 2']);
    expect(titles('Recent analyses').map((text) => text?.slice(0, 7))).toEqual(['Match 3', 'Match 2', 'Match 1']);
    expect(card('Recent analyses')?.querySelector('a')?.getAttribute('href')).toBe(reviewAt(3));
  });

  it('shows the banner from a quarter of the way', async () => {
    const nearStart = playerProgress(four, { player: { isClubMember: true, currentLevel: '3.0' } });
    open('/progress', { as: member, answers: { ...memberAnswers, getPlayerProgress: nearStart } });
    await expect.element(page.getByRole('meter', { name: 'Goal progress' })).toHaveAttribute('aria-valuenow', '17');
    await expect.element(page.getByText('Great Progress!')).not.toBeInTheDocument();
  });

  it('says when no goals are set, and when they could not be loaded', async () => {
    let isSet = false;
    open('/progress', {
      as: member,
      answers: { ...memberAnswers, getGoals: () => (isSet ? null : failure('unavailable')) },
    });
    await expect.element(page.getByText('Goal progress could not be loaded')).toBeVisible();
    await expect.element(page.getByText('Session 4')).toBeVisible();
    isSet = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No Goals Set Yet')).toBeVisible();
  });

  it('says to direct players that goals are for club players, without a request', async () => {
    const screen = open('/progress', { answers: { getPlayerProgress: playerProgress(four) } });
    await expect.element(page.getByText('Goal tracking and timelines are available for club players')).toBeVisible();
    await expect.element(page.getByText('Recent training')).not.toBeInTheDocument();
    expect([screen.received('getGoals'), screen.received('listTrainingSessions')]).toEqual([[], []]);
  });

  it('filters everything but the goal by view, and keeps the view in the address', async () => {
    const screen = open('/progress', { as: member, answers: memberAnswers });
    await page.getByLabelText('View').selectOptions('game');
    await expect.poll(screen.address).toBe('/progress?view=game');
    // (2.8 + 3.0 + 3.3) / 3
    await expect.poll(() => card('Recent Performance')?.textContent).toContain('3.0/7.0');
    await expect.element(page.getByText('Recent training')).not.toBeInTheDocument();
    await expect.element(page.getByRole('meter', { name: 'Goal progress' })).toHaveAttribute('aria-valuenow', '58');
    await page.getByLabelText('View').selectOptions('all');
    await expect.poll(screen.address).toBe('/progress');
  });

  it('offers all videos for a view without reviews', async () => {
    const screen = open('/progress?view=training', {
      answers: { getPlayerProgress: playerProgress(four.slice(0, 2)) },
    });
    await expect.element(page.getByText('No analyzed training videos yet')).toBeVisible();
    await page.getByRole('button', { name: 'Show all videos' }).click();
    await expect.element(page.getByText('Match 1', { exact: true })).toBeVisible();
    expect(screen.address()).toBe('/progress');
  });

  it('does not ask a player without credits for a video', async () => {
    open('/progress', {
      as: testUser({ analysisCreditsRemaining: 0 }),
      answers: { getPlayerProgress: playerProgress([]) },
    });
    await expect
      .element(page.getByRole('link', { name: 'How to send a video' }))
      .toHaveAttribute('href', '/player/videos');
    await expect.element(page.getByRole('link', { name: 'Add a video' })).not.toBeInTheDocument();
  });

  it('offers the first step to a player without a review', async () => {
    open('/progress', { answers: { getPlayerProgress: playerProgress([]) } });
    await expect.element(page.getByText('The journey starts with the first review')).toBeVisible();
    await expect.element(page.getByText('Awaiting Coach Review')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Add a video' }))
      .toHaveAttribute('href', '/player/videos?add=true');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect.element(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: 'History' })).not.toBeInTheDocument();
  });

  it('has a skeleton while loading, and can be reloaded after an error', async () => {
    let isUp = false;
    open('/progress', {
      answers: { getPlayerProgress: () => (isUp ? playerProgress(four) : failure('unavailable')) },
    });
    await expect.element(page.getByText('The progress could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Recent Performance' })).toBeVisible();
  });
});

describe('the Benchmarks tab', () => {
  it('is a placeholder while too few players can be compared', async () => {
    const screen = open('/progress', {
      answers: { getPlayerProgress: playerProgress(four), getBenchmarks: { band: 'solid', among: null } },
    });
    await page.getByRole('tab', { name: 'Benchmarks' }).click();
    await expect.element(page.getByText('Peer benchmarking coming soon...')).toBeVisible();
    expect(screen.address()).toBe('/progress?tab=benchmarks');
  });

  it('shows the player’s percentiles in the band, overall and by skill', async () => {
    const skills = [
      { skillName: 'overall' as const, rating: 4.2, percentile: 62, players: 41 },
      { skillName: 'lob' as const, rating: 3.1, percentile: 20, players: 25 },
    ];
    open('/progress?tab=benchmarks', {
      answers: {
        getPlayerProgress: playerProgress(four),
        getBenchmarks: { band: 'solid', among: { group: 'club', skills } },
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Among players at Solid' })).toBeVisible();
    await expect.element(page.getByText(/other players in this level band, in the club/)).toBeVisible();
    await expect
      .element(page.getByRole('meter', { name: 'Overall: higher than 62 percent of 40 others' }))
      .toHaveAttribute('aria-valuenow', '62');
    await expect.element(page.getByText('Among 25 players')).toBeVisible();
  });
});

describe('the club’s awards', () => {
  it('name the winners, the reader as “you”, and no one without consent', async () => {
    const season = { from: '2026-09-01', to: '2026-11-30' };
    const of = { season, groupName: null, announcedAt: '2026-12-01T10:00:00Z' };
    const working = { kind: 'streak', activeWeeks: 9 } as const;
    open('/progress', {
      as: member,
      answers: {
        ...memberAnswers,
        listClubAwards: [
          { ...of, id: idAt(91), category: 'iron-streak', figure: 5, working, winner: member },
          { ...of, id: idAt(92), category: 'most-active', figure: 9, working, winner: null },
        ],
      },
    });
    await page.getByRole('heading', { name: 'Your club’s awards' }).click();
    await expect.element(page.getByText('Iron Streak: you')).toBeVisible();
    await expect.element(page.getByText('Most Active: a member of the club')).toBeVisible();
    await expect.element(page.getByText('5 weeks. Active in 9 weeks of the season.')).toBeVisible();
  });
});

describe('the administrators’ view', () => {
  const maja = {
    id: idAt(1),
    firstName: 'Maja',
    lastName: 'Holm',
    country: 'DK',
    currentLevel: '3.5',
    isLevelVerified: true,
    levelWithdrawn: null,
  };
  const emil = { ...maja, id: idAt(2), firstName: 'Emil', lastName: 'Ravn', isLevelVerified: false };
  const answers = {
    ...memberAnswers,
    listPlayers: ({ query }: { query: { search?: string | undefined } }) =>
      query.search === 'maja' ? [maja] : [emil, maja],
  };

  it('searches a player and shows level and progress, with the player in the address', async () => {
    const screen = open('/player/progress', { as: 'admin', answers });
    await expect.element(page.getByText('2 players')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search players by name' }).fill('maja');
    await expect.element(page.getByText('1 player', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show progress of Maja Holm' }).click();
    await expect.poll(screen.address).toBe(`/player/progress?search=maja&player=${idAt(1)}`);
    await expect.element(page.getByText('DPF 3.5 · Lower Intermediate+').first()).toBeVisible();
    await expect.element(page.getByText('Great Progress!')).toBeVisible();
    await expect.element(page.getByText('58% of the way to the target level.')).toBeVisible();
    expect(screen.received('getGoals').map(({ params }) => params)).toEqual([{ playerId: idAt(1) }]);
    await page.getByRole('button', { name: 'Choose another player' }).click();
    await expect.element(page.getByText('1 player', { exact: true })).toBeVisible();
  });

  it('speaks about the player, not to them, when no goals are set', async () => {
    open(`/player/progress?player=${idAt(1)}`, { as: 'admin', answers: { ...answers, getGoals: null } });
    await expect.element(page.getByText(/^No coach has set goals with .+ yet\.$/)).toBeVisible();
  });

  it('speaks about a direct player, too', async () => {
    open(`/player/progress?player=${idAt(1)}`, {
      as: 'admin',
      answers: { ...answers, getPlayerProgress: playerProgress(four) },
    });
    await expect.element(page.getByText(/^In a club, players also get goals/)).toBeVisible();
  });

  it('opens with the player in the address, without requesting a direct player’s goals', async () => {
    const screen = open(`/player/progress?player=${idAt(2)}`, {
      as: 'admin',
      answers: { getPlayerProgress: playerProgress([]) },
    });
    await expect.element(page.getByText('The journey starts with the first review')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add a video' })).not.toBeInTheDocument();
    expect(screen.received('getGoals')).toEqual([]);
  });
});
