// Conversations of a coach: who is there, what was written, and writing.

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Conversation, Message } from '#contract/messages/messages.ts';
import { startSession } from '#web/lib/session/session.ts';
import { emitChange } from '#web/testing/fake-event-source.ts';
import { type Answers, failure, pageOf } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const coach = userWithRole('coach_freelance');
const freja: Conversation['person'] = {
  id: idAt(301),
  firstName: 'Freja',
  lastName: 'Nygaard',
  role: 'player',
  clubName: null,
  country: 'DK',
  guardian: null,
};

function conversation(traits: Partial<Conversation> = {}): Conversation {
  return { person: freja, isOpen: true, latest: null, unread: 0, ...traits };
}

/** A message of Freja's, or an own one; one a minute. */
function message(index: number, traits: Partial<Message> & { isOwn?: boolean } = {}): Message {
  const { isOwn = false, ...rest } = traits;
  return {
    id: idAt(400 + index),
    senderId: isOwn ? coach.id : freja.id,
    receiverId: isOwn ? freja.id : coach.id,
    content: `Message ${index}`,
    createdAt: new Date(Date.UTC(2026, 2, 3, 12, index)).toISOString(),
    readAt: '2026-03-03T13:00:00.000Z',
    note: null,
    voice: null,
    ...rest,
  };
}

function open(messages: Message[], answers: Answers = {}, path = `/coach/messages?with=${freja.id}`) {
  return renderScreen(path, {
    as: coach,
    answers: {
      listConversations: { rows: [conversation()], next: null },
      countUnreadMessages: { unread: 0 },
      getConversation: messages.toReversed(),
      readConversation: undefined,
      ...answers,
    },
  });
}

const box = page.getByRole('textbox', { name: 'Message to Freja Nygaard' });
const log = page.getByRole('log');
const texts = () =>
  log
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('the list', () => {
  test('shows people with their latest message and unread count', async () => {
    const latest = { excerpt: 'Thank you', isOwn: false, createdAt: new Date().toISOString() };
    open([], { listConversations: { rows: [conversation({ latest, unread: 2 })], next: null } }, '/coach/messages');
    const line = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect.element(line).toMatchTextContent(/Freja Nygaard.*Just now.*Thank you.*2 unread/);
    await expect.element(page.getByText('Select a player')).toBeVisible();
    await line.click();
    await expect.element(box).toBeVisible();
  });

  test('says how to get connected', async () => {
    open([], { listConversations: { rows: [], next: null } }, '/coach/messages');
    await expect.element(page.getByText('No players yet')).toBeVisible();
  });

  test('loads a conversation that it does not hold', async () => {
    const { received } = open([message(1)], {
      listConversations: ({ query }) => ({ rows: query.person ? [conversation()] : [], next: null }),
    });
    await expect.element(box).toBeVisible();
    expect(received('listConversations').at(-1)?.query).toEqual({ person: freja.id });
  });
});

