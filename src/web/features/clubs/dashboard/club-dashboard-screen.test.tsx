// What a club manager sees first.

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import type { Applicant } from '#contract/clubs/clubs.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const freja = { id: '01890000-0000-7000-8000-0000000000a1', firstName: 'Freja', lastName: 'Nygaard' };

const video = (title: string, overallScore: string | null): ClubDashboard['latestVideos'][number] => ({
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
  player: freja,
});

const noNeeds = { withoutCoach: 0, unanswered: 0, expired: 0, applicants: 0 };
const quiet: ClubDashboard = {
  needs: noNeeds,
  members: 0,
  openTakedowns: 0,
  activeThisMonth: 0,
  videos: { waiting: 0, overdue: 0, analyzed: 0 },
  turnaround: null,
  level: { mean: null, change: null, verified: 0, bands: { entry_level: 0, getting_there: 0, solid: 0, advanced: 0 } },
  mostActive: [],
  nextDue: [],
  mostImproved: [],
  coaches: [],
  latestVideos: [],
};

const ida: Applicant = {
  id: '01890000-0000-7000-8000-0000000000d1',
  firstName: 'Ida',
  lastName: 'Lund',
  country: 'SE',
  registeredAt: '2026-11-02T10:00:00.000Z',
};

const invitationUrl = 'https://pala.example/auth?tab=register&club=HAVNEN';
const club = {
  id: '01890000-0000-7000-8000-0000000000e1',
  name: 'Havnens Padel',
  invitationUrl,
  spokenCode: 'ACDE-FHJK',
};
const toasts = page.getByRole('region', { name: 'Notifications' });

function open(answers: Answers = {}, path: `/${string}` = '/club/dashboard') {
  return renderScreen(path, {
    as: 'club',
    answers: { getClubDashboard: quiet, getOwnClub: club, listApplicants: [], ...answers },
  });
}

describe('what waits for the manager', () => {
  const lines = page.getByRole('list', { name: 'Waiting for you' });

  it('comes first, each with the list it is about', async () => {
    const needs = { withoutCoach: 12, unanswered: 30, expired: 4, applicants: 1 };
    open({ getClubDashboard: { ...quiet, needs, videos: { ...quiet.videos, overdue: 2 } } });
    await expect.element(lines).toBeVisible();
    const links = lines.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 overdue reviewsSee the videos', '/club/videos?show=overdue'],
      ['1 person wants to joinDecide', '/club/players'],
      ['12 members without a coachChoose coaches', '/club/players?coach=none'],
      ['4 invitations expired without an answerSend again', '/club/players?tab=expired'],
      ['Write to the people of 4 invitations expired without an answer', '/club/write?to=invited&state=expired'],
      ['30 invitations not answered yetSee who is invited', '/club/players?tab=invited'],
      ['Write to the people of 30 invitations not answered yet', '/club/write?to=invited&state=open'],
    ]);
  });

  it('is one sentence when nothing does', async () => {
    open();
    await expect.element(page.getByText('Nothing is waiting for you right now.')).toBeVisible();
    await expect.element(lines).not.toBeInTheDocument();
  });

  it('says only what there is', async () => {
    open({ getClubDashboard: { ...quiet, needs: { ...noNeeds, unanswered: 1 } } });
    await expect
      .element(lines.getByRole('listitem'))
      .toMatchTextContent(/^1 invitation not answered yetSee who is invited/);
  });
});

