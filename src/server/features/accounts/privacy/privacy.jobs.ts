// Jobs of deleting an account: the emails, and the erasure.

import { erasedFrom } from '#domain/accounts/account-deletion.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { deletionRequestedMail, deletionUndoneMail } from '#server/mail/templates/deletion-mails.ts';
import { eraseDue } from './privacy.commands.ts';

export const privacyJobs = {
  async 'deletion-requested-mail'({ userId, isByAdministrator = false }, { db, mailer, config }) {
    const account = await findAccount(db, userId);
    // No warning if the person came back before it was sent.
    if (account?.state !== 'deleted' || account.deletionRequestedAt === null) return;
    const until = erasedFrom(account.deletionRequestedAt);
    const loginUrl = `${config.publicUrl}/auth?tab=login`;
    await mailer.send(
      await inLanguageOf(account, () => deletionRequestedMail(account, { until, loginUrl, isByAdministrator })),
    );
  },

  async 'deletion-undone-mail'({ userId }, { db, mailer, config }) {
    const account = await findAccount(db, userId);
    if (account?.state !== 'active') return;
    await mailer.send(await inLanguageOf(account, () => deletionUndoneMail(account, config.publicUrl)));
  },

  async 'erase-deleted'(_, context) {
    await eraseDue(context);
  },
} satisfies Partial<JobHandlers<Context>>;
