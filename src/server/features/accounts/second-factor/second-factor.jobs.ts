// Emails about second factors.

import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { secondFactorMail } from '#server/mail/templates/second-factor-mail.ts';

export const secondFactorJobs = {
  async 'second-factor-mail'({ userId, change }, { db, config, mailer }) {
    const account = await findAccount(db, userId);
    if (account === null) return;
    const { recoveryCodes } = await findCredentials(db, userId);
    const securityUrl = `${config.publicUrl}/profile?tab=security`;
    await mailer.send(
      await inLanguageOf(account, () => secondFactorMail(account, change, { recoveryCodes, securityUrl })),
    );
  },
} satisfies Partial<JobHandlers<Context>>;
