// Emails and notifications after registrations, and cleaning up expired data.

import type { Context } from '#server/context.ts';
import { deleteOldEvents } from '#server/events/events.queries.ts';
import { notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import { forgetCancelledSessions } from '#server/features/training/change.queries.ts';
import { deletePastAttempts } from '#server/http/sessions/rate-limits.queries.ts';
import { deleteExpiredSessions } from '#server/http/sessions/sessions.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import {
  accountApprovedMail,
  accountRejectedMail,
  alreadyRegisteredMail,
  commonPasswordMail,
  verificationMail,
} from '#server/mail/templates/account-mails.ts';
import { deleteOldLinks, findAccount, isInvitedAccount } from './accounts.queries.ts';
import { findClub, listClubManagers } from './joining.queries.ts';
import { makeVerificationToken } from './verification.commands.ts';

export const accountJobs = {
  // The link is made here, not in the request, so that no valid token is ever in the queue.
  async 'verification-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account?.state !== 'unverified') return;
    const token = await makeVerificationToken(context, userId);
    await context.mailer.send(
      await inLanguageOf(account, () =>
        verificationMail(account, `${context.config.publicUrl}/api/auth/verify-email?token=${token}`),
      ),
    );
  },

  async 'already-registered-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account === null) return;
    // Invited people have no password yet, so they get the invitation again.
    if (isInvitedAccount(account)) await context.jobs.enqueue(context.db, 'invitation-mail', { userId });
    else
      await context.mailer.send(await inLanguageOf(account, () => alreadyRegisteredMail(account, loginUrl(context))));
  },

  async 'registration-waiting'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account?.state !== 'pending') return;
    const { db, jobs } = context;
    const club = account.joiningClubId === null ? null : await findClub(db, account.joiningClubId);
    await notifyAdministrators(db, {
      kind: 'player-registered',
      facts: { people: { player: userId }, clubName: club?.name ?? null },
      cause: `player_registered:${userId}`,
    });
    if (club === null) return;
    // Managers have no bell for this (docs/product.md#notifications), so each gets an email, in a job that is retried on its own.
    const managers = await listClubManagers(db, club.id);
    await db.transaction(async (tx) => {
      for (const manager of managers) await jobs.enqueue(tx, 'applicant-mail', { userId, managerId: manager.id });
    });
  },

  async 'account-approved-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account)
      await context.mailer.send(await inLanguageOf(account, () => accountApprovedMail(account, loginUrl(context))));
  },

  async 'account-rejected-mail'(person, context) {
    await context.mailer.send(await inLanguageOf(person, () => accountRejectedMail(person)));
  },

  async 'common-password-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account?.state !== 'active') return;
    const url = `${context.config.publicUrl}/profile?tab=security`;
    await context.mailer.send(await inLanguageOf(account, () => commonPasswordMail(account, url)));
  },

  async 'purge-expired'(_, { db }) {
    await deleteExpiredSessions(db);
    await deleteOldLinks(db);
    await deletePastAttempts(db);
    await deleteOldEvents(db);
    await forgetCancelledSessions(db);
  },
} satisfies Partial<JobHandlers<Context>>;

function loginUrl(context: Context): string {
  return `${context.config.publicUrl}/auth?tab=login`;
}