describe('a conversation', () => {
  test('is shown in order, and marked as read', async () => {
    const { received } = open([message(1), message(2, { isOwn: true }), message(3, { readAt: null })]);
    await expect.element(log.getByText('Message 3')).toBeVisible();
    expect(texts().map((text) => /Message \d/.exec(text ?? '')?.[0])).toEqual(['Message 1', 'Message 2', 'Message 3']);
    await expect.poll(() => received('readConversation').map(({ params }) => params)).toEqual([{ coachId: freja.id }]);
  });

  test('cannot send blank text', async () => {
    open([message(1)]);
    await box.fill('\u200B \u2060');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box.fill('Hi');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('keeps line breaks and links only web addresses', async () => {
    open([message(1, { content: 'Look:\nhttps://youtu.be/abc?t=83 and javascript:alert(1) <b>bold</b>' })]);
    const link = log.getByRole('link');
    await expect.element(link).toHaveAttribute('href', 'https://youtu.be/abc?t=83');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(log.getByRole('link').elements()).toHaveLength(1);
    await expect.element(log.getByText('<b>bold</b>', { exact: false })).toBeVisible();
  });

  test('loads older messages on scrolling up, and stays in place', async () => {
    const all = Array.from({ length: 90 }, (_, index) => message(index));
    const { received } = open([], {
      getConversation: ({ query }) =>
        query.after === undefined ? pageOf(all.slice(45).toReversed(), idAt(445)) : all.slice(0, 45).toReversed(),
    });
    await expect.element(log.getByText('Message 89')).toBeInViewport();
    expect(received('getConversation')).toHaveLength(1);
    const scroller = page.getByRole('region', { name: 'Messages with Freja Nygaard' }).element();
    scroller.scrollTop = -scroller.scrollHeight;
    await expect.element(log.getByText('Message 1', { exact: true })).toBeInTheDocument();
    await expect.element(log.getByText('Message 45', { exact: true })).toBeInViewport();
  });

  test('shows new messages as they arrive', async () => {
    const messages = [message(1)];
    open([], { getConversation: () => messages.toReversed() });
    await expect.element(log.getByText('Message 1')).toBeVisible();
    messages.push(message(2));
    await emitChange('message');
    await expect.element(log.getByText('Message 2')).toBeInViewport();
  });

  test('says whether the latest own message was read', async () => {
    open([message(1, { isOwn: true, readAt: null })]);
    await expect.element(log.getByText(/Sent$/)).toBeVisible();
  });

  test('is read-only once the connection has ended', async () => {
    open([message(1)], { listConversations: { rows: [conversation({ isOpen: false })], next: null } });
    await expect.element(page.getByText(/aren’t connected/)).toBeVisible();
    expect(page.getByRole('textbox', { name: /^Message to/ }).elements()).toHaveLength(0);
  });

  test('can be retried when it could not be loaded', async () => {
    let isUp = false;
    open([], { getConversation: () => (isUp ? [message(1)] : failure('unavailable')) });
    await expect.element(page.getByText('The messages could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(log.getByText('Message 1')).toBeVisible();
  });
});

describe('writing', () => {
  test('sends with Enter, starts a new line with Shift + Enter, and shows the message at once', async () => {
    const messages: Message[] = [message(1)];
    const sent = Promise.withResolvers<void>();
    const { received } = open([], {
      getConversation: () => messages.toReversed(),
      sendMessage: async ({ body }) => {
        await sent.promise;
        const stored = message(2, { isOwn: true, content: body.content, readAt: null });
        messages.push(stored);
        return { message: stored, quotaRemaining: null };
      },
    });
    await box.click();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two{Enter}');
    await expect.element(page.getByText('Sending…')).toBeVisible();
    await expect.element(box).toHaveValue('');
    sent.resolve();
    await expect.element(log.getByText(/Sent$/)).toBeVisible();
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();
    expect(received('sendMessage').map(({ body }) => body)).toEqual([{ receiverId: freja.id, content: 'One\ntwo' }]);
  });

  test('does not send what is empty', async () => {
    const { received } = open([message(1)]);
    await box.click();
    await userEvent.keyboard('   {Enter}');
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(received('sendMessage')).toEqual([]);
  });

  test('offers to resend a failed message with the same key', async () => {
    let isUp = false;
    const { received } = open([message(1)], {
      sendMessage: ({ body }) =>
        isUp
          ? { message: message(2, { isOwn: true, content: body.content }), quotaRemaining: null }
          : failure('unavailable'),
    });
    await box.fill('Do not lose me');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Not sent.')).toBeVisible();
    leaveScreens();
    isUp = true;
    open([message(1)], { sendMessage: { message: message(2, { isOwn: true }), quotaRemaining: null } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Not sent.')).not.toBeInTheDocument();
    expect(received('sendMessage')).toHaveLength(1);
  });

  test('during the end of a session offers the message again after signing in, and counts it once', async () => {
    const { received, queryClient } = open([message(1)], { sendMessage: failure('unauthorized') });
    await box.fill('Do not lose me');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Not sent.')).toBeVisible();
    await expect.element(box).toHaveValue('');
    leaveScreens();
    startSession(queryClient, coach);
    const again = open([message(1)], {
      sendMessage: { message: message(2, { isOwn: true }), quotaRemaining: null },
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Not sent.')).not.toBeInTheDocument();
    const [first, second] = [...received('sendMessage'), ...again.received('sendMessage')];
    expect(second?.body).toEqual({ receiverId: freja.id, content: 'Do not lose me' });
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    leaveScreens();
    open([message(1)]);
    await expect.element(log.getByText('Message 1')).toBeVisible();
    await expect.element(page.getByText('Do not lose me')).not.toBeInTheDocument();
  });

  test('keeps a refused message visible while the next one is typed', async () => {
    const refusal = Promise.withResolvers<ReturnType<typeof failure>>();
    open([message(1)], { sendMessage: () => refusal.promise });
    await box.fill('The first');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The first')).toBeVisible();
    await box.fill('The second');
    refusal.resolve(failure('forbidden'));
    await expect.element(page.getByText('Not sent.')).toBeVisible();
    await expect.element(page.getByText('The first')).toBeVisible();
    await expect.element(box).toHaveValue('The second');
  });

  test('keeps a draft when leaving the screen', async () => {
    open([message(1)]);
    await box.fill('Half a thought');
    leaveScreens();
    open([message(1)]);
    await expect.element(box).toHaveValue('Half a thought');
  });
});

test.each([
  [390, 844],
  [1280, 800],
])('a long latest message is cut at %i × %i, so that time and unread count stay visible', async (width, height) => {
  await page.viewport(width, height);
  const latest = { excerpt: 'about the bandeja '.repeat(20), createdAt: '2026-03-03T12:00:00.000Z', isOwn: false };
  open([], { listConversations: { rows: [conversation({ latest, unread: 3 })], next: null } }, '/coach/messages');
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect.element(list.getByText('3 unread')).toBeVisible();
  const { right } = list.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(innerWidth);
  for (const part of list.element().querySelectorAll('*')) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});
