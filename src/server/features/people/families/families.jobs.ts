// Jobs of families: asking guardians, copies of messages, and links to a junior's own account.

import { handoverHours } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { Context } from '#server/context.ts';
import {
  findAccount,
  findAccountByEmail,
  insertLink,
  isInvitedAccount,
} from '#server/features/accounts/accounts.queries.ts';
import {
  insertInvited,
  invitationHours,
  invitationLink,
  makeInvitationToken,
} from '#server/features/accounts/invitations/invitations.commands.ts';
import type { Author } from '#server/features/administration/audit/audit.commands.ts';
import { findLanguage } from '#server/features/messages/email-switches/mail-switches.queries.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { isMailWithinLimits } from '#server/http/sessions/rate-limits.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import {
  guardianRequestMail,
  handoverMail,
  juniorDeletionMail,
  juniorMessageMail,
} from '#server/mail/templates/family-mails.ts';
import { deleteOldRequests, lockRequests, markAsked } from './club-juniors.queries.ts';
import { notifyFamily } from './families.commands.ts';
import { deleteHandoverLinks, findJunior, findLeavingJunior, findMessageToJunior } from './families.queries.ts';

const server: Author = { actorId: null, address: null };

export const familyJobs = {
  async 'guardian-requests'({ requestIds }, context) {
    const { db, config, mailer } = context;
    const asked = await db.transaction(async (tx) => {
      const requests = await lockRequests(tx, requestIds);
      const [first] = requests;
      if (first === undefined) return null;
      const { email, guardianFirstName, guardianLastName, country } = first;
      const person = { email, firstName: guardianFirstName, lastName: guardianLastName, country };
      await insertInvited(tx, server, { ...person, role: 'player', clubId: null });
      const account = await findAccountByEmail(tx, email);
      // Nobody else can answer: the account waits for approval, is suspended or is being deleted.
      if (account === null || !(account.state === 'active' || isInvitedAccount(account))) return null;
      await markAsked(
        tx,
        requests.map(({ id }) => id),
      );
      await notifyFamily(tx, null, [account.id]);
      return { account, requests, first };
    });
    if (asked === null) return;
    const { account, requests, first } = asked;
    const names = requests.map(personName);
    if (account.state === 'active') {
      // A request for another guardian is the only one of its job.
      const people = { junior: first.juniorId };
      const facts = { people, clubName: first.clubName, juniors: names, change: 'asked' as const };
      await notify(db, [account.id], { kind: 'family-changed', facts, cause: `guardian_asked:${first.id}` });
    }
    if (!(await isMailWithinLimits(db, config, `guardian-${first.clubId}`, account.email))) return;
    const token = account.state === 'active' ? null : await makeInvitationToken(context, account.id);
    const link = token === null ? `${config.publicUrl}/family` : invitationLink(config, token, account.role);
    const hours = token === null ? null : invitationHours;
    await mailer.send(
      await inLanguageOf(account, () => guardianRequestMail(account, first.clubName, names, { link, hours })),
    );
  },

  async 'family-changed'({ userId, juniorId, end, at }, { db }) {
    const junior = await findAccount(db, juniorId);
    if (junior === null) return;
    const facts = { people: { junior: juniorId }, clubName: null, juniors: [personName(junior)], change: end };
    await notify(db, [userId], { kind: 'family-changed', facts, cause: `family:${juniorId}:${at}` });
  },

  async 'junior-message'({ messageId }, { db, mailer, config }) {
    const found = await findMessageToJunior(db, messageId);
    if (found === null) return;
    const { content, coach, junior } = found;
    await notify(db, [junior.guardianId], {
      kind: 'junior-message',
      facts: { people: { junior: junior.id, coach: coach.id } },
      cause: `junior_message:${messageId}`,
    });
    const link = `${config.publicUrl}${addressFor('messages', 'player')}?with=${coach.id}`;
    const reader = await findLanguage(db, junior.guardianId);
    await mailer.send(await inLanguageOf(reader, () => juniorMessageMail(junior, personName(coach), content, link)));
  },

  async 'junior-deletion-mail'({ userId }, { db, mailer, config }) {
    const junior = await findLeavingJunior(db, userId);
    if (junior === null) return;
    await mailer.send(
      await inLanguageOf(junior.guardian, () => juniorDeletionMail(junior, `${config.publicUrl}/family`)),
    );
  },

  // The link is made here, not in the request, so that no valid token is in the queue.
  async 'handover-mail'({ userId, email }, { db, config, mailer }) {
    const junior = await findJunior(db, userId);
    // An address with an account gets nothing, and the answer never says so.
    if (junior === null || (await findAccountByEmail(db, email)) !== null) return;
    if (!(await isMailWithinLimits(db, config, 'handover', email))) return;
    const token = newToken();
    await db.transaction(async (tx) => {
      await deleteHandoverLinks(tx, userId);
      const link = { tokenHash: hashToken(token), userId, email, hours: handoverHours };
      await insertLink(tx, { ...link, purpose: 'handover' });
    });
    const link = `${config.publicUrl}/set-password?token=${token}`;
    const reader = await findLanguage(db, userId);
    await mailer.send(
      await inLanguageOf(reader, () => handoverMail({ email, firstName: junior.firstName }, junior.guardian, link)),
    );
  },

  async 'lapse-guardian-requests'(_, { db }) {
    await deleteOldRequests(db);
  },
} satisfies Partial<JobHandlers<Context>>;
