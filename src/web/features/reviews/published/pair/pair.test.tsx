// Sharing with a partner, from the invitation to the end.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PairPage, VideoPartner } from '#contract/videos/pairs.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from '../testing/video-fixtures.ts';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const owner = testUser({ id: at(99) });
const link = 'http://pala.test/pair-invitation?token=abc';
const invited: VideoPartner = {
  status: 'invited',
  partner: null,
  email: 'paul@pala.test',
  link,
  expiresAt: '2026-11-20T12:00:00.000Z',
  joinedAt: null,
};
const joined: VideoPartner = {
  status: 'joined',
  partner: { firstName: 'Paul', lastName: 'Lind' },
  email: null,
  link: null,
  expiresAt: null,
  joinedAt: '2026-11-10T12:00:00.000Z',
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const menu = button('More for this review');
/** Opens the review's menu and chooses an item. */
async function choose(name: string) {
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const pair: PairPage = {
  video: {
    id: videoId,
    title: 'Sunday league',
    provider: 'youtube',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    eventDate: '2026-10-31',
    status: 'Analyzed',
  },
  isOwn: false,
  player: { firstName: 'Alma', lastName: 'Bergström' },
  partner: { firstName: 'Paul', lastName: 'Lind' },
  notes: [
    {
      ...aMoment,
      id: at(1),
      timestamp: 20,
      endTimestamp: 27,
      type: 'improvement',
      pair: 'centre',
      title: 'Nobody takes the middle',
      comment: 'Agree before the point.',
    },
  ],
  movement: null,
  matches: [
    {
      videoId,
      title: 'Sunday league',
      eventDate: '2026-10-31',
      publishedAt: '2026-11-02T12:00:00.000Z',
      notes: [{ pair: 'centre', type: 'improvement' }],
    },
    {
      videoId: at(50),
      title: 'Cup',
      eventDate: null,
      publishedAt: '2026-10-02T12:00:00.000Z',
      notes: [
        { pair: 'positioning', type: 'strength' },
        { pair: 'centre', type: 'strength' },
      ],
    },
  ],
};

describe('inviting', () => {
  const review = (getVideoPartner: VideoPartner | null, answers: object = {}) =>
    renderScreen(`/player/video-analysis/${videoId}`, {
      as: owner,
      answers: { getVideo: video(), getVideoPartner, ...answers },
    });

  it('says what a partner will see, and shows the link to pass on', async () => {
    let partner: VideoPartner | null = null;
    const { received } = renderScreen(`/player/video-analysis/${videoId}`, {
      as: owner,
      answers: {
        getVideo: video(),
        getVideoPartner: () => partner,
        invitePartner: () => {
          partner = { ...invited, email: null };
          return partner;
        },
      },
    });
    await choose('Invite your partner');
    await expect.element(page.getByText(/nothing else of yours: no level, ratings/)).toBeVisible();
    await button('Invite').click();
    await expect.element(page.getByLabelText('Invitation link')).toHaveValue(link);
    expect(received('invitePartner').map(({ body }) => body)).toEqual([{}]);
  });

  it('refuses an invalid address beside the field', async () => {
    const { received } = review(null);
    await choose('Invite your partner');
    await page.getByLabelText('Your partner’s email (optional)').fill('paul');
    await button('Invite').click();
    await expect.element(page.getByRole('link', { name: 'Please enter a valid email address.' })).toBeVisible();
    expect(received('invitePartner')).toEqual([]);
  });

  it('can be withdrawn', async () => {
    let partner: VideoPartner | null = invited;
    review(null, {
      getVideoPartner: () => partner,
      endPartner: () => {
        partner = null;
      },
    });
    await choose('Partner invited');
    await expect.element(page.getByText('paul@pala.test')).toBeVisible();
    await button('Withdraw invitation').click();
    await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
    await expect.element(page.getByLabelText('Your partner’s email (optional)')).toBeVisible();
  });

  it('gives the focus back to the menu', async () => {
    review(null);
    await choose('Invite your partner');
    await expect.element(page.getByLabelText('Your partner’s email (optional)')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });

  it('leads to the pair page once the partner has joined', async () => {
    const { address } = review(joined, { getPairPage: { ...pair, isOwn: true } });
    await choose('Pair with Paul');
    await expect.element(page.getByText(/^You and Paul Lind/)).toBeVisible();
    expect(address()).toBe(`/player/pair/${videoId}`);
  });

  it('waits on the page of a video that is not reviewed yet', async () => {
    renderScreen(`/player/video-analysis/${videoId}`, {
      as: owner,
      answers: { getVideo: video({ status: 'Pending' }), getVideoPartner: joined },
    });
    const shared = page.getByRole('link', { name: 'Pair with Paul' });
    await expect.element(shared).toHaveAttribute('href', `/player/pair/${videoId}`);
  });

  it('hides from viewers of another player’s video', async () => {
    renderScreen(`/player/video-analysis/${videoId}`, { as: 'admin', answers: { getVideo: video() } });
    await menu.click();
    const items = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(items).toEqual(['Download report', 'Take the notes along', 'Print']);
  });
});

describe('the shared page', () => {
  it('offers the notes on the pair as files', async () => {
    renderScreen(`/player/pair/${videoId}`, { answers: { getPairPage: pair } });
    await button('Take the notes along').click();
    const dialog = page.getByRole('dialog', { name: 'Take the notes along' });
    await expect.element(dialog.getByText('The notes on you as a pair', { exact: false })).toBeVisible();
    const asked: string[] = [];
    const answering = window.fetch;
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.includes('/notes.')) return answering(input, init);
      asked.push(input);
      return new Response('', { status: 404 });
    };
    await dialog.getByRole('button', { name: 'Download Review data (JSON)' }).click();
    await expect.element(page.getByText('Notes not downloaded')).toBeVisible();
    expect(asked).toEqual([`/api/pair-matches/${videoId}/notes.json`]);
  });

  const open = (getPairPage: PairPage, answers: object = {}) =>
    renderScreen(`/player/pair/${videoId}`, { answers: { getPairPage, ...answers } });

  it('shows the notes on the pair, and counts those of all matches by subject', async () => {
    open(pair);
    await expect.element(page.getByText(/^You and Alma Bergström/)).toBeVisible();
    await expect.element(button('Play 0:20–0:27: Nobody takes the middle')).toBeVisible();
    await expect.element(page.getByText('3 notes in 2 reviewed matches you share.')).toBeVisible();
    await expect.element(page.getByText('1 strength, 1 to improve', { exact: true })).toBeVisible();
    const matches = page.getByRole('region', { name: 'Match by match' });
    await expect.element(matches.getByRole('link', { name: 'Cup' })).toHaveAttribute('href', `/player/pair/${at(50)}`);
    await expect.element(matches.getByText('2 strengths')).toBeVisible();
  });

  it('shows empty states', async () => {
    open({ ...pair, video: { ...pair.video, status: 'Pending' }, notes: [], matches: [] });
    await expect.element(page.getByText('No notes on the pair yet')).toBeVisible();
    await expect.element(page.getByText(/Once the review is published/)).toBeVisible();
    await expect.element(page.getByText(/appear here by subject/)).toBeVisible();
    await expect.element(page.getByText(/you’ll see your spacing/)).toBeVisible();
  });

  it('shows how the two moved together', async () => {
    const spacing = { mean: 4.2, spread: 0.8, marks: 40, seconds: 80 };
    const zones = { marks: 80, seconds: 160, shares: { net: 0.5, transition: 0.2, back: 0.3 } };
    open({ ...pair, movement: { spacing, zones } });
    await expect.element(page.getByText(/4\.2 m apart, give or take 0\.8 m/)).toBeVisible();
    await expect.element(page.getByText('50%')).toBeVisible();
  });

  it('the partner leaves after a question', async () => {
    const { received, address } = open(pair, {
      leavePairMatch: () => undefined,
      listPairMatches: { invitations: [], matches: [] },
    });
    await button('Leave').click();
    await expect
      .element(page.getByText(/You lose access to this match and its notes at once, and we’ll let Alma know/))
      .toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByText('No pair matches yet')).toBeVisible();
    expect(address()).toBe('/player/pair');
    expect(received('leavePairMatch')).toHaveLength(1);
  });

  it('the owner ends sharing', async () => {
    const { received } = open(
      { ...pair, isOwn: true },
      { endPartner: () => undefined, listPairMatches: { invitations: [], matches: [] } },
    );
    await expect.element(page.getByText(/^You and Paul Lind/)).toBeVisible();
    await button('End sharing').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sharing' }).click();
    await expect.element(page.getByText('No pair matches yet')).toBeVisible();
    expect(received('endPartner')).toHaveLength(1);
  });

  it('says when sharing has ended, and shows other errors', async () => {
    renderScreen(`/player/pair/${videoId}`, { answers: { getPairPage: failure('not_found') } });
    await expect.element(page.getByRole('heading', { name: 'Not shared with you' })).toBeVisible();
  });
});

