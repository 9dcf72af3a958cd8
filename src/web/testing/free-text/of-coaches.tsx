// Free-text fields of coaches.

import { page } from 'vitest/browser';
import type { LevelCase } from '#contract/levels/levels.ts';
import { NotesCard, PrivateNotes } from '#web/features/people/coach-player/private-notes.tsx';
import { AddPlayerForm } from '#web/features/people/coach-players/add-player-form.tsx';
import { CoachProfileForm } from '#web/features/people/coach-profile/coach-profile-form.tsx';
import { CoachedGoals } from '#web/features/progress/goals/coached-goals.tsx';
import { CompleteDialog } from '#web/features/training/coach-sessions/complete-dialog.tsx';
import { EditDialog } from '#web/features/training/coach-sessions/edit-dialog.tsx';
import { FeedbackDialog } from '#web/features/training/coach-sessions/feedback-dialog.tsx';
import { ScheduleForm } from '#web/features/training/coach-sessions/schedule/schedule-form.tsx';
import { AskedRequests } from '#web/features/training/requests/asked-requests.tsx';
import { playerGoals } from '../club-member.ts';
import { coachSession, freja } from '../coach-session.ts';
import { coachedPlayerPage } from '../coaching.ts';
import { userWithRole } from '../people.ts';
import { idAt, playerProgress } from '../progress.ts';
import { trainingRequest } from '../training-requests.ts';
import type { FreeText } from './free-text.ts';

