// Emails about sign-in with Google.

import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { googleLinkedMail } from '#server/mail/templates/account-mails.ts';

export const googleJobs = {
  async 'google-linked-mail'({ userId }, context) {
    const account = await findAccount(context.db, userId);
    if (account) await context.mailer.send(await inLanguageOf(account, () => googleLinkedMail(account)));
  },
} satisfies Partial<JobHandlers<Context>>;
