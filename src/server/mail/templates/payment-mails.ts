// Emails about payments and subscriptions.

import { brand } from '#domain/brand.ts';
import type { SubscriptionChange } from '#domain/payments/subscriptions/subscription-changes.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** The receipt of a payment, with a link to the document. */
export function receiptMail(receipt: {
  email: string;
  firstName: string;
  title: string;
  what: string;
  amounts: readonly string[];
  seller: string;
  link: string;
  stopUrl: string;
}): Promise<Mail> {
  return writeMail({
    to: receipt.email,
    subject: `${receipt.title}: ${receipt.what}`,
    preview: 'Thank you for your payment.',
    heading: receipt.title,
    paragraphs: [`Hello ${receipt.firstName}, thank you for your payment.`, receipt.what, ...receipt.amounts],
    button: { label: 'See your receipts', url: receipt.link },
    footnote: `Sold by ${receipt.seller}. You can also download the receipt as a PDF.`,
    stopUrl: receipt.stopUrl,
  });
}

/** The facts of a change. Dates are formatted for the reader. */
interface ChangeDetails {
  email: string;
  firstName: string;
  change: SubscriptionChange;
  plan: string;
  price: string;
  periodEnd: string;
  /** Until when a failed payment can be made up for. */
  graceEnd: string | null;
  link: string;
  stopUrl: string;
}

/** To the owner of a subscription: what changed, and what follows. */
export function subscriptionMail(details: ChangeDetails): Promise<Mail> {
  const { heading, sentence } = changeTexts[details.change](details);
  return writeMail({
    to: details.email,
    subject: heading,
    preview: sentence,
    heading,
    paragraphs: [`Hello ${details.firstName},`, sentence],
    button: { label: details.change === 'payment-failed' ? 'Pay now' : 'See your subscription', url: details.link },
    footnote: `You're getting this email because you have a ${brand.name} subscription.`,
    stopUrl: details.stopUrl,
  });
}

type ChangeText = (details: ChangeDetails) => { heading: string; sentence: string };

const changeTexts: Record<SubscriptionChange, ChangeText> = {
  started: ({ plan, price, periodEnd }) => ({
    heading: `Your ${plan} subscription has started`,
    sentence: `It costs ${price} a month and renews on ${periodEnd}. You can cancel at any time.`,
  }),
  'plan-changed': ({ plan, price, periodEnd }) => ({
    heading: `You now have ${plan}`,
    sentence: `It costs ${price} a month and renews on ${periodEnd}.`,
  }),
  'plan-will-change': ({ plan, price, periodEnd }) => ({
    heading: `Your plan changes to ${plan} on ${periodEnd}`,
    sentence: `Nothing changes until then. After that it costs ${price} a month.`,
  }),
  cancelled: ({ plan, periodEnd }) => ({
    heading: 'Your subscription is cancelled',
    sentence: `You can use ${plan} until ${periodEnd}, and we won't charge you again. You can resume it until then.`,
  }),
  resumed: ({ plan, price, periodEnd }) => ({
    heading: 'Your subscription has resumed',
    sentence: `${plan} renews on ${periodEnd} for ${price}.`,
  }),
  'payment-failed': ({ plan, price, graceEnd }) => ({
    heading: "Your payment didn't go through",
    sentence: `We couldn't charge ${price} for ${plan}. Pay or use another card${graceEnd === null ? '' : ` by ${graceEnd}`}. You keep your plan until then.`,
  }),
  recovered: ({ plan, periodEnd }) => ({
    heading: 'Your payment went through',
    sentence: `${plan} continues and renews on ${periodEnd}.`,
  }),
  ended: ({ plan }) => ({
    heading: 'Your subscription has ended',
    sentence: `${plan} has ended, and we won't charge you again. You keep your credits and can subscribe again at any time.`,
  }),
};
