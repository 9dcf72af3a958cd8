import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentEntry } from '#contract/payments/payments.ts';
import { eventually } from '#web/testing/eventually.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const id = (end: string) => `01890000-0000-7000-8000-0000000000${end}`;
const payment: PaymentEntry = {
  id: id('a1'),
  kind: 'payment',
  at: '2026-03-31T23:59:59Z',
  person: { id: id('b1'), firstName: 'Alma', lastName: 'Holm' },
  name: '3 analysis credits',
  cents: 3900,
  currency: 'EUR',
  state: null,
  receiptNumber: '2026-000012',
  difference: null,
};
const refund: PaymentEntry = { ...payment, id: id('a2'), kind: 'refund', cents: 1300 };
const difference: PaymentEntry = {
  ...payment,
  id: id('a3'),
  kind: 'difference',
  person: null,
  name: null,
  cents: null,
  currency: null,
  receiptNumber: null,
  difference: { kind: 'amount-differs', subject: 'pi_1', ours: '39.00', theirs: '35.00' },
};

/** Opens the list; what was asked for stands in `asked`. */
function open(address: `/admin/payments${string}`, rows: PaymentEntry[]) {
  const asked: object[] = [];
  const totals = rows.length > 0 ? [{ currency: 'EUR', paidCents: 3900, refundedCents: 1300 }] : [];
  const screen = renderScreen(address, {
    as: 'admin',
    answers: {
      listPayments: ({ query }) => {
        asked.push(query);
        return { rows, next: null, totals };
      },
    },
  });
  return { ...screen, asked };
}

test('the list shows the month’s totals, each entry’s amount, and what differs', async () => {
  const { asked } = open('/admin/payments?month=2026-03', [payment, refund, difference]);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect
    .element(row(/^Payment: 3 analysis credits/))
    .toMatchTextContent(/Receipt 2026-000012.*Alma Holm.*€39\.00/);
  await expect.element(row(/^Refund: 3 analysis credits/)).toMatchTextContent(/-€13\.00/);
  await expect
    .element(row(/^Difference/))
    .toMatchTextContent(/Different amount \(pi_1\)\. Ours: 39\.00\. Theirs: 35\.00\./);
  await expect.element(page.getByRole('definition').nth(0)).toMatchTextContent(/^€39\.00$/);
  await expect.element(page.getByRole('definition').nth(1)).toMatchTextContent(/^€13\.00$/);
  await expect.element(page.getByRole('definition').nth(2)).toMatchTextContent(/^€26\.00$/);
  await expect
    .element(row(/^Payment/).getByRole('link', { name: 'Alma Holm' }))
    .toHaveAttribute('href', `/admin/player/${payment.person?.id}`);
  expect(asked).toEqual([{ month: '2026-03' }]);
});

test('month and kind are in the address', async () => {
  const { asked, address } = open('/admin/payments?month=2026-03', [payment]);
  await page.getByLabelText('Kind').selectOptions('Refunds');
  await eventually(() => expect(asked.at(-1)).toEqual({ month: '2026-03', kind: 'refund' }));
  expect(address()).toBe('/admin/payments?month=2026-03&kind=refund');
});

test('a month without payments says so, and an odd address shows this month', async () => {
  const { asked } = open('/admin/payments?month=2026-13&kind=gift', []);
  await expect.element(page.getByText('Nothing in this month')).toBeVisible();
  expect(asked).toEqual([{ month: new Date().toISOString().slice(0, 7) }]);
});

test('players cannot open the screen', async () => {
  renderScreen('/admin/payments', { as: 'player' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
