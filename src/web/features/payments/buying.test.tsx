// Choosing what to pay for, going to the checkout, and the pay page of the test provider.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { clubMember } from '#web/testing/club-member.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';

const listOffers = {
  currency: 'EUR',
  isSetUp: true,
  isTest: true,
  isClubPrice: false,
  packages: [
    { product: 'credits-1', credits: 1, cents: 1500 },
    { product: 'credits-3', credits: 3, cents: 3900 },
  ],
} as const;
const answers = {
  listOffers: { ...listOffers, packages: [...listOffers.packages] },
  getOwnSubscription: { subscription: null },
  listPendingPayments: { payments: [] },
};
const onItsWay = {
  payments: [
    {
      id: idAt(9),
      product: 'credits-3' as const,
      name: '3 analysis credits',
      cents: 3900,
      currency: 'EUR',
      startedAt: new Date().toISOString(),
    },
  ],
};

it('plans show in one line each what they cost and give, and that messages need one', async () => {
  renderScreen('/subscription', { answers });
  const premium = page.getByRole('listitem').filter({ hasText: 'Premium' });
  await expect.element(premium).toMatchTextContent(/€9\.99 a month.*20 messages and 1 credit a month/);
  await expect.element(page.getByText('100 messages and 4 credits a month')).toBeVisible();
  await expect.element(page.getByText(/Messages to your coaches need Premium or Pro/)).toBeVisible();
  await expect.element(page.getByText('This is a test.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Subscribe to Pro' }))
    .toHaveAttribute('href', '/payment?product=pro');
});

