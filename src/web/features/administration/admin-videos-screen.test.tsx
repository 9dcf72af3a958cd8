import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminVideo } from '#contract/videos/admin-videos.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const carla = { id: '01890000-0000-7000-8000-0000000000c1', firstName: 'Carla', lastName: 'Ruiz' };
const jonas = { id: '01890000-0000-7000-8000-0000000000c2', firstName: 'Jonas', lastName: 'Møller' };
const counts = {
  waitingApprovals: 0,
  videosWithoutCoach: 1,
  videosOverdue: 2,
  levelsToConfirm: 0,
  openTakedowns: 0,
  videosToReview: 3,
  failedJobs: 0,
};

function video(traits: Partial<AdminVideo> = {}): AdminVideo {
  return {
    id: '01890000-0000-7000-8000-0000000000a1',
    title: 'Tuesday match',
    status: 'Pending',
    videoType: null,
    clubName: null,
    uploadDate: '2026-11-02T10:00:00.000Z',
    dueAt: '2026-11-04T10:00:00.000Z',
    pausedAt: null,
    player: { id: '01890000-0000-7000-8000-0000000000b1', firstName: 'Maja', lastName: 'Holm' },
    coaches: [],
    reviewer: null,
    ...traits,
  };
}

function open(address: `/admin/videos${string}`, answers: Answers = {}) {
  return renderScreen(address, {
    as: 'admin',
    answers: {
      getAdminDashboard: counts,
      listAdminVideos: { rows: [video()], next: null },
      listClubs: [],
      findPeople: [],
      listCoaches: [
        { ...jonas, role: 'coach_club' },
        { ...carla, role: 'coach_freelance' },
      ],
      ...answers,
    },
  });
}

const toasts = page.getByRole('region', { name: 'Notifications' });

describe('the list of videos', () => {
  test('says that a video is paused whose link cannot be opened', async () => {
    open('/admin/videos', { listAdminVideos: { rows: [video({ pausedAt: '2026-11-03T10:00:00.000Z' })], next: null } });
    const row = page.getByRole('row').filter({ hasText: 'Tuesday match' });
    await expect.element(row.getByText('Paused: link can’t be opened')).toBeVisible();
    await expect.element(row.getByText('Overdue')).not.toBeInTheDocument();
  });

  test('shows player, reviewer and due time, and links to the review', async () => {
    const videos = [video({ coaches: [carla, jonas], reviewer: carla })];
    open('/admin/videos', { listAdminVideos: { rows: videos, next: null } });
    const row = page.getByRole('row').filter({ hasText: 'Tuesday match' });
    await expect.element(row.getByRole('cell', { name: 'Maja Holm' })).toBeVisible();
    await expect.element(row.getByRole('cell', { name: 'Carla Ruiz, Jonas Møller' })).toBeVisible();
    await expect.element(row.getByRole('cell', { name: 'Carla Ruiz', exact: true })).toBeVisible();
    await expect.element(row.getByText('In Review')).toBeVisible();
    await expect.element(row.getByText('Overdue')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: /^Open review/ }))
      .toHaveAttribute('href', `/admin/video-review/${videos[0]?.id}`);
  });

  test('keeps the filter in the address', async () => {
    const { address, received } = open('/admin/videos?show=overdue');
    await expect.element(page.getByRole('tab', { name: /^Overdue/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: /^Without a coach/ }).click();
    await expect.poll(address).toBe('/admin/videos?show=without-coach');
    await expect.poll(() => received('listAdminVideos').at(-1)?.query).toEqual({ show: 'without-coach' });
    await page.getByRole('tab', { name: 'All' }).click();
    await expect.poll(address).toBe('/admin/videos');
  });

  test('shows all videos for a filter that does not exist', async () => {
    const { received } = open('/admin/videos?show=best');
    await expect.element(page.getByText('Tuesday match', { exact: true })).toBeVisible();
    expect(received('listAdminVideos')[0]?.query).toEqual({ show: 'all' });
  });

  test('shows an empty state', async () => {
    open('/admin/videos?show=without-coach', { listAdminVideos: { rows: [], next: null } });
    await expect.element(page.getByText('Every video has a coach')).toBeVisible();
  });

  test('loads more pages', async () => {
    const first = video();
    open('/admin/videos', {
      listAdminVideos: ({ query }) =>
        query.after === first.id
          ? { rows: [video({ id: '01890000-0000-7000-8000-0000000000a2', title: 'Sunday match' })], next: null }
          : { rows: [first], next: first.id },
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(page.getByText('Sunday match', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Tuesday match', { exact: true })).toBeVisible();
  });

  test('retries after an error', async () => {
    open('/admin/videos', { listAdminVideos: failure('internal') });
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('assigning a coach', () => {
  const dialog = page.getByRole('dialog', { name: 'Assign coach' });
  const openDialog = () => page.getByRole('button', { name: 'Assign coach to Tuesday match' }).click();
  const send = () => dialog.getByRole('button', { name: 'Assign coach' }).click();
  /** Types the first name and picks the only person left in the list. */
  async function choose(firstName: string, label: string) {
    const field = dialog.getByRole('combobox', { name: 'Coach' });
    await field.fill(firstName);
    await expect.element(page.getByRole('option')).toHaveTextContent(label);
    await page.getByRole('option', { name: label }).click();
    await expect.element(field).toHaveValue(label);
  }

  test('connects the chosen coach and confirms it', async () => {
    const { received } = open('/admin/videos', { assignCoach: undefined });
    await openDialog();
    await choose('Carla', 'Carla Ruiz · Freelance Coach');
    await send();
    await expect.element(toasts.getByText('Carla Ruiz can now review the videos of Maja Holm.')).toBeVisible();
    expect(received('assignCoach').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { videoId: video().id }, body: { coachId: carla.id } },
    ]);
    await expect.poll(() => received('listAdminVideos').length).toBe(2);
  });

  test('offers unconnected coaches only, and requires one', async () => {
    open('/admin/videos', { listAdminVideos: { rows: [video({ coaches: [carla] })], next: null } });
    await openDialog();
    await send();
    await expect.element(dialog.getByText('Please choose a coach.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Coach' }).click();
    await expect.element(page.getByRole('option', { name: /^Jonas Møller/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Carla Ruiz/ })).not.toBeInTheDocument();
  });

  test('shows the error', async () => {
    open('/admin/videos', {
      assignCoach: failure('invalid_input', { message: 'Please choose an active coach.' }),
    });
    await openDialog();
    await choose('Jonas', 'Jonas Møller · Club Coach');
    await send();
    await expect.element(dialog.getByText('Please choose an active coach.')).toBeVisible();
  });

  test('offers no coach once the review is published', async () => {
    open('/admin/videos', { listAdminVideos: { rows: [video({ status: 'Analyzed' })], next: null } });
    await expect.element(page.getByText('Coach Review')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Assign coach/ })).not.toBeInTheDocument();
  });
});
