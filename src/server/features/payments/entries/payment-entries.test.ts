// The administrators' list of payments and its file.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { paymentDifferences, paymentOrders } from '#server/db/schema/index.ts';
import { insertReturn } from '#server/features/payments/receipts.queries.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { makeReceipt } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** An order, its payment on the last moment of March, a refund of April, and a difference. Years keep tests apart. */
async function aMonth(year: number, name: { firstName?: string; lastName?: string } = {}) {
  const { db } = test.context;
  const player = await makePlayer(db, name);
  const order = {
    userId: player.id,
    product: 'credits-3' as const,
    cents: 3900,
    currency: 'EUR',
    state: 'paid' as const,
  };
  await db.insert(paymentOrders).values({ ...order, createdAt: `${year}-03-31T23:00:00Z` });
  const receipt = await makeReceipt(db, player, { paidAt: `${year}-03-31T23:59:59.999Z`, refundedCents: 1300 });
  const fact = { kind: 'refund' as const, cents: 1300, isUndone: false };
  const at = (day: number) => `${year}-04-0${day}T10:00:00.000Z`;
  await insertReturn(db, receipt.paymentId, { ...fact, id: 'a', since: at(1), at: at(1) });
  await insertReturn(db, receipt.paymentId, { ...fact, id: 'b', since: at(2), at: at(3) });
  await insertReturn(db, receipt.paymentId, { ...fact, id: 'c', since: at(4), at: at(5), isUndone: true });
  await db.insert(paymentDifferences).values({
    kind: 'amount-differs',
    subject: receipt.paymentId,
    ours: '=1+1',
    theirs: '35.00',
    foundAt: `${year}-04-03T01:00:00Z`,
  });
  return { admin: await makeAdmin(db, { country: 'GB' }), player, receipt };
}

describe('the list', () => {
  it('shows a month, latest first, with what was paid and refunded in it', async () => {
    const { admin, player } = await aMonth(2071);
    const list = async (query: { month: string; kind?: 'refund' | 'difference' }) =>
      (await test.call(admin, endpoints.listPayments, { query })).body;
    const march = await list({ month: '2071-03' });
    expect(march.rows).toMatchObject([
      { kind: 'payment', cents: 3900, person: { id: player.id }, receiptNumber: expect.stringMatching(/^2071-\d{6}$/) },
      { kind: 'order', cents: 3900, name: '3 analysis credits', state: 'paid', at: '2071-03-31T23:00:00Z' },
    ]);
    expect(march.totals).toEqual([{ currency: 'EUR', paidCents: 3900, refundedCents: 0 }]);
    const april = await list({ month: '2071-04' });
    expect(april.rows).toMatchObject([
      { kind: 'difference', person: null, cents: null, difference: { kind: 'amount-differs', theirs: '35.00' } },
      { kind: 'refund', cents: 1300, at: '2071-04-02T10:00:00Z' },
    ]);
    expect(april.totals).toEqual([{ currency: 'EUR', paidCents: 0, refundedCents: 1300 }]);
    const refunds = await list({ month: '2071-04', kind: 'refund' });
    expect([refunds.rows.map(({ kind }) => kind), refunds.totals]).toEqual([['refund'], april.totals]);
    expect(await list({ month: '2071-05' })).toEqual({ rows: [], next: null, totals: [] });
  });

  it('refuses months that do not exist', async () => {
    const admin = await makeAdmin(test.context.db);
    for (const month of ['2026-13', '2026', 'March', '']) {
      expect((await test.call(admin, endpoints.listPayments, { query: { month } })).status).toBe(400);
    }
  });
});

it('the file has the month’s entries, refunds as negative amounts, and no cell that runs as a formula', async () => {
  const { admin, receipt } = await aMonth(2072, { firstName: '=HYPERLINK("x")', lastName: 'Holm' });
  const answer = await test.app.inject({
    url: `${files.paymentsFile.path}?month=2072-04`,
    headers: { cookie: await test.signIn(admin) },
  });
  expect(answer.headers['content-disposition']).toContain('payments-2072-04.csv');
  const [, difference, refund] = answer.body.split('\r\n');
  expect(difference).toBe(
    `2072-04-03T01:00:00Z,Difference,,,,,Different amount (${receipt.paymentId}). Ours: =1+1. Theirs: 35.00.`,
  );
  expect(refund).toContain(`Refund,"'=HYPERLINK(""x"") Holm",3 analysis credits,-13,EUR,Receipt 2072-`);
});
