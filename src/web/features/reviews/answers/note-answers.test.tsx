// Answering a note: for the player in the review, for the coach in the workspace and on the dashboard.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Message } from '#contract/messages/messages.ts';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type Answers, failure, pageOf } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { at, video, videoId } from '../published/testing/video-fixtures.ts';
import { lateMicrophone } from '../workspace/testing/late-microphone.ts';
import { answerVoiceConsent } from './answer-voice.tsx';
import { ReviewAnswers } from './review-answers.tsx';

const player = testUser({ id: at(99) });
const coach = testUser({ role: 'coach_freelance', id: at(98) });
const path = `/player/video-analysis/${videoId}` as const;
const [first, second] = video().annotations.toSorted((a, b) => a.timestamp - b.timestamp);
const noteId = first?.id ?? '';

const thread = (traits: Partial<NoteThread> = {}): NoteThread => ({
  noteId,
  timestamp: first?.timestamp ?? 0,
  title: first?.title ?? '',
  isRemoved: false,
  answers: 2,
  unread: 0,
  isAwaiting: false,
  closedAt: null,
  ...traits,
});
const threads = (traits: Partial<NoteThreads> = {}): NoteThreads => ({
  answering: { other: { id: coach.id, firstName: 'Carla', lastName: 'Sanz' }, freeUntil: '2100-01-01T00:00:00.000Z' },
  refusal: null,
  threads: [],
  ...traits,
});
const message = (index: number, from: { id: string }, traits: Partial<Message> = {}): Message => ({
  id: at(index),
  senderId: from.id,
  receiverId: from.id === player.id ? coach.id : player.id,
  content: `Answer ${index}`,
  createdAt: `2026-11-03T12:${String(index).padStart(2, '0')}:00.000Z`,
  readAt: '2026-11-03T13:00:00.000Z',
  note: { videoId, noteId, timestamp: first?.timestamp ?? 0 },
  voice: null,
  ...traits,
});

const button = (name: RegExp | string) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Answer to Carla' });
const open = (answers: Answers, address: string = path) =>
  renderScreen(address, {
    as: player,
    answers: { getVideo: video(), listNoteThreads: threads(), listNoteAnswers: [], ...answers },
  });

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