it('credits are chosen from a list with each price, and bought with one press', async () => {
  renderScreen('/subscription', { answers });
  await expect.element(page.getByRole('radio', { name: '1 credit €15.00' })).toBeChecked();
  await expect.element(page.getByText(/Credits you buy here are paid once, need no plan/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Buy 1 credit for €15.00' }))
    .toHaveAttribute('href', '/payment?product=credits-1');
  await page.getByRole('radio', { name: '3 credits €39.00 €13.00 each' }).click();
  await page.getByRole('link', { name: 'Buy 3 credits for €39.00' }).click();
  await expect.element(page.getByRole('heading', { name: '3 analysis credits' })).toBeVisible();
});

it('a person with a plan manages it, or changes to the other', async () => {
  const subscription = {
    plan: 'premium',
    nextPlan: null,
    state: 'active',
    currentPeriodStart: '2026-12-10T12:00:00.000Z',
    currentPeriodEnd: '2027-01-10T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    graceUntil: null,
    messagesLeft: 18,
  } as const;
  renderScreen('/subscription', { answers: { ...answers, getOwnSubscription: { subscription } } });
  const premium = page.getByRole('listitem').filter({ hasText: 'Your plan' });
  await expect
    .element(premium.getByRole('link', { name: 'Manage' }))
    .toHaveAttribute('href', '/subscription-management');
  await expect
    .element(page.getByRole('link', { name: 'Change to Pro' }))
    .toHaveAttribute('href', '/subscription-management');
  await expect.element(page.getByRole('link', { name: /Subscribe to/ })).not.toBeInTheDocument();
});

it('club members see that their club covers reviews, and their price', async () => {
  renderScreen('/subscription', {
    as: clubMember,
    answers: { ...answers, listOffers: { ...answers.listOffers, isClubPrice: true } },
  });
  await expect.element(page.getByText(/Your club covers your reviews.*you pay 20% less/)).toBeVisible();
});

it('the payment screen opens the checkout', async () => {
  const goTo = vi.spyOn(browserNavigation, 'goTo').mockImplementation(() => {});
  const screen = renderScreen('/payment?product=credits-3', {
    answers: { ...answers, startCheckout: { url: 'https://checkout.stripe.test/1' } },
  });
  const button = page.getByRole('button', { name: 'Go to payment' });
  await button.click();
  await expect.poll(() => goTo.mock.calls).toEqual([['https://checkout.stripe.test/1']]);
  expect(screen.received('startCheckout').map(({ body }) => body)).toEqual([{ product: 'credits-3' }]);
});

it('the payment screen says that a cancelled checkout charged nothing, and why one cannot be opened', async () => {
  renderScreen('/payment?product=pro&cancelled=true', {
    answers: { ...answers, startCheckout: failure('already_subscribed') },
  });
  await expect.element(page.getByText('You haven’t been charged.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect.element(page.getByText('You already have a subscription. You can change its plan.')).toBeVisible();
});

it('buying again during a pending payment needs a confirmation', async () => {
  const goTo = vi.spyOn(browserNavigation, 'goTo').mockImplementation(() => {});
  const url = 'https://checkout.stripe.test/2';
  const screen = renderScreen('/payment?product=credits-3', {
    answers: {
      ...answers,
      listPendingPayments: onItsWay,
      startCheckout: ({ body }) => (body.again === true ? { url } : failure('payment_pending')),
    },
  });
  await expect
    .element(page.getByRole('list', { name: 'Payments on their way' }))
    .toMatchTextContent(/Your payment for 3 analysis credits is on its way.*€39\.00/);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Buy 3 analysis credits again?' });
  await expect.element(dialog).toMatchTextContent(/you’ll pay €39\.00 twice/);
  expect(goTo).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Buy again' }).click();
  await expect.poll(() => goTo.mock.calls).toEqual([[url]]);
  expect(screen.received('startCheckout').map(({ body }) => body)).toEqual([
    { product: 'credits-3' },
    { product: 'credits-3', again: true },
  ]);
});

it('the shop shows pending payments', async () => {
  renderScreen('/subscription', { answers: { ...answers, listPendingPayments: onItsWay } });
  await expect.element(page.getByText('Your payment for 3 analysis credits is on its way.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Let the test payment arrive' }))
    .toHaveAttribute('href', `/test-checkout/${idAt(9)}`);
});

it('no plan is sold while a payment for one is pending', async () => {
  const pro = { ...onItsWay.payments[0], product: 'pro' as const, name: 'Pro subscription', id: idAt(9) };
  const planAnswers = {
    ...answers,
    listPendingPayments: { payments: [{ ...onItsWay.payments[0], ...pro }] },
  } as Answers;
  renderScreen('/subscription', { answers: planAnswers });
  await expect.element(page.getByText('On its way', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Subscribe to/ })).not.toBeInTheDocument();
  leaveScreens();
  renderScreen('/payment?product=premium', { answers: planAnswers });
  await expect.element(page.getByRole('button', { name: 'Go to payment' })).toBeDisabled();
});

it.each(['/subscription', '/payment?product=pro', '/payment'])(
  '%s sells nothing while payments are not set up',
  async (address) => {
    const notSetUp = { ...answers.listOffers, isSetUp: false, isTest: false };
    renderScreen(address, { answers: { ...answers, listOffers: notSetUp } });
    await expect.element(page.getByText('Payments are not set up yet')).toBeVisible();
    for (const name of [/Go to payment/, /Subscribe to/, /^Buy/]) {
      await expect.element(page.getByRole('main').getByRole('button', { name })).not.toBeInTheDocument();
      await expect.element(page.getByRole('main').getByRole('link', { name })).not.toBeInTheDocument();
    }
  },
);

it('the payment screen without a product leads to the plans', async () => {
  renderScreen('/payment?product=gold', { answers });
  await expect
    .element(page.getByRole('link', { name: 'See plans and credits' }))
    .toHaveAttribute('href', '/subscription');
});

it('a test payment can fail, be cancelled and be paid', async () => {
  let state: 'open' | 'failed' = 'open';
  const testAnswers: Answers = {
    ...answers,
    getTestCheckout: () => ({
      product: 'credits-1' as const,
      name: '1 analysis credit',
      cents: 1500,
      currency: 'EUR',
      state,
    }),
    settleTestCheckout: ({ body }) => {
      if (body.outcome === 'fail') state = 'failed';
      return undefined;
    },
    getLatestOrder: { order: null },
    getProfileStats: failure('internal'),
    getCertificate: failure('internal'),
  };
  renderScreen(`/test-checkout/${idAt(7)}`, { answers: testAnswers });
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Cancel' }))
    .toHaveAttribute('href', '/payment?product=credits-1&cancelled=true');
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The payment failed/);
  await expect
    .element(page.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/payment?product=credits-1');
  state = 'open';
  leaveScreens();
  const again = renderScreen(`/test-checkout/${idAt(7)}`, { answers: testAnswers });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(again.address).toMatch(/^\/player\/profile/);
});

it('a test payment can be delayed, and arrive later', async () => {
  const screen = renderScreen(`/test-checkout/${idAt(7)}`, {
    answers: {
      ...answers,
      getTestCheckout: {
        product: 'credits-1',
        name: '1 analysis credit',
        cents: 1500,
        currency: 'EUR',
        state: 'pending',
      },
      settleTestCheckout: undefined,
      getLatestOrder: { order: { product: 'credits-1', state: 'pending', createdAt: new Date().toISOString() } },
      getProfileStats: failure('internal'),
      getCertificate: failure('internal'),
    },
  });
  await expect.element(page.getByText('This payment is on its way. Choose how it ends.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Let it take days' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Let it arrive' }).click();
  await expect.poll(screen.address).toMatch(/^\/player\/profile/);
  await expect.element(page.getByText('Your payment is on its way')).toBeVisible();
});
