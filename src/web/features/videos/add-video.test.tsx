// The add-video form and cards: duplicate links, future days, and waiting times.

import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import type { NewVideo, Video, VideoSummary } from '#contract/videos/videos.ts';
import { addDays } from '#domain/time/time-zones.ts';
import { latestMatchDay } from '#domain/videos/match-context.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const matchi = 'https://matchi.tv/watch?s=0euhjzrxsjm';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function video(title: string, videoUrl: string, hours: number): VideoSummary {
  const uploadDate = hoursAgo(hours);
  return {
    id: idAt(title.length),
    title,
    videoUrl,
    videoType: null,
    status: 'Pending',
    uploadDate,
    updatedAt: uploadDate,
    overallScore: null,
    eventDate: null,
    venue: null,
  };
}

const form = page.getByRole('form', { name: 'Add a video' });
const submit = form.getByRole('button', { name: 'Add Video' });
const notice = form.getByRole('alert').filter({ hasText: 'You sent this on' });
const earlier = idAt(77);

function open(listSituationRequests: SituationRequest[] = []) {
  return renderScreen('/player/videos?add=true', {
    answers: {
      listVideos: [],
      listSituationRequests,
      getPaymentStatus: undefined,
      createVideo: ({ body }) =>
        body.again || !body.videoUrl.includes('dQw4w9WgXcQ')
          ? ({ ...video('Sunday', body.videoUrl, 0), ...body } as unknown as Video)
          : failure('already_sent', { message: 'You sent this on 12 Nov', videoId: earlier }),
    },
  });
}

it('shows how to film a court, and keeps what was typed', async () => {
  open();
  await form.getByLabelText('Title').fill('Sunday');
  const guide = page.getByRole('dialog', { name: 'How to film a court' });
  await form.getByRole('button', { name: 'How to film a court' }).click();
  await expect.element(guide.getByRole('img', { name: /phone on the back wall at 3 m/ })).toBeVisible();
  await expect.element(guide.getByText(/Set “Visibility” to “Unlisted”/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(guide).not.toBeInTheDocument();
  await expect.element(form.getByLabelText('Title')).toHaveValue('Sunday');
});

it('asks before sending a link again, and sends it if the player confirms', async () => {
  const screen = open();
  await form.getByLabelText('Title').fill('Sunday');
  await form.getByLabelText('Video link').fill(youTube);
  await submit.click();
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent(/You sent this on 12 Nov/);
  await expect
    .element(notice.getByRole('link', { name: 'Open it' }))
    .toHaveAttribute('href', `/player/video-analysis/${earlier}`);
  expect(page.getByText('Failed to add video. Please try again.').elements()).toHaveLength(0);
  await notice.getByRole('button', { name: 'Send it anyway' }).click();
  await expect.element(page.getByText('Video added successfully!')).toBeVisible();
  const sent = screen.received('createVideo');
  expect(sent.map(({ body }) => (body as NewVideo).again)).toEqual([undefined, true]);
  const [first, again] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).not.toBe(first);
});

it.each([
  [390, 844],
  [1280, 800],
])('does not put "Send it anyway" under a double click on "Add Video" at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  open();
  await form.getByLabelText('Title').fill('Sunday');
  await form.getByLabelText('Video link').fill(youTube);
  let under = (): Element | null => null;
  document.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      under = () => document.elementFromPoint(clientX, clientY);
    },
    { once: true, capture: true },
  );
  await submit.click();
  await expect.element(notice).toHaveFocus();
  expect(under()).not.toBeNull();
  expect(notice.element().contains(under())).toBe(false);
});

it('hides the notice once another link is typed', async () => {
  const screen = open();
  await form.getByLabelText('Title').fill('Sunday');
  await form.getByLabelText('Video link').fill(youTube);
  await submit.click();
  await expect.element(notice).toBeVisible();
  await form.getByLabelText('Video link').fill(matchi);
  await expect.element(notice).not.toBeInTheDocument();
  await submit.click();
  await expect.element(page.getByText('Video added successfully!')).toBeVisible();
  expect(screen.received('createVideo').at(-1)?.body).toEqual({ title: 'Sunday', videoUrl: matchi });
});

it('refuses a future match', async () => {
  // Avoids midnight while the form is filled in.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const screen = open();
  const today = latestMatchDay(ownTimeZone(), new Date());
  await form.getByLabelText('Title').fill('Sunday');
  await form.getByLabelText('Video link').fill(matchi);
  await form.getByText('More for your coach').click();
  await form.getByLabelText('Date played').fill(addDays(today, 1));
  await submit.click();
  await expect.element(form.getByRole('link', { name: 'Please choose today or an earlier day.' })).toBeVisible();
  expect(screen.received('createVideo')).toEqual([]);
  await form.getByLabelText('Date played').fill(today);
  await submit.click();
  await expect.element(page.getByText('Video added successfully!')).toBeVisible();
});

it('promises 24–48 hours only while a coach has the video and the time holds, and never for Matchi', async () => {
  const videos = ['New', 'Overdue', 'Matchi', 'Alone', 'Not told'].map((title) => video(title, youTube, 1));
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const waiting = videos.slice(0, 4).map(({ id, title }) => ({
    id,
    title,
    provider: title === 'Matchi' ? ('matchi' as const) : ('youtube' as const),
    dueAt: inHours(title === 'Overdue' ? -1 : 20),
    pausedAt: null,
    reviewer: null,
    coaches: title === 'Alone' ? [] : [{ id: videos[0]?.id ?? '', firstName: 'Anna', lastName: 'Berg' }],
    clubName: null,
  }));
  renderScreen('/player/videos', { answers: { listVideos: videos, listWaitingVideos: waiting } });
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect.element(card('New')).toMatchTextContent(/takes 24–48 hours/);
  await expect.element(card('Overdue')).toMatchTextContent(/is taking longer than usual/);
  await expect.element(card('Matchi')).toMatchTextContent(/takes up to 24 hours/);
  await expect.element(card('Alone')).toMatchTextContent(/waiting for a coach/);
  await expect.element(card('Not told')).toMatchTextContent(/Not reviewed yet/);
  expect(page.getByText(/24–48 hours/).elements()).toHaveLength(1);
});

it('says which request of the coach it answers, and from when to when', async () => {
  const requestId = idAt(91);
  const { received } = open([
    {
      id: requestId,
      playerId: idAt(1),
      skill: 'lob',
      focus: 'Deeper under pressure',
      dueOn: '2026-01-09',
      asked: { videoId: idAt(92), title: 'Club night', publishedAt: hoursAgo(90) },
      reply: null,
      closed: null,
    },
  ]);
  await form.getByLabelText('Title').fill('Monday');
  await form.getByLabelText('Video link').fill(matchi);
  await form.getByRole('checkbox', { name: /This is the same situation: Lob/ }).click();
  await form.getByRole('textbox', { name: 'Lob, from, m:ss' }).fill('1:20');
  await form.getByRole('textbox', { name: 'Lob, to, m:ss' }).fill('1:10');
  await submit.click();
  await expect.element(form).toMatchTextContent(/The situation must end after it starts/);
  await form.getByRole('textbox', { name: 'Lob, to, m:ss' }).fill('1:26.5');
  await submit.click();
  await expect.poll(() => received('createVideo').at(-1)?.body.situations).toEqual([{ requestId, from: 80, to: 86.5 }]);
});
