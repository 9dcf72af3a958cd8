// Emails about unread messages, combined into one per person (docs/product.md#email).

import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { firstLines } from '#server/mail/first-lines.ts';
import { unreadMessagesMail } from '#server/mail/templates/message-mails.ts';
import { listReceiversToEmail, listWaiting, markMailed } from './unread-mail.queries.ts';

export const messageJobs = {
  async 'unread-messages'(_, { db, jobs }) {
    const receivers = await listReceiversToEmail(db);
    await db.transaction(async (tx) => {
      for (const userId of receivers) await jobs.enqueue(tx, 'unread-messages-mail', { userId });
    });
  },

  // Unread messages are looked up here, not when queuing, so that read ones are left out.
  async 'unread-messages-mail'({ userId }, context) {
    const { db, config } = context;
    const receiver = await findAccount(db, userId);
    if (receiver?.state !== 'active') return;
    const side = receiver.role === 'player' ? 'player' : 'coach';
    const waiting = await listWaiting(db, { id: userId, side });
    if (waiting.length === 0) return;
    const screen = config.publicUrl + addressFor('messages', receiver.role);
    const conversations = waiting.map(({ id, count, excerpt, ...sender }) => ({
      name: personName(sender),
      count,
      firstLines: firstLines(excerpt),
      link: `${screen}?with=${id}`,
    }));
    const isSent = await sendUnlessStopped(context, 'messages', userId, (stopUrl) =>
      unreadMessagesMail({ email: receiver.email, firstName: receiver.firstName, conversations, stopUrl }),
    );
    // After sending: a crash in between may send the email twice, but never loses it.
    if (isSent)
      await markMailed(
        db,
        waiting.flatMap(({ messageIds }) => messageIds),
      );
  },
} satisfies Partial<JobHandlers<Context>>;
