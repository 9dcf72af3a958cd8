// Jobs of payments: applying events, receipts by email, the daily comparison, and the test provider's renewals.

import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { receiptMail } from '#server/mail/templates/payment-mails.ts';
import { closeCheckout } from './checkout.commands.ts';
import { applyEvent } from './events.commands.ts';
import { receiptLines } from './receipt-lines.ts';
import { findReceipt } from './receipts.queries.ts';
import { comparePayments } from './reconciliation.commands.ts';

export const paymentJobs = {
  async 'payment-event'({ eventId }, context) {
    await applyEvent(context, eventId);
  },

  async 'close-checkout'(order, context) {
    await closeCheckout(context, order);
  },

  async 'receipt-mail'({ receiptId }, context) {
    const { db, config } = context;
    const receipt = await findReceipt(db, receiptId, null);
    if (receipt === null || receipt.state !== 'active') return;
    await sendUnlessStopped(context, 'payments', receipt.userId, (stopUrl) => {
      const { title, what, amounts, sellerLines } = receiptLines(receipt, config.seller);
      return receiptMail({
        email: receipt.email,
        firstName: receipt.firstName,
        title,
        what,
        amounts: amounts.map(({ label, amount }) => `${label}: ${amount}`),
        seller: sellerLines.join(', '),
        link: `${config.publicUrl}/subscription-management`,
        stopUrl,
      });
    });
  },

  async 'compare-payments'(_, context) {
    await comparePayments(context);
  },

  async 'renew-test-subscriptions'(_, { payments }) {
    await payments.test?.renewDue();
  },
} satisfies Partial<JobHandlers<Context>>;
