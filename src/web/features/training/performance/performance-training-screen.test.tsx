// Performance training: from weak skills to a booked session and later ratings.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import type { TrainingCase } from '#contract/training/performance-training.ts';
import { drillsFor } from '#domain/skills/drills.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (index: number) => `01890000-0000-7000-8000-0000000008${String(index).padStart(2, '0')}`;
const playerId = id(1);
const path = `/admin/performance-training?player=${playerId}`;
const rated = (month: number, skillName: SkillName, rating: string) => {
  const moment = `2026-0${month}-10T12:00:00.000Z`;
  return { videoId: id(month), skillName, rating, createdAt: moment, playedAt: moment };
};
const lobDrill = drillsFor('lob', 3)[0];
const volleyDrill = drillsFor('volley', 3)[0];

const trainingCase = (traits: Partial<TrainingCase> = {}): TrainingCase => ({
  player: {
    id: playerId,
    firstName: 'Lise',
    lastName: 'Aagaard',
    country: 'DK',
    currentLevel: '3.0',
    isLevelVerified: false,
    levelWithdrawn: null,
  },
  isClubMember: true,
  timeZone: null,
  coaches: [
    { id: id(20), firstName: 'Marisol', lastName: 'Vega' },
    { id: id(21), firstName: 'Bo', lastName: 'Friis' },
  ],
  ratings: [
    rated(1, 'lob', '3.0'),
    rated(2, 'lob', '2.0'),
    rated(3, 'volley', '2.5'),
    rated(3, 'forehand', '4.0'),
    rated(4, 'lob', '2.2'),
  ],
  sessions: [],
  ...traits,
});
const booked: CoachSession = {
  id: id(30),
  seriesId: null,
  title: 'Lob and Volley',
  status: 'scheduled',
  sessionDate: '2027-01-01T18:00:00.000Z',
  timeZone: 'UTC',
  duration: 60,
  places: 1,
  place: null,
  objectives: null,
  notes: null,
  coachCompletionNotes: null,
  completedAt: null,
  nextSessionDate: null,
  revision: 0,
  coach: { id: id(20), firstName: 'Marisol', lastName: 'Vega' },
  players: [],
};
const show = (data = trainingCase(), answers: Answers = {}) =>
  renderScreen(path, { as: 'admin', answers: { getTrainingCase: data, ...answers } });

it('the screen proposes the two weakest skills with a drill each, and books them with one click', async () => {
  const { received } = show(trainingCase(), { createFocusedSession: booked });
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lob and Volley');
  await page.getByRole('button', { name: 'Book Session' }).click();
  await expect.element(page.getByText('Lise and Marisol Vega can see it now.')).toBeVisible();
  const [sent] = received('createFocusedSession');
  expect(sent?.body).toMatchObject({
    coachId: id(20),
    focus: [
      { skill: 'lob', drillId: lobDrill?.id },
      { skill: 'volley', drillId: volleyDrill?.id },
    ],
    despiteConflicts: false,
  });
  expect(sent?.body.objectives).toContain(lobDrill?.aim ?? '?');
  expect(sent?.headers.get('Idempotency-Key')).toHaveLength(32);
});

it('skills and coach can be changed', async () => {
  const { received } = show(trainingCase(), { createFocusedSession: booked });
  const drills = page.getByRole('combobox', { name: 'Drill' });
  await drills.nth(1).selectOptions('Not now');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lob');
  await page.getByRole('combobox', { name: 'Coach' }).selectOptions('Bo Friis');
  await page.getByRole('button', { name: 'Book Session' }).click();
  await expect
    .poll(() => received('createFocusedSession')[0]?.body)
    .toMatchObject({
      coachId: id(21),
      focus: [{ skill: 'lob', drillId: lobDrill?.id }],
    });
});

it('a conflict is shown, and can be overridden', async () => {
  const { received } = show(trainingCase(), {
    createFocusedSession: ({ body }) =>
      body.despiteConflicts ? booked : failure('session_conflict', { message: 'Marisol has a session then.' }),
  });
  await page.getByRole('button', { name: 'Book Session' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Marisol has a session then.' });
  await expect.element(notice).toHaveFocus();
  // Another time has not been checked yet.
  await page.getByLabelText('Start time').fill('20:00');
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Book Session' }).click();
  await page.getByRole('button', { name: 'Book anyway' }).click();
  await expect
    .poll(() => received('createFocusedSession').map(({ body }) => body.despiteConflicts))
    .toEqual([false, false, true]);
});

it('ratings before and after a session are compared, unless there are too few', async () => {
  const session = (index: number, sessionDate: string, skill: 'lob' | 'volley') => ({
    id: id(index),
    title: `Session ${index}`,
    sessionDate,
    status: 'completed' as const,
    coach: { firstName: 'Marisol', lastName: 'Vega' },
    focus: [{ skill, drillId: lobDrill?.id ?? '' }],
  });
  const ratings = [...trainingCase().ratings, rated(5, 'lob', '3.0'), rated(6, 'lob', '3.2')];
  show(
    trainingCase({
      ratings,
      sessions: [session(40, '2026-04-20T18:00:00.000Z', 'lob'), session(41, '2026-04-20T18:00:00.000Z', 'volley')],
    }),
  );
  await expect.element(page.getByText('rated higher')).toBeVisible();
  await expect.element(page.getByText('3 reviews before, 2 reviews after')).toBeVisible();
  await expect.element(page.getByText('too few reviews')).toBeVisible();
});

it.each([
  ['a player without a club', { isClubMember: false }, 'Training sessions are for club members'],
  ['a player without a coach', { coaches: [] }, 'Lise has no coach'],
  ['a player without reviews', { ratings: [] }, 'Nothing rated yet'],
])('the screen says why nothing can be booked for %s', async (_, traits, sentence) => {
  show(trainingCase(traits));
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible();
});
