// A player changing a pending video.

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Video, WaitingVideo } from '#contract/videos/videos.ts';
import { formatDay } from '#web/lib/format.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const player = testUser({ analysisCreditsRemaining: 1 });
const videoId = '01890000-0000-7000-8000-000000000301';
const path = `/player/video-analysis/${videoId}`;

const video = (traits: Partial<Video> = {}) =>
  ({
    id: videoId,
    title: 'Sunday league',
    videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm',
    provider: 'matchi',
    status: 'Pending',
    isOpened: false,
    pausedAt: null,
    isPaid: true,
    playerId: player.id,
    uploadDate: '2026-11-01T12:00:00.000Z',
    videoType: null,
    eventDate: null,
    annotations: [],
    skillRatings: [],
    ...traits,
  }) as Video;

const show = (traits: Partial<Video>, answers: NonNullable<Parameters<typeof renderScreen>[1]>['answers'] = {}) =>
  renderScreen(path, { as: player, answers: { getVideo: video(traits), listVideos: [], ...answers } });

const menu = page.getByRole('button', { name: 'More for this video' });
const replace = page.getByRole('menuitem', { name: /^Replace link/ });
const withdraw = page.getByRole('menuitem', { name: /^Withdraw video/ });
/** Opens the menu and chooses an item. */
async function choose(item: typeof replace) {
  await menu.click();
  await item.click();
}
const linkDialog = page.getByRole('dialog', { name: 'Replace link' });
const link = linkDialog.getByLabelText('New video link');
const question = page.getByRole('alertdialog', { name: 'Withdraw “Sunday league”?' });
const toasts = page.getByRole('region', { name: 'Notifications' });

