// The screens on which administrators look through what happened: figures, notes, failures, links, and a video for a player.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Analytics } from '#contract/administration/analytics.ts';
import type { ListedNote } from '#contract/reviews/notes.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (end: string) => `01890000-0000-7000-8000-0000000000${end}`;
const maja = { id: id('b1'), firstName: 'Maja', lastName: 'Holm' };
const carla = { id: id('c1'), firstName: 'Carla', lastName: 'Ruiz' };
const found = [{ ...maja, email: 'maja@pala.test', role: 'player' as const }];
const toasts = page.getByRole('region', { name: 'Notifications' });

const figures = {
  signUps: 3,
  activePeople: 2,
  videos: 4,
  reviews: 2,
  creditsSold: 5,
  creditsGranted: 1,
  creditsSpent: 4,
  messages: 7,
};
const analytics: Analytics = {
  from: '2026-11-01',
  to: '2026-11-02',
  step: 'day',
  steps: [
    { ...figures, start: '2026-11-01' },
    { ...figures, start: '2026-11-02' },
  ],
  totals: figures,
  before: {
    from: '2026-10-30',
    to: '2026-10-31',
    totals: { ...figures, signUps: figures.signUps + 3, messages: figures.messages - 1 },
    turnaround: { reviews: 2, medianHours: 31.4 },
  },
  turnaround: { reviews: 4, medianHours: 26, within24: 1, within48: 2, later: 1 },
  coaches: [{ coach: carla, reviews: 4, medianHours: 26 }],
  revenue: [
    { currency: 'eur', cents: 5400, taxCents: 1080, refundedCents: 1500, payments: 2, before: 900, steps: [3900, 0] },
    { currency: 'dkk', cents: 9900, taxCents: 1980, refundedCents: 0, payments: 1, before: 9900, steps: [0, 9900] },
  ],
};

test('analytics show figures, charts with tables, and coaches, and keep currencies apart', async () => {
  const asked: object[] = [];
  renderScreen('/admin/analytics?from=2026-11-01&to=2026-11-02', {
    as: 'admin',
    answers: {
      getAnalytics: ({ query }) => {
        asked.push(query);
        return analytics;
      },
    },
  });
  await expect.element(page.getByText('3 of 4 within 48 h')).toBeVisible();
  expect(asked[0]).toMatchObject({ from: '2026-11-01', to: '2026-11-02', timeZone: expect.any(String) });
  await expect.element(page.getByText('Revenue in EUR').first()).toBeVisible();
  await expect.element(page.getByText('Revenue in DKK').first()).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Carla Ruiz 4 26 h/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show table' }).first().click();
  await expect.element(page.getByRole('table', { name: 'People' })).toBeVisible();
});

test('analytics say how each figure changed since the previous period, also in words', async () => {
  renderScreen('/admin/analytics?from=2026-11-01&to=2026-11-02', { as: 'admin', answers: { getAnalytics: analytics } });
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect.element(totals.getByText('Changes compare with the previous 2 days.')).toBeVisible();
  for (const words of [
    `Down by 3 from ${figures.signUps + 3} in the previous period`,
    `No change from ${figures.videos} in the previous period`,
    `Up by 1 from ${figures.messages - 1} in the previous period`,
    'Down by 5 h from 31 h in the previous period',
    'Up by €30.00 from €9.00 in the previous period',
  ])
    await expect.element(totals.getByText(words, { exact: true }).first()).toBeInTheDocument();
});

test('analytics round the share of reviews within 48 hours', async () => {
  const turnaround = { reviews: 40, medianHours: 40, within24: 3, within48: 20, later: 17 };
  renderScreen('/admin/analytics', { as: 'admin', answers: { getAnalytics: { ...analytics, turnaround } } });
  await expect.element(page.getByText(/58% came within 48 hours/)).toBeVisible();
});

const note: ListedNote = {
  id: id('d1'),
  noteId: id('d2'),
  videoId: id('a1'),
  videoTitle: 'Tuesday match',
  timestamp: 83.5,
  type: 'technique',
  skill: 'bandeja',
  title: 'Racket up earlier',
  comment: 'While you turn.',
  player: maja,
  coach: carla,
  publishedAt: '2026-11-02T10:00:00.000Z',
  revisedAt: null,
  version: 3,
};

