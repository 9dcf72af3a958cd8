// Everything about one person.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { connect, makeAdmin, makeClub, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const person = (admin: { id: string }, userId: string) => test.call(admin, endpoints.getPerson, { params: { userId } });

describe('the page of a person', () => {
  it('shows account, plan, sessions and message counts, but no message text', async () => {
    const { db } = test.context;
    const [admin, coach, player] = [await makeAdmin(db), await makeCoach(db), await makePlayer(db, { credits: 2 })];
    await connect(db, coach, player);
    await makeSubscription(db, player);
    const content = 'A canary in a message';
    for (const [sender, receiver] of [
      [player, coach],
      [coach, player],
      [coach, player],
    ] as const)
      await test.call(sender, endpoints.sendMessage, { body: { receiverId: receiver.id, content } });
    const { body, raw } = await person(admin, player.id);
    expect(body).toMatchObject({
      id: player.id,
      messagesSent: 1,
      messagesReceived: 2,
      hasPassword: false,
      hasGoogle: false,
      subscription: { plan: 'premium', state: 'active' },
      consents: [],
      analysisCreditsRemaining: 2,
    });
    expect(body.sessions).toHaveLength(1);
    expect(raw.body).not.toContain('canary');
  });

  it('takes a constant number of statements', async () => {
    const { db } = test.context;
    const [admin, one, other] = [await makeAdmin(db), await makePlayer(db), await makePlayer(db, { credits: 3 })];
    for (let index = 0; index < 12; index += 1) await test.signIn(other);
    await person(admin, one.id);
    const few = await countStatements(() => person(admin, one.id));
    const many = await countStatements(() => person(admin, other.id));
    expect(many).toBe(few);
  });

  it('exists for every role and state, but not for unknown ids', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    const people = [
      admin,
      await makePerson(db, { role: 'club', clubId: club.id }),
      await makePerson(db, { state: 'unverified' }),
      await makePerson(db, { state: 'deleted' }),
    ];
    for (const { id } of people) expect((await person(admin, id)).status).toBe(200);
    expect([(await person(admin, club.id)).status, (await person(admin, 'me')).status]).toEqual([404, 404]);
  });

  it('lists the credit ledger with actor and reason', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    const params = { userId: player.id };
    await test.call(admin, endpoints.adjustCredits, { params, body: { amount: 3, reason: 'A gift' } });
    await test.call(admin, endpoints.adjustCredits, { params, body: { amount: -1, reason: 'A mistake' } });
    const { body } = await test.call(admin, endpoints.listCreditEntries, { params });
    expect(body.rows).toMatchObject([
      { amount: -1, reason: 'adjustment', note: 'A mistake', actor: { firstName: 'Ada' } },
      { amount: 3, note: 'A gift' },
    ]);
    expect(body.next).toBeNull();
  });

  it('ends a session of that person only', async () => {
    const { db } = test.context;
    const [admin, player, other] = [await makeAdmin(db), await makePlayer(db), await makePlayer(db)];
    const cookies = [await test.signIn(player), await test.signIn(player)];
    const sessionIds = (await person(admin, player.id)).body.sessions.map(({ id }) => id);
    const end = (userId: string, sessionId: string) =>
      test.call(admin, endpoints.endSessionOf, { params: { userId, sessionId } });
    expect((await end(other.id, sessionIds[0] ?? '')).status).toBe(404);
    expect([
      (await end(player.id, sessionIds[0] ?? '')).status,
      (await end(player.id, sessionIds[0] ?? '')).status,
    ]).toEqual([204, 404]);
    const alive = await Promise.all(
      cookies.map(async (cookie) => (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode),
    );
    expect(alive.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});
