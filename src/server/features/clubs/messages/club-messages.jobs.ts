// Notifies members of a club's message, and emails it to each recipient. Several servers may do so at once, and any of them may stop: a
// recipient is claimed before the email and settled after it, so each gets one, unless a server dies between the two.

import { messageTries, type RecipientState } from '#domain/clubs/club-messages.ts';
import { clubMessageAddress } from '#domain/messages/notifications/notifications.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { findAccount, findAccountByEmail } from '#server/features/accounts/accounts.queries.ts';
import { findReminded } from '#server/features/clubs/people/invitations/club-requests.queries.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notifyAndPushMany } from '#server/features/messages/push/push.commands.ts';
import { isMailWithinLimits } from '#server/http/sessions/rate-limits.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { clubMessageMail } from '#server/mail/templates/club-message-mail.ts';
import { notifyWriters } from './club-messages.commands.ts';
import * as queries from './club-messages.queries.ts';

/** How long one run sends, in milliseconds: less than a job may take. What is left waits for the next run. */
const runMs = 200_000;

export const clubMessageJobs = {
  async 'club-message'({ messageId }, { db, jobs }) {
    await db.transaction(async (tx) => {
      const message = await queries.lockUnnotified(tx, messageId);
      if (message === null) return;
      const { clubName, subject } = message;
      const members = await queries.listMembersOf(tx, message);
      await notifyUsers(tx, ['club-message'], members);
      await notifyAndPushMany({ jobs }, tx, members, {
        kind: 'club-message',
        facts: { people: {}, clubName, subject, messageId },
        cause: `club_message:${messageId}`,
      });
      await queries.markNotified(tx, messageId);
      await jobs.enqueue(tx, 'club-message-mail', { messageId });
    });
  },

  async 'club-messages'(_, { db, jobs }) {
    await queries.failOldRecipients(db);
    for (const messageId of await queries.listDueMessages(db))
      await jobs.enqueue(db, 'club-message-mail', { messageId });
  },

  async 'club-message-mail'({ messageId }, context) {
    const { db } = context;
    const message = await queries.findToSend(db, messageId);
    if (message === null) return;
    const end = Date.now() + runMs;
    for (let goesOn = true; goesOn && Date.now() < end; ) {
      const recipient = await queries.claimNext(db, messageId);
      goesOn = recipient !== null && (await sendTo(context, message, recipient));
    }
    await notifyWriters(db, message.clubId);
  },
} satisfies Partial<JobHandlers<Context>>;

/**
 * Sends a message to one claimed recipient. An address that its server refuses fails at once; anything else is tried again later.
 *
 * @returns whether others can be sent to: not while the email server does not answer
 */
async function sendTo(
  context: Context,
  message: queries.MessageToSend,
  recipient: queries.ClaimedRecipient,
): Promise<boolean> {
  const { db, log } = context;
  try {
    await queries.settleRecipient(db, recipient.id, await emailTo(context, message, recipient));
    return true;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused === 'for good' || recipient.tries >= messageTries) {
      await queries.settleRecipient(db, recipient.id, 'failed');
    } else {
      await queries.postponeRecipient(db, recipient.id, Math.min(30 * 2 ** recipient.tries, 6 * 3600));
    }
    log.warn({ messageId: message.id, refused }, 'an email of a club message was not accepted');
    return refused !== null;
  }
}

/** Whether the email server refused this address, for good (SMTP 5xx) or for now; null for every other failure. */
function refusalOf(error: unknown): 'for good' | 'for now' | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' || typeof responseCode !== 'number') return null;
  return responseCode >= 500 ? 'for good' : 'for now';
}

/** Emails a message, unless the person has left, or is suspended or leaving, since it was confirmed, or has switched these emails off. */
async function emailTo(
  context: Context,
  message: queries.MessageToSend,
  { userId, invitationId }: queries.ClaimedRecipient,
): Promise<Exclude<RecipientState, 'waiting'>> {
  const { db, config } = context;
  if (userId !== null) {
    const member = await findAccount(db, userId);
    if (member?.state !== 'active' || member.role !== 'player' || member.clubId !== message.clubId) return 'left-out';
    const openUrl = config.publicUrl + clubMessageAddress(message.id);
    const isSent = await sendUnlessStopped(context, 'club', userId, (stopUrl) =>
      clubMessageMail(member.email, message, { openUrl, stopUrl }),
    );
    return isSent ? 'sent' : 'in-pala';
  }
  const email = invitationId === null ? null : await queries.findInvitedAddress(db, invitationId);
  const person = email === null ? null : await findAccountByEmail(db, email);
  // Answered, withdrawn or ended since it was confirmed; or never asked, because the address belongs to someone else.
  if (!person || invitationId === null || (await findReminded(db, person, invitationId)) === null) return 'left-out';
  if (!(await isMailWithinLimits(db, config, 'club-message', person.email))) return 'left-out';
  const isSent = await sendUnlessStopped(context, 'invitations', person.id, (stopUrl) =>
    clubMessageMail(person.email, message, { openUrl: null, stopUrl }),
  );
  return isSent ? 'sent' : 'left-out';
}
