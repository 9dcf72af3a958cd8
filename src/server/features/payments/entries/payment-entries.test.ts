// The administrators' list of payments and its file.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { MoneyReturn } from '#domain/payments/money/money-returns.ts';
import { paymentDifferences, paymentOrders } from '#server/db/schema/index.ts';
import { insertReturn } from '#server/features/payments/receipts.queries.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { makeReceipt } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** An order, its payment on the last moment of March, two refunds of April, and a difference. Years keep tests apart. */
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
  const fact = { kind: 'refund' as const, cents: 650, isUndone: false };
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
      { kind: 'refund', cents: 650, at: '2071-04-02T10:00:00Z' },
      { kind: 'refund', cents: 650, at: '2071-04-01T10:00:00Z' },
    ]);
    expect(april.totals).toEqual([{ currency: 'EUR', paidCents: 0, refundedCents: 1300 }]);
    const refunds = await list({ month: '2071-04', kind: 'refund' });
    expect([refunds.rows.map(({ kind }) => kind), refunds.totals]).toEqual([['refund', 'refund'], april.totals]);
    expect(await list({ month: '2071-05' })).toEqual({ rows: [], next: null, totals: [] });
  });

  it('counts each part of a refund in its own month, and none that was undone or is beyond the receipt', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    const paid = { paidAt: '2073-03-02T10:00:00.000Z' };
    const [named, counted] = [
      await makeReceipt(db, player, { ...paid, refundedCents: 3900 }),
      await makeReceipt(db, player, { ...paid, refundedCents: 900 }),
    ];
    const report = (id: string, cents: number, since: string, more: Partial<MoneyReturn> = {}) => ({
      kind: 'refund' as const,
      id,
      cents,
      since,
      at: since,
      isUndone: false,
      ...more,
    });
    const [march, april, june] = ['2073-03-31T23:59:59Z', '2073-04-02T10:00:00Z', '2073-06-01T10:00:00Z'];
    for (const fact of [
      report('a', 1000, march),
      report('b', 500, april),
      // Reported again later, with another amount: it counts from its beginning.
      report('b', 2500, june, { at: '2073-06-02T10:00:00Z', since: april }),
      report('c', 700, april),
      report('c', 700, april, { isUndone: true, at: june }),
      report('d', 1000, june),
    ])
      await insertReturn(db, named.paymentId, fact);
    await insertReturn(db, counted.paymentId, report('e', 300, march));
    for (const fact of [report(counted.paymentId, 300, march), report(counted.paymentId, 900, april)])
      await insertReturn(db, counted.paymentId, { ...fact, kind: 'total' });
    const monthOf = async (month: string) =>
      (await test.call(admin, endpoints.listPayments, { query: { month, kind: 'refund' } })).body;
    const cents = async (month: string) =>
      (await monthOf(month)).rows.map((row) => row.cents ?? 0).toSorted((one, other) => one - other);
    expect([await cents('2073-03'), await cents('2073-04'), await cents('2073-06')]).toEqual([
      [300, 1000],
      [600, 2500],
      [400],
    ]);
    expect((await monthOf('2073-04')).totals).toEqual([{ currency: 'EUR', paidCents: 0, refundedCents: 3100 }]);
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
  expect(refund).toContain(`Refund,"'=HYPERLINK(""x"") Holm",3 analysis credits,-6.5,EUR,Receipt 2072-`);
});
