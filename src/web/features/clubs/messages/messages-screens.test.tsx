// Messages of a club: writing one, what came of it, and reading one as a member.

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WholeClubMessage } from '#contract/clubs/club-messages.ts';
import { clubMember } from '#web/testing/club-member.ts';
import { clubPlayer } from '#web/testing/clubs.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const sent: WholeClubMessage = {
  id: idAt(80),
  sentAt: '2026-11-20T10:00:00.000Z',
  audience: 'group',
  groupName: 'Tuesday team',
  subject: 'Summer cup',
  people: 174,
  waiting: 0,
  sent: 160,
  inPala: 11,
  failed: 2,
  leftOut: 1,
  opened: 58,
  text: 'Sign up at https://havnen.example/cup\nuntil Friday.',
  hasPicture: false,
  takesReplies: false,
  author: { id: idAt(1), firstName: 'Freja', lastName: 'Nygaard' },
};
const counts = { people: 174, inPala: 11, refusal: null };
const toasts = page.getByRole('region', { name: /notifications/i });
const preview = page.getByRole('dialog', { name: 'Preview' });

function open(address: string, answers: Answers = {}) {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listClubGroups: [],
      listClubMessages: { rows: [sent], next: null },
      getClubMessage: sent,
      countMessageRecipients: counts,
      getOwnClub: {
        id: idAt(7),
        name: 'Padel Klub Aarhus',
        code: 'AARHUS',
        spokenCode: 'ABCD EFGH',
        invitationUrl: 'https://pala.test/auth',
      },
      sendClubMessage: sent,
      ...answers,
    } as Answers,
  });
}

async function write() {
  await page.getByLabelText('Subject').fill('Summer cup');
  await page.getByLabelText('Message', { exact: true }).fill('Sign up at https://havnen.example/cup');
}