describe('the club dashboard', () => {
  const ofPlayer = `/club/player/${freja.id}`;

  it('links active, waiting and improved players to their pages', async () => {
    const { received } = open(
      {
        getClubDashboard: {
          needs: noNeeds,
          members: 1204,
          openTakedowns: 0,
          activeThisMonth: 310,
          videos: { waiting: 24, overdue: 2, analyzed: 1180 },
          turnaround: { hours: 17.5, reviews: 60 },
          level: {
            mean: 3.4,
            change: 0.2,
            verified: 40,
            bands: { entry_level: 300, getting_there: 500, solid: 400, advanced: 4 },
          },
          mostActive: [{ player: freja, videos: 3, sessions: 1 }],
          nextDue: [
            {
              videoId: freja.id,
              title: 'Late',
              dueAt: '2026-01-01T10:00:00Z',
              pausedAt: null,
              player: freja,
              coach: null,
            },
          ],
          mostImproved: [{ player: freja, begin: 3, end: 3.7, change: 0.7, reviews: 5 }],
          coaches: [
            {
              coach: { ...freja, firstName: 'Lucía', role: 'coach_club' },
              players: 12,
              waiting: 3,
              reviews: 9,
              medianHours: 20.5,
              sessions: 4,
            },
          ],
          latestVideos: [video('League night', '4.2'), video('Friendly', null)],
        },
      },
      '/',
    );
    await expect.element(page.getByRole('heading', { name: 'Club Dashboard' })).toBeVisible();
    for (const words of [
      '1,204',
      '310 active this month',
      '2 overdue',
      '17.5 h',
      '+0.7',
      'From 3.0 to 3.7 in 5 reviews',
    ])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText('3 videos, 1 training session')).toBeVisible();
    await expect.element(page.getByText(/no reviewer yet/)).toBeVisible();
    const leads = {
      Members: '/club/players',
      'Waiting for review': '/club/videos?show=to-review',
      'All 24 videos': '/club/videos?show=to-review',
    };
    for (const [name, address] of Object.entries(leads))
      await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    await expect
      .element(page.getByRole('link', { name: 'League night' }))
      .toHaveAttribute('href', expect.stringContaining('/club/video-analysis/'));
    await expect.element(page.getByText(/average from 1 to 7, \+0\.2 in 90 days; 40 levels verified/)).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Lucía Nygaard.*3.*9.*20\.5 h.*4.*12/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /League night.*Freja Nygaard.*4\.2\/7\.0/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Friendly.*Not Rated/ })).toBeVisible();
    const names = page.getByRole('link', { name: 'Freja Nygaard' });
    expect(names.elements()).toHaveLength(5);
    for (const name of names.elements()) expect(name.getAttribute('href')).toBe(ofPlayer);
    expect(received('getClubDashboard')[0]?.query?.timeZone).toBeTruthy();
  });

  it('shows empty states before anyone has played', async () => {
    open();
    await expect.element(page.getByText('No videos yet')).toBeVisible();
    await expect.element(page.getByText('No videos are waiting for review.')).toBeVisible();
    await expect.element(page.getByText('There are no members yet.')).toBeVisible();
  });

  it('retries after an error', async () => {
    open({ getClubDashboard: failure('internal') });
    await expect.element(page.getByRole('button', { name: /try again|retry/i })).toBeVisible();
  });
});

describe('applicants', () => {
  it('show country and time, and become members by one click', async () => {
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
    await expect.element(toasts.getByText('Ida Lund is now a member')).toBeVisible();
    await expect.element(page.getByText(/^No one is waiting\./)).toBeVisible();
    expect(received('approveApplicant').map(({ params }) => params)).toEqual([{ userId: ida.id }]);
  });

  it('get a reason with a rejection', async () => {
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
    await expect.element(page.getByText(/^No one is waiting\./)).toBeVisible();
    expect(received('rejectApplicant').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: ida.id }, body: { reason: 'We do not know you.' } },
    ]);
  });

  it('reload when someone else was quicker', async () => {
    const waiting = [ida];
    open({
      listApplicants: () => [...waiting],
      approveApplicant: () => {
        waiting.pop();
        return failure('conflict', { message: 'This person is no longer waiting for approval.' });
      },
    });
    await page.getByRole('button', { name: 'Approve Ida Lund' }).click();
    await expect.element(toasts.getByText('This person is no longer waiting for approval.')).toBeVisible();
    await expect.element(page.getByText(/^No one is waiting\./)).toBeVisible();
  });
});

describe('the invitation link', () => {
  it('appears together with the applicants, without moving', async () => {
    const asked = Promise.withResolvers<Applicant[]>();
    const { received } = open({ listApplicants: () => asked.promise });
    await expect.element(page.getByText('No videos yet')).toBeVisible();
    expect(received('getOwnClub')).toHaveLength(1);
    expect(page.getByLabelText('Invitation link').elements()).toEqual([]);
    asked.resolve([ida]);
    await expect.element(page.getByLabelText('Invitation link')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Approve Ida Lund' })).toBeVisible();
  });

  it('shows in full and copies', async () => {
    open();
    await expect.element(page.getByLabelText('Invitation link')).toHaveValue(invitationUrl);
    await expect.element(page.getByText('ACDE-FHJK')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(toasts.getByText(/^(Link copied|Not copied)$/)).toBeVisible();
  });

  it('gives way to help for a manager without a club', async () => {
    open({ getOwnClub: failure('not_found'), getClubDashboard: failure('not_found') });
    await expect.element(page.getByText(/^Your account has no club yet\./)).toBeVisible();
    await expect.element(page.getByLabelText('Invitation link')).not.toBeInTheDocument();
  });

  it('leads an impersonating administrator without a club to the club managers', async () => {
    const goTo = vi.mocked(browserNavigation.goTo);
    const viewedBy = { id: freja.id, firstName: 'Astrid', lastName: 'Lund', role: 'admin' } as const;
    renderScreen('/club/dashboard', {
      as: testUser({ role: 'club', viewedBy }),
      answers: {
        getOwnClub: failure('not_found'),
        getClubDashboard: failure('not_found'),
        listApplicants: [],
        endView: userWithRole('admin'),
      },
    });
    await page.getByRole('button', { name: 'Choose a club manager' }).click();
    await expect.poll(() => goTo.mock.calls).toEqual([['/role-switcher?role=club']]);
  });
});
