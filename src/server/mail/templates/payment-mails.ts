// Emails about payments and subscriptions.

import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
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
    preview: say(msg`Thank you for your payment.`),
    heading: receipt.title,
    paragraphs: [
      say(msg`Hello ${{ firstName: receipt.firstName }}, thank you for your payment.`),
      receipt.what,
      ...receipt.amounts,
    ],
    button: { label: say(msg`See your receipts`), url: receipt.link },
    footnote: say(msg`Sold by ${{ seller: receipt.seller }}. You can also download the receipt as a PDF.`),
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
    paragraphs: [say(msg`Hello ${{ firstName: details.firstName }},`), sentence],
    button: {
      label: details.change === 'payment-failed' ? say(msg`Pay now`) : say(msg`See your subscription`),
      url: details.link,
    },
    footnote: say(msg`You’re getting this email because you have a ${{ product: brand.name }} subscription.`),
    stopUrl: details.stopUrl,
  });
}

type ChangeText = (details: ChangeDetails) => { heading: string; sentence: string };

const changeTexts: Record<SubscriptionChange, ChangeText> = {
  started: ({ plan, price, periodEnd }) => ({
    heading: say(msg`Your ${{ plan }} subscription has started`),
    sentence: say(msg`It costs ${{ price }} a month and renews on ${{ periodEnd }}. You can cancel at any time.`),
  }),
  'plan-changed': ({ plan, price, periodEnd }) => ({
    heading: say(msg`You now have ${{ plan }}`),
    sentence: say(msg`It costs ${{ price }} a month and renews on ${{ periodEnd }}.`),
  }),
  'plan-will-change': ({ plan, price, periodEnd }) => ({
    heading: say(msg`Your plan changes to ${{ plan }} on ${{ periodEnd }}`),
    sentence: say(msg`Nothing changes until then. After that it costs ${{ price }} a month.`),
  }),
  cancelled: ({ plan, periodEnd }) => ({
    heading: say(msg`Your subscription is cancelled`),
    sentence: say(
      msg`You can use ${{ plan }} until ${{ periodEnd }}, and we won’t charge you again. You can resume it until then.`,
    ),
  }),
  resumed: ({ plan, price, periodEnd }) => ({
    heading: say(msg`Your subscription has resumed`),
    sentence: say(msg`${{ plan }} renews on ${{ periodEnd }} for ${{ price }}.`),
  }),
  'payment-failed': ({ plan, price, graceEnd }) => ({
    heading: say(msg`Your payment didn’t go through`),
    sentence:
      graceEnd === null
        ? say(
            msg`We couldn’t charge ${{ price }} for ${{ plan }}. Pay or use another card. You keep your plan until then.`,
          )
        : say(
            msg`We couldn’t charge ${{ price }} for ${{ plan }}. Pay or use another card by ${{ day: graceEnd }}. You keep your plan until then.`,
          ),
  }),
  recovered: ({ plan, periodEnd }) => ({
    heading: say(msg`Your payment went through`),
    sentence: say(msg`${{ plan }} continues and renews on ${{ periodEnd }}.`),
  }),
  ended: ({ plan }) => ({
    heading: say(msg`Your subscription has ended`),
    sentence: say(
      msg`${{ plan }} has ended, and we won’t charge you again. You keep your credits and can subscribe again at any time.`,
    ),
  }),
};
