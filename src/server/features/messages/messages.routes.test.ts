// Messages between players and their coaches: who writes whom, how much, and what each of them sees.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { maxMessageLength } from '#domain/messages/messages.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import { coachConnections, messages, users } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** A player with a plan, and the coach they are connected to. */
async function pair({
  plan = 'premium',
  timeZone = 'Europe/Copenhagen',
}: {
  plan?: Plan | null;
  timeZone?: string;
} = {}) {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db, { timeZone }), await makeCoach(db)];
  await connect(db, coach, player);
  if (plan !== null) await makeSubscription(db, player, { plan });
  return { player, coach };
}

const send = (from: { id: string }, to: { id: string }, content = 'Hello', headers: Record<string, string> = {}) =>
  test.call(from, endpoints.sendMessage, { body: { receiverId: to.id, content }, headers });
const conversation = (person: { id: string }, other: { id: string }, after?: string) =>
  test.call(person, endpoints.getConversation, {
    params: { coachId: other.id },
    ...(after !== undefined && { query: { after } }),
  });
const conversations = async (person: { id: string }, search?: string) =>
  (await test.call(person, endpoints.listConversations, search === undefined ? {} : { query: { search } })).body.rows;
const unread = async (person: { id: string }) => (await test.call(person, endpoints.countUnreadMessages)).body.unread;

/** Messages that a player has sent before, all at one moment. */
async function sentBefore(player: { id: string }, coach: { id: string }, count: number, createdAt?: string) {
  const row = { playerId: player.id, coachId: coach.id, senderId: player.id, content: 'Earlier', createdAt };
  await test.context.db.insert(messages).values(Array.from({ length: count }, () => ({ ...row })));
}

describe('a conversation', () => {
  it('is the same from both sides, with read receipts', async () => {
    const { player, coach } = await pair();
    const sent = await send(player, coach, '  Did you see\nthe lob?  ');
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      message: { senderId: player.id, receiverId: coach.id, content: 'Did you see\nthe lob?', readAt: null },
      quotaRemaining: 19,
    });
    expect((await send(coach, player, 'Yes.')).body.quotaRemaining).toBeNull();
    const [seen, ownSeen] = [(await conversation(coach, player)).body, (await conversation(player, coach)).body];
    expect(seen.map(({ content }) => content)).toEqual(['Yes.', 'Did you see\nthe lob?']);
    expect(ownSeen).toEqual(seen);
    expect([await unread(coach), await unread(player)]).toEqual([1, 1]);

    const read = () => test.call(coach, endpoints.readConversation, { params: { coachId: player.id } });
    expect((await read()).status).toBe(204);
    expect((await read()).status).toBe(204);
    expect([await unread(coach), await unread(player)]).toEqual([0, 1]);
    const [answer, question] = (await conversation(player, coach)).body;
    expect(question?.readAt).not.toBeNull();
    expect(answer?.readAt).toBeNull();
  });

  it('is paged backwards, each message once', async () => {
    const { player, coach } = await pair();
    await sentBefore(player, coach, 120, '2026-01-05T12:00:00.000Z');
    const seen = new Set<string>();
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { body, raw } = await conversation(coach, player, after);
      for (const { id } of body) seen.add(id);
      after = /after=([\w-]+)/.exec(String(raw.headers.link ?? ''))?.[1];
      expect(after === undefined).toBe(page === 2);
    }
    expect(seen.size).toBe(120);
  });

  it('is listed with its latest message and what is unread, the latest first', async () => {
    const { db } = test.context;
    const { player, coach } = await pair();
    const [quiet, former, stranger] = [await makeCoach(db), await makeCoach(db), await makeCoach(db)];
    await connect(db, quiet, player);
    await connect(db, former, player, 'ended');
    await connect(db, stranger, player, 'requested');
    await send(coach, player, 'x'.repeat(300));
    const rows = await conversations(player);
    expect(rows.map(({ person }) => person.id)).toEqual([coach.id, quiet.id]);
    expect(rows[0]).toMatchObject({ isOpen: true, unread: 1, latest: { excerpt: 'x'.repeat(120), isOwn: false } });
    expect(rows[1]).toMatchObject({ isOpen: true, unread: 0, latest: null });
    expect((await conversations(coach))[0]).toMatchObject({ person: { id: player.id }, unread: 0 });
    expect(await conversations(player, `${quiet.firstName} ${quiet.lastName}`)).toHaveLength(1);
  });

  it('can only be read once the connection has ended', async () => {
    const { player, coach } = await pair();
    await send(player, coach);
    await test.context.db
      .update(coachConnections)
      .set({ status: 'ended' })
      .where(eq(coachConnections.playerId, player.id));
    for (const [one, other] of [
      [player, coach],
      [coach, player],
    ] as const) {
      expect((await conversation(one, other)).body).toHaveLength(1);
      expect((await conversations(one))[0]).toMatchObject({ isOpen: false });
      const refused = await send(one, other);
      expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
    }
  });

  it('is hidden when a person leaves', async () => {
    const { player, coach } = await pair();
    await send(player, coach);
    await test.context.db.update(users).set({ state: 'deleted' }).where(eq(users.id, coach.id));
    expect(await conversations(player)).toEqual([]);
    expect((await conversation(player, coach)).status).toBe(404);
    expect((await send(player, coach)).status).toBe(404);
  });
});

