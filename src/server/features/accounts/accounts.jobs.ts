// Mails and notifications that follow from registrations; cleaning up what has expired.

import { brand } from '#domain/brand.ts';
import type { Context } from '#server/context.ts';
import { notifyAdministrators } from '#server/features/notifications/notifications.commands.ts';
import { deletePastAttempts } from '#server/http/attempts.queries.ts';
import { deleteExpiredSessions } from '#server/http/sessions.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import {
  accountApprovedMail,
  accountRejectedMail,
  alreadyRegisteredMail,
  verificationMail,
} from '#server/mail/templates/account-mails.ts';
import { makeVerificationToken } from './accounts.commands.ts';
import { deleteOldLinks, findAccount } from './accounts.queries.ts';

export const accountJobs = {
  // The link is made here, not in the request: so no living token ever lies in the queue.
  async 'verification-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account?.state !== 'unverified') return;
    const token = await makeVerificationToken(context, userId);
    await context.mailer.send(
      await verificationMail(account, `${context.config.publicUrl}/api/auth/verify-email?token=${token}`),
    );
  },

  async 'already-registered-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account) await context.mailer.send(await alreadyRegisteredMail(account, loginUrl(context)));
  },

  async 'registration-waiting'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account?.state !== 'pending') return;
    await notifyAdministrators(context.db, {
      type: 'player_registered',
      title: 'New player waiting for approval',
      message: `${account.firstName} ${account.lastName} has registered at ${brand.name}.`,
      cause: `player_registered:${userId}`,
    });
  },

  async 'account-approved-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account) await context.mailer.send(await accountApprovedMail(account, loginUrl(context)));
  },

  async 'account-rejected-mail'(person, context) {
    await context.mailer.send(await accountRejectedMail(person));
  },

  async 'purge-expired'(_, { db }) {
    await deleteExpiredSessions(db);
    await deleteOldLinks(db);
    await deletePastAttempts(db);
  },
} satisfies Partial<JobHandlers<Context>>;

function loginUrl(context: Context): string {
  return `${context.config.publicUrl}/auth?tab=login`;
}
