// The page of one of the coach's players.

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { CoachNote } from '#contract/people/coaching.ts';
import { playerGoals } from '#web/testing/club-member.ts';
import { coachedPlayerPage } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { userWithRole, viewed } from '#web/testing/people.ts';
import { idAt, playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const { player } = coachedPlayerPage();

function open(search = '', answers: Answers = {}, as: CurrentUser = userWithRole('coach_freelance')) {
  return renderScreen(`/coach/player/${player.id}${search}`, {
    as,
    answers: {
      getCoachedPlayer: coachedPlayerPage(),
      getPlayerProgress: playerProgress([reviewPoint(1)], { player: { isClubMember: true } }),
      getGoals: null,
      listCoachNotes: { rows: [], next: null },
      getSkillThread: [],
      listTrainingSessions: [],
      ...answers,
    },
  });
}

describe('the head', () => {
  test('shows the player and their level, and links to sessions and verification', async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Freja Nygaard 1' })).toBeVisible();
    await expect.element(page.getByText('Member of Havnens Padel')).toBeVisible();
    await expect.element(page.getByText('DPF 3.5 · Lower Intermediate+').first()).toBeVisible();
    const { id } = player;
    const links = [
      ['Schedule session', `/coach/schedule?player=${id}`],
      ['Verify level', `/admin/level-verification?player=${id}`],
    ] as const;
    for (const [name, href] of links)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('marks a junior, and nobody else', async () => {
    open('', { getCoachedPlayer: coachedPlayerPage({ isJunior: true }) });
    await expect.element(page.getByText('Junior', { exact: true })).toBeVisible();
    leaveScreens();
    open();
    await expect.element(page.getByText('Member of Havnens Padel')).toBeVisible();
    await expect.element(page.getByText('Junior', { exact: true })).not.toBeInTheDocument();
  });

  test('offers no session or goals for a player without a club', async () => {
    open('?part=goals', { getCoachedPlayer: coachedPlayerPage({ isClubMember: false, clubName: null }) });
    await expect.element(page.getByText('Not in a club')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What to work on' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Schedule session' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Goals', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Goals Available for Club Members Only' })).toBeVisible();
  });

  test('says that sessions are for club members', async () => {
    open('?part=sessions', { getCoachedPlayer: coachedPlayerPage({ isClubMember: false, clubName: null }) });
    await expect.element(page.getByText('Training sessions are for club members')).toBeVisible();
  });

  test('ends the connection after confirmation, and returns to the list', async () => {
    const { received, address } = open('', {
      endConnection: undefined,
      listCoachedPlayers: { rows: [], next: null },
      listRequests: { incoming: [], outgoing: [] },
    });
    await page.getByRole('button', { name: 'More actions for Freja Nygaard 1' }).click();
    await page.getByRole('menuitem', { name: 'End connection' }).click();
    await expect.element(page.getByRole('alertdialog', { name: /Freja Nygaard 1/ })).toBeVisible();
    expect(received('endConnection')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'End connection' }).click();
    await expect.poll(address).toBe('/coach/players');
    expect(received('endConnection')[0]?.params).toEqual({ id: coachedPlayerPage().connection.id });
  });

  test('says when the player is not connected, and can be reloaded after an error', async () => {
    open('', { getCoachedPlayer: failure('not_found') });
    await expect.element(page.getByText('Not one of your players')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to My Players' })).toBeVisible();
  });
});

describe('the overview', () => {
  /** The text of a card. */
  const card = (name: string) =>
    page.getByRole('heading', { name, exact: true, level: 2 }).query()?.closest('section')?.textContent ?? '';
  const review = {
    ...reviewPoint(1),
    ratings: { overall: '4.0', bandeja: '3.1', lob: '4.2', volley: '4.8' },
  } as const;

  test('shows the coach’s priorities from the latest review, and links to it', async () => {
    const latestTexts = {
      videoId: idAt(1),
      overallStrengths: '',
      areasOfImprovement: '',
      priorities: [{ skill: 'volley' as const, focus: 'Step in before the split.', drillId: 'volley-1' }],
    };
    open('', { getPlayerProgress: { ...playerProgress([review]), latestTexts } });
    await expect.poll(() => card('What to work on')).toMatch(/Volley.*4\.8.*Step in before the split\./);
    await expect
      .element(page.getByRole('link', { name: 'Latest review' }))
      .toHaveAttribute('href', `/coach/video-analysis/${idAt(1)}`);
  });

  test('shows the lowest rated skills when the latest review has no priorities', async () => {
    open('', { getPlayerProgress: playerProgress([review]) });
    await expect.poll(() => card('What to work on')).toMatch(/Bandeja.*3\.1.*Lob.*4\.2.*The lowest rated skills/);
  });

  test('says before the first review where priorities come from', async () => {
    open('', { getPlayerProgress: playerProgress([]) });
    await expect.element(page.getByText('The first review will say what to work on.')).toBeVisible();
  });

  test('shows the target with three short-term goals, and leads to all goals', async () => {
    const { address } = open('', {
      getGoals: playerGoals({ targetLevel: '4.5', shortTermGoals: ['One', 'Two', 'Three', 'Four', 'Five'] }),
    });
    await expect.poll(() => card('Goals')).toMatch(/Target DPF 4\.5.*One.*Two.*Three.*\+2 more/);
    await page.getByRole('link', { name: 'All goals' }).click();
    await expect.element(page.getByRole('tab', { name: 'Goals', selected: true })).toBeInViewport();
    await expect.poll(address).toContain('part=goals');
  });

  test('shows the latest private note', async () => {
    const note = { createdAt: '2026-10-01T12:00:00.000Z', updatedAt: '2026-10-01T12:00:00.000Z' };
    open('', {
      listCoachNotes: {
        rows: [
          { ...note, id: idAt(52), text: 'Serve is back.' },
          { ...note, id: idAt(51), text: 'Knee hurts.' },
        ],
        next: null,
      },
    });
    await expect.poll(() => card('Private notes')).toContain('Serve is back.');
    await expect.element(page.getByText('Knee hurts.')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'All notes' }).click();
    await expect.element(page.getByRole('tabpanel').getByText('Knee hurts.')).toBeVisible();
  });
});