const as = userWithRole('coach_club');
const { player } = coachedPlayerPage();
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const button = (name: string | RegExp) => page.getByRole('button', { name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const noOne = () => {};

const note = {
  id: idAt(50),
  text: 'Knee: no long sessions.',
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-10-01T12:00:00.000Z',
};
const notes = {
  as,
  screen: () => <PrivateNotes userId={player.id} />,
  answers: { listCoachNotes: { rows: [note], next: null } },
};
const session = coachSession(1, { sessionDate: '2026-03-16T17:00:00.000Z' });
const opened = { ...session, following: 0, toCome: 1, cancelledDates: [], club: null, opening: null };

const review = { videoId: idAt(1), title: 'Match', uploadDate: note.createdAt, publishedAt: note.createdAt };
const levelCase: LevelCase = {
  player: { ...freja, country: 'ES' },
  reviews: [{ ...review, rating: '3.4' }],
  history: [],
  request: null,
  measured: null,
};
const verification = {
  id: idAt(90),
  level: '3.0',
  previousLevel: null,
  note: 'Two matches.',
  reviewIds: [idAt(1)],
  evening: null,
  verifiedAt: note.createdAt,
  verifiedBy: { id: idAt(50), firstName: 'Carla', lastName: 'Sanz' },
  confirmedBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawalReason: null,
};
const level = (data: LevelCase) => ({
  as: userWithRole('admin'),
  screen: () => `/admin/level-verification?player=${freja.id}`,
  answers: {
    countLevels: { awaiting: 1, 'second-opinion': 0, recheck: 0, verified: 0 },
    listLevels: { rows: [], next: null },
    getLevelCase: data,
  },
});

/** Notes, goals, sessions, levels and the profile. */
export const ofCoaches: Record<string, FreeText> = {
  'a new private note': {
    ...notes,
    source: 'features/people/coach-player/private-notes.tsx',
    screen: () => <NotesCard userId={player.id} />,
    fields: [field('New note')],
    send: button('Add note'),
    endpoint: 'createCoachNote',
    answer: note,
  },
  'a private note that is changed': {
    ...notes,
    source: 'features/people/coach-player/note-item.tsx',
    open: () => button('Edit note').click(),
    fields: [field('Edit note')],
    send: button('Save'),
    endpoint: 'updateCoachNote',
    answer: note,
  },
  'a player’s goals': {
    source: 'features/progress/goals/goals-editor.tsx',
    as,
    screen: () => <CoachedGoals player={player} />,
    answers: { getGoals: playerGoals({ notes: 'Patience.' }), getPlayerProgress: playerProgress([]) },
    open: () => button('Edit goals').click(),
    fields: ['Short-term Goals', 'Long-term Goals', 'Skill Priorities', 'Further Goals', 'Coach Notes'].map(field),
    send: button('Save goals'),
    endpoint: 'setGoals',
    answer: playerGoals({ notes: 'Patience.' }),
  },
  'why a request for training is declined': {
    source: 'features/training/requests/asked-requests.tsx',
    as,
    screen: () => <AskedRequests>{null}</AskedRequests>,
    answers: { listTrainingRequests: { rows: [trainingRequest()], next: null } },
    open: () => button(/^Decline/).click(),
    fields: [field('Reason')],
    isDialog: true,
    send: inDialog('Decline request'),
    endpoint: 'declineTrainingRequest',
    answer: undefined,
  },
  'feedback while a session is completed': {
    source: 'features/training/coach-sessions/complete-dialog.tsx',
    as,
    screen: () => <CompleteDialog session={opened} onDone={noOne} />,
    answers: {},
    fields: [field('Feedback'), field('Notes for the players')],
    send: inDialog('Complete'),
    endpoint: 'completeSession',
    answer: session,
  },
  'feedback on a completed session': {
    source: 'features/training/coach-sessions/feedback-dialog.tsx',
    as,
    screen: () => <FeedbackDialog session={opened} onDone={noOne} />,
    answers: {},
    fields: [page.getByRole('textbox', { name: 'Feedback' })],
    send: inDialog('Save feedback'),
    endpoint: 'giveSessionFeedback',
    answer: session,
  },
  'a session that is edited': {
    source: 'features/training/coach-sessions/edit-dialog.tsx',
    areas: 1,
    as,
    screen: () => <EditDialog session={opened} onDone={noOne} />,
    answers: {},
    fields: ['Title', 'Place', 'Objectives', 'Notes for the players'].map(field),
    send: inDialog('Save'),
    endpoint: 'changeSession',
    answer: session,
  },
  'a session that is booked': {
    source: 'features/training/coach-sessions/schedule/schedule-form.tsx',
    areas: 1,
    as,
    screen: () => (
      <ScheduleForm
        date="2027-04-01"
        players={[{ value: freja.id, label: 'Freja' }]}
        isNotBookable={false}
        onBooked={noOne}
      />
    ),
    answers: { listBookablePlayers: [freja], planSessions: [], listBookedTimes: { times: [], holidays: [] } },
    fields: ['Title', 'Place', 'Objectives', 'Notes for the players'].map(field),
    fill: () => field('Start time').fill('18:00'),
    send: button('Schedule Session'),
    endpoint: 'createSessions',
    answer: [session],
  },
  'why a level is verified': {
    ...level(levelCase),
    source: 'features/levels/decision-form.tsx',
    fields: [page.getByRole('textbox', { name: 'Your reasons' })],
    send: button('Verify this level'),
    endpoint: 'verifyLevel',
    answer: { outcome: 'verified', reasons: [] },
  },
  'why a verified level is withdrawn': {
    ...level({ ...levelCase, player: { ...levelCase.player, isLevelVerified: true }, history: [verification] }),
    source: 'features/levels/case-figures.tsx',
    open: () => button('Withdraw').click(),
    fields: [field('Reason')],
    isDialog: true,
    send: inDialog('Withdraw the verification'),
    endpoint: 'withdrawLevel',
    answer: undefined,
  },
  'why a second opinion is declined': {
    ...level({
      ...levelCase,
      request: { ...verification, reasons: [], createdAt: note.createdAt, verifier: verification.verifiedBy },
    }),
    source: 'features/levels/open-request.tsx',
    open: () => button('Decline').click(),
    fields: [field('Reason')],
    isDialog: true,
    send: inDialog('Decline'),
    endpoint: 'declineLevel',
    answer: undefined,
  },
  'a request to a player': {
    source: 'features/people/coach-players/add-player-form.tsx',
    as,
    screen: () => <AddPlayerForm />,
    answers: {},
    fields: [field('Message')],
    fill: async () => {
      await field('Email').fill('ida@pala.test');
      await field('First name').fill('Ida');
      await field('Last name').fill('Lund');
    },
    send: button('Send request'),
    endpoint: 'addPlayer',
    answer: { message: 'Ida has your request.' },
  },
  'a coach’s profile': {
    source: 'features/people/coach-profile/coach-profile-form.tsx',
    as,
    screen: () => (
      <CoachProfileForm profile={{ about: 'I coach.', languages: ['da'], certifiedSince: 2014, isListed: true }} />
    ),
    answers: {},
    fields: [field('About you')],
    send: button('Save'),
    endpoint: 'saveCoachProfile',
    answer: { about: 'I coach.', languages: ['da'], certifiedSince: 2014, isListed: true },
  },
};
