// A reel saves itself; what it could not save stays on this device.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Reel, ReelClip } from '#contract/publicity/reels.ts';
import { type Answers, failure, responsesProcessed } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const club = userWithRole('club');
const clip: ReelClip = {
  videoId: idAt(1),
  noteId: idAt(2),
  youtubeId: 'M7lc1UVf-VE',
  videoTitle: 'Tuesday match',
  start: 5,
  end: 9,
  caption: 'Deep lob',
  player: { id: idAt(3), firstName: 'Alma', lastName: 'Berg' },
  isPublic: true,
};
const reel: Reel = {
  id: idAt(4),
  title: 'Autumn',
  code: 'abc',
  isPublic: false,
  isListed: false,
  isTakenDown: false,
  version: 3,
  clips: [clip],
  withheld: 0,
  isTextWithheld: false,
};

const open = (answers: Answers, as = club) =>
  renderScreen(`/club/highlights/${reel.id}`, {
    as,
    answers: {
      getReel: reel,
      listClubGroups: [],
      listContentMembers: [],
      listReelMoments: { rows: [], next: null },
      ...answers,
    },
  });
const title = page.getByLabelText('Title');
const caption = page.getByRole('textbox', { name: /^Caption of/ });

it('unsaved changes survive the end of the session and are saved after sign-in', async () => {
  const first = open({ saveReel: failure('unauthorized') });
  await title.fill('Best of autumn');
  await caption.fill('What a lob');
  await expect
    .poll(() => first.received('saveReel').at(-1)?.body)
    .toMatchObject({ title: 'Best of autumn', clips: [{ caption: 'What a lob' }] });
  leaveScreens();

  const second = open({
    saveReel: ({ body }) => ({ ...reel, version: 4, title: body.title, clips: [{ ...clip, caption: 'What a lob' }] }),
  });
  await expect.element(title).toHaveValue('Best of autumn');
  await expect.element(caption).toHaveValue('What a lob');
  await expect
    .poll(() => second.received('saveReel').at(-1)?.body)
    .toMatchObject({
      version: 3,
      title: 'Best of autumn',
      clips: [{ videoId: clip.videoId, caption: 'What a lob' }],
    });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  leaveScreens();
  open({});
  await expect.element(title).toHaveValue('Autumn');
});

it('the copy on this device stays until the save has been answered', async () => {
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  const answer = Promise.withResolvers<Reel>();
  const { received } = open({ saveReel: () => answer.promise });
  await title.fill('Best of autumn');
  removed.mockClear();
  await expect.poll(() => received('saveReel').length).toBe(1);
  await expect.element(page.getByText('Saving…')).toBeVisible();
  const copies = () => removed.mock.calls.filter(([key]) => key.includes(`reel:${reel.id}`));
  expect(copies()).toEqual([]);
  answer.resolve({ ...reel, version: 4, title: 'Best of autumn' });
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(copies().length).toBeGreaterThan(0);
  removed.mockRestore();
});

it('a save that is on its way as the editor is left is not sent again', async () => {
  const { received } = open({
    saveReel: ({ body }) => {
      leaveScreens();
      return { ...reel, version: 4, title: body.title };
    },
  });
  await title.fill('Best of autumn');
  await expect.poll(() => received('saveReel').length).toBe(1);
  await responsesProcessed();
  expect(received('saveReel')).toHaveLength(1);
});

it('another person on this device sees no unsaved changes', async () => {
  open({ saveReel: failure('unavailable') });
  await title.fill('Best of autumn');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  leaveScreens();
  open({}, { ...club, id: idAt(99) });
  await expect.element(title).toHaveValue('Autumn');
});

it('the editor does not overwrite another manager’s changes', async () => {
  open({ saveReel: failure('unavailable') });
  await title.fill('Best of autumn');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  leaveScreens();
  const theirs = { ...reel, version: 5, title: 'Winter' };
  const { received } = open({ getReel: theirs, saveReel: failure('conflict', { message: 'The reel has changed.' }) });
  await expect.element(title).toHaveValue('Best of autumn');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The reel has changed/);
  expect(received('saveReel')[0]?.body.version).toBe(3);
  await page.getByRole('button', { name: 'Load the latest' }).click();
  await expect.element(title).toHaveValue('Winter');
  leaveScreens();
  open({ getReel: theirs });
  await expect.element(title).toHaveValue('Winter');
});

it('a draft does not restore a clip that may no longer be shown', async () => {
  open({ saveReel: failure('unavailable') });
  await caption.fill('What a lob');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  leaveScreens();
  open({ getReel: { ...reel, clips: [], withheld: 1 }, saveReel: failure('unavailable') });
  await expect.element(page.getByText(/^1 clip is left out/)).toBeVisible();
  await expect.element(caption).not.toBeInTheDocument();
});
