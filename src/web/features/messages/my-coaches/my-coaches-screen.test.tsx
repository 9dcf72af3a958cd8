// My Coaches: who coaches the player, and who has asked whom.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CoachRelationship } from '#contract/people/connections.ts';
import { relationship } from '#web/testing/coaching.ts';
import { type Answers, failure, loseServer } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const requested = { status: 'requested', startedAt: null } as const;

const withPlan = {
  hasSubscription: true,
  status: 'active' as const,
  subscription: { planType: 'premium' as const, videoCreditsRemaining: 1 },
  messageQuotaRemaining: 7,
};

const noPlan = {
  hasSubscription: false,
  status: 'inactive' as const,
  subscription: null,
  messageQuotaRemaining: 0,
};

/** The conversations that the player's active connections make. */
function conversationsOf(relationships: readonly CoachRelationship[]) {
  const active = relationships.filter(({ status }) => status === 'active');
  return {
    rows: active.map(({ coach }) => ({ person: { ...coach, guardian: null }, isOpen: true, latest: null, unread: 0 })),
    next: null,
  };
}

function open(listed: CoachRelationship[] | (() => CoachRelationship[]), answers: Answers = {}, search = '') {
  const list = typeof listed === 'function' ? listed : () => listed;
  return renderScreen(`/my-coaches${search}`, {
    answers: {
      listRelationships: list,
      listConversations: () => conversationsOf(list()),
      getConversation: [],
      getSubscriptionStatus: withPlan,
      ...answers,
    },
  });
}

const withCoach = `?with=${relationship(1).coach.id}`;

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test('active coaches are listed between requests to answer and requests waiting', async () => {
  open([
    relationship(1),
    relationship(2, { ...requested, requestedBy: 'coach', message: 'Shall we work on your backhand?' }),
    relationship(3, { ...requested, requestedBy: 'player' }),
  ]);
  await expect.element(page.getByText('Shall we work on your backhand?')).toBeVisible();
  expect(titles()).toEqual(['Requests to answer', 'Your coaches', 'Waiting for an answer']);
  const coaches = page.getByRole('list', { name: 'Your coaches' });
  await expect.element(coaches.getByText('Club Coach · Havnens Padel')).toBeVisible();
  expect(coaches.getByRole('listitem').elements()).toHaveLength(1);
});