describe('a message is refused', () => {
  it.each([
    ['empty after trimming', ' \n ', 400],
    ['of 4,001 characters', '🎾'.repeat(maxMessageLength + 1), 400],
    ['with what cannot be stored', 'a\0b', 400],
  ])('%s', async (_, content, status) => {
    const { player, coach } = await pair();
    const refused = await send(player, coach, content);
    expect(refused.status).toBe(status);
    expect(refused.error.fields).toHaveProperty('content');
    expect(await unread(coach)).toBe(0);
  });

  it('but not at 4,000 characters', async () => {
    const { player, coach } = await pair();
    expect((await send(player, coach, '🎾'.repeat(maxMessageLength))).status).toBe(201);
  });

  it('to a stranger, to yourself and to nobody', async () => {
    const { player } = await pair();
    const stranger = await makeCoach(test.context.db);
    for (const receiver of [stranger, player, { id: randomUUID() }]) {
      expect((await send(player, receiver)).status).toBe(404);
    }
  });

  it('without a subscription, and says so', async () => {
    const { player, coach } = await pair({ plan: null });
    const refused = await send(player, coach);
    expect(refused.status).toBe(403);
    expect(refused.error).toEqual({
      code: 'subscription_required',
      message: 'Messaging is only available with an active subscription',
      requiresSubscription: true,
    });
  });

  it('beyond the quota, and says so; coaches have none', async () => {
    const { player, coach } = await pair();
    await sentBefore(player, coach, 20);
    const refused = await send(player, coach);
    expect(refused.status).toBe(403);
    expect(refused.error).toEqual({
      code: 'quota_exceeded',
      message: "You've used all your monthly messages",
      quotaExceeded: true,
    });
    expect((await send(coach, player)).status).toBe(201);
  });
});

describe('the quota', () => {
  it('admits exactly one of twenty concurrent messages when one is left', async () => {
    const { player, coach } = await pair();
    await sentBefore(player, coach, 19);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(player, coach)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.quotaExceeded)).toHaveLength(19);
    expect((await conversation(player, coach)).body).toHaveLength(20);
  });

  it('counts a resent message once', async () => {
    const { player, coach } = await pair();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(player, coach, 'Once', key)));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(answers.every(({ body }) => body.quotaRemaining === 19)).toBe(true);
    expect((await send(player, coach, 'Another', key)).status).toBe(409);
  });

  it('answers a coach, whose messages nothing counts, with the one message as well', async () => {
    const { player, coach } = await pair();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(coach, player, 'Once', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await send(coach, player, 'Another', key)).status).toBe(409);
  });

  it.each(['Europe/Copenhagen', 'America/Argentina/Buenos_Aires'])(
    'begins again with the month in %s',
    async (timeZone) => {
      const { player, coach } = await pair({ timeZone });
      const { db } = test.context;
      const { rows } = (await db.execute(
        `select to_char(date_trunc('month', now() at time zone '${timeZone}') at time zone '${timeZone}', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start`,
      )) as { rows: [{ start: string }] };
      const start = Date.parse(rows[0].start);
      await sentBefore(player, coach, 15, new Date(start - 1000).toISOString());
      await sentBefore(player, coach, 5, new Date(start).toISOString());
      const { body } = await test.call(player, endpoints.getSubscriptionStatus);
      expect(body.messageQuotaRemaining).toBe(15);
      expect((await send(player, coach)).body.quotaRemaining).toBe(14);
    },
  );
});

it('a message counts as contact in the coach’s list', async () => {
  const { player, coach } = await pair();
  const { body } = await send(player, coach);
  const { rows } = (await test.call(coach, endpoints.listCoachedPlayers, {})).body;
  expect(rows[0]?.lastContactAt).toBe(body.message.createdAt);
});
