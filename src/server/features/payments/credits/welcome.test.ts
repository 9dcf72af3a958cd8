// A first review on us: one credit for a direct player who is let in, once a person.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeAdmin, makeClub, makePerson } from '#server/testing/factories.ts';
import { creditsOf } from '#server/testing/payments.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { grantWelcomeCredit } from './credits.commands.ts';

const test = useTestApp();

async function approve(columns: Parameters<typeof makePerson>[1]) {
  const { db } = test.context;
  const [admin, person] = [await makeAdmin(db), await makePerson(db, { state: 'pending', ...columns })];
  const { status } = await test.call(admin, endpoints.approvePerson, { params: { userId: person.id } });
  expect(status).toBe(204);
  return person;
}

describe('a welcome', () => {
  it('gives a direct player one credit, once', async () => {
    const player = await approve({});
    expect(await creditsOf(test, player)).toEqual({ balance: 1, sum: 1, reasons: ['welcome 1'] });
    const { db, config } = test.context;
    for (let times = 0; times < 3; times += 1) await db.transaction((tx) => grantWelcomeCredit(tx, config, player.id));
    expect((await creditsOf(test, player)).reasons).toEqual(['welcome 1']);
    const { body } = await test.call(player, endpoints.getPaymentStatus);
    expect(body).toEqual({ analysisCreditsRemaining: 1, uploadAllowed: true, hasWelcomeCredit: true });
  });

  it('is not for club members, whose reviews the club covers', async () => {
    const player = await approve({ joiningClubId: (await makeClub(test.context.db)).id });
    expect((await creditsOf(test, player)).reasons).toEqual([]);
  });

  it('can be switched off', async () => {
    const { db, config } = test.context;
    const player = await makePerson(db);
    await db.transaction((tx) => grantWelcomeCredit(tx, { ...config, welcomeCredits: 0 }, player.id));
    expect((await creditsOf(test, player)).reasons).toEqual([]);
  });
});