test.each([
  ['active', withPlan, 'Manage', '/subscription-management'],
  ['missing', noPlan, 'Subscribe', '/subscription'],
] as const)('“Select a Coach” shows the banner of a subscription that is %s', async (_, status, name, href) => {
  open([relationship(1)], { getSubscriptionStatus: status });
  await expect.element(page.getByText('Select a Coach')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([1000, 700])('the chat is 600 px high in a window of %i px', async (height) => {
  await page.viewport(1280, height);
  open([relationship(1)]);
  const heightOf = (text: string) =>
    page.getByText(text).element().closest('section.flex')?.getBoundingClientRect().height;
  await expect.element(page.getByText('Select a Coach')).toBeVisible();
  expect(heightOf('Select a Coach')).toBe(600);
  await page.getByRole('link', { name: /Lucía Ferrer/ }).click();
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  expect(heightOf('No messages yet')).toBe(600);
});

const earlier = {
  person: { ...relationship(4).coach, guardian: null },
  isOpen: false,
  latest: null,
  unread: 0,
} as const;

test.each([
  ['nothing else', [], []],
  ['a request to answer', [relationship(2, { ...requested, requestedBy: 'coach' })], []],
  ['a request of their own', [relationship(3, { ...requested, requestedBy: 'player' })], []],
  ['an earlier coach', [], [earlier]],
] as const)(
  'without an assigned coach, with %s, leads to the dashboard and to finding one',
  async (_, listed, rows) => {
    open([...listed], { listConversations: { rows: [...rows], next: null } });
    await expect.element(page.getByText('No coaches assigned yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    for (const link of page.getByRole('link', { name: 'Find a coach' }).elements())
      expect(link.getAttribute('href')).toBe('/my-coaches/find');
    expect(page.getByRole('list', { name: /^(Requests|Waiting|Earlier)/ }).elements()).toHaveLength(
      listed.length + rows.length,
    );
  },
);

test('an earlier coach’s messages can be read when no coach is assigned', async () => {
  open([], { listConversations: { rows: [earlier], next: null } }, `?with=${earlier.person.id}`);
  await expect.element(page.getByText(/aren’t connected/)).toBeVisible();
  await expect.element(page.getByText('No coaches assigned yet')).toBeVisible();
});

test('a failed list of coaches says so, and can be retried', async () => {
  let isUp = false;
  open([relationship(1)], { listRelationships: () => (isUp ? [relationship(1)] : failure('unavailable')) });
  await expect.element(page.getByText('Error loading coaches. Please try again later.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /Lucía Ferrer/ })).toBeVisible();
});

describe('a coach’s request', () => {
  test('is accepted', async () => {
    let list = [relationship(1, { ...requested, requestedBy: 'coach' })];
    const { received } = open(() => list, {
      acceptConnection: () => {
        list = [relationship(1)];
        return undefined;
      },
    });
    await page.getByRole('button', { name: 'Accept Lucía Ferrer' }).click();
    await expect.element(toasts.getByText('Lucía Ferrer is now your coach.')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Your coaches' })).toBeVisible();
    expect(received('acceptConnection')[0]?.params).toEqual({ id: list[0]?.id });
  });

  test('is declined', async () => {
    const { received } = open([relationship(1, { ...requested, requestedBy: 'coach' })], { endConnection: undefined });
    await page.getByRole('button', { name: 'Decline Lucía Ferrer' }).click();
    await expect.element(toasts.getByText('Request declined')).toBeVisible();
    expect(received('endConnection')).toHaveLength(1);
  });
});

test('a sent request is withdrawn', async () => {
  const { received } = open([relationship(1, { ...requested, requestedBy: 'player' })], { endConnection: undefined });
  await page.getByRole('button', { name: 'Withdraw the request to Lucía Ferrer' }).click();
  await expect.element(toasts.getByText('Request withdrawn')).toBeVisible();
  expect(received('endConnection')).toHaveLength(1);
});

test('a connection is ended after a confirmation', async () => {
  let list = [relationship(1)];
  const { received } = open(
    () => list,
    {
      endConnection: () => {
        list = [];
        return undefined;
      },
    },
    withCoach,
  );
  const end = async () => {
    await page.getByRole('button', { name: 'More actions for Lucía Ferrer' }).click();
    await page.getByRole('menuitem', { name: 'End connection' }).click();
  };
  await end();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(received('endConnection')).toEqual([]);
  await end();
  await question.getByRole('button', { name: 'End connection' }).click();
  await expect.element(page.getByText('No coaches assigned yet')).toBeVisible();
});

describe('the messages with a coach', () => {
  test('show the remaining quota, and link to the plan', async () => {
    open([relationship(1)], {}, withCoach);
    await expect.element(page.getByText('Premium: 7 messages left this month')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Manage' }))
      .toHaveAttribute('href', '/subscription-management');
    await expect.element(page.getByText('No messages yet')).toBeVisible();
  });

  test('need a subscription', async () => {
    open([relationship(1)], { getSubscriptionStatus: noPlan }, withCoach);
    await expect.element(page.getByText('Messaging is only available with an active subscription')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscription');
    await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toHaveAttribute('readonly');
  });

  test('offer no subscription where none can be bought', async () => {
    renderScreen(`/my-coaches${withCoach}`, {
      as: testUser({ mayBuy: false }),
      answers: {
        listRelationships: [relationship(1)],
        listConversations: conversationsOf([relationship(1)]),
        getConversation: [],
        getSubscriptionStatus: noPlan,
      },
    });
    await expect.element(page.getByText('Messaging is only available with an active subscription')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  test('end with the month’s quota', async () => {
    open([relationship(1)], { getSubscriptionStatus: { ...withPlan, messageQuotaRemaining: 0 } }, withCoach);
    const limit = "You've used all your messages this month. Upgrade your plan for more messages.";
    await expect.element(page.getByText(limit)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('show the remaining quota after each message', async () => {
    const { coach } = relationship(1);
    open(
      [relationship(1)],
      {
        sendMessage: ({ body }) => ({
          message: {
            ...body,
            id: coach.id,
            senderId: coach.id,
            createdAt: '2026-03-03T12:00:00.000Z',
            readAt: null,
            note: null,
            voice: null,
          },
          quotaRemaining: 6,
        }),
      },
      withCoach,
    );
    await page.getByRole('textbox', { name: 'Message to Lucía Ferrer' }).fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(toasts.getByText('Message sent!')).toBeVisible();
    await expect.element(toasts.getByText('6 messages remaining this month')).toBeVisible();
  });

  test.each([
    ['subscription_required', 'Subscription Required', 'Messaging is only available with an active subscription'],
    ['quota_exceeded', 'Message Quota Exceeded', "You've used all your monthly messages"],
    ['forbidden', 'Error', 'You don’t have permission to do that.'],
  ] as const)('say why they were refused (%s), and restore the text', async (code, title, sentence) => {
    open([relationship(1)], { sendMessage: failure(code) }, withCoach);
    const box = page.getByRole('textbox', { name: 'Message to Lucía Ferrer' });
    await box.fill('Keep me');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(toasts.getByText(title, { exact: true })).toBeVisible();
    await expect.element(toasts.getByText(sentence)).toBeVisible();
    await expect.element(box).toHaveValue('Keep me');
  });

  test('have a default text when the server gives none', async () => {
    open([relationship(1)], {}, withCoach);
    const box = page.getByRole('textbox', { name: 'Message to Lucía Ferrer' });
    await box.fill('Keep me');
    loseServer();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(toasts.getByText('Failed to send message', { exact: true })).toBeVisible();
  });
});

test('the screen is for players only', async () => {
  renderScreen('/my-coaches', { as: 'coach_club' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