describe('withdrawing', () => {
  it('says that the credit comes back, and goes to My Videos when it is done', async () => {
    const screen = show({}, { withdrawVideo: undefined });
    await choose(withdraw);
    await expect.element(question.getByText('Your analysis credit comes back at once.')).toBeVisible();
    await question.getByRole('button', { name: 'Withdraw video' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Videos' })).toBeVisible();
    await expect.element(toasts.getByText('Your analysis credit is back.')).toBeVisible();
    expect(screen.address()).toBe('/player/videos');
    expect(screen.received('withdrawVideo').map(({ params }) => params)).toEqual([{ videoId }]);
    await expect.poll(() => screen.received('getCurrentUser').length).toBe(2);
    expect(screen.received('getVideo')).toHaveLength(1);
  });

  it('says that none was taken, and does nothing on Cancel', async () => {
    const screen = show({ isPaid: false });
    await choose(withdraw);
    await expect.element(question.getByText('No analysis credit was taken for it.')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
    expect(screen.received('withdrawVideo')).toEqual([]);
  });

  it('is not offered once a coach has opened the video, and says why', async () => {
    show({ isOpened: true });
    await menu.click();
    await expect.element(withdraw).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(withdraw.getByText('A coach is already reviewing this video, so you can no longer withdraw it.'))
      .toBeVisible();
    await withdraw.click({ force: true });
    await expect.element(question).not.toBeInTheDocument();
    await replace.click();
    await expect.element(linkDialog).toBeVisible();
  });

  it('says that a coach was faster', async () => {
    let isOpened = false;
    const sentence = 'A coach is already reviewing this video, so you can no longer withdraw it.';
    show(
      {},
      {
        getVideo: () => video({ isOpened }),
        withdrawVideo: () => {
          isOpened = true;
          return failure('conflict', { message: sentence });
        },
      },
    );
    await choose(withdraw);
    await question.getByRole('button', { name: 'Withdraw video' }).click();
    await expect.element(toasts.getByText('Video not withdrawn')).toBeVisible();
    await menu.click();
    await expect.element(withdraw).toHaveAttribute('aria-disabled', 'true');
    await expect.element(withdraw.getByText(sentence)).toBeVisible();
  });

  it('shows that another tab has withdrawn the video', async () => {
    let isGone = false;
    show(
      {},
      {
        getVideo: () => (isGone ? failure('not_found') : video()),
        withdrawVideo: () => {
          isGone = true;
          return failure('not_found');
        },
      },
    );
    await choose(withdraw);
    await question.getByRole('button', { name: 'Withdraw video' }).click();
    await expect.element(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
  });
});

describe('replacing the link', () => {
  it('accepts a link by keyboard alone, and shows its video', async () => {
    let videoUrl = video().videoUrl;
    const screen = show(
      {},
      {
        getVideo: () => video({ videoUrl }),
        replaceVideoLink: ({ body }) => {
          videoUrl = body.videoUrl;
          return video({ videoUrl });
        },
      },
    );
    await expect.element(page.getByText('https://matchi.tv/watch?s=0euhjzrxsjm', { exact: true })).toBeVisible();
    await expect.element(menu).toBeVisible();
    (menu.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(replace).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link).toBeVisible();
    await link.fill('https://matchi.tv/watch?s=another1');
    await userEvent.keyboard('{Enter}');
    await expect.element(toasts.getByText('Link replaced')).toBeVisible();
    await expect.element(linkDialog).not.toBeInTheDocument();
    await expect.element(page.getByText('https://matchi.tv/watch?s=another1', { exact: true })).toBeVisible();
    await expect.element(menu).toHaveFocus();
    expect(screen.received('replaceVideoLink').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { videoId, videoUrl: 'https://matchi.tv/watch?s=another1' },
    ]);
  });

  it('refuses what submitting refuses, and the current link', async () => {
    const screen = show({});
    await choose(replace);
    const send = linkDialog.getByRole('button', { name: 'Replace link' });
    await send.click();
    await expect.element(link).toHaveAccessibleDescription(/Please provide a valid YouTube or Matchi.tv URL\./);
    await link.fill('https://vimeo.com/1');
    await send.click();
    await expect.element(link).toHaveAccessibleDescription(/Please provide a valid YouTube or Matchi.tv URL\./);
    await link.fill('www.matchi.tv/watch?s=0euhjzrxsjm');
    await send.click();
    await expect.element(link).toHaveAccessibleDescription(/The video already has this link\./);
    expect(screen.received('replaceVideoLink')).toEqual([]);
  });

  it('keeps typed text if the server cannot be reached', async () => {
    show({}, { replaceVideoLink: failure('unavailable') });
    await choose(replace);
    await link.fill('https://matchi.tv/watch?s=another1');
    await linkDialog.getByRole('button', { name: 'Replace link' }).click();
    await expect
      .element(linkDialog.getByText('The service is not available right now', { exact: false }))
      .toBeVisible();
    await expect.element(link).toHaveValue('https://matchi.tv/watch?s=another1');
  });

  it('is offered beside the problem of a dead link', async () => {
    show({ pausedAt: '2026-11-03T12:00:00.000Z', linkProblem: 'missing' });
    const notice = page.getByRole('alert');
    await expect.element(notice.getByText(/If you kept a copy, put it on YouTube as Unlisted/)).toBeVisible();
    await notice.getByRole('button', { name: 'Replace link' }).click();
    await expect.element(linkDialog).toBeVisible();
  });

  it('is disabled once the review has started', async () => {
    show({ status: 'AI-Analyzed', isOpened: true });
    await menu.click();
    await expect.element(replace).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(replace.getByText('The analysis of this video has started, so you can no longer replace its link.'))
      .toBeVisible();
  });
});

const anna = { id: '01890000-0000-7000-8000-000000000401', firstName: 'Anna', lastName: 'Berg' };
const leo = { id: '01890000-0000-7000-8000-000000000402', firstName: 'Leo', lastName: 'Vik' };
const hoursAway = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const waiting = (traits: Partial<WaitingVideo> = {}): WaitingVideo => ({
  id: videoId,
  title: 'Sunday league',
  provider: 'youtube',
  dueAt: hoursAway(30),
  pausedAt: null,
  reviewer: null,
  coaches: [],
  clubName: null,
  ...traits,
});

describe('the line of steps', () => {
  const steps = () =>
    page
      .getByRole('main')
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);

  it.each<[string, Partial<WaitingVideo>, RegExp, RegExp]>([
    ['a coach has started', { reviewer: anna, coaches: [anna] }, /^CoachAnna Berg$/, /^Due\S+ \d/],
    ['a coach is offered it', { coaches: [anna] }, /^CoachNot started$/, /^Due\S+ \d/],
    ['no coach has it', {}, /^CoachNot assigned$/, /^DueOnce a coach has it$/],
    ['it is late', { coaches: [anna], dueAt: hoursAway(-30) }, /^CoachNot started$/, /^OverdueSince \S+ \d/],
    ['its link is dead', { coaches: [anna], pausedAt: hoursAway(-3) }, /^CoachNot started$/, /^PausedSince \S+ \d/],
  ])('shows a due time only while it holds: %s', async (_, traits, coach, due) => {
    show({ uploadDate: hoursAway(-1) }, { listWaitingVideos: [waiting(traits)] });
    await expect.element(page.getByText('Coach', { exact: true })).toBeVisible();
    expect(steps()).toEqual([
      expect.stringMatching(/^Sent(today|yesterday) \d/),
      expect.stringMatching(coach),
      expect.stringMatching(due),
    ]);
  });

  it('says what comes next in a sentence', async () => {
    show({}, { listWaitingVideos: [waiting()] });
    await expect.element(page.getByText('It is waiting for a coach. We’ll assign one.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'find one yourself' }))
      .toHaveAttribute('href', '/my-coaches/find');
  });

  it('says when it could not be read, and tries again', async () => {
    let isUp = false;
    show({}, { listWaitingVideos: () => (isUp ? [waiting({ coaches: [anna] })] : failure('unavailable')) });
    await expect.element(page.getByText('We couldn’t load who reviews it.')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Not started')).toBeVisible();
  });
});

describe('who reviews it', () => {
  const message = (name: string) => page.getByRole('link', { name: `Message ${name}` });

  it('is the coach who started, with a way to write to them', async () => {
    show({}, { listWaitingVideos: [waiting({ reviewer: anna, coaches: [leo, anna] })] });
    await expect.element(page.getByText('Reviewing your video')).toBeVisible();
    await expect.element(message('Anna Berg')).toHaveAttribute('href', `/my-coaches?with=${anna.id}`);
    await expect.element(page.getByText('Leo Vik')).not.toBeInTheDocument();
  });

  it('is without messages a club’s coach whom the player is not connected with', async () => {
    show({}, { listWaitingVideos: [waiting({ reviewer: anna, coaches: [leo], clubName: 'Padel Yard' })] });
    await expect.element(page.getByText('Reviewing your video')).toBeVisible();
    await expect.element(message('Anna Berg')).not.toBeInTheDocument();
  });

  it.each<[Partial<WaitingVideo>, string]>([
    [{ coaches: [anna] }, 'Will review your video'],
    [{ coaches: [anna, leo] }, 'The first to start will review it.'],
    [{ coaches: [anna], clubName: 'Padel Yard' }, 'Another coach of Padel Yard may review it, too.'],
    [{ clubName: 'Padel Yard' }, 'A coach of Padel Yard will review it.'],
  ])('is one of those who are offered it: %j', async (traits, words) => {
    show({}, { listWaitingVideos: [waiting(traits)] });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    for (const { firstName, lastName } of traits.coaches ?? [])
      await expect.element(page.getByText(`${firstName} ${lastName}`, { exact: true }).first()).toBeVisible();
  });
});

describe('the details sent', () => {
  const told: Partial<Video> = {
    reportType: 'My bandeja',
    videoType: 'game',
    eventDate: '2026-10-31',
    venue: 'Court 3',
    playerClothingColor: 'White shirt',
    playerEquipment: 'Yellow racket',
    playerPlayingHand: 'left-handed',
    initialCourtPosition: 'Near side',
    partnerClothingColor: 'Red shirt',
    opponentClothingColors: 'Green',
    courtDescription: 'Both sides - Net play',
    courtSideChanges: '12:30',
    cameraAngle: 'elevated',
  };
  const edit = page.getByRole('button', { name: 'Edit what you sent' });
  const form = page.getByRole('dialog', { name: 'Edit what you sent' });

  it('are all shown', async () => {
    show(told);
    for (const words of [
      'https://matchi.tv/watch?s=0euhjzrxsjm',
      'My bandeja',
      'Game',
      formatDay('2026-10-31'),
      'Court 3',
      'White shirt',
      'Yellow racket',
      'Left-handed',
      'Near side',
      'Red shirt',
      'Green',
      'Both sides - Net play',
      '12:30',
      'From above',
    ]) {
      await expect.element(page.getByRole('definition').filter({ hasText: words }).first()).toBeVisible();
    }
  });

  it('can be corrected except the link, and are shown corrected', async () => {
    let now: Partial<Video> = told;
    const screen = show(told, {
      getVideo: () => video(now),
      correctVideo: ({ body }) => {
        now = { ...told, ...body, courtDescription: body.courtDescription ?? null };
        return video(now);
      },
    });
    await edit.click();
    await expect.element(form.getByLabelText('Court position')).toHaveValue('Both sides');
    await expect.element(form.getByLabelText('Focus')).toHaveValue('Net play');
    await expect.element(form.getByLabelText('Video link')).not.toBeInTheDocument();
    await form.getByLabelText('Title').fill('Sunday final');
    await form.getByLabelText('Focus').selectOptions('Not stated');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(toasts.getByText('Changes saved')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sunday final' })).toBeVisible();
    const { courtDescription: _, ...kept } = told;
    expect(screen.received('correctVideo').map(({ params, body }) => ({ ...params, ...body }))).toEqual([
      { videoId, ...kept, title: 'Sunday final' },
    ]);
  });

  it('keep a court description that the form cannot show', async () => {
    const courtDescription = 'Left, all match';
    const screen = show({ courtDescription }, { correctVideo: () => video({ courtDescription }) });
    await edit.click();
    await form.getByLabelText('Venue').fill('Court 1');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => screen.received('correctVideo')[0]?.body)
      .toEqual({ title: 'Sunday league', venue: 'Court 1', courtDescription });
  });

  it('cannot be corrected once a coach has started, and say so if a coach was faster', async () => {
    let isOpened = false;
    const sentence = 'A coach is already reviewing this video, so you can no longer change its details.';
    show(told, {
      getVideo: () => video({ ...told, isOpened }),
      correctVideo: () => {
        isOpened = true;
        return failure('conflict', { message: sentence });
      },
    });
    await edit.click();
    await form.getByLabelText('Title').fill('Sunday final');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(toasts.getByText(sentence)).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(edit).toBeDisabled();
    await expect.element(edit).toHaveAccessibleDescription(sentence);
  });
});

it('allows only the video’s player', async () => {
  show({ playerId: '01890000-0000-7000-8000-000000000002' });
  await expect.element(page.getByText('Analysis Pending')).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByText('What the player sent')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});
