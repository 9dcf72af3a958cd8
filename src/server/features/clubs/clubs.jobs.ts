// Emails to club managers.

import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { applicantMail } from '#server/mail/templates/club-mails.ts';

export const clubJobs = {
  async 'applicant-mail'({ userId, managerId }, context) {
    const { db, config } = context;
    const [person, manager] = [await findAccount(db, userId), await findAccount(db, managerId)];
    // Decision and managers may have changed before the email is written.
    if (person?.state !== 'pending' || person.joiningClubId === null) return;
    if (manager?.state !== 'active' || manager.role !== 'club' || manager.clubId !== person.joiningClubId) return;
    const club = await findClub(db, person.joiningClubId);
    if (!club) return;
    const dashboardUrl = `${config.publicUrl}/club/dashboard`;
    await sendUnlessStopped(context, 'applicants', managerId, (stopUrl) =>
      applicantMail(manager, person, club.name, { dashboardUrl, stopUrl }),
    );
  },
} satisfies Partial<JobHandlers<Context>>;
