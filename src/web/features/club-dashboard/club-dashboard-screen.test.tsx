// What a club manager sees first.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Applicant } from '#contract/administration/clubs.ts';
import type { VideoSummary } from '#contract/videos/videos.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const video = (title: string, overallScore: string | null): VideoSummary => ({
  id: crypto.randomUUID(),
  title,
  videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  videoType: 'game',
  status: overallScore === null ? 'Pending' : 'Analyzed',
  uploadDate: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  overallScore,
  eventDate: null,
  venue: null,
});

const ida: Applicant = {
  id: '01890000-0000-7000-8000-0000000000d1',
  firstName: 'Ida',
  lastName: 'Lund',
  country: 'SE',
  registeredAt: '2026-11-02T10:00:00.000Z',
};

const invitationUrl = 'https://pala.example/auth?tab=register&club=HAVNEN';
const club = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Havnens Padel', invitationUrl };
const noVideos = { videos: 0, analyzed: 0, inReview: 0 };
const toasts = page.getByRole('region', { name: 'Notifications' });

function open(answers: Answers = {}, path: `/${string}` = '/club/dashboard') {
  return renderScreen(path, {
    as: 'club',
    answers: { listVideos: [], countVideos: noVideos, getOwnClub: club, listApplicants: [], ...answers },
  });
}

describe('the videos', () => {
  it('are those of the members, with what waits and what came back', async () => {
    const { received } = open(
      {
        listVideos: [video('League night', '4.2'), video('Friendly', null)],
        countVideos: { videos: 1204, analyzed: 1180, inReview: 24 },
      },
      '/',
    );
    await expect.element(page.getByRole('heading', { name: 'Club Dashboard' })).toBeVisible();
    await expect.element(page.getByText('1,204')).toBeVisible();
    await expect.element(page.getByText('1,180')).toBeVisible();
    expect(received('listVideos').map(({ query }) => query)).toEqual([{ limit: '12' }]);
    await expect.element(page.getByRole('row', { name: /League night.*4\.2\/7\.0/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Friendly.*Not Rated/ })).toBeVisible();
  });

  it('are announced while there are none', async () => {
    open();
    await expect.element(page.getByText('No videos yet')).toBeVisible();
  });

  it('can be asked for again after an error', async () => {
    open({ listVideos: failure('internal') });
    await expect.element(page.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  });
});

describe('people who want to join', () => {
  it('are named with country and time, and become members by one click', async () => {
    const waiting = [ida];
    const { received } = open({
      listApplicants: () => [...waiting],
      approveApplicant: () => {
        waiting.pop();
      },
    });
    const line = page.getByRole('listitem').filter({ hasText: 'Ida Lund' });
    await expect.element(line).toMatchTextContent(/Sweden, registered/);
    await line.getByRole('button', { name: 'Approve Ida Lund' }).click();
    await expect.element(toasts.getByText('Ida Lund is a member now')).toBeVisible();
    await expect.element(page.getByText(/^Nobody is waiting\./)).toBeVisible();
    expect(received('approveApplicant').map(({ params }) => params)).toEqual([{ userId: ida.id }]);
  });

  it('are rejected with a reason', async () => {
    const waiting = [ida];
    const { received } = open({
      listApplicants: () => [...waiting],
      rejectApplicant: () => {
        waiting.pop();
      },
    });
    await page.getByRole('button', { name: 'Reject Ida Lund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Ida Lund' });
    await dialog.getByRole('button', { name: 'Reject registration' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason\./);
    await dialog.getByLabelText('Reason').fill('We do not know you.');
    await dialog.getByRole('button', { name: 'Reject registration' }).click();
    await expect.element(toasts.getByText('Ida Lund gets your reason by email.')).toBeVisible();
    await expect.element(page.getByText(/^Nobody is waiting\./)).toBeVisible();
    expect(received('rejectApplicant').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: ida.id }, body: { reason: 'We do not know you.' } },
    ]);
  });

  it('are read again when somebody else was quicker', async () => {
    const waiting = [ida];
    open({
      listApplicants: () => [...waiting],
      approveApplicant: () => {
        waiting.pop();
        return failure('conflict', { message: 'This person is not waiting for approval any more.' });
      },
    });
    await page.getByRole('button', { name: 'Approve Ida Lund' }).click();
    await expect.element(toasts.getByText('This person is not waiting for approval any more.')).toBeVisible();
    await expect.element(page.getByText(/^Nobody is waiting\./)).toBeVisible();
  });
});

describe('the invitation link', () => {
  it('is shown in full and can be copied', async () => {
    open();
    await expect.element(page.getByLabelText('Invitation link')).toHaveValue(invitationUrl);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(toasts.getByText(/^(Link copied|Not copied)$/)).toBeVisible();
  });

  it('is not there for a manager without a club, who is told what to do', async () => {
    open({ getOwnClub: failure('not_found') });
    await expect.element(page.getByText(/^Your account belongs to no club yet\./)).toBeVisible();
    await expect.element(page.getByLabelText('Invitation link')).not.toBeInTheDocument();
  });
});
