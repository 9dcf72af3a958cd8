// What someone finds at their own subscription, in each of its states, and what they can do there.

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnSubscription } from '#contract/payments/subscriptions.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { formatDate } from '#web/lib/format.ts';
import { emitChange } from '#web/testing/fake-event-source.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const offers = { currency: 'EUR', isSetUp: true, isTest: false, isClubPrice: false, packages: [] };
const end = '2027-01-10T12:00:00.000Z';
const active: OwnSubscription = {
  plan: 'premium',
  nextPlan: null,
  state: 'active',
  currentPeriodStart: '2026-12-10T12:00:00.000Z',
  currentPeriodEnd: end,
  cancelAtPeriodEnd: false,
  graceUntil: null,
  messagesLeft: 18,
};
const receipt = {
  id: idAt(1),
  number: '2026-000012',
  name: 'Premium subscription',
  cents: 999,
  currency: 'EUR',
  taxCents: 200,
  refundedCents: 0,
  periodStart: active.currentPeriodStart,
  periodEnd: end,
  paidAt: active.currentPeriodStart,
};

function open(subscription: OwnSubscription | null, answers = {}, isTest = false) {
  return renderScreen('/subscription-management', {
    answers: {
      listOffers: { ...offers, isTest },
      getOwnSubscription: { subscription },
      listPendingPayments: { payments: [] },
      getSubscriptionStatus: {
        hasSubscription: false,
        status: 'inactive',
        subscription: null,
        messageQuotaRemaining: 0,
      },
      listReceipts: { rows: subscription ? [receipt] : [], next: null },
      ...answers,
    },
  });
}

describe('a subscription', () => {
  it('shows its renewal, what is left, and receipts', async () => {
    open(active);
    await expect
      .element(page.getByText(/^It renews on .* for €9\.99\.$/))
      .toMatchTextContent(new RegExp(formatDate(end)));
    await expect.element(page.getByText('of 20 this month; resets on the 1st')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Premium subscription/ })).toMatchTextContent(/2026-000012/);
    await expect.element(page.getByText('This is a test.')).not.toBeInTheDocument();
  });

  it('is cancelled after a confirmation, and can be resumed', async () => {
    let subscription = active;
    const screen = open(null, {
      getOwnSubscription: () => ({ subscription }),
      cancelSubscription: () => {
        subscription = { ...active, state: 'cancelled', cancelAtPeriodEnd: true };
        return undefined;
      },
      resumeSubscription: () => {
        subscription = active;
        return undefined;
      },
    });
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Premium?' });
    await expect.element(dialog).toMatchTextContent(new RegExp(`runs until ${formatDate(end)}`));
    expect(screen.received('cancelSubscription')).toHaveLength(0);
    await expect.element(dialog.getByRole('button', { name: 'Keep Premium' })).toHaveFocus();
    await expect.element(dialog.getByRole('button', { name: 'Cancel', exact: true })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Cancel Premium' }).click();
    await expect.element(page.getByText(/^It ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await expect.element(page.getByText(/^It renews on/)).toBeVisible();
  });

  it('says what to do about a failed payment, and by when', async () => {
    const goTo = vi.spyOn(browserNavigation, 'goTo').mockImplementation(() => {});
    open(
      { ...active, state: 'past_due', graceUntil: '2026-12-17T12:00:00.000Z' },
      { openBillingPortal: { url: 'https://billing.stripe.test/session' } },
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(new RegExp(`use another card by ${formatDate('2026-12-17T12:00:00.000Z')}`));
    await page.getByRole('button', { name: 'Pay or change card' }).click();
    await expect.poll(() => goTo.mock.calls).toEqual([['https://billing.stripe.test/session']]);
    await expect.element(page.getByRole('button', { name: 'Change to Pro' })).toBeDisabled();
  });

  it('changes to a larger plan at once, after saying what it costs', async () => {
    const screen = open(active, { changePlan: undefined });
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change to Pro?' });
    await expect.element(dialog).toMatchTextContent(/starts straight away/);
    await dialog.getByRole('button', { name: 'Change to Pro' }).click();
    await expect.poll(() => screen.received('changePlan').map(({ body }) => body)).toEqual([{ plan: 'pro' }]);
  });

  it('keeps the dialog’s text when the new plan is shown before the answer', async () => {
    let subscription = active;
    const answered = Promise.withResolvers<void>();
    open(active, { getOwnSubscription: () => ({ subscription }), changePlan: () => answered.promise });
    await page.getByRole('button', { name: 'Change to Pro' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Pro' }).click();
    subscription = { ...active, plan: 'pro' };
    await emitChange('subscription');
    await expect
      .element(page.getByRole('button', { name: 'Change to Premium', includeHidden: true }))
      .toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog', { name: 'Change to Pro?' })).toBeVisible();
    answered.resolve();
    await expect.element(page.getByText('You have Pro', { exact: true })).toBeVisible();
  });

  it('says that a smaller plan is scheduled, and offers to keep the larger one', async () => {
    open({ ...active, plan: 'pro', nextPlan: 'premium' });
    await expect.element(page.getByText(/it changes to Premium and renews for €9\.99/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep Pro' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Keep Pro?' })).toMatchTextContent(/Pro continues/);
  });
});

it('leads to the plans when there is none, and marks test payments', async () => {
  open(null, {}, true);
  await expect.element(page.getByText('You have no subscription')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
  await expect.element(page.getByText('This is a test.')).toBeVisible();
});

it('pending payments are shown with the receipts', async () => {
  const pending = {
    id: idAt(9),
    product: 'pro',
    name: 'Pro subscription',
    cents: 1999,
    currency: 'EUR',
    startedAt: end,
  };
  open(null, { listPendingPayments: { payments: [pending] } });
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect
    .element(receipts.getByRole('list', { name: 'Payments on their way' }))
    .toMatchTextContent(/Pro subscription is on its way.*Your subscription starts when it arrives.*€19\.99/);
});

it.each([active, null])('no plans or changes are offered while payments are not set up', async (subscription) => {
  open(subscription, { listOffers: { ...offers, isSetUp: false } });
  await expect.element(page.getByText('Payments are not set up yet')).toBeVisible();
  for (const name of [/Change to/, /Cancel subscription/, /Cards and invoices/]) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/renews on/)).not.toBeInTheDocument();
});

it('the screen is for players only', async () => {
  renderScreen('/subscription-management', { as: 'coach_freelance' });
  await expect.element(page.getByText('This is for players')).toBeVisible();
});