describe('a new message', () => {
  test('is previewed as it will be read, and sent with the number on the screen', async () => {
    const { received, address } = open('/club/write');
    await expect.element(page.getByText(/^174 people\. 11 members get it in Pala only/)).toBeVisible();
    await write();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect.element(preview.getByText('Padel Klub Aarhus via Pala')).toBeVisible();
    await expect
      .element(preview.getByRole('link', { name: 'https://havnen.example/cup' }))
      .toHaveAttribute('href', 'https://havnen.example/cup');
    await preview.getByRole('button', { name: 'Send to 174 people' }).click();
    await expect.element(toasts.getByText('On its way to 174 people')).toBeVisible();
    await expect.poll(address).toBe(`/club/messages/${sent.id}`);
    expect(received('sendClubMessage')[0]?.body).toEqual({
      subject: 'Summer cup',
      text: 'Sign up at https://havnen.example/cup',
      takesReplies: false,
      recipients: { to: 'all' },
      expected: 174,
      picture: null,
    });
  });

  test('says what is missing, and what the server refuses', async () => {
    let people = 174;
    open('/club/write', {
      countMessageRecipients: () => ({ ...counts, people }),
      sendClubMessage: () => {
        people = 175;
        return failure('conflict', { message: 'It would now go to 175 people. Please check, and send it again.' });
      },
    });
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect.element(page.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject.');
    await write();
    await page.getByRole('button', { name: 'Preview' }).click();
    await preview.getByRole('button', { name: 'Send to 174 people' }).click();
    await expect.element(preview.getByRole('alert')).toMatchTextContent(/^It would now go to 175 people/);
    await expect.element(preview.getByRole('button', { name: 'Send to 175 people' })).toBeVisible();
  });

  test('cannot be sent beyond the club’s limit, or to nobody', async () => {
    open('/club/write', {
      countMessageRecipients: {
        ...counts,
        refusal: 'A club can send 5 messages in 24 hours. Please send this one later.',
      },
    });
    await expect.element(page.getByText(/5 messages in 24 hours/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
    leaveScreens();
    open('/club/write?to=invited', { countMessageRecipients: { ...counts, people: 0 } });
    await expect.element(page.getByText('Nobody would get it.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
  });

  test('to people chosen in the list of players survives a reload', async () => {
    const list = {
      listClubPlayers: { rows: [clubPlayer(1), clubPlayer(2)], next: null },
      countClubPeople: { members: 156, matching: 156, invited: 3, expired: 2 },
      listClubCoaches: { rows: [], next: null },
      listApplicants: [],
    };
    const { address } = open('/club/players', list);
    await page.getByRole('checkbox', { name: new RegExp(clubPlayer(2).email) }).click();
    await page.getByRole('button', { name: 'Write' }).click();
    await expect.poll(address).toBe('/club/write?to=chosen');
    await page.getByLabelText('Subject').fill('Half a subject');
    leaveScreens();
    const again = open('/club/write?to=chosen', { countMessageRecipients: { ...counts, people: 1, inPala: 0 } });
    await expect.element(page.getByLabelText('To')).toHaveValue('chosen');
    await expect.element(page.getByText('1 person.')).toBeVisible();
    await expect.element(page.getByLabelText('Subject')).toHaveValue('Half a subject');
    expect(again.received('countMessageRecipients')[0]?.body).toEqual({
      recipients: { to: 'chosen', selection: { ids: [clubPlayer(2).id] } },
    });
    await page.getByLabelText('To').selectOptions('Invited, link expired');
    await expect.poll(again.address).toBe('/club/write?to=invited&state=expired');
  });
});

describe('sent messages', () => {
  test('are listed with recipients and figures, and open', async () => {
    open('/club/messages');
    await expect
      .element(page.getByText('160 sent · 11 in Pala only · 2 failed · 1 left out · 58 opened in Pala'))
      .toBeVisible();
    await expect.element(page.getByText('Tuesday team')).toBeVisible();
    await page.getByRole('link', { name: 'Summer cup' }).click();
    await expect.element(page.getByRole('heading', { name: 'Summer cup' })).toBeVisible();
    await expect.element(page.getByText(/by Freja Nygaard/)).toBeVisible();
    await expect.element(page.getByText(/until Friday\./)).toBeVisible();
  });

  test('are none at first; one that is not there says so', async () => {
    open('/club/messages', { listClubMessages: { rows: [], next: null } });
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    leaveScreens();
    open(`/club/messages/${idAt(99)}`, { getClubMessage: failure('not_found') });
    await expect.element(page.getByText('No such message')).toBeVisible();
  });

  test('to invited people show nothing about accounts', async () => {
    open(`/club/messages/${sent.id}`, { getClubMessage: { ...sent, audience: 'invited', groupName: null } });
    await expect.element(page.getByText(/declined or asked for no more emails/)).toBeVisible();
    await expect.element(page.getByText('Opened in Pala')).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  const message = {
    id: sent.id,
    clubName: 'Padel Klub Aarhus',
    subject: sent.subject,
    text: sent.text,
    hasPicture: false,
    sentAt: sent.sentAt,
  };
  const read = (answers: Answers = {}, as = clubMember) =>
    renderScreen(`/player/club-messages/${sent.id}`, {
      as,
      answers: { getReceivedClubMessage: message, openClubMessage: undefined, ...answers },
    });

  test('reads it, which counts once', async () => {
    const { received } = read();
    await expect.element(page.getByRole('heading', { name: 'Summer cup' })).toBeVisible();
    await expect.element(page.getByText('Padel Klub Aarhus')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'https://havnen.example/cup' })).toBeVisible();
    await expect.poll(() => received('openClubMessage').length).toBe(1);
  });

  test('finds all of them in a list, with picture and unread ones marked', async () => {
    const { text: _, ...line } = message;
    const { address } = renderScreen('/player/club-messages', {
      as: clubMember,
      answers: {
        listReceivedClubMessages: {
          rows: [
            { ...line, excerpt: 'Sign up until Friday.', isOpened: false, hasPicture: true },
            { ...line, id: idAt(81), subject: 'Court 3 is closed', excerpt: 'New glass.', isOpened: true },
          ],
          next: null,
        },
        getReceivedClubMessage: message,
        openClubMessage: undefined,
      },
    });
    await expect.element(page.getByRole('link', { name: 'Court 3 is closed' })).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('presentation')).toHaveAttribute('loading', 'lazy');
    await page.getByRole('link', { name: 'Unread: Summer cup' }).click();
    await expect.poll(address).toBe(`/player/club-messages/${sent.id}`);
    await page.getByRole('link', { name: 'From your club' }).click();
    await expect.poll(address).toBe('/player/club-messages');
  });

  test('hears when there are none, and when they could not be loaded', async () => {
    renderScreen('/player/club-messages', {
      as: clubMember,
      answers: { listReceivedClubMessages: { rows: [], next: null } },
    });
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    leaveScreens();
    renderScreen('/player/club-messages', {
      as: clubMember,
      answers: { listReceivedClubMessages: failure('internal') },
    });
    await expect.element(page.getByText('Could not load your messages')).toBeVisible();
  });

  test('does not count while an administrator looks', async () => {
    const { id, firstName, lastName } = userWithRole('admin');
    const { received } = read({}, { ...clubMember, viewedBy: { id, firstName, lastName } } as typeof clubMember);
    await expect.element(page.getByText(/until Friday\./)).toBeVisible();
    expect(received('openClubMessage')).toEqual([]);
  });

  test('hears of one that is not theirs', async () => {
    read({ getReceivedClubMessage: failure('not_found') });
    await expect.element(page.getByText('No such message')).toBeVisible();
  });
});

test('the preview is answered by the keyboard', async () => {
  const { received } = open('/club/write');
  await expect.element(page.getByText(/174 people/)).toBeVisible();
  await write();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(preview).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  expect(received('sendClubMessage')).toEqual([]);
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Summer cup');
});
