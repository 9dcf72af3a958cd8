// Free-text fields of players and visitors.

import { page } from 'vitest/browser';
import { SmashyLauncher } from '#web/features/assistant/smashy-launcher.tsx';
import { ConversationCard } from '#web/features/messages/conversation-card.tsx';
import { AskDialog } from '#web/features/messages/my-coaches/ask-dialog.tsx';
import { AnswerForm } from '#web/features/reviews/answers/answer-form.tsx';
import { CorrectVideoDialog } from '#web/features/reviews/published/pending/correct-video-dialog.tsx';
import { AskSecondReview } from '#web/features/reviews/published/second/ask-second-review.tsx';
import { video } from '#web/features/reviews/published/testing/video-fixtures.ts';
import { clubMember, trainingSession } from '../club-member.ts';
import { relationship } from '../coaching.ts';
import { testUser, userWithRole } from '../people.ts';
import { idAt } from '../progress.ts';
import type { FreeText } from './free-text.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const person = {
  id: idAt(301),
  firstName: 'Freja',
  lastName: 'Nygaard',
  role: 'player' as const,
  clubName: null,
  country: 'DK',
  guardian: null,
};

/** Videos, requests, messages, questions. */
export const ofPlayers: Record<string, FreeText> = {
  'what a coach should look at': {
    source: 'features/videos/add-video-form.tsx',
    areas: 1,
    as: testUser(),
    screen: () => '/player/videos?add=true',
    answers: { listVideos: [], getPaymentStatus: undefined },
    fields: [page.getByLabelText('Title'), page.getByLabelText(/^What should your coach look at/)],
    fill: () => page.getByLabelText('Video link').fill('https://youtu.be/dQw4w9WgXcQ'),
    send: button('Add Video'),
    endpoint: 'createVideo',
    answer: { id: idAt(1) },
  },
  'a correction of what was sent': {
    source: 'features/reviews/published/pending/correct-video-dialog.tsx',
    areas: 1,
    as: testUser(),
    screen: () => <CorrectVideoDialog video={video({ status: 'Pending' })} open onOpenChange={() => {}} />,
    answers: {},
    fields: [page.getByLabelText('Title'), page.getByLabelText(/^What should your coach look at/)],
    send: dialog.getByRole('button', { name: 'Save changes' }),
    endpoint: 'correctVideo',
    answer: video({ status: 'Pending' }),
  },
  'what another coach should look at': {
    source: 'features/reviews/published/second/ask-second-review.tsx',
    as: testUser(),
    screen: () => <AskSecondReview video={video()} open onOpenChange={() => {}} />,
    answers: {
      listSecondReviewChoices: {
        coaches: [{ id: idAt(70), firstName: 'Tove', lastName: 'Grahn' }],
        takesCredit: true,
        isJunior: false,
      },
    },
    fields: [page.getByLabelText(/^What should this coach look at/)],
    fill: () => dialog.getByRole('combobox', { name: 'Coach', exact: true }).selectOptions('Tove Grahn'),
    send: dialog.getByRole('button', { name: 'Ask this coach' }),
    endpoint: 'askSecondReview',
    answer: video({ id: idAt(80) }),
  },
  'a request to a coach': {
    source: 'features/messages/my-coaches/ask-dialog.tsx',
    as: testUser(),
    screen: () => <AskDialog coachId={idAt(9)} name="Lucía" open onOpenChange={() => {}} />,
    answers: {},
    fields: [page.getByLabelText(/^Message/)],
    send: dialog.getByRole('button', { name: 'Send request' }),
    endpoint: 'requestConnection',
    answer: { status: 'requested' },
  },
  'a wish for a training session': {
    source: 'features/training/requests/ask-session-dialog.tsx',
    as: clubMember,
    screen: () => `/player/training?ask=${relationship(1).coach.id}`,
    answers: { listTrainingSessions: [], getCalendarFeed: null, listRelationships: [relationship(1)] },
    fields: [page.getByLabelText('What would you like to train?')],
    send: dialog.getByRole('button', { name: 'Send request' }),
    endpoint: 'requestTraining',
    answer: { id: idAt(8) },
  },
  'why a player can’t come to a session': {
    source: 'features/training/answers/cant-come-dialog.tsx',
    as: clubMember,
    screen: () => '/player/training',
    answers: {
      listTrainingSessions: [trainingSession(1, { sessionDate: '2100-01-05T17:00:00.000Z' })],
      getCalendarFeed: null,
    },
    open: () => button(/^I can’t/).click(),
    isDialog: true,
    fields: [page.getByLabelText(/^Reason/)],
    send: dialog.getByRole('button', { name: 'I can’t come' }),
    endpoint: 'answerSession',
    answer: undefined,
  },
  'a message': {
    source: 'features/messages/composer.tsx',
    as: userWithRole('coach_freelance'),
    screen: () => <ConversationCard person={person} isOpen onBack={() => {}} />,
    answers: { getConversation: [], readConversation: undefined },
    fields: [page.getByRole('textbox', { name: 'Message to Freja Nygaard' })],
    send: button('Send'),
    endpoint: 'sendMessage',
    answer: { message: null, quotaRemaining: null },
    unsent: true,
  },
  'an answer to a note': {
    source: 'features/reviews/answers/answer-form.tsx',
    as: testUser(),
    screen: () => (
      <AnswerForm videoId={idAt(1)} noteId={idAt(2)} name="Carla" refusal={null} freeUntil={null} onSend={() => {}} />
    ),
    answers: {},
    fields: [page.getByRole('textbox', { name: 'Answer to Carla' })],
    send: button('Send'),
    endpoint: 'answerNote',
    answer: { message: null, quotaRemaining: null },
  },
  'a question to Smashy': {
    source: 'features/assistant/question-form.tsx',
    as: testUser(),
    screen: () => <SmashyLauncher />,
    answers: { getSmashyConversation: { turns: [], isModel: false } },
    open: () => button(/Smashy$/).click(),
    fields: [page.getByLabelText('Your question')],
    send: button('Send'),
    endpoint: 'askSmashy',
    answer: {
      response: 'At the net.',
      videos: { platform: [], recommended: [] },
      playerProfile: null,
      contextualSkill: null,
    },
  },
  'a visitor’s request for removal': {
    source: 'features/accounts/takedown-screen.tsx',
    as: null,
    screen: () => '/takedown?page=/reel/abc',
    answers: {},
    fields: [page.getByLabelText('What should we remove, and why?')],
    fill: async () => {
      await page.getByLabelText('Your name').fill('Olga Sand');
      await page.getByLabelText('Email').fill('olga@pala.test');
    },
    send: button('Send request'),
    endpoint: 'requestTakedown',
    answer: { message: 'We have sent a link.' },
  },
};