describe('the list', () => {
  const invitation = {
    token: 'abc',
    inviter: { firstName: 'Emil', lastName: 'Bang' },
    title: 'Cup match',
    eventDate: null,
    expiresAt: '2026-11-20T12:00:00.000Z',
  };

  it('answers invitations, and marks the player’s own matches', async () => {
    const match = { ...pair.video, videoId, joinedAt: '2026-11-10T12:00:00.000Z', notes: 1 };
    const other = { firstName: 'Paul', lastName: 'Lind' };
    const { received, address } = renderScreen('/player/pair', {
      answers: {
        listPairMatches: {
          invitations: [invitation],
          matches: [
            { ...match, isOwn: true, other },
            { ...match, videoId: at(51), title: 'Monday', isOwn: false, other },
          ],
        },
        answerPairInvitation: { videoId },
        getPairPage: pair,
      },
    });
    await expect.element(page.getByText('Your video')).toBeVisible();
    await expect.element(page.getByText('Paul’s video')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Emil Bang invites you' })).toBeVisible();
    await button('Accept').click();
    await expect.element(page.getByText(/^You and Alma Bergström/)).toBeVisible();
    expect(address()).toBe(`/player/pair/${videoId}`);
    expect(received('answerPairInvitation').map(({ body }) => body)).toEqual([{ token: 'abc', accept: true }]);
  });

  it('shows a loading error', async () => {
    renderScreen('/player/pair', { answers: { listPairMatches: failure('unavailable') } });
    await expect.element(page.getByText('Your pair matches could not be loaded')).toBeVisible();
  });
});