describe('the player', () => {
  it('answers a note, once per key however often it is sent', async () => {
    let isUp = false;
    const { received } = open({
      answerNote: ({ body }) =>
        isUp
          ? { message: message(1, player, { content: body.content }), quotaRemaining: null }
          : failure('unavailable'),
    });
    await button(/^Answer/)
      .first()
      .click();
    await field.fill('  Even under pressure? ');
    await expect.element(page.getByText(/^Only you and Carla can read it\. Free until/)).toBeVisible();
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not sent\./);
    await expect.element(field).toHaveValue('  Even under pressure? ');
    isUp = true;
    await button('Send').click();
    await expect.element(field).toHaveValue('');
    const sent = received('answerNote');
    expect(sent.map(({ body, params }) => [body.content, params.noteId])).toEqual([
      ['Even under pressure?', noteId],
      ['Even under pressure?', noteId],
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('is led to the thread by the address, reads it, and loads older answers', async () => {
    const { received } = open(
      {
        listNoteThreads: threads({ threads: [thread({ unread: 1, isAwaiting: true })] }),
        listNoteAnswers: ({ query }) =>
          query?.after
            ? [message(1, player)]
            : pageOf([message(3, coach, { readAt: null }), message(2, player)], at(2)),
        readNoteAnswers: undefined,
      },
      `${path}?note=${noteId}`,
    );
    await expect.element(button(/^2 answers · 1 new/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('Answer 3')).toBeVisible();
    await eventually(() => expect(received('readNoteAnswers')[0]?.params.noteId).toBe(noteId));
    await button('Earlier answers').click();
    await expect.element(page.getByText('Answer 1')).toBeVisible();
    const order = page.getByRole('log').getByRole('listitem').elements();
    expect(order.map(({ textContent }) => /Answer \d/.exec(textContent ?? '')?.[0])).toEqual([
      'Answer 1',
      'Answer 2',
      'Answer 3',
    ]);
  });

  it('keeps what was typed when the coach closes the thread meanwhile', async () => {
    let isClosed = false;
    const closedAt = '2026-11-04T12:00:00.000Z';
    open({
      listNoteThreads: () => threads({ threads: [thread({ closedAt: isClosed ? closedAt : null })] }),
      answerNote: () => {
        isClosed = true;
        return failure('conflict', { message: 'The coach has closed this thread.' });
      },
    });
    await button(/^2 answers/).click();
    await field.fill('One more thing');
    await button('Send').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your coach has closed this thread. Your text stays in this browser.');
    await expect.element(field).toHaveValue('One more thing');
    await expect.element(button(/^2 answers · closed/)).toBeVisible();
  });

  it('speaks an answer once the microphone has sound, and closes it when discarding while it opens', async () => {
    const opened: Promise<MediaStream>[] = [];
    const late = lateMicrophone((stream) => opened.push(stream));
    answerVoiceConsent.set(true);
    open({});
    await button(/^Answer/)
      .first()
      .click();
    await button('Speak').click();
    await expect.element(page.getByText('Opening the microphone…')).toBeVisible();
    await expect.poll(() => opened.length).toBe(1);
    await button('Discard').click();
    await expect.poll(async () => (await opened[0])?.active).toBe(false);
    vi.restoreAllMocks();
    await late.beep();
    await button('Speak').click();
    await expect.element(page.getByText('Recording', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^0:(?!00)\d\d \/ 1:00$/)).toBeVisible();
    await button('Stop').click();
    await expect.element(page.getByRole('group', { name: /^Spoken answer, 0:\d\d$/ })).toBeVisible();
    answerVoiceConsent.set(false);
  });

  it('reads why no answer is possible, and answers to a note that was removed', async () => {
    open({
      listNoteThreads: threads({
        refusal: 'Answers are free for 14 days.',
        threads: [thread({ noteId: at(50), title: 'Gone', isRemoved: true })],
      }),
      listNoteAnswers: ({ params }) => (params.noteId === at(50) ? [message(1, coach)] : []),
    });
    await button(/^Answer/)
      .first()
      .click();
    await expect.element(page.getByText('Answers are free for 14 days.')).toBeVisible();
    await expect.element(page.getByText('Answers to removed notes')).toBeVisible();
    await button(/^2 answers/).click();
    await expect.element(page.getByText('Answer 1')).toBeVisible();
    await expect.element(page.getByText(/The thread can only be read\.$/)).toBeVisible();
  });

  it('sees no answers while an administrator views the review as them', async () => {
    const viewedBy = { id: at(97), firstName: 'Ada', lastName: 'Min', role: 'admin' } as never;
    renderScreen(path, { as: { ...player, viewedBy }, answers: { getVideo: video() } });
    await expect.element(page.getByText(second?.title ?? '').first()).toBeVisible();
    await expect.element(button(/^Answer/)).not.toBeInTheDocument();
  });
});

describe('the coach', () => {
  const show = (answers: Answers) =>
    renderScreen(<ReviewAnswers videoId={videoId} notes={video().annotations} onOpen={() => {}} />, {
      as: coach,
      answers: {
        listNoteThreads: threads({ threads: [thread({ isAwaiting: true })] }),
        listNoteAnswers: [message(1, player)],
        ...answers,
      },
    });

  it('finds the threads that wait, answers and closes one', async () => {
    const { received } = show({
      answerNote: { message: message(2, coach), quotaRemaining: null },
      closeNoteThread: undefined,
    });
    await button('1 to answer').click();
    await expect.element(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    await button(/^2 answers/).click();
    await field.fill('Yes.');
    await button('Send').click();
    await eventually(() => expect(received('answerNote')[0]?.body).toMatchObject({ content: 'Yes.', voiceId: null }));
    await button('Close the thread').click();
    await eventually(() => expect(received('closeNoteThread')[0]?.body).toEqual({ isClosed: true }));
  });

  it('closes a thread once the answer on its way has arrived, and not when it fails', async () => {
    const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { received } = show({
      answerNote: async ({ body }) => {
        await arrivals[body.content === 'No.' ? 0 : 1]?.promise;
        return body.content === 'No.' ? failure('unavailable') : { message: message(2, coach), quotaRemaining: null };
      },
      closeNoteThread: undefined,
    });
    await button('1 to answer').click();
    await button(/^2 answers/).click();
    for (const [index, text] of ['No.', 'Yes.'].entries()) {
      await field.fill(text);
      await button('Send').click();
      await button('Close the thread').click();
      await eventually(() => expect(received('answerNote')).toHaveLength(index + 1));
      expect(received('closeNoteThread')).toHaveLength(0);
      arrivals[index]?.resolve();
      if (index === 0) await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not sent\./);
    }
    await eventually(() => expect(received('closeNoteThread')[0]?.body).toEqual({ isClosed: true }));
    await expect.element(field).toHaveValue('');
  });

  it('closes a thread after an answer that failed', async () => {
    const { received } = show({ answerNote: failure('unavailable'), closeNoteThread: undefined });
    await button('1 to answer').click();
    await button(/^2 answers/).click();
    await field.fill('No.');
    await button('Send').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Not sent\./);
    await button('Close the thread').click();
    await eventually(() => expect(received('closeNoteThread')).toHaveLength(1));
  });

  it('finds what waits on the dashboard only while something does', async () => {
    const dashboard = (unanswered: Answers['listUnansweredNotes']) =>
      renderScreen('/coach/dashboard', {
        as: coach,
        answers: {
          listUnansweredNotes: unanswered ?? { count: 0, first: [] },
          countReviewQueue: { 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 },
          getCoachDashboard: {
            queue: { 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 },
            nextDue: [],
            sessionsToday: [],
            sessionsThisWeek: 0,
            levels: { awaiting: 0, recheck: 0, secondOpinion: 0 },
            requests: 0,
            turnaround: null,
            reviewsPerWeek: [],
          },
        },
      });
    const one = {
      videoId,
      noteId,
      videoTitle: 'Final',
      timestamp: 134,
      player: { id: player.id, firstName: 'Pia', lastName: 'Lund' },
    };
    dashboard({ count: 1, first: [{ ...one, since: '2026-11-03T12:00:00.000Z' }] });
    await expect.element(page.getByRole('heading', { name: '1 answer waiting for you' })).toBeVisible();
    const link = page.getByRole('link', { name: /Note at 2:14, Final/ });
    await expect.element(link).toHaveAttribute('href', `/coach/video-analysis/${videoId}?note=${noteId}`);
    leaveScreens();
    dashboard({ count: 0, first: [] });
    await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect.element(page.getByText(/waiting for you/)).not.toBeInTheDocument();
  });
});