test('a note links to its moment, and a correction sends version and reason', async () => {
  const sent: unknown[] = [];
  renderScreen('/admin/video-annotations?search=racket', {
    as: 'admin',
    answers: {
      listNotes: { rows: [note], next: null },
      findPeople: found,
      correctNote: ({ params, body }) => {
        sent.push({ params, body });
        return sent.length === 1 ? failure('conflict') : undefined;
      },
    },
  });
  await expect
    .element(page.getByRole('link', { name: /^Go to 1:23/ }))
    .toHaveAttribute('href', `/player/video-analysis/${note.videoId}?t=83`);
  await page.getByRole('button', { name: /^Correct/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this note' });
  await dialog.getByRole('button', { name: 'Publish correction' }).click();
  await expect.element(dialog.getByText('Please give a reason.').first()).toBeVisible();
  await dialog.getByLabelText('Skill').selectOptions('Víbora');
  await dialog.getByLabelText('Reason').fill('It was a víbora');
  await dialog.getByRole('button', { name: 'Publish correction' }).click();
  await expect.element(dialog.getByText(/Someone changed this in the meantime/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish correction' }).click();
  await expect.element(toasts.getByText('Note corrected')).toBeVisible();
  expect(sent[1]).toMatchObject({
    params: { videoId: note.videoId, noteId: note.noteId },
    body: { version: 3, skill: 'vibora', title: 'Racket up earlier', reason: 'It was a víbora' },
  });
});

test('a failed email shows its cause, retries, asks before discarding, and reports a conflict', async () => {
  const calls: string[] = [];
  const job = {
    id: id('e1'),
    label: 'Email: password changed',
    isMail: true,
    people: [maja],
    kind: 'unreachable' as const,
    tries: 11,
    createdAt: '2026-11-02T10:00:00.000Z',
    failedAt: '2026-11-03T10:00:00.000Z',
  };
  renderScreen('/admin/failures', {
    as: 'admin',
    answers: {
      listFailures: { rows: [job], next: null },
      retryJob: () => {
        calls.push('retry');
        return failure('conflict', { message: 'Someone else has already dealt with this one.' });
      },
      discardJob: () => void calls.push('discard'),
    },
  });
  await expect.element(page.getByRole('cell', { name: 'Maja Holm' })).toBeVisible();
  await expect.element(page.getByText(/could not be reached/)).toBeVisible();
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect.element(toasts.getByText('Someone else has already dealt with this one.')).toBeVisible();
  await page.getByRole('button', { name: /^Discard/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/No one will get this email/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await eventually(() => expect(calls).toEqual(['retry', 'discard']));
});

test('a password link shows once, and goes when another person is chosen', async () => {
  const link = 'https://pala.test/set-password?token=abc';
  const made: unknown[] = [];
  renderScreen(`/admin/password-setup?personId=${maja.id}`, {
    as: 'admin',
    answers: {
      findPeople: found,
      makePasswordLink: ({ params, body }) => {
        made.push({ params, body });
        return { link, expiresAt: '2026-11-02T11:00:00.000Z' };
      },
    },
  });
  await expect.element(page.getByLabelText('Person')).toHaveValue('Maja Holm (maja@pala.test)');
  await page.getByRole('button', { name: 'Show link once' }).click();
  await expect.element(page.getByLabelText('Link')).toHaveValue(link);
  expect(made).toEqual([{ params: { userId: maja.id }, body: { delivery: 'copy' } }]);
  await page.getByRole('button', { name: 'Clear Person' }).click();
  await expect.element(page.getByLabelText('Link')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Email the link' }).click();
  await expect.element(page.getByText('Please choose a person.')).toBeVisible();
});

test('outstanding links list no addresses and can be revoked', async () => {
  const revoked: unknown[] = [];
  renderScreen('/admin/password-reset-links', {
    as: 'admin',
    answers: {
      listPasswordLinks: {
        rows: [
          {
            id: id('f1'),
            kind: 'invitation',
            person: { ...maja, email: 'maja@pala.test', role: 'player' },
            madeBy: null,
            createdAt: '2026-11-02T10:00:00.000Z',
            expiresAt: '2026-11-05T10:00:00.000Z',
          },
        ],
        next: null,
      },
      revokePasswordLink: ({ params }) => void revoked.push(params),
    },
  });
  const row = page.getByRole('row', { name: /Maja Holm/ });
  await expect.element(row.getByText('Invitation')).toBeVisible();
  await row.getByRole('button', { name: 'Revoke the link for Maja Holm' }).click();
  await expect.element(toasts.getByText('Revoked')).toBeVisible();
  expect(revoked).toEqual([{ linkId: id('f1') }]);
});

test('submitting for a player asks again for a link they have sent before', async () => {
  const sent: { again?: boolean; credit: boolean }[] = [];
  renderScreen(`/admin/submit-video?playerId=${maja.id}`, {
    as: 'admin',
    answers: {
      findPeople: found,
      // The list to which it leads.
      getAdminDashboard: failure('internal'),
      listAdminVideos: { rows: [], next: null },
      listClubs: [],
      submitVideoOnBehalf: ({ body }) => {
        sent.push(body);
        if (body.again) return { videoId: id('a1') };
        return failure('already_sent', { message: 'This player sent this on 12 Nov', videoId: id('a1') });
      },
    },
  });
  await page.getByRole('button', { name: 'Submit video' }).click();
  await expect.element(page.getByText('Please give a reason.').first()).toBeVisible();
  await page.getByLabelText('Title').fill('Final');
  await page.getByLabelText('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByLabelText('Who pays').selectOptions('The player (one credit)');
  await userEvent.type(page.getByLabelText('Reason'), 'They asked by phone');
  await page.getByRole('button', { name: 'Submit video' }).click();
  await expect.element(page.getByText('This player sent this on 12 Nov')).toBeVisible();
  await page.getByRole('button', { name: 'Send it anyway' }).click();
  await expect.element(toasts.getByText('Video submitted')).toBeVisible();
  expect(sent.map(({ again, credit }) => [again, credit])).toEqual([
    [undefined, true],
    [true, true],
  ]);
});