describe('the tabs', () => {
  test('start with the player’s progress, with reviews linked to the coach’s screen', async () => {
    const { address } = open();
    await expect
      .element(page.getByRole('link', { name: /Match 1/ }).first())
      .toHaveAttribute('href', `/coach/video-analysis/${idAt(1)}`);
    // Said at the head already.
    await expect.element(page.getByRole('heading', { name: 'Current level' })).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect.poll(address).toBe(`/coach/player/${player.id}?part=history`);
    expect(page.getByRole('tablist').elements()).toHaveLength(1);
    await page.getByRole('tab', { name: 'Goals' }).click();
    await expect.poll(address).toBe(`/coach/player/${player.id}?part=goals`);
  });

  test('stay the player’s when one is chosen while another screen is on its way', async () => {
    const { address } = open();
    const tab = page.getByRole('tab', { name: 'History' });
    await expect.element(tab).toBeVisible();
    // In one go: the second press comes before the other screen's code can have.
    (page.getByRole('link', { name: 'Verify level' }).element() as HTMLElement).click();
    (tab.element() as HTMLElement).click();
    await expect.element(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible();
    expect(address()).toBe(`/coach/player/${player.id}?part=history`);
  });

  test('list videos linked to their reviews', async () => {
    const video = {
      id: idAt(9),
      title: 'Tuesday match',
      videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
      videoType: null,
      status: 'Pending',
      uploadDate: '2026-11-01T12:00:00.000Z',
      updatedAt: '2026-11-01T12:00:00.000Z',
      overallScore: null,
      eventDate: null,
      venue: null,
      dueAt: '2026-11-03T12:00:00.000Z',
      pausedAt: '2026-11-02T12:00:00.000Z',
      reviewer: { firstName: 'Carla', lastName: 'Berg' },
    } as const;
    open('?part=videos', { listPlayerVideos: { rows: [video], next: null } });
    const link = page.getByRole('link', { name: /Tuesday match/ });
    await expect.element(link).toHaveAttribute('href', `/coach/video-analysis/${video.id}`);
    await expect.element(link).toMatchTextContent(/In review by Carla Berg/);
    await expect.element(link).toMatchTextContent(/Paused: link can’t be opened/);
  });

  test('say when there are no videos', async () => {
    open('?part=videos', { listPlayerVideos: { rows: [], next: null } });
    await expect.element(page.getByText('No videos yet')).toBeVisible();
  });
});

describe('private notes', () => {
  const note: CoachNote = {
    id: idAt(50),
    text: 'Knee: no long sessions.',
    createdAt: '2026-10-01T12:00:00.000Z',
    updatedAt: '2026-10-01T12:00:00.000Z',
  };

  /** A fake server that stores notes. */
  function openNotes(first: CoachNote[], answers: Answers = {}) {
    let notes = first;
    return open('?part=notes', {
      listCoachNotes: () => ({ rows: notes, next: null }),
      createCoachNote: ({ body }) => {
        notes = [{ ...note, id: idAt(51), text: body.text }, ...notes];
        return notes[0] as CoachNote;
      },
      updateCoachNote: ({ body }) => {
        notes = [{ ...note, text: body.text, updatedAt: '2026-11-01T12:00:00.000Z' }];
        return notes[0] as CoachNote;
      },
      deleteCoachNote: () => {
        notes = [];
        return undefined;
      },
      ...answers,
    });
  }

  test('can be added, also by keyboard, and are marked as private', async () => {
    const { received } = openNotes([]);
    await expect.element(page.getByText('No notes yet')).toBeVisible();
    await expect.element(page.getByText(/^Only you can read these notes/)).toBeVisible();
    const field = page.getByLabelText('New note');
    await field.fill('Plays better on the left.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Plays better on the left.' })).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(received('createCoachNote')[0]?.body).toEqual({ text: 'Plays better on the left.' });
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect.element(field).toHaveAccessibleDescription('Please write a note.');
  });

  test('can be edited, and deleted after confirmation', async () => {
    openNotes([note]);
    await page.getByRole('button', { name: 'Edit note' }).click();
    const field = page.getByLabelText('Edit note');
    await expect.element(field).toHaveValue(note.text);
    await expect.element(field).toHaveFocus();
    await field.fill('Healed.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Healed.' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
    await expect.element(page.getByText('No notes yet')).toBeVisible();
  });

  test('keep the input when saving fails', async () => {
    openNotes([], { createCoachNote: failure('unavailable') });
    await page.getByLabelText('New note').fill('Do not lose me.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect.element(page.getByText(/The service is not available right now/)).toBeVisible();
    await expect.element(page.getByLabelText('New note')).toHaveValue('Do not lose me.');
  });

  test('are hidden while viewing as the coach', async () => {
    open('?part=notes', {}, viewed({ role: 'coach_freelance' }));
    await expect.element(page.getByText('These notes are private')).toBeVisible();
    await expect.element(page.getByLabelText('New note')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Private notes' })).not.toBeInTheDocument();
  });
});
