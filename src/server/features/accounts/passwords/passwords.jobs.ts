// Emails about passwords, and the verification link once more.

import type { Context } from '#server/context.ts';
import { findAccount, findAccountByEmail, isInvitedAccount } from '#server/features/accounts/accounts.queries.ts';
import { makeVerificationToken } from '#server/features/accounts/verification.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { passwordChangedMail, passwordResetMail, verificationMail } from '#server/mail/templates/account-mails.ts';
import { makeResetToken } from './passwords.commands.ts';

export const passwordJobs = {
  async 'password-reset-mail'({ email }, context) {
    const account = await findAccountByEmail(context.db, email);
    if (account === null || account.state === 'deleted') return;
    if (isInvitedAccount(account)) return inviteAgain(context, account.id);
    const token = await makeResetToken(context, account.id);
    await context.mailer.send(
      await inLanguageOf(account, () =>
        passwordResetMail(account, `${context.config.publicUrl}/set-password?token=${token}`),
      ),
    );
  },

  async 'verification-again-mail'({ email }, context) {
    const account = await findAccountByEmail(context.db, email);
    if (account?.state !== 'unverified') return;
    if (isInvitedAccount(account)) return inviteAgain(context, account.id);
    const token = await makeVerificationToken(context, account.id);
    await context.mailer.send(
      await inLanguageOf(account, () =>
        verificationMail(account, `${context.config.publicUrl}/api/auth/verify-email?token=${token}`),
      ),
    );
  },

  async 'password-changed-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account) await context.mailer.send(await inLanguageOf(account, () => passwordChangedMail(account)));
  },
} satisfies Partial<JobHandlers<Context>>;

/** Invited people who have not accepted get the invitation again: any other link would skip their consent. */
function inviteAgain({ db, jobs }: Context, userId: string): Promise<void> {
  return jobs.enqueue(db, 'invitation-mail', { userId });
}
