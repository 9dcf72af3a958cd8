// Free-text fields of administrators and clubs.

import { page } from 'vitest/browser';
import type { Takedown } from '#contract/publicity/takedowns.ts';
import type { ListedNote } from '#contract/reviews/notes.ts';
import type { TrainingCase } from '#contract/training/performance-training.ts';
import { CorrectNoteForm } from '#web/features/administration/notes/correct-note-form.tsx';
import { EntryForm } from '#web/features/administration/open-questions/entry-form.tsx';
import { DeletePersonDialog } from '#web/features/administration/people/delete-person-dialog.tsx';
import { RejectDialog } from '#web/features/administration/people/reject-dialog.tsx';
import { SuspendDialog } from '#web/features/administration/people/suspend-dialog.tsx';
import { person } from '#web/features/administration/people/testing/people-list.ts';
import { SubmitVideoForm } from '#web/features/administration/submit-video/submit-video-form.tsx';
import { AnswerForm } from '#web/features/administration/takedowns/answer-form.tsx';
import { ApplicantRow } from '#web/features/clubs/dashboard/applicant-row.tsx';
import { freja } from '../coach-session.ts';
import { failure } from '../fake-server.ts';
import { userWithRole } from '../people.ts';
import { idAt } from '../progress.ts';
import type { FreeText } from './free-text.ts';

const as = userWithRole('admin');
const club = userWithRole('club');
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const reason = field('Reason');
const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
const noOne = () => {};
const maja = person();
const at = '2026-11-02T10:00:00.000Z';
const carla = { id: idAt(31), firstName: 'Carla', lastName: 'Ruiz' };

const note: ListedNote = {
  id: idAt(1),
  noteId: idAt(2),
  videoId: idAt(3),
  videoTitle: 'Tuesday match',
  timestamp: 83.5,
  type: 'technique',
  skill: 'bandeja',
  title: 'Racket up earlier',
  comment: 'While you turn.',
  player: freja,
  coach: carla,
  publishedAt: at,
  revisedAt: null,
  version: 3,
};
const takedown: Takedown = {
  id: idAt(4),
  page: '/reel/abc',
  name: 'Olga Sand',
  state: 'open',
  confirmedAt: at,
  email: 'olga@pala.test',
  reason: 'I am in the first clip.',
  answer: null,
  answeredAt: null,
  reel: null,
  certificateOf: null,
  review: null,
};
const ratedLow = { videoId: idAt(5), skillName: 'lob' as const, rating: '2.0', createdAt: at, playedAt: at };
const training: TrainingCase = {
  player: freja,
  isClubMember: true,
  timeZone: null,
  coaches: [carla],
  ratings: [ratedLow],
  sessions: [],
};
const facts = {
  kind: 'reel' as const,
  clubName: 'Havnens Padel',
  title: 'Autumn',
  names: ['Alma B.'],
  clips: 3,
  length: 30,
  address: 'https://pala.test/reel/abc',
};

