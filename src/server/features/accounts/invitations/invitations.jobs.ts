// The email of an invitation.

import { importLinkHours } from '#domain/clubs/club-people.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { invitationMail } from '#server/mail/templates/invitation-mails.ts';
import { invitationHours, invitationLink, makeInvitationToken } from './invitations.commands.ts';
import { findInvitationTo } from './invitations.queries.ts';

export const invitationJobs = {
  // The link is made here, not in the request, so that no valid token is in the queue or reaches the administrator.
  async 'invitation-mail'({ userId, invitationId }, context) {
    const { db, config, mailer } = context;
    const account = await findAccount(db, userId);
    if (account === null) return;
    // The inviting club's details, even if another club created the account; nothing if it was withdrawn.
    const asked = invitationId === undefined ? account : await findInvitationTo(db, account.email, invitationId);
    if (asked === null) return;
    const club = asked.clubId === null ? null : await findClub(db, asked.clubId);
    const hours = 'importId' in asked && asked.importId !== null ? importLinkHours : invitationHours;
    const token = await makeInvitationToken(context, userId, invitationId, hours);
    if (token === null) return;
    const link = invitationLink(config, token, account.role);
    await mailer.send(await inLanguageOf(account, () => invitationMail(asked, club?.name ?? null, link, hours)));
  },
} satisfies Partial<JobHandlers<Context>>;