/** Reasons, answers, corrections, sessions of a club and captions. */
export const ofAdministration: Record<string, FreeText> = {
  'why a registration is rejected': {
    source: 'features/administration/people/reject-dialog.tsx',
    as,
    screen: () => <RejectDialog person={maja} open onOpenChange={noOne} />,
    answers: {},
    fields: [reason],
    send: inDialog('Reject registration'),
    endpoint: 'rejectPerson',
    answer: undefined,
  },
  'why an account is suspended': {
    source: 'features/administration/people/suspend-dialog.tsx',
    as,
    screen: () => <SuspendDialog person={maja} open onOpenChange={noOne} />,
    answers: {},
    fields: [reason],
    send: inDialog('Suspend account'),
    endpoint: 'suspendPerson',
    answer: undefined,
  },
  'why an account is deleted': {
    source: 'features/administration/people/delete-person-dialog.tsx',
    as,
    screen: () => <DeletePersonDialog person={maja} open onOpenChange={noOne} />,
    answers: {},
    fields: [reason],
    send: inDialog('Delete account'),
    endpoint: 'deletePerson',
    answer: undefined,
  },
  'why several accounts are suspended': {
    source: 'features/administration/people/bulk-bar.tsx',
    as,
    screen: () => '/admin/users?state=active',
    answers: { listClubs: [], listPeople: { rows: [maja], next: null } },
    open: async () => {
      await page.getByRole('checkbox', { name: /^Select all/ }).click();
      await page.getByRole('button', { name: /^Suspend the selected/ }).click();
    },
    fields: [reason],
    send: inDialog(/^Suspend 1 person/),
    closesAtOnce: true,
    endpoint: 'changePeople',
    answer: [{ id: maja.id, isDone: true, message: null }],
  },
  'why an applicant is rejected': {
    source: 'features/clubs/dashboard/applicant-row.tsx',
    as: club,
    screen: () => <ApplicantRow applicant={{ ...freja, registeredAt: at }} />,
    answers: {},
    open: () => page.getByRole('button', { name: /^Reject/ }).click(),
    fields: [reason],
    isDialog: true,
    send: inDialog('Reject registration'),
    endpoint: 'rejectApplicant',
    answer: undefined,
  },
  'a message of a club': {
    source: 'features/clubs/messages/write-form.tsx',
    areas: 1,
    as: club,
    screen: () => '/club/write',
    answers: {
      listClubGroups: [],
      countMessageRecipients: { people: 2, inPala: 0, refusal: null },
      getOwnClub: failure('unavailable'),
      getClubMessage: failure('unavailable'),
    },
    fields: [field('Subject'), field('Message')],
    fill: () => page.getByRole('button', { name: 'Preview' }).click(),
    send: inDialog('Send to 2 people'),
    endpoint: 'sendClubMessage',
    answer: { id: idAt(80), people: 2 },
  },
  'a video for a player': {
    source: 'features/administration/submit-video/submit-video-form.tsx',
    areas: 2,
    as,
    screen: () => <SubmitVideoForm playerId={freja.id} />,
    answers: { findPeople: [{ ...freja, email: 'freja@pala.test', role: 'player' }] },
    fields: [field('Title'), field('What should the coach look at'), reason],
    fill: () => field('Video link').fill('https://youtu.be/dQw4w9WgXcQ'),
    send: page.getByRole('button', { name: 'Submit video' }),
    endpoint: 'submitVideoOnBehalf',
    answer: { videoId: idAt(6) },
  },
  'a note that is corrected': {
    source: 'features/administration/notes/correct-note-form.tsx',
    areas: 2,
    as,
    screen: () => <CorrectNoteForm note={note} open onOpenChange={noOne} />,
    answers: {},
    fields: [field('Title'), field('Comment'), reason],
    send: inDialog('Publish correction'),
    endpoint: 'correctNote',
    answer: undefined,
  },
  'the answer to a request for removal': {
    source: 'features/administration/takedowns/answer-form.tsx',
    as,
    screen: () => <AnswerForm request={takedown} />,
    answers: {},
    fields: [field('Your answer')],
    send: page.getByRole('button', { name: 'Refuse and answer' }),
    endpoint: 'answerTakedown',
    answer: undefined,
  },
  'an entry for Smashy': {
    source: 'features/administration/open-questions/entry-form.tsx',
    areas: 2,
    as,
    screen: () => <EntryForm open onOpenChange={noOne} />,
    answers: {},
    fields: [field('Question'), field('Other ways to ask'), field('Answer')],
    send: inDialog('Add entry'),
    endpoint: 'addOwnEntry',
    answer: { id: idAt(8) },
  },
  'a session about weak skills': {
    source: 'features/training/performance/session-form.tsx',
    areas: 2,
    as,
    screen: () => `/admin/performance-training?player=${freja.id}`,
    answers: { getTrainingCase: training },
    fields: ['Title', 'Place', 'Objectives', 'Notes for the players'].map(field),
    send: page.getByRole('button', { name: 'Book Session' }),
    endpoint: 'createFocusedSession',
    answer: { coach: carla },
  },
};

/** Captions, which are copied and never sent. */
export const captions: Omit<FreeText, 'send' | 'endpoint' | 'answer'> = {
  source: 'features/publicity/social/caption-card.tsx',
  areas: 1,
  as: club,
  screen: () => '/club/social',
  answers: {
    listPostSubjects: [{ kind: 'reel', id: idAt(7), label: 'Autumn' }],
    getPost: { facts, pictures: [], isTextWithheld: false, canRewrite: false },
  },
  fields: ['Short', 'Medium', 'Long, with hashtags'].map((name) => page.getByRole('textbox', { name })),
};
